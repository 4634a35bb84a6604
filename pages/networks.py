"""Networks of units: what layers buy, how errors run backwards, and when to stop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from pages import (
    _networks_activations_view,
    _networks_backward_view,
    _networks_cascade_view,
    _networks_graph_view,
    _networks_rates_view,
    _networks_stopping_view,
    _networks_xor_view,
)
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Networks", "See", ":material/device_hub:", 64)


@dataclass(frozen=True)
class View:
    """A question of the page: its name, what draws it, the usual values of its fields, and its explanation."""

    title: str
    show: Callable[[Any], None]
    first: Mapping[str, str]
    meaning: str


VIEWS: Mapping[str, View] = {
    name: View(title, module.show, module.FIRST, module.MEANING)
    for name, title, module in (
        ("xor", "XOR", _networks_xor_view),
        ("graph", "Graph", _networks_graph_view),
        ("activations", "Activations", _networks_activations_view),
        ("backward", "Backpropagation", _networks_backward_view),
        ("stopping", "Early stopping", _networks_stopping_view),
        ("rates", "Learning rates", _networks_rates_view),
        ("cascade", "Cascade correlation", _networks_cascade_view),
    )
}
FIRST: Mapping[str, str] = {"show": "xor"} | {key: text for view in VIEWS.values() for key, text in view.first.items()}
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Two units make an XOR": {"show": "xor", **_networks_xor_view.FIRST},
    "Learnt by heart": {"show": "stopping", **_networks_stopping_view.FIRST},
    "Two spirals": {"show": "cascade", **_networks_cascade_view.FIRST},
}
STEPS = ("stop.at", "casc.at", "stop.measure", "casc.beside", "xor.input")  # ways of looking, not what is looked at


def render() -> None:
    """The view's figures first, its fields under them, then what was computed, in words."""
    page = frame("Networks", "One unit is a soft line. What do layers of them compute, and how are they trained?")
    with page.views:
        kind = view_of("View", {name: view.title for name, view in VIEWS.items()}, FIRST["show"])
    with page.figure:
        place = st.container()
    view = VIEWS[kind]
    view.show(place)
    with page.presets:
        presets({name: _without_steps(values) for name, values in PRESETS.items()}, FIRST, apart_from=STEPS)
    with st.expander("What does this mean?"):
        st.markdown(view.meaning)
    page.close("networks", FIRST, ["show", *view.first])


def _without_steps(values: Mapping[str, str]) -> dict[str, str]:
    """A step that the address does not name is the usual one of its run."""
    return {key: text for key, text in values.items() if not key.endswith(".at")}
