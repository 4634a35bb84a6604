"""The measured number and its bound, side by side over the figures."""

from html import escape

import streamlit as st

from bounds.vocabulary.prose import capitalized
from laboratory.views.headline import Headline

ROW = """<div class="headline"
style="display:flex;flex-wrap:wrap;align-items:baseline;gap:0 2.5rem;line-height:1.2{closer}">{parts}</div>"""
PART = """<span style="{room}">
<span style="font-size:{size};font-weight:650;font-variant-numeric:tabular-nums;white-space:nowrap">
{number}</span> <span style="font-size:1.1rem">{words}</span>{condition}</span>"""
CONDITION = '<span style="font-size:0.9rem">{condition}</span>'
BESIDE = "flex:1 1 22rem;min-width:0"  # so that a long condition is broken beside the measured number, not below it
CLOSER = ";margin-bottom:-0.3rem"  # two lines and a figure take no more room than one line and a figure
LARGE, SMALLER = "clamp(1.9rem,4vw,2.6rem)", "1.5rem"


def headline(statement: Headline) -> None:
    """The number measured and, beside it, its bound with the condition, or why there is none."""
    st.html(headline_html(statement))


def headline_html(statement: Headline) -> str:
    """The same as HTML."""
    parts = [
        PART.format(size=LARGE, number=escape(statement.measured), words=escape(statement.what), condition="", room="")
    ]
    if statement.bound:
        source = f"({statement.by})" if statement.by else ""
        condition = CONDITION.format(condition=escape(statement.condition)) if statement.condition else ""
        more = {"condition": condition, "room": BESIDE if condition else ""}
        parts.append(PART.format(size=SMALLER, number=escape(statement.bound), words=escape(source), **more))
    elif statement.by:
        parts.append(f'<span style="font-size:1.1rem">{escape(capitalized(statement.by))}</span>')
    return ROW.format(parts="".join(parts), closer=CLOSER if statement.bound and statement.condition else "")
