"""Drags that can be undone: what the fields held before each, for as long as they hold what it put there."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import streamlit as st

from pages.widgets.link import overrule

MOST = 100  # drags of one view
BY_KEY = "undo_by_key"  # as global.css knows it
_DRAGS = "_drags_of_"
_MISSING = object()  # a field that nobody has set yet


class Drag(NamedTuple):
    """What the fields held `before` and `after` one drag, by their keys, and the step that was looked at before."""

    before: Mapping[str, Any]
    after: Mapping[str, Any]
    step: int | None


def recorded(place: str, keys: Collection[str], change: Callable[[], object], step: int | None = None) -> None:
    """Make a change of these fields that can be undone, if it changes any; to be called from a callback."""
    before = _held(keys)
    change()
    if _held(keys) == before:  # a handle that was touched and not moved
        return
    drags = st.session_state.setdefault(_DRAGS + place, [])
    drags.append(Drag(before, _held(keys), step))
    del drags[:-MOST]


def can_undo(place: str) -> bool:
    """Whether a drag is left whose fields nobody has touched since."""
    drags: list[Drag] = st.session_state.get(_DRAGS + place, [])
    return bool(drags) and drags[-1].after == _held(drags[-1].after)


def undo(place: str) -> Drag | None:
    """Undo the last drag of this place, and return it; None where there is none. To be called from a callback."""
    if not can_undo(place):
        return None
    drag: Drag = st.session_state[_DRAGS + place].pop()
    for key, value in drag.before.items():
        if value is _MISSING:
            st.session_state.pop(key, None)
            overrule(key)
        else:
            st.session_state[key] = value
    return drag


def offer_undo(place: str, key: str = "", then: Callable[[Drag], object] | None = None) -> None:
    """A button where there is something to undo: fingers have no Ctrl+Z, and `global.css` tells only a mouse of it.

    `then` hears of the drag that was undone; `key` tells apart several such buttons of one place.
    """

    def take_back() -> None:
        if (drag := undo(place)) is not None and then is not None:
            then(drag)

    if can_undo(place):
        with st.container(horizontal=True, vertical_alignment="center", key=f"undo_{place}{key}".replace(".", "_")):
            st.button("Undo", icon=":material/undo:", type="tertiary", key=f"_undo_{place}{key}", on_click=take_back)
            with st.container(key=f"{BY_KEY}_{place}{key}".replace(".", "_"), width="content"):
                st.caption("Ctrl+Z does the same.")


def _held(keys: Collection[str]) -> dict[str, Any]:
    return {key: st.session_state.get(key, _MISSING) for key in keys}
