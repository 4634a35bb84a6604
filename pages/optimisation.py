"""Paths of gradient descent and its relatives: who gets down the valley, and what is promised?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from pages import _optimisation_fields as fields
from pages import _optimisation_inputs as inputs
from pages import _optimisation_view_words as words
from pages import _optimisation_views as views
from pages._optimisation_race_view import race_view
from pages._optimisation_words import MEANING
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Optimisation", "See", ":material/trending_down:", 60)
VIEWS = {
    "race": "Paths",
    "rate": "Learning rate",
    "quadratic": "Quadratics",
    "conditions": "Step conditions",
    "convexity": "Strong convexity",
}
FIRST: Mapping[str, Any] = {"show": "race"} | dict(inputs.FIRST) | fields.NEW
VIEW: Mapping[str, Callable[[Any], None]] = {
    "rate": views.rate_view,
    "quadratic": views.quadratic_view,
    "conditions": views.conditions_view,
    "convexity": views.convexity_view,
}
USED = {
    "rate": fields.RATE,
    "quadratic": fields.QUADRATIC,
    "conditions": fields.CONDITIONED,
    "convexity": fields.CHORD,
}


def render() -> None:
    """The view that was chosen; each has its own presets, fields and explanation."""
    page = frame(
        "Optimisation",
        "Downhill with nothing but the slope: who gets down the valley, how fast, and what is promised?",
    )
    with page.views:
        show = view_of("View", VIEWS, "race")
    with page.figure:
        figure = st.container()
    if show == "race":
        used, ready = inputs.used(race_view()), inputs.PRESETS
    else:
        VIEW[show](figure)
        used, ready = tuple(USED[show]), fields.PRESETS[show]
    with page.presets:
        presets(ready, FIRST, apart_from=("at",))
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING.get(show, MEANING))
    page.close("optimisation", FIRST, ("show", *used))
