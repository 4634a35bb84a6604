"""The view of bagging and forests: scores tree by tree, and the importance of features."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.topics.boosting.bagging.figures import bagging_table, bars, bars_in_words, scores, scores_in_words
from laboratory.topics.boosting.bagging.run import FRIEDMAN, BaggingRun, bagging_run
from laboratory.topics.boosting.bagging.variance import SAMPLES, TREES, Spread, spread_of
from laboratory.topics.boosting.bagging.variance_figures import variance, variance_in_words
from pages import _boosting_bagging_words as words
from pages._boosting_bagging_fields import FIRST, SEED, Asked, ask, used
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import view_of
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline

BESIDE = {"importances": "Importances", "variance": "Why not 1/B"}


def draw(figure: Any) -> tuple[str, ...]:
    """Fill the figure's place and the fields under it; returns the names in the address that were used."""
    asked = ask()
    if asked is None:
        figure.info(MEND)
        return used(str(st.session_state.get("bag.world", FRIEDMAN)))
    run = _run(asked)
    with figure:
        drawn = _side_by_side(asked, run)
    calculator_link("Open the share out of bag in the Calculator", "oob_fraction", {"m": run.bag_size})
    if run.forest.vote is not None and run.forest.vote.promised is not None:
        given = {"strength": run.forest.vote.strength, "correlation": run.forest.vote.correlation}
        calculator_link("Open the forest's promise in the Calculator", "forest_strength", given)
    downloads("bagging", lambda: csv_text(bagging_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")
    return used(asked.world)


def _side_by_side(asked: Asked, run: BaggingRun) -> Any:
    left, right = st.columns([1, 1], gap="large")
    printed = asked.published and st.session_state[SEED.name] == FIRST[SEED.name]
    with left:
        headline(words.out_of_bag(run), words.headline_words(run))
        drawn = scores(run, printed, theme_now())
        chart(drawn, "bagging_scores", scores_in_words(run))
        crosses = " Crosses: the numbers that the notes print." if printed else ""
        st.caption(f"Heavy: on fresh examples. Thin: out of bag.{crosses}")
    with right:
        _beside(asked, run)
    st.markdown(words.verdict(run))
    st.markdown(f"{words.bag_sentence(run, asked.published)}  \n{words.vote_sentence(run)}")
    return drawn


def _beside(asked: Asked, run: BaggingRun) -> None:
    """Importances, or, where labels are numbers, the variance that stays however many trees there are."""
    if run.of_numbers and view_of("Beside the scores", BESIDE, FIRST["bag.beside"], "bag.beside") == "variance":
        spread = _spread(asked.trees, run.features_per_split)
        chart(variance(spread, theme_now()), "bagging_variance", variance_in_words(spread))
        st.caption(f"Dots: measured on {SAMPLES} samples with {TREES} trees each. Lines: the law, told their σ and ρ.")
        st.markdown(words.spread_sentence(spread))
        given = {"members": asked.trees, "correlation": spread.bagging.correlation, "sigma": spread.bagging.deviation}
        calculator_link("Open the variance of bagging in the Calculator", "bagging_variance", given)
        return
    chart(bars(run, theme_now()), "bagging_importances", bars_in_words(run))
    st.caption("Importance of features. Full bars: bagging; striped: the forest.")


@st.cache_resource(show_spinner="Growing trees on other samples …", max_entries=16)
def _spread(trees: int, split: int) -> Spread:
    return spread_of(trees, split)


@st.cache_resource(show_spinner="Growing trees …", max_entries=16)
def _run(asked: Asked) -> BaggingRun:
    return bagging_run(asked.world, asked.m, asked.noise, asked.seed, asked.trees, asked.split, asked.published)
