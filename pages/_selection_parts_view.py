"""Where the expected error comes from, split in two ways."""

from __future__ import annotations

import streamlit as st

from bounds.numbers import short
from laboratory.topics.model_selection.parts.figures import (
    approximation_and_estimation,
    bias_and_variance,
    parts_in_words,
    parts_table,
)
from laboratory.topics.model_selection.parts.run import PartsRun, parts_run
from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.sine import Sine
from pages import _selection_words as words
from pages._selection_fields import Parts, ask_for_parts
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import MEND
from pages.widgets.one_number import headline


def draw() -> None:
    """Curves of bias, variance and noise; bars of approximation and estimation error."""
    above = st.container()
    asked = ask_for_parts()
    with above:
        if asked is None:
            st.info(MEND)
            return
        _laboratory(_run(asked))
    with st.expander("The same in Python"):
        st.code(words.parts_snippet(asked), language="python")


@st.cache_resource(show_spinner="Splitting the error …", max_entries=16, hash_funcs={Polynomial: repr, Sine: repr})
def _run(asked: Parts) -> PartsRun:
    return parts_run(*asked)


def _laboratory(run: PartsRun) -> None:
    headline(short(run.expected[run.best]), words.parts_headline(run))
    left, right = st.columns([1, 1], gap="large")
    with left:
        drawn = bias_and_variance(run, theme_now())
        chart(drawn, "selection_bias_variance", parts_in_words(run))
        st.caption(words.measured_caption(run))
    with right:
        chart(approximation_and_estimation(run, theme_now()), "selection_approximation", parts_in_words(run))
        st.caption("The same sum, split by what the class can do and what the fit misses of it.")
    st.markdown(words.parts_verdict(run))
    st.markdown(words.two_splits_sentence(run))
    downloads("model-selection-parts", lambda: csv_text(parts_table(run)), drawn)
