"""The view of many dimensions: distances concentrate."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.topics.neighbours import figures
from laboratory.topics.neighbours.curse.run import CurseRun, curse_run
from pages import _neighbours_words as words
from pages._neighbours_fields import EXAMPLES, SEED
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, number
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline

USED = (EXAMPLES.name, SEED.name)


def draw(figure: Any) -> tuple[str, ...]:
    """Fill the figure's place and the fields under it; returns the names in the address that were used."""
    first, second, other = st.columns([2, 2, 3], vertical_alignment="bottom")
    with first:
        m = number(EXAMPLES, "Examples m")
    with second:
        seed = number(SEED, "Seed")
    with other:
        another_sample(SEED.name)
    if m is None or seed is None:
        figure.info(MEND)
        return USED
    run = _distances(m, seed)
    with figure:
        drawn = _side_by_side(run)
    calculator_link("Open the median distance in the Calculator", "nearest_neighbour_median", {"m": run.m, "n": 10})
    downloads("many-dimensions", lambda: csv_text(figures.curse_table(run)), drawn)
    return USED


def _side_by_side(run: CurseRun) -> Any:
    left, right = st.columns([1, 1], gap="large")
    with left:
        drawn = figures.distances(run, theme_now())
        chart(drawn, "neighbours_distances", figures.distances_in_words(run))
    with right:
        headline(words.short(run.ratio(run.dimensions[-1])), words.curse_headline(run))
        chart(figures.centre(run, theme_now()), "neighbours_centre", figures.centre_in_words(run))
    st.markdown(words.curse_verdict(run))
    st.markdown(words.centre_sentence(run))
    return drawn


@st.cache_resource(show_spinner="Drawing points …", max_entries=16)
def _distances(m: int, seed: int) -> CurseRun:
    return curse_run(m, seed)
