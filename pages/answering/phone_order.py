"""In which order a phone shows what a desktop shows in columns beside each other: `phone.css` reads these keys."""

from typing import Any

import streamlit as st


def earlier(name: str) -> Any:
    """A container, directly in a column, that a phone shows before the rest of all columns beside it."""
    return st.container(key=f"phone_earlier_{name}")


def later(name: str) -> Any:
    """A container, directly in a column, that a phone shows after the rest of all columns beside it."""
    return st.container(key=f"phone_later_{name}")
