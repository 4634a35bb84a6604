"""Long lists, shown a part at a time: a browser is slow with hundreds of formulas."""

from typing import Any

import streamlit as st

View = Any  # whatever tells two views apart by ==


def how_many(place: str, view: View, at_once: int) -> int:
    """How many this view shows: more after each click, and few again in another view."""
    asked_for, times = st.session_state.get(_key(place), (view, 0))
    return at_once * (1 + times if asked_for == view else 1)


def offer_more(place: str, view: View, number: int, count: int, at_once: int, advice: str) -> None:
    """A button for more, where there are more; `advice` says how to get fewer."""
    if number < count:
        st.markdown(f"{number} of {count} shown. {advice}")
        st.button("Show more", on_click=_show_more, args=(place, view, number // at_once))


def _show_more(place: str, view: View, times: int) -> None:
    st.session_state[_key(place)] = (view, times)


def _key(place: str) -> str:
    return f"_more_of_{place}"
