"""Hold-out, K-fold and nested folds: who trains, chooses and tests, and what comes out."""

from __future__ import annotations

import streamlit as st

from bounds.numbers import short
from laboratory.topics.model_selection.folds.figures import (
    compared,
    compared_in_words,
    folds_table,
    scheme,
    scheme_in_words,
)
from laboratory.topics.model_selection.folds.run import FoldsRun, folds_run
from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.sine import Sine
from pages import _selection_words as words
from pages._selection_fields import FIRST, SCHEMES, Folds, ask_for_folds
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import view_of
from pages.widgets.frame import MEND
from pages.widgets.one_number import headline


def draw() -> None:
    """The scheme as blocks, and beside it the errors that it compares."""
    kind = view_of("Scheme", SCHEMES, FIRST["scheme"], "scheme")
    above = st.container()
    asked = ask_for_folds(kind)
    with above:
        if asked is None:
            st.info(MEND)
            return
        _laboratory(_run(asked))
    with st.expander("The same in Python"):
        st.code(words.folds_snippet(asked), language="python")


@st.cache_resource(show_spinner="Training on folds …", max_entries=16, hash_funcs={Polynomial: repr, Sine: repr})
def _run(asked: Folds) -> FoldsRun:
    return folds_run(*asked)


def _laboratory(run: FoldsRun) -> None:
    left, right = st.columns([1, 1], gap="large")
    with left:
        drawn = scheme(run, theme_now())
        chart(drawn, "selection_scheme", scheme_in_words(run))
        st.caption(words.scheme_caption(run))
    with right:
        headline(short(run.true_risk), f"true risk of what comes out, degree {run.chosen}")
        chart(compared(run, theme_now()), "selection_compared", compared_in_words(run))
    st.markdown(words.folds_verdict(run))
    st.markdown(words.estimate_sentence(run))
    downloads("model-selection-folds", lambda: csv_text(folds_table(run)), drawn)
