"""Many weak rules together: boosting round by round, bagging tree by tree, and the geometry of a vote."""

from __future__ import annotations

import streamlit as st

from pages import _boosting_bagging_fields as bagging_fields
from pages import _boosting_bagging_view as bagging_view
from pages import _boosting_bagging_words as bagging_words
from pages import _boosting_fields as boosting_fields
from pages import _boosting_geometry_view as geometry_view
from pages import _boosting_rounds_view as rounds_view
from pages import _boosting_words as boosting_words
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Boosting", "See", ":material/stacked_line_chart:", 57)
VIEWS = {"adaboost": "AdaBoost", "bagging": "Bagging and forests", "geometry": "Geometry"}
DRAWN = {"adaboost": rounds_view.draw, "bagging": bagging_view.draw, "geometry": geometry_view.draw}
MEANINGS = {
    "adaboost": boosting_words.MEANING,
    "bagging": bagging_words.MEANING,
    "geometry": geometry_view.MEANING,
}
SAYS = {
    "adaboost": "AdaBoost lets weak rules vote. While each has an edge over a coin flip, training mistakes die out.",
    "bagging": "Trees grown on samples of the sample answer together, and what each has not seen tells their error.",
    "geometry": "Three cuts along the axes, none of them good, add up to a vote without a mistake.",
}
FIRST = (
    {"show": "adaboost", "round": ""} | boosting_fields.FIRST | bagging_fields.FIRST | geometry_view.FIRST
)  # every key of the address


def render() -> None:
    """The view that was chosen, its figures above its fields."""
    page = frame("Boosting", "Many weak rules together can be a strong one: how fast, and what is promised?")
    with page.figure:
        show = view_of("View", VIEWS, FIRST["show"])
        st.markdown(SAYS[show])
        figure = st.container()
    used = DRAWN[show](figure)
    with page.presets:
        if show == "adaboost":
            presets(boosting_fields.PRESETS, FIRST, apart_from=("beside",))
        if show == "bagging":
            presets(bagging_fields.PRESETS, FIRST, apart_from=("bag.beside",))
    with st.expander("What does this mean?"):
        st.markdown(MEANINGS[show])
    page.close("boosting", FIRST, ("show", *used))
