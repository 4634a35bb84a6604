"""No free lunch, consistency and rates: what no learner can do, and how fast the others get there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from pages import _no_free_lunch_views as views
from pages._no_free_lunch_fields import FIRST, PRESETS, USED, VIEWS
from pages._no_free_lunch_words import MEANING
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("No free lunch and rates", "See", ":material/all_inclusive:", 44)
SHOW: Mapping[str, Callable[[Any], None]] = {
    "lunch": views.lunch,
    "slow": views.slow,
    "erm": views.erm,
    "cross": views.cross,
    "rates": views.rates,
}


def render() -> None:
    """One of five views: its figure, the fields under it, and what it means."""
    page = frame(
        "No free lunch and rates",
        "No learner is good in every world. Which ones are right in the end, and how fast do they get there?",
    )
    with page.views:
        kind = view_of("View", VIEWS, FIRST["show"])
    with page.figure:
        place = st.container()
    SHOW[kind](place)
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
    page.close("no_free_lunch", FIRST, ("show", *USED[kind]))
