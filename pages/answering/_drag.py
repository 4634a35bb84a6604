"""Sliders beside the fields, for who would rather drag. What stands in the field is the truth; a slider follows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from bounds.reading.numbers import read_number
from bounds.showing.calls import typed
from bounds.solving.everyday import everyday
from bounds.theorem import Theorem
from pages.widgets.class_link import hides
from pages.widgets.inputs import field_label
from pages.widgets.when_open import popover


def drag(theorem: Theorem, given: Mapping[str, Any]) -> None:
    """A popover with a slider for every field that holds a number, over the variable's everyday range."""
    numbers = {name: value for name, value in given.items() if value is not None and not hides(name)}
    if not numbers:
        return
    popover("Drag instead", "_drag", partial(_sliders, theorem, numbers), icon=":material/tune:")


def _sliders(theorem: Theorem, numbers: Mapping[str, Any]) -> None:
    for name, value in numbers.items():
        variable = theorem.variable(name)
        now = typed(value)
        stops = {typed(stop): float(stop) for stop in everyday(variable)} | {now: float(value)}
        st.session_state[f"_drag_{name}"] = now
        st.select_slider(
            field_label(variable), sorted(stops, key=stops.__getitem__), key=f"_drag_{name}",
            format_func=lambda text: in_words(read_number(text)), on_change=_dragged, args=(name,),
        )  # fmt: skip


def _dragged(name: str) -> None:
    st.session_state[name] = st.session_state[f"_drag_{name}"]
