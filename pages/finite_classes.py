"""Finite classes: samples that mislead, and what the union bound pays for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from pages import _finite_views as views
from pages._finite_chosen_view import show as chosen_on_the_sample
from pages._finite_fields import FIRST, PLAYED, PRESETS, USED, VIEWS
from pages._finite_words import MEANING
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Finite classes", "See", ":material/grid_view:", 22)
SHOW: Mapping[str, Callable[[Any], None]] = {
    "areas": views.areas,
    "square": views.square,
    "five": views.five,
    "memoriser": views.memoriser,
    "unseen": views.unseen,
    "chosen": chosen_on_the_sample,
}


def render() -> None:
    """One of six views: its figure, the fields under it, and what it means."""
    page = frame(
        "Finite classes",
        "A hypothesis that is perfect on the sample may be bad. How probable is that, and who can be fooled?",
    )
    with page.views:
        kind = view_of("View", VIEWS, FIRST["show"])
    with page.figure:
        place = st.container()
    SHOW[kind](place)
    with page.presets:
        presets(PRESETS, FIRST, apart_from=PLAYED)
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
    page.close("finite_classes", FIRST, ("show", *USED[kind]))
