"""A price on the weights fits worse and is more stable: where is the balance, and what is promised?"""

from __future__ import annotations

import streamlit as st

from pages import _regularisation_words as words
from pages._regularisation_fields import FIRST, PRESETS, USED, VIEWS
from pages._regularisation_views import VIEW
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import frame
from pages.widgets.page import Page

PAGE = Page("Regularisation and stability", "See", ":material/balance:", 62)


def render() -> None:
    """The view that was chosen, its figures above its fields."""
    page = frame(
        "Regularisation and stability",
        "A price on the weights fits the sample worse, and makes each example matter less. Where is the balance?",
    )
    with page.views:
        show = view_of("View", VIEWS, FIRST["show"])
    with page.figure:
        figure = st.container()
    VIEW[show](figure)
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)
    page.close("regularisation", FIRST, USED[show])
