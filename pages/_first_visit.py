"""Streamlit's older habit, undone: it runs the files of a folder called `pages` by themselves.

It does so when a page's own address is the first thing that a fresh server is asked for, before `app.py` has told
it about the menu; the visitor would see an empty page.
"""

from __future__ import annotations

import inspect
from pathlib import Path

import streamlit as st


def hand_over_to_the_router() -> None:
    """If a page's file is being run as the script, start again with `app.py`; the address stays as it is."""
    scripts = (Path(frame.filename) for frame in inspect.stack(0) if frame.frame.f_globals["__name__"] == "__main__")
    script = next((path for path in scripts if path.parent == Path(__file__).parent), None)
    if script and st.runtime.exists():
        # Telling a menu, any menu, ends the habit for as long as the server lives.
        asked = st.Page(_nothing, title=script.stem, url_path=script.stem)
        st.navigation([st.Page(_nothing, title="first", default=True), asked], position="hidden")
        st.rerun()


def _nothing() -> None:
    """Never drawn."""
