"""Occam's choice: which size is promised least risk, and what risk it truly has."""

from __future__ import annotations

import streamlit as st

from laboratory.topics.trees.occam.figures import (
    fixed,
    fixed_in_words,
    others,
    others_in_words,
    sizes,
    sizes_in_words,
    sizes_table,
)
from laboratory.topics.trees.occam.run import (
    FIXED_SIZE,
    THEOREM,
    FixedSizes,
    OccamOnOtherSamples,
    OccamRun,
    fixed_given,
    fixed_sizes,
    occam_run,
    other_samples,
)
from pages import _trees_occam_words as words
from pages._trees_fields import FIRST, Choice, ask_for_choice
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import view_of
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline
from pages.widgets.playing import play

BESIDE = {"others": "100 samples", "fixed": "Size fixed beforehand"}


def draw() -> None:
    """Errors and promise by size, and beside them other samples or trees of a size fixed beforehand."""
    above = st.container()
    asked = ask_for_choice()
    with above:
        if asked is None:
            st.info(MEND)
            return
        _laboratory(asked, _run(asked))
    with st.expander("The chosen tree"):
        st.code(_run(asked).rules, language=None)
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")


def _laboratory(asked: Choice, run: OccamRun) -> None:
    headline(*words.headline_of(run))
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        size = play("Tests in the tree", len(run.nodes) - 1, "occam.size", asked, run.chosen, "There is one size only.")
        st.caption(f"{words.about_the_world(run)}. {words.stopped_short(run)}")
    with picture:
        drawn = sizes(run, size, theme_now())
        chart(drawn, "trees_occam", sizes_in_words(run))
        st.caption("The ring marks Occam's choice, the diamond the least risk. The exact risk is no estimate.")
    with right:
        said = _beside(asked, run)
    st.markdown(f"{words.verdict(run)}  \n{words.size_sentence(run, size)}")
    st.markdown(f"{words.promise_sentence(run)}  \n{said}")
    calculator_link(words.LINKS[THEOREM], THEOREM, run.given(run.chosen))
    downloads("trees-occam", lambda: csv_text(sizes_table(run)), drawn)


def _beside(asked: Choice, run: OccamRun) -> str:
    """One of two figures; what it says."""
    if view_of("Beside the sizes", BESIDE, FIRST["occam.beside"], "occam.beside") == "others":
        samples = _others(asked._replace(seed=0))
        chart(others(samples, theme_now()), "trees_occam_others", others_in_words(samples))
        return words.others_sentence(samples, run)
    every = _fixed(asked)
    chart(fixed(every, theme_now()), "trees_occam_fixed", fixed_in_words(every))
    given = fixed_given(asked.world, asked.m, asked.delta, int(every.nodes[-1]))
    calculator_link(words.LINKS[FIXED_SIZE], FIXED_SIZE, given)
    return words.fixed_sentence(every, asked)


@st.cache_resource(show_spinner="Pruning …", max_entries=16, hash_funcs={Choice: repr})
def _run(asked: Choice) -> OccamRun:
    return occam_run(asked.world, asked.m, asked.delta, asked.seed)


@st.cache_resource(show_spinner="Choosing on 100 samples …", max_entries=16, hash_funcs={Choice: repr})
def _others(asked: Choice) -> OccamOnOtherSamples:
    return other_samples(asked.world, asked.m, asked.delta)


@st.cache_resource(show_spinner="Searching all small trees …", max_entries=16, hash_funcs={Choice: repr})
def _fixed(asked: Choice) -> FixedSizes:
    return fixed_sizes(asked.world, asked.m, asked.delta, asked.seed)
