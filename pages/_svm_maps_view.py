"""The view of feature maps: no line separates before, one does after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.numbers import short
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.maps.figures import (
    after,
    after_in_words,
    before,
    before_in_words,
    crossing,
    map_table,
)
from laboratory.topics.svm_and_kernels.maps.run import MAPS, MapRun, map_run
from laboratory.worlds.setting import Setting
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND

GAP = Setting("maps.gap", "width of the empty ring between the labels", Interval(0, 0.45), 0.1)
EXAMPLES = Setting("maps.m", "examples m", integers(10, 300), 80)
SEED = seed_setting("maps.seed", 1)
FIRST = {"maps.of": "line"} | texts(GAP, EXAMPLES, SEED)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "A line becomes a parabola": FIRST,
    "Exclusive or": FIRST | {"maps.of": "xor"},
    "Disc in a ring": FIRST | {"maps.of": "circles"},
}
FORMULAS = {"line": "x ↦ (x, x²)", "xor": "(x₁, x₂) ↦ (x₁, x₁x₂)", "circles": "(x₁, x₂) ↦ (x₁², x₂²)"}


@dataclass(frozen=True)
class Asked:
    """A run that can be made."""

    name: str
    m: int
    seed: int
    gap: float


def view(place: Any) -> None:
    """The fields where the page stands, and the figures in `place` above them."""
    asked = _ask()
    if asked is None:
        place.info(MEND)
        return
    run = _run(asked)
    with place:
        left, right = st.columns([1, 1], gap="large")
        with left:
            st.markdown("**Before the map**")
            chart(before(run, theme_now()), "svm_before", before_in_words(run))
            st.caption("Full circles are positive examples, open ones negative; rings mark the support vectors.")
        with right:
            st.markdown(f"**After it: {FORMULAS[run.name]}**")
            drawn = after(run, theme_now())
            chart(drawn, "svm_after", after_in_words(run))
        st.markdown(_notice(run))
    downloads("svm-map", lambda: csv_text(map_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(
            "from laboratory.topics.svm_and_kernels import map_run\n\n"
            f"run = map_run({asked.name!r}, m={asked.m}, seed={asked.seed}, gap={asked.gap!r})\n"
            "print(run.separable, run.separable_after, run.slope, run.offset)\n",
            language="python",
        )


def _ask() -> Asked | None:
    columns = st.columns([3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        name = chosen("Examples", MAPS, "line", "maps.of", "set of examples")
    if name != "circles":
        return Asked(name, EXAMPLES.default, 0, GAP.default)
    with columns[1]:
        gap = number(GAP, "Gap")
    with columns[2]:
        m = number(EXAMPLES, "Examples m")
    with columns[3]:
        seed = number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name)
    return None if gap is None or m is None or seed is None else Asked(name, m, seed, float(gap))


@st.cache_resource(show_spinner=False, max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> MapRun:
    return map_run(asked.name, asked.m, asked.seed, asked.gap)


def _notice(run: MapRun) -> str:
    wrong = round(run.training_error_before * len(run.signs))
    start = (
        f"Without the map no {'place' if run.name == 'line' else 'line'} separates the {len(run.signs)} examples; the "
        f"one with the least slack misjudges **{wrong}**."
    )
    if run.name == "line":
        return (
            f"{start} After it, x² = {short(float(-run.offset / run.slope[1]))} does: positive beyond ±{crossing(run)}."
        )
    if run.name == "xor":
        return (
            f"{start} The polynomial kernel (1 + ⟨x, z⟩)² has the product among its features: its widest plane is "
            "**f(x) = −x₁x₂**, all four examples support it, each with the multiplier 1/8."
        )
    if run.separable:
        start = f"A line happens to separate these {len(run.signs)} examples."
    if not run.separable_after:
        return f"{start} After the map no line separates them either."
    return (
        f"{start} Its exact true risk is {short(run.risk_before or 0)}. After the map {len(run.support)} support "
        f"vectors hold a line that separates all, with the exact true risk **{short(run.risk_after or 0)}**."
    )
