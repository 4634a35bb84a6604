"""The view of margin against dimension: two promises that cross, and the exact mean risk beneath them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds import theorems
from bounds.numbers import in_words, short
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.dimension.figures import (
    dimension_table,
    needed,
    needed_in_words,
    risks,
    risks_in_words,
)
from laboratory.topics.svm_and_kernels.dimension.run import RADIUS, DimensionRun, dimension_run
from laboratory.worlds.setting import Setting
from pages._svm_words import at_most
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import number, texts
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline

MARGIN = Setting("dim.margin", "margin γ that the world keeps, at radius 1", Interval(0.01, 0.9), 0.1)
EXAMPLES = Setting("dim.m", "examples m", integers(1, 1_000_000), 200)
WANTED = Setting("dim.risk", "mean risk that is wanted", Interval(0.0001, 0.5), 0.1)
DELTA = 0.05
FIRST = texts(MARGIN, EXAMPLES, WANTED)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Worth 100 dimensions": FIRST,
    "Worth 16 dimensions": FIRST | {"dim.margin": "0.25", "dim.m": "60"},
    "Too few examples": FIRST | {"dim.m": "50"},
}


def view(place: Any) -> None:
    """The fields where the page stands, and the figures in `place` above them."""
    run = _ask()
    if run is None:
        place.info(MEND)
        return
    with place:
        headline(in_words(run.equivalent, 4), "dimensions is what this margin is worth, (ρ/γ)²")
        left, right = st.columns([1, 1], gap="large")
        with left:
            drawn = needed(run, theme_now())
            chart(drawn, "svm_needed", needed_in_words(run))
            st.caption(f"Examples that bring the promised mean risk down to {short(run.wanted)}.")
        with right:
            chart(risks(run, theme_now()), "svm_dimension", risks_in_words(run))
            st.caption(f"Mean risk after {in_words(run.m)} examples: exact in the hard world, and promised.")
        st.markdown(_notice(run))
    given = {"m": run.m, "radius": RADIUS, "gamma": run.margin}
    calculator_link("Open the margin's promise in the Calculator", "svm_radius_margin", given)
    downloads("svm-dimension", lambda: csv_text(dimension_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(
            "from laboratory.topics.svm_and_kernels import dimension_run\n\n"
            f"run = dimension_run({run.margin!r}, m={run.m}, wanted={run.wanted!r})\n"
            "print(run.equivalent, run.needed_by_margin, run.by_margin)\n",
            language="python",
        )


def _ask() -> DimensionRun | None:
    columns = st.columns([2, 2, 2, 4], vertical_alignment="bottom")
    with columns[0]:
        margin = number(MARGIN, "Margin γ")
    with columns[1]:
        m = number(EXAMPLES, "Examples m")
    with columns[2]:
        wanted = number(WANTED, "Mean risk wanted")
    if margin is None or m is None or wanted is None:
        return None
    return _run(float(margin), m, float(wanted))


@st.cache_resource(show_spinner=False, max_entries=16)
def _run(margin: float, m: int, wanted: float) -> DimensionRun:
    return dimension_run(margin, m, wanted)


def _notice(run: DimensionRun) -> str:
    sure = theorems["margin_hard_svm"].solve(
        "m", at_most=run.wanted, delta=DELTA, radius=RADIUS, gamma=run.margin
    ).value  # fmt: skip
    value = run.by_margin
    told = f"at most {at_most(value)}" if value < 1 else "nothing below 1"
    confident = f" To have it in 95 % of samples, not only on average, takes {in_words(sure)}." if sure else ""
    worth = in_words(run.equivalent, 4)
    return (
        f"Up to {worth} features the dimension promises more; beyond, **{in_words(run.needed_by_margin)} examples are "
        f"enough for every number of features**.{confident} After {in_words(run.m)} the margin promises a mean risk of "
        f"{told}, while the exact one never exceeds **{short(float(run.risks.max()))}**."
    )
