"""Which model, and at what price? A richer class errs less on the sample, and choosing has a price of its own."""

from __future__ import annotations

import streamlit as st

from pages import _selection_best_view as best
from pages import _selection_degree_view as degree
from pages import _selection_folds_view as folds
from pages import _selection_parts_view as parts
from pages import _selection_srm_view as srm
from pages._selection_fields import FIRST, ITS_OWN, PRESETS, VIEWS
from pages._selection_meanings import MEANINGS
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Bias, complexity, selection", "See", ":material/tune:", 42)
DRAWN = {"degree": degree.draw, "parts": parts.draw, "folds": folds.draw, "best": best.draw, "srm": srm.draw}


def render() -> None:
    """One question a view: figure first, the fields under it, then what was run, in words."""
    page = frame(
        "Bias, complexity, selection",
        "A richer class fits the sample better. Which class is best for new examples, and what does choosing cost?",
    )
    with page.views:
        view = view_of("View", VIEWS, FIRST["show"])
    with page.figure:
        DRAWN[view]()
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(MEANINGS[view])
    page.close("model_selection", FIRST, ("show", *ITS_OWN[view]))
