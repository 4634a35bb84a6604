"""The view of Pegasos: the soft margin found draw by draw, one example each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.numbers import in_words, short
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.steps.figures import gaps, gaps_in_words, plane, plane_in_words, stepping_table
from laboratory.topics.svm_and_kernels.steps.run import RUNS, SteppingRun, stepping_run
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.setting import Setting
from pages._svm_words import at_most
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, number, seed_setting, texts
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline
from pages.widgets.playing import play

LAMBDA = Setting("steps.lambda", "price λ of half the squared norm", Interval(0.001, 10), 0.1)
NOISE = Setting("steps.noise", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.05)
EXAMPLES = Setting("steps.m", "examples m", integers(2, 300), 80)
DRAWS = Setting("steps.draws", "examples drawn, one after the other", integers(10, 100_000), 10_000)
SEED = seed_setting("steps.seed", 1)
GAP = 0.1  # margin of the world
USUAL = texts(LAMBDA, NOISE, EXAMPLES, DRAWS, SEED)
FIRST = USUAL | {"steps.look": ""}
PRESETS: Mapping[str, Mapping[str, str]] = {
    "A wide band": USUAL,
    "A thin band takes longer": USUAL | {"steps.lambda": "0.01"},
    "Without noise": USUAL | {"steps.noise": "0"},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made."""

    world: MarginHalfspace
    m: int
    seed: int
    lam: float
    draws: int


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
        drawn, look = _figures(run)
    given = {"steps": int(run.draws[look]), "lam": run.lam, "lipschitz": run.radius}
    calculator_link("Open the promise in the Calculator", "sgd_regularised", given)
    downloads("svm-pegasos", lambda: csv_text(stepping_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(
            "from laboratory.topics.svm_and_kernels import stepping_run\n"
            "from laboratory.worlds.margin_halfspace import MarginHalfspace\n\n"
            f"run = stepping_run({asked.world!r}, {asked.m}, seed={asked.seed}, lam={asked.lam!r}, "
            f"draws={asked.draws})\nprint(run.mean_gaps[-1], run.promised[-1])\n",
            language="python",
        )


def _figures(run: SteppingRun) -> tuple[Any, int]:
    left, right = st.columns([1, 1], gap="large")
    with left:
        above = st.container()
        look = play("Look, evenly on a logarithmic scale", len(run.draws) - 1, "steps.look", tuple(run.draws.tolist()))
    with above:
        chart(plane(run, look, theme_now()), "svm_pegasos", plane_in_words(run, look))
        st.caption(
            "Full line: the weights of this run after the draws looked at, with their band. Long dashes: the best "
            "line. A cross marks a mistake."
        )
    with right:
        headline(in_words(int(run.draws[look])), "examples drawn")
        drawn = gaps(run, look, theme_now())
        chart(drawn, "svm_gaps", gaps_in_words(run, look))
    st.markdown(_notice(run, look))
    return drawn, look


def _ask() -> Asked | None:
    columns = st.columns([2, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        lam = number(LAMBDA, "Price λ")
    with columns[1]:
        noise = number(NOISE, "Labels flipped")
    with columns[2]:
        m = number(EXAMPLES, "Examples m")
    with columns[3], st.popover("More", icon=":material/tune:", width="stretch"):
        draws, seed = number(DRAWS, "Draws"), number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name)
    if lam is None or noise is None or m is None or draws is None or seed is None:
        return None
    return Asked(MarginHalfspace(2, GAP, float(noise)), m, seed, float(lam), draws)


@st.cache_resource(show_spinner="Drawing examples …", max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> SteppingRun:
    return stepping_run(asked.world, asked.m, asked.seed, asked.lam, asked.draws)


def _notice(run: SteppingRun, look: int) -> str:
    return (
        f"After {in_words(int(run.draws[look]))} draws the mean of the weights is, averaged over {RUNS} runs on this "
        f"sample, within **{short(float(run.mean_gaps[look]))}** of the best objective, {short(run.least)}; the "
        f"theorem promises {at_most(float(run.promised[look]))} on average. The last weights of a single run jump "
        "about; the theorem speaks of their mean."
    )
