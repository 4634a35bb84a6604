"""Which degree? Polynomials through one sample, and their three errors by degree."""

from __future__ import annotations

import streamlit as st

from bounds.numbers import short
from laboratory.topics.model_selection.degree.figures import degrees_table, errors, errors_in_words, fits, fits_in_words
from laboratory.topics.model_selection.degree.run import DegreesRun, degrees_run
from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.sine import Sine
from pages import _selection_words as words
from pages._selection_fields import FIRST, Fits, ask_for_fits
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import MEND
from pages.widgets.link import check_choice, choice
from pages.widgets.one_number import headline


def draw() -> None:
    """The sample with its polynomials, and beside it the errors."""
    above = st.container()
    asked = ask_for_fits()
    with above:
        if asked is None:
            st.info(MEND)
        else:
            _laboratory(asked, _run(asked))
    if asked is not None:
        with st.expander("The same in Python"):
            st.code(words.degrees_snippet(asked), language="python")


@st.cache_resource(show_spinner="Fitting polynomials …", max_entries=16, hash_funcs={Polynomial: repr, Sine: repr})
def _run(asked: Fits) -> DegreesRun:
    return degrees_run(*asked)


def _laboratory(asked: Fits, run: DegreesRun) -> None:
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        usual = min(FIRST["degree"], run.degrees[-1])
        degree: int = choice(st.select_slider, "Degree looked at", run.degrees, usual, "degree")
        check_choice("degree", map(str, run.degrees), "degree in this run", str(degree))
        st.caption(
            "Full circles: training examples. Open circles: validation examples. Thick line: the degree looked at."
        )
    with right:
        headline(short(run.risk[degree]), words.degree_headline(run, degree))
        chart(errors(run, degree, theme_now()), "selection_errors", errors_in_words(run, degree))
    with picture:
        drawn = fits(run, degree, theme_now())
        chart(drawn, "selection_fits", fits_in_words(run, degree))
    st.markdown(words.degree_verdict(run, degree))
    st.markdown(words.choice_sentence(run))
    if run.degrees[-1] < asked.top:
        st.caption(f"{run.m} examples tell no degree above {run.degrees[-1]} apart, so the degrees end there.")
    downloads("model-selection-degrees", lambda: csv_text(degrees_table(run)), drawn)
