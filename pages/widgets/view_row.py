"""The row of buttons for the views of a laboratory."""

from collections.abc import Mapping

import streamlit as st

from pages.widgets.link import check_choice, choice


def view_of(label: str, options: Mapping[str, str], first: str, key: str = "show") -> str:
    """Which of a laboratory's views is open: a row of buttons without a label of its own."""
    name: str = choice(
        st.segmented_control, label, list(options), first, key, format_func=options.__getitem__, required=True,
        label_visibility="collapsed",
    )  # fmt: skip
    check_choice(key, options, "view", name)
    return name
