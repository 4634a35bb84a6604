"""Which view is open: a row of buttons, and on a phone, where they would need several rows, a menu."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from pages.widgets.class_link import is_hidden
from pages.widgets.link import check_choice, choice

_MENU = "_menu_of_"  # phone.css shows it or the row before it, never both


def view_of(label: str, options: Mapping[str, str], first: str, key: str = "show", what: str = "view") -> str:
    """Which of the views is open, `what` they are called; buttons and menu have no label of their own."""
    name: str = choice(
        st.segmented_control, label, list(options), first, key, format_func=options.__getitem__, required=True,
        label_visibility="collapsed",
    )  # fmt: skip
    if not is_hidden(key):
        st.session_state[_MENU + key] = name
        st.selectbox(
            label, list(options), key=_MENU + key, format_func=options.__getitem__, label_visibility="collapsed",
            on_change=partial(_turn, key),
        )  # fmt: skip
    check_choice(key, options, what, name)
    return name


def _turn(key: str) -> None:
    st.session_state[key] = st.session_state[_MENU + key]
