"""The field that the keyboard is in when a page opens on a desktop; on a phone its keyboard would hide the page."""

from functools import cache
from typing import Any

import streamlit as st

from pages.browser import source


def focus_on(key: str) -> None:
    """What is typed goes into the field of this key, unless somebody is elsewhere already."""
    with st.container(key="reached"):
        _element()(data=key, key="focus")


@cache
def _element() -> Any:
    script = source("focus.js")
    return st.components.v2.component("focus", html="<span hidden></span>", js=script, isolate_styles=False)
