"""Decision trees: what makes a split good, when is it one too many, and what does a tree say?"""

from __future__ import annotations

import streamlit as st

from pages import _trees_formula_view as formula
from pages import _trees_growing_view as growing
from pages import _trees_occam_view as occam
from pages._trees_fields import FIRST, ITS_OWN, PRESETS, VIEWS
from pages._trees_meanings import MEANINGS
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Trees", "See", ":material/account_tree:", 55)
DRAWN = {"growing": growing.draw, "occam": occam.draw, "formula": formula.draw}


def render() -> None:
    """One question a view: figure first, the fields under it, then what was run, in words."""
    page = frame(
        "Trees", "A decision tree asks one question after another, always the one that makes the labels purest."
    )
    with page.figure:
        view = view_of("View", VIEWS, FIRST["show"])
        DRAWN[view]()
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(MEANINGS[view])
    page.close("trees", FIRST, ("show", *ITS_OWN[view]))
