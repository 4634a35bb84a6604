"""The three views of the page Regularisation and stability: figures, one sentence, and what to take away."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.topics.regularisation import figures as drawing
from laboratory.topics.regularisation.paths.figures import front, front_in_words, paths_table, weights, weights_in_words
from laboratory.topics.regularisation.penalties import (
    Balance,
    Paths,
    Replacement,
    Worst,
    balance,
    paths,
    replacement,
    worst_changes,
)
from laboratory.topics.regularisation.promising import given
from pages import _regularisation_words as words
from pages._regularisation_fields import Exchange, Patients, Samples, ask_exchange, ask_patients, ask_samples, price
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.playing import play


def balance_view(figure: Any) -> None:
    """Training and true risk by price, and the gap beside stability and promise."""
    with figure:
        picture, lam, told = st.container(), price(), st.container()
    asked = ask_samples()
    if asked is None:
        picture.info(MEND)
        return
    with picture:
        run = _balance(asked)
        left, right = st.columns(2, gap="large")
        with left:
            drawn = drawing.risks(run, lam, theme_now())
            chart(drawn, "ridge_risks", drawing.risks_in_words(run, lam))
        with right:
            beside = drawing.gaps(run, lam, theme_now())
            chart(beside, "ridge_gaps", drawing.gaps_in_words(run, lam))
            st.caption("Dashed: promised by the stability of ridge regression; dotted: by the smoothness of the loss.")
    with told:
        st.markdown(words.balance_verdict(run, lam))
        st.markdown(words.balance_promise(run, lam))
    _calculator(asked, lam)
    downloads("fitting_and_stability", lambda: csv_text(drawing.balance_table(run)), beside)
    _snippet(words.balance_snippet(asked, lam))


def replace_view(figure: Any) -> None:
    """The fit before and after, and the largest change of any residual beside the promise."""
    with figure:
        picture, lam, told = st.container(), price(), st.container()
    asked = ask_exchange()
    if asked is None:
        picture.info(MEND)
        return
    run, worst = _replaced(asked), _worst(asked.sample)
    with picture:
        left, right = st.columns(2, gap="large")
        with left:
            drawn = drawing.fits(run, lam, theme_now())
            chart(drawn, "ridge_fits", drawing.fits_in_words(run, lam))
            st.caption("Ring: the example that goes. Diamond: what comes. Thick: the fit before; dashed: after.")
        with right:
            beside = drawing.changes(run, worst, lam, theme_now())
            chart(beside, "ridge_changes", drawing.changes_in_words(run, worst, lam))
    told.markdown(words.replaced_verdict(run, worst, lam))
    _calculator(asked.sample, lam)
    downloads("replaced_example", lambda: csv_text(drawing.changes_table(run, worst)), drawn)
    _snippet(words.replaced_snippet(asked))


def paths_view(figure: Any) -> None:
    """The weights by price, and training risk against what is priced."""
    asked = ask_patients()
    if asked is None:
        figure.info(MEND)
        return
    with figure:
        run = _paths(asked)
        picture = st.container()
        k = play("Step along the path", len(run.prices) - 1, "at", asked, start=run.best)
        with picture:
            left, right = st.columns(2, gap="large")
            with left:
                drawn = weights(run, k, theme_now())
                chart(drawn, "weights_by_price", weights_in_words(run, k))
                st.caption("Weights of ten measurements, each scaled to variance 1, by the price λ.")
            with right:
                beside = front(run, k, theme_now())
                chart(beside, "front", front_in_words(run, k))
        st.markdown(words.paths_verdict(run, k))
    downloads("regularisation_path", lambda: csv_text(paths_table(run)), beside)
    _snippet(words.paths_snippet(asked))


VIEW = {"balance": balance_view, "replace": replace_view, "paths": paths_view}


@st.cache_resource(show_spinner="Drawing samples …", max_entries=32)
def _balance(asked: Samples) -> Balance:
    return balance(asked.world, asked.m, asked.seed)


@st.cache_resource(show_spinner=False, max_entries=32)
def _replaced(asked: Exchange) -> Replacement:
    return replacement(asked.sample.world, asked.sample.m, asked.sample.seed, asked.example, asked.place, asked.label)


@st.cache_resource(show_spinner="Replacing example after example …", max_entries=32)
def _worst(asked: Samples) -> Worst:
    return worst_changes(asked.world, asked.m, asked.seed)


@st.cache_resource(show_spinner="Following the path …", max_entries=32)
def _paths(asked: Patients) -> Paths:
    return paths(asked.method, asked.m, asked.seed)


def _calculator(asked: Samples, lam: float) -> None:
    told = given(asked.world, asked.m, lam)
    calculator_link("Open the promise for leaving out in the Calculator", "ridge_uniform_stability", told)


def _snippet(code: str) -> None:
    with st.expander("The same in Python"):
        st.code(code, language="python")
