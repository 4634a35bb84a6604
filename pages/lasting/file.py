"""An uploaded file: it stays when the page is left or reloaded, until it is removed; no link holds it."""

from collections.abc import Sequence

import streamlit as st

from pages.lasting.tab import forget, keep
from pages.widgets import say

_KEPT = "_kept"  # before the key of the field


def uploaded_file(key: str) -> tuple[str, bytes] | None:
    """Name and bytes of the file that the field holds, or held before a reload."""
    upload = st.session_state.get(key)
    if upload is not None:
        st.session_state[_KEPT + key] = (upload.name, upload.getvalue())
    file: tuple[str, bytes] | None = st.session_state.get(_KEPT + key)
    return file


def file_field(label: str, key: str, about: str, types: Sequence[str] | None = None) -> tuple[str, bytes] | None:
    """Draw the field, and return what it holds; see `uploaded_file`. `pages.lasting.tab.restore` comes before it."""
    upload = st.file_uploader(label, types, key=key, help=about, on_change=_taken_back, args=(key,))
    file = uploaded_file(key)
    if file is not None:
        keep(_KEPT + key)
        if upload is None:
            st.caption(f"{say.verbatim(file[0])}, uploaded earlier, is still in use.")
            st.button("Remove file", key=f"_take_back{key}", on_click=_drop, args=(key,))
    return file


def _taken_back(key: str) -> None:
    """An emptied field drops its file."""
    if st.session_state.get(key) is None:
        _drop(key)


def _drop(key: str) -> None:
    st.session_state.pop(_KEPT + key, None)
    forget(_KEPT + key)
