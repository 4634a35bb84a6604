"""The widest band between two classes, what slack costs, and how a kernel bends the line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import streamlit as st

from pages import (
    _svm_dimension_view,
    _svm_grid_view,
    _svm_hinge_view,
    _svm_maps_view,
    _svm_margin_view,
    _svm_slack_view,
    _svm_stepping_view,
    _svm_tube_view,
    _svm_width_view,
)
from pages._svm_words import MEANINGS
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("SVM and kernels", "See", ":material/straighten:", 50)
VIEWS = {
    "margin": "Widest band",
    "slack": "Price of slack",
    "hinge": "Hinge loss",
    "steps": "Draw by draw",
    "dimension": "Margin or dimension",
    "maps": "Feature maps",
    "width": "Width of the kernel",
    "grid": "C and γ",
    "tube": "Regression",
}


class View(NamedTuple):
    """What a view brings: its fields' usual values, its presets, and how it is drawn."""

    first: Mapping[str, Any]
    presets: Mapping[str, Mapping[str, Any]]
    draw: Callable[[Any], None]


DRAWN = {
    "margin": View(_svm_margin_view.FIRST, _svm_margin_view.PRESETS, _svm_margin_view.view),
    "slack": View(_svm_slack_view.FIRST, _svm_slack_view.PRESETS, _svm_slack_view.view),
    "hinge": View(_svm_hinge_view.FIRST, _svm_hinge_view.PRESETS, _svm_hinge_view.view),
    "steps": View(_svm_stepping_view.FIRST, _svm_stepping_view.PRESETS, _svm_stepping_view.view),
    "dimension": View(_svm_dimension_view.FIRST, _svm_dimension_view.PRESETS, _svm_dimension_view.view),
    "maps": View(_svm_maps_view.FIRST, _svm_maps_view.PRESETS, _svm_maps_view.view),
    "width": View(_svm_width_view.FIRST, _svm_width_view.PRESETS, _svm_width_view.view),
    "grid": View(_svm_grid_view.FIRST, _svm_grid_view.PRESETS, _svm_grid_view.view),
    "tube": View(_svm_tube_view.FIRST, _svm_tube_view.PRESETS, _svm_tube_view.view),
}


def render() -> None:
    """Which question is asked, its figures, the fields under them, then what it means."""
    page = frame(
        "SVM and kernels",
        "Support vector machines draw the widest band between two classes. How wide it is tells more than how many "
        "features there are, and a kernel bends the line at no extra cost.",
    )
    with page.views:
        kind = view_of("View", VIEWS, "margin")
    with page.presets:
        ready = st.container()
    shown = DRAWN[kind]
    shown.draw(page.figure)
    with ready:
        presets(shown.presets, shown.first)
    with st.expander("What does this mean?"):
        st.markdown(MEANINGS[kind])
    page.close("svm_and_kernels", {"show": "margin", **shown.first})
