"""The view of the Gaussian kernel's width, from nearly a line to an island around every example."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.numbers import in_words, short
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.width.figures import (
    boundary,
    boundary_in_words,
    errors,
    errors_in_words,
    line_boundary,
    line_boundary_in_words,
    width_table,
)
from laboratory.topics.svm_and_kernels.width.run import GAMMAS, WidthRun, World, width_run
from laboratory.worlds.circles import Circles
from laboratory.worlds.setting import Setting
from laboratory.worlds.spirals import Spirals
from laboratory.worlds.xor import Xor
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts, view_of
from pages.widgets.frame import MEND
from pages.widgets.one_number import headline
from pages.widgets.playing import play

WORLDS = {"circles": "Disc in a ring", "xor": "Exclusive or", "spirals": "Two spirals"}
BESIDE = {"errors": "Errors by width", "line": "A line instead"}
NOISE = Setting("width.noise", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1)
COST = Setting("width.cost", "price C of a unit of slack", Interval(0.001, 1000), 1)
EXAMPLES = Setting("width.m", "examples m", integers(10, 200), 100)
SEED = seed_setting("width.seed", 0)
START = 2  # gamma = 1
FIRST = {"width.world": "circles"} | texts(NOISE, COST, EXAMPLES, SEED) | {"width.step": "", "width.beside": "errors"}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "A good width": FIRST | {"width.step": START},
    "So narrow that it repeats every label": FIRST | {"width.step": len(GAMMAS) - 1},
    "Linear beside Gaussian": FIRST | {"width.world": "spirals", "width.noise": "0", "width.cost": "10",
                                       "width.step": 4, "width.beside": "line"},
}  # fmt: skip


@dataclass(frozen=True)
class Asked:
    """A run that can be made."""

    kind: str
    world: World
    m: int
    seed: int
    cost: float


def view(place: Any) -> None:
    """The fields where the page stands, and the figures in `place` above them."""
    with place:
        shown = st.container()
    asked = _ask()
    if asked is None:
        shown.info(MEND)
        return
    run = _run(asked)
    with shown:
        drawn = _figures(asked, run)
    downloads("svm-width", lambda: csv_text(width_table(run)), drawn)
    with st.expander("The same in Python"):
        module = {"circles": "circles", "xor": "xor", "spirals": "spirals"}[asked.kind]
        st.code(
            "from laboratory.topics.svm_and_kernels import width_run\n"
            f"from laboratory.worlds.{module} import {type(asked.world).__name__}\n\n"
            f"run = width_run({asked.world!r}, {asked.m}, seed={asked.seed}, cost={asked.cost!r})\n"
            "print(run.gammas, run.training_errors, run.risks)\n",
            language="python",
        )


def _figures(asked: Asked, run: WidthRun) -> Any:
    left, right = st.columns([1, 1], gap="large")
    with left:
        above = st.container()
        step = play("Width, from wide to narrow", len(run.gammas) - 1, "width.step", GAMMAS, START)
    with above:
        chart(boundary(run, step, theme_now()), "svm_boundary", boundary_in_words(run, step))
        st.caption(
            f"Gaussian kernel, γ = {in_words(float(run.gammas[step]))} (σ = {short(float(run.sigmas[step]))}). Rings "
            "mark support vectors."
        )
    with right:
        headline(short(float(run.risks[step])), f"true risk; training error {short(float(run.training_errors[step]))}")
        if view_of("Beside the boundary", BESIDE, "errors", "width.beside") == "line":
            drawn = line_boundary(run, theme_now())
            chart(drawn, "svm_line", line_boundary_in_words(run))
        else:
            drawn = errors(run, step, theme_now())
            chart(drawn, "svm_widths", errors_in_words(run, step))
            st.caption(f"Dashed at the bottom: the Bayes risk, {short(float(run.world.bayes_risk))}.")
    st.markdown(_notice(run, step))
    return drawn


def _ask() -> Asked | None:
    columns = st.columns([3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        kind = chosen("World", WORLDS, "circles", "width.world", "world")
    with columns[1]:
        noise = number(NOISE, "Labels flipped")
    with columns[2]:
        cost = number(COST, "Price C")
    with columns[3], st.popover("More", icon=":material/tune:", width="stretch"):
        m, seed = number(EXAMPLES, "Examples m"), number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name)
    if noise is None or cost is None or m is None or seed is None:
        return None
    worlds: dict[str, World] = {
        "circles": Circles(noise=float(noise)),
        "xor": Xor(noise=float(noise)),
        "spirals": Spirals(noise=float(noise)),
    }
    return Asked(kind, worlds[kind], m, seed, float(cost))


@st.cache_resource(show_spinner="Trying widths …", max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> WidthRun:
    return width_run(asked.world, asked.m, asked.seed, asked.cost)


def _notice(run: WidthRun, step: int) -> str:
    best, m = run.best, len(run.signs)
    here = (
        f"At this width the machine misjudges {round(float(run.training_errors[step]) * m)} of its {m} examples and "
        f"has the exact true risk **{short(float(run.risks[step]))}**; {int(run.supports[step])} examples support it, "
        "and no more than these are misjudged when each is left out in turn."
    )
    least = (
        f"The least risk of all widths, {short(float(run.risks[best]))}, is at γ = "
        f"{in_words(float(run.gammas[best]))}; a line has {short(run.line_risk)}."
    )
    narrow = (
        f" The narrowest kernel repeats every label, training error 0, with a risk of {short(float(run.risks[-1]))}."
        if run.training_errors[-1] == 0
        else ""
    )
    return f"{here} {least}{narrow}"
