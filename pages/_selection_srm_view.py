"""Structural risk minimisation: of nested classes, the one whose training error plus confidence is least."""

from __future__ import annotations

import streamlit as st

from laboratory.topics.model_selection.srm.figures import (
    confidences,
    confidences_in_words,
    structure,
    structure_in_words,
    structure_table,
)
from laboratory.topics.model_selection.srm.run import TEXTBOOK, THEOREM, StructureRun, structure_run
from pages import _selection_prices as words
from pages._selection_fields import Structure, ask_for_structure
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline


def draw() -> None:
    """Training error, confidence and their sum; beside them the confidence as it is proved and as it is printed."""
    above = st.container()
    asked = ask_for_structure()
    with above:
        if asked is None:
            st.info(MEND)
            return
        _laboratory(_run(asked))
    with st.expander("The same in Python"):
        st.code(words.structure_snippet(asked), language="python")


@st.cache_resource(show_spinner="Fitting the classes …", max_entries=16)
def _run(asked: Structure) -> StructureRun:
    return structure_run(*asked)


def _laboratory(run: StructureRun) -> None:
    headline(*words.structure_headline(run))
    left, right = st.columns([1, 1], gap="large")
    with left:
        drawn = structure(run, theme_now())
        chart(drawn, "selection_structure", structure_in_words(run))
        st.caption("A ring marks the class with the least bound. The true risk is exact.")
    with right:
        chart(confidences(run, theme_now()), "selection_confidences", confidences_in_words(run))
        st.caption(words.confidence_caption(run))
    st.markdown(words.structure_verdict(run))
    st.markdown(words.printed_sentence(run))
    calculator_link("Bound of the class chosen in the Calculator", THEOREM, run.given(run.chosen))
    one = {name: value for name, value in run.given(run.chosen).items() if name != "index"}
    calculator_link("Textbook form and misprint in the Calculator", TEXTBOOK, one)
    downloads("model-selection-structure", lambda: csv_text(structure_table(run)), drawn)
