"""The address as it was when the page was opened, before any widget writes into it."""

from urllib.parse import urlsplit

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from pages.widgets._drawers import turn_to_part

_RAW = "_link_as_opened"
_PLACE = "_page_of_the_link"
_PART, _OPENED_PART = "_part_that_is_open", "_part_of_the_link"


def is_brought_back() -> bool:
    """Whether Back or Forward of the browser brought the address back, which is then opened as a link is.

    Which changes of the address are an entry of the browser's own is decided there, by `history.js`.
    """
    return bool(getattr(get_script_run_ctx(), "is_history_navigation", False))


def remember() -> None:
    """Keep the address's values, once a visit, and those of each address that is brought back."""
    if _RAW not in st.session_state or is_brought_back():
        st.session_state[_RAW] = {name: st.query_params.get_all(name) for name in st.query_params}
        st.session_state[_PLACE] = path()
        st.session_state.pop(_OPENED_PART, None)


def _at_part(part: str) -> None:
    """This part of a page is open: what the address says belongs to the part that it led to."""
    st.session_state[_PART] = part
    if st.session_state.get(_PLACE) == path():
        st.session_state.setdefault(_OPENED_PART, part)


def open_part(page: str, part: str) -> None:
    """Of a page of several parts this one is open: with its own fields, and what the address says of it."""
    turn_to_part(page, part)
    _at_part(part)


def forget() -> None:
    """The page opened next counts as the one that the address led to, with all that the link says."""
    for key in (_RAW, _PLACE, _OPENED_PART):
        st.session_state.pop(key, None)


def as_opened() -> dict[str, list[str]]:
    """What the address said at first, whatever page is open now; what is changed in it stays changed."""
    results: dict[str, list[str]] = st.session_state.get(_RAW, {})
    return results


def opened_here() -> dict[str, list[str]]:
    """The same on the page, and the part of it, that the address led to; nothing on any other."""
    state = st.session_state
    here = state.get(_PLACE) == path() and (_OPENED_PART not in state or state[_OPENED_PART] == state.get(_PART))
    return as_opened() if here else {}


def path() -> str:
    """The page's name in the address."""
    return urlsplit(st.context.url or "").path.strip("/")
