"""Linear models and their losses: what is minimised decides which line you get."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from pages import (
    _linear_densities_view,
    _linear_halfspace_view,
    _linear_iris_view,
    _linear_lines_view,
    _linear_logistic_view,
    _linear_losses_view,
    _linear_regression_view,
    _linear_separable_view,
    _linear_squares_view,
)
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import Frame, frame
from pages.widgets.page import Page

PAGE = Page("Linear models and losses", "See", ":material/line_axis:", 43)


@dataclass(frozen=True)
class View:
    """One question: its name on the button, how it is drawn, its usual values and presets."""

    name: str
    show: Callable[[Frame], None]
    first: Mapping[str, Any]
    presets: Mapping[str, Mapping[str, Any]]


def _view(name: str, module: Any) -> View:
    return View(name, module.show, module.FIRST, module.PRESETS)


VIEWS = {
    "lines": _view("Four lines", _linear_lines_view),
    "squares": _view("Squares for mistakes", _linear_squares_view),
    "losses": _view("Losses", _linear_losses_view),
    "halfspace": _view("Halfspace", _linear_halfspace_view),
    "separable": _view("Separable or not", _linear_separable_view),
    "regression": _view("Regression", _linear_regression_view),
    "logistic": _view("Logistic function", _linear_logistic_view),
    "densities": _view("Densities", _linear_densities_view),
    "iris": _view("Iris", _linear_iris_view),
}


def render() -> None:
    """The view's buttons and presets, its figures, its fields, and what it means."""
    page = frame(
        "Linear models and losses",
        "A line is chosen by a loss. Mistakes are what counts, but something else is minimised in their place.",
    )
    with page.views:
        kind = view_of("View", {name: view.name for name, view in VIEWS.items()}, "lines")
    with page.presets:
        ready_made = st.container()
    view = VIEWS[kind]
    view.show(page)
    with ready_made:
        presets(view.presets, view.first)
    page.close("linear_models", {"show": "lines", **view.first})
