"""What was typed on a page belongs to that page: where two use one name for a field, each keeps its own text."""

from typing import Any

import streamlit as st

_PLACE = "_page_whose_fields_are_out"
_FIELDS = "_fields_of_this_page"
_PUT_AWAY = "_fields_of_other_pages"

PARTED = {"calculator": "part"}  # pages whose parts have fields of their own, and the field that says which is open


def belongs(key: str) -> None:
    """Mark what is under `key` as this page's."""
    st.session_state.setdefault(_FIELDS, set()).add(key)


def hold(key: str, value: object) -> None:
    """Put it under `key` of the session; what is there already is not set, or its control would be sent anew."""
    if key not in st.session_state or st.session_state[key] != value:
        st.session_state[key] = value


def turn_to(page: str) -> bool:
    """Put the last page's fields away and take out those of `page`; has the page changed?"""
    if _page_of(_place()) == page:
        return False
    _exchange(page, "")
    return True


def turn_to_part(page: str, part: str) -> None:
    """The same for a part of the page that is open; the field that says which part it is stays."""
    if _place() != f"{page} {part}":
        _exchange(f"{page} {part}", PARTED[page])


def empty_drawer(*others: str) -> None:
    """Forget what the fields of this page hold, in all its parts, and what is under these other keys."""
    for key in {*st.session_state.pop(_FIELDS, set()), *others}:
        st.session_state.pop(key, None)
    put_away = st.session_state.get(_PUT_AWAY, {})
    for drawer, key in [*put_away]:
        if _page_of(drawer) == _page_of(_place()):
            del put_away[drawer, key]


def _exchange(place: str, staying: str) -> None:
    last = _place()
    put_away: dict[tuple[str, str], Any] = st.session_state.setdefault(_PUT_AWAY, {})
    for key in st.session_state.get(_FIELDS, set()) & set(st.session_state) - {staying}:
        put_away[_drawer(last, key), key] = st.session_state[key]
        del st.session_state[key]
    taken = {key: value for (drawer, key), value in put_away.items() if drawer == _drawer(place, key)}
    taken.pop(staying, None)
    st.session_state.update(taken)
    st.session_state[_FIELDS] = {*taken, *filter(None, [staying])}
    st.session_state[_PLACE] = place


def _place() -> str:
    return str(st.session_state.get(_PLACE))


def _page_of(place: str) -> str:
    return place.partition(" ")[0]


def _drawer(place: str, key: str) -> str:
    """The page's own for what says which part is open, else that of the part."""
    page = _page_of(place)
    return page if key == PARTED.get(page) else place
