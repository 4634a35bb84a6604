"""The headline: the one number of a page, and what it is."""

from __future__ import annotations

from html import escape

import streamlit as st

HEADLINE = """<div style="line-height:1.15;margin:0.2rem 0 0.6rem 0">
<span style="font-size:clamp(2.8rem,7vw,4.2rem);
font-weight:650;font-variant-numeric:tabular-nums;letter-spacing:-0.02em">
{number}</span> <span style="font-size:1.35rem;margin-left:0.5rem">{words}</span></div>"""


def headline(number: str, words: str) -> None:
    """The one number of a page."""
    st.html(HEADLINE.format(number=escape(number), words=escape(words)))
