"""Sliders under the fields of a page: drawn by the browser into the fields themselves, one element for all of them."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache, partial
from typing import Any

import streamlit as st

from pages.browser import fetched

_HEARD = "_moves_of_sliders_heard"


@dataclass(frozen=True)
class Slider:
    """Under the text field of the session's `field`: `stops` are what it can hold, `at` the place of what it holds."""

    field: str
    label: str
    stops: Sequence[str]
    at: int


def sliders(of: Sequence[Slider], moved: Callable[[bool], object]) -> None:
    """While one is dragged its field changes; one move is on its way at a time, and the newest goes next.

    `moved` hears of each, before the field has changed, and whether somebody has only now begun to drag.
    """
    data = {"sliders": [asdict(slider) for slider in of], "heard": st.session_state.get(_HEARD, 0)}
    _element()(data=data, key="_sliders", on_moved_change=partial(_hear, moved))


def _hear(moved: Callable[[bool], object]) -> None:
    message = st.session_state["_sliders"]["moved"]
    st.session_state[_HEARD] = st.session_state.get(_HEARD, 0) + 1
    moved(bool(message["begins"]))
    st.session_state[str(message["field"])] = str(message["text"])


@cache
def _element() -> Any:
    script = fetched("sliders")
    return st.components.v2.component("sliders", html="<span hidden></span>", js=script, isolate_styles=False)
