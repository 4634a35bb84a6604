"""Fewer dimensions and many of them: projections, principal components, sparse signals, and empty space."""

from __future__ import annotations

import streamlit as st

from pages import _dimensions_words as words
from pages._dimensions_components_view import by_hand, network, principal_components
from pages._dimensions_fields import FIRST, PRESETS, STEPS_OF_PLAY, USED, VIEWS
from pages._dimensions_phase_view import sensing
from pages._dimensions_projections_view import projections
from pages._dimensions_space_view import lift, space
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Dimensions", "See", ":material/view_in_ar:", 66)
DRAWN = {
    "projections": projections,
    "pca": principal_components,
    "worked": by_hand,
    "network": network,
    "sensing": sensing,
    "space": space,
    "lift": lift,
}


def render() -> None:
    """The view's buttons and presets first, then its figures, then its fields."""
    page = frame(
        "Dimensions",
        "How few numbers can stand for many? What is promised of fewer dimensions, and what is strange about many?",
    )
    with page.views:
        view = view_of("View", VIEWS, FIRST["show"])
    DRAWN[view](page.figure)
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)
    page.close("dimensions", {**FIRST, **STEPS_OF_PLAY}, ("show", *USED[view]))
