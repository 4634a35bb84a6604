"""The view of the Lipschitz condition: a cone at each place of the graph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.numbers import in_words, rounded_safely
from bounds.words.domain import Interval
from laboratory.topics.neighbours.lipschitz.figures import (
    cone,
    cone_in_words,
    lipschitz_table,
    promise,
    promise_in_words,
)
from laboratory.topics.neighbours.lipschitz.run import SAMPLES, SIZES, LipschitzRun, lipschitz_run
from laboratory.worlds.setting import Setting
from pages._neighbours_fields import SLOPE
from pages._neighbours_words import short
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import number, texts
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline

CLAIMED = Setting("cone.slope", "constant c that is claimed", Interval(0, 20), 2.0)
PLACE = Setting("cone.place", "place of the cone's tip on the diagonal", Interval(-1.4, 1.4), 0.25)
FIRST: Mapping[str, str] = texts(CLAIMED, PLACE)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "A true constant": {"run.slope": "2", **FIRST},
    "A refuted constant": {"run.slope": "2", **FIRST, "cone.slope": "1"},
}
USED = (SLOPE.name, CLAIMED.name, PLACE.name)
LAST = SIZES[-1]
MEANING = """
The probability η(x) of label 1 is **c-Lipschitz** if it differs between two places by at most c times their distance.
In a drawing: put the tip of a double cone of slope c anywhere on the graph, and the graph stays inside. One place where
it leaves is enough to refute the constant; staying inside at one place proves nothing, and the cone must be tried at
all of them. Here the graph is a sine, steepest in its middle, so the least constant is known exactly.

**What it is good for**: near examples then have nearly the same coin. The new example's label and its neighbour's
differ with a probability of at most 2η(1 − η) + c · distance. On average that is at most 2R* + c times the mean
distance, where R* is the Bayes risk, and the mean distance falls with m: the promise for a **finite** sample.

The promise tends to 2R*, not to R*: one neighbour's label is noisy too. Its pace, m^(−1/(n+1)), is slow even in the
plane, and the true risk is much smaller long before.
"""
SNIPPET = (
    "from laboratory.topics.neighbours.lipschitz.run import lipschitz_run\n\n"
    "run = lipschitz_run(slope={slope}, claimed={claimed})\n"
    "print(run.holds, run.outside({place}).any(), run.measured.mean(axis=1))\n"
)


def draw(figure: Any) -> tuple[str, ...]:
    """Fill the figure's place and the fields under it; returns the names in the address that were used."""
    first, second, third, _ = st.columns([2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        slope = number(SLOPE, "Slope c")
    with second:
        claimed = number(CLAIMED, "Claimed constant")
    with third:
        place = number(PLACE, "Tip of the cone")
    if None in (slope, claimed, place):
        figure.info(MEND)
        return USED
    run = _run(float(slope), float(claimed))
    with figure:
        drawn = _side_by_side(run, float(place))
    if run.holds:
        calculator_link("Open the promise in the Calculator", "one_nn_lipschitz", run.given(LAST))
    downloads("lipschitz", lambda: csv_text(lipschitz_table(run, float(place))), drawn)
    with st.expander("The same in Python"):
        st.code(SNIPPET.format(slope=slope, claimed=claimed, place=place), language="python")
    return USED


def _side_by_side(run: LipschitzRun, place: float) -> Any:
    left, right = st.columns([1, 1], gap="large")
    with left:
        outside = bool(run.outside(place).any())
        headline("outside" if outside else "inside", f"the cone of slope {in_words(run.claimed, 3)} at this place")
        drawn = cone(run, place, theme_now())
        chart(drawn, "neighbours_cone", cone_in_words(run, place))
        st.caption("Heavy: the probability of label 1. Shaded: the cone. Where the graph leaves it, it is thicker.")
    with right:
        headline(short(float(run.measured[-1].mean())), f"mean true risk of one neighbour, m = {LAST}")
        chart(promise(run, theme_now()), "neighbours_promise", promise_in_words(run))
        st.caption(f"Dots: means of {SAMPLES} samples each, their risks exact.")
    st.markdown(f"{cone_sentence(run, outside)}  \n{promise_sentence(run)}")
    return drawn


def cone_sentence(run: LipschitzRun, outside: bool) -> str:
    """Whether the constant is one."""
    least = in_words(run.slope, 3)
    if run.holds:
        return f"The graph stays inside this cone at **every** place: its least constant is {least}."
    here = "and here it leaves the cone" if outside else "though at this very place it stays inside"
    return (
        f"The graph is steeper in its middle, up to **{least}**, {here}. A constant of {in_words(run.claimed, 3)} is "
        "refuted, and the promise drawn from it says nothing about this world."
    )


def promise_sentence(run: LipschitzRun) -> str:
    """What the constant promises for the largest measured sample, and from when on it says anything."""
    if not run.holds:
        return ""
    told = f"one_nn_lipschitz tends to 2R* = {short(2 * run.bayes)}, twice the Bayes risk"
    promised, needed = run.promised(LAST), run.informative_from
    if promised < 1:
        return f"{told}; for {LAST} examples it promises at most {in_words(rounded_safely(promised, 3, up=True))}."
    if needed is None or 2 * run.bayes >= 1:
        return f"{told}, which is no less than 1 for a fair coin: nothing is promised for any number of examples."
    return f"{told}; it takes **{in_words(needed)}** examples until it comes down to 1."


@st.cache_resource(show_spinner="Asking the neighbours …", max_entries=32)
def _run(slope: float, claimed: float) -> LipschitzRun:
    return lipschitz_run(slope, claimed)
