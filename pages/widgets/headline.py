"""The measured number and its bound, side by side over the figures."""

from html import escape

import streamlit as st

from laboratory.views.view import Headline

ROW = """<div class="headline"
style="display:flex;flex-wrap:wrap;align-items:baseline;gap:0 2.5rem;line-height:1.2{closer}">{parts}</div>"""
PART = """<span style="{room}">
<span style="font-size:{size};font-weight:650;font-variant-numeric:tabular-nums;white-space:nowrap">
{number}</span> <span style="font-size:1.1rem">{words}</span>{condition}</span>"""
CONDITION = '<span style="font-size:0.9rem">{condition}</span>'
BESIDE = "flex:1 1 22rem;min-width:0"  # so that a long condition is broken beside the measured number, not below it
CLOSER = ";margin-bottom:-0.8rem"  # two lines and a figure take no more room than one line and a figure
LARGE, SMALLER = "clamp(1.9rem,4vw,2.6rem)", "1.5rem"


def headline(told: Headline) -> None:
    """The number measured and, beside it, the one guaranteed and what that rests on, or why there is none."""
    st.html(headline_html(told))


def headline_html(told: Headline) -> str:
    """The same as HTML."""
    parts = [PART.format(size=LARGE, number=escape(told.measured), words=escape(told.what), condition="", room="")]
    if told.guaranteed:
        words = f"guaranteed, {told.by}" if told.by else "guaranteed"
        rests = CONDITION.format(condition=escape(told.condition)) if told.condition else ""
        more = {"condition": rests, "room": BESIDE if rests else ""}
        parts.append(PART.format(size=SMALLER, number=escape(told.guaranteed), words=escape(words), **more))
    elif told.by:
        parts.append(f'<span style="font-size:1.1rem">{escape(told.by)}</span>')
    return ROW.format(parts="".join(parts), closer=CLOSER if told.guaranteed and told.condition else "")
