"""The headline: the one number of a page, and what it is."""

from html import escape

import streamlit as st

HEADLINE = """<div style="line-height:1.15;margin:0.2rem 0 0.6rem 0">
<span style="font-size:clamp(2.8rem,7vw,4.2rem);
font-weight:650;font-variant-numeric:tabular-nums;letter-spacing:-0.02em">
{number}</span> <span style="font-size:{size};margin-left:0.5rem">{words}</span></div>"""
LONG = 90  # characters of words, from which on they are smaller


def headline(number: str, words: str) -> str:
    """The one number of a page, and in the same line what it is and its condition; returns that line."""
    size = "1.35rem" if len(words) < LONG else "1.1rem"
    st.html(HEADLINE.format(number=escape(number), words=escape(words), size=size))
    return f"{number} {words}"
