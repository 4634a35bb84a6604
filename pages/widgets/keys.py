"""Keys of the keyboard that press buttons of the page."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import streamlit as st

from pages.browser import source


def keys(pressing: Mapping[str, str]) -> None:
    """Each key, by its name in the browser (`ArrowRight`, `n`, `Enter`), presses the button of that key in Streamlit.

    What is typed into a field stays there, but for Enter in a line of text, which also presses.
    """
    _element()(data=dict(pressing), key="keys")


@cache
def _element() -> Any:
    script = source("keys.js")
    return st.components.v2.component("keys", html="<span hidden></span>", js=script, isolate_styles=False)
