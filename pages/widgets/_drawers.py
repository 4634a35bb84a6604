"""What was typed on a page belongs to that page: where two use one name for a field, each keeps its own text."""

from typing import Any

import streamlit as st

_PAGE = "_page_whose_fields_are_out"
_FIELDS = "_fields_of_this_page"
_PUT_AWAY = "_fields_of_other_pages"

QUESTION = "question"
ASK_THE_SAME = {"calculator", "check_my_answer"}  # the same fields for the same theorem
TRAVELS = {"what_do_you_know": {"delta"}}  # facts that mean the same, and may be the same, on both sides


def belongs(key: str) -> None:
    """Mark what is under `key` as this page's."""
    st.session_state.setdefault(_FIELDS, set()).add(key)


def turn_to(page: str) -> bool:
    """Put the last page's fields away and take out those of `page`; has the page changed?"""
    last = st.session_state.get(_PAGE)
    if last == page:
        return False
    put_away: dict[tuple[str, str], Any] = st.session_state.setdefault(_PUT_AWAY, {})
    for key in st.session_state.get(_FIELDS, set()) & set(st.session_state):
        put_away[_drawer(str(last), key), key] = st.session_state[key]
        del st.session_state[key]
    taken = {key: value for (drawer, key), value in put_away.items() if drawer == _drawer(page, key)}
    st.session_state.update(taken)
    st.session_state[_FIELDS] = set(taken)
    st.session_state[_PAGE] = page
    return True


def empty_drawer(*others: str) -> None:
    """Forget what the fields of this page hold, and what is under these other keys."""
    for key in {*st.session_state.pop(_FIELDS, set()), *others}:
        st.session_state.pop(key, None)


def _drawer(page: str, key: str) -> str:
    return QUESTION if page in ASK_THE_SAME or key in TRAVELS.get(page, ()) else page
