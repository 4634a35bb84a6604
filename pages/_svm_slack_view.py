"""The view of slack: the soft margin at each price, from a line that ignores the sample to one that obeys it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.numbers import short
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.slack.figures import path, path_in_words, picture, picture_in_words, slack_table
from laboratory.topics.svm_and_kernels.slack.run import OTHERS, SlackRun, World, given_at, mean_risk, slack_run
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.setting import Setting
from pages._svm_words import at_most, counted
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline
from pages.widgets.playing import play

WORLDS = {"clouds": "Two Gaussians", "slab": "Halfspace, flipped labels", "line": "Worked: five numbers"}
DISTANCE = Setting("slack.distance", "distance between the two means", Interval(0.1, 10), 2.5)
NOISE = Setting("slack.noise", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.05)
EXAMPLES = Setting("slack.m", "examples m", integers(4, 300), 60)
SEED = seed_setting("slack.seed", 10)
GAP = 0.2  # margin of the halfspace
USUAL = {"slack.world": "clouds"} | texts(DISTANCE, NOISE, EXAMPLES, SEED)
FIRST = USUAL | {"slack.step": ""}
START = 6  # C = 1 among the prices of a world
WORKED_START = 4  # C = 1 among those of the worked example
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Clouds that overlap": USUAL | {"slack.step": START},
    "With a promise": USUAL | {"slack.world": "slab", "slack.m": "200", "slack.step": 3},
    "Worked by hand": USUAL | {"slack.world": "line", "slack.step": WORKED_START},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made; `world` is None for the worked example."""

    world: World | None
    m: int
    seed: int


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
        drawn, step = _figures(asked, run)
    if isinstance(run.world, MarginHalfspace):
        given = given_at(run.world, float(run.costs[step]), run.m)
        calculator_link("Open the promised excess in the Calculator", "soft_svm_risk", given)
    downloads("svm-slack", lambda: csv_text(slack_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(_snippet(asked), language="python")


def _figures(asked: Asked, run: SlackRun) -> tuple[Any, int]:
    left, right = st.columns([1, 1], gap="large")
    with left:
        above = st.container()
        step = play("Price of slack, step", len(run.costs) - 1, "slack.step", "prices",
                    WORKED_START if run.world is None else START)  # fmt: skip
    with right:
        headline(short(float(run.costs[step])), f"price C of slack; λ = {short(float(run.prices[step]))}")
        drawn = path(run, step, theme_now())
        chart(drawn, "svm_price", path_in_words(run, step))
    with above:
        chart(picture(run, step, theme_now()), "svm_slack", picture_in_words(run, step))
        st.caption(
            "Full circles are positive examples, open ones negative; a bar is an example's slack, a cross a mistake. "
            "Dashed: the edges of the band."
        )
    st.markdown(_notice(asked, run, step))
    return drawn, step


def _ask() -> Asked | None:
    columns = st.columns([3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        kind = chosen("World", WORLDS, "clouds", "slack.world", "world")
    if kind == "line":
        return Asked(None, 5, 0)
    with columns[1]:
        told = number(DISTANCE, "Distance") if kind == "clouds" else number(NOISE, "Labels flipped")
    with columns[2]:
        m = number(EXAMPLES, "Examples m")
    with columns[3]:
        seed = number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name)
    if seed is None or m is None or told is None:
        return None
    return Asked(GaussianPair(2, float(told)) if kind == "clouds" else MarginHalfspace(2, GAP, float(told)), m, seed)


@st.cache_resource(show_spinner=False, max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> SlackRun:
    return slack_run(asked.world, asked.m, asked.seed)


@st.cache_resource(show_spinner="Drawing other samples …", max_entries=128, hash_funcs={Asked: repr})
def _mean(asked: Asked, cost: float) -> float:
    return mean_risk(asked.world, asked.m, cost) if asked.world is not None else 0.0


def _notice(asked: Asked, run: SlackRun, step: int) -> str:
    paying = int((run.slacks[step] > 1e-9).sum())
    wrong = round(float(run.training_errors[step]) * run.m)
    told = (
        f"At this price the margin is **{short(float(run.margins[step]))}**: {counted(paying, 'example')} of {run.m} "
        f"pay slack, {short(float(run.slacks[step].sum()))} in all, and {wrong} "
        f"{'is' if wrong == 1 else 'are'} misjudged."
    )
    if run.world is None:
        w = abs(float(run.weights[step, 0]))
        return f"{told} The weight is w = {short(w)}. Dearer slack shrinks the band, down to the hard margin's 0.2."
    if run.risks is None:
        return told
    best = int(run.risks.argmin())
    risk = (
        f"The exact true risk is **{short(float(run.risks[step]))}**; the least of all prices, "
        f"{short(float(run.risks[best]))}, is at C = {short(float(run.costs[best]))}, and no predictor has less than "
        f"{short(float(run.world.bayes_risk))}."
    )
    return f"{told} {risk} {_promise(asked, run, step)}"


def _promise(asked: Asked, run: SlackRun, step: int) -> str:
    if run.promised is None:
        return "Clouds have no radius, so the theorem of the soft margin promises nothing here."
    value, cost = float(run.promised[step]), float(run.costs[step])
    norm = short(float(given_at(MarginHalfspace(2, GAP, asked.world.noise), cost, run.m)["norm"])) if isinstance(
        asked.world, MarginHalfspace) else ""  # fmt: skip
    if value >= 1:
        return f"The theorem, for which this price means the norm B = {norm}, promises nothing below 1."
    mean = _mean(Asked(asked.world, asked.m, 0), cost)
    return (
        f"Over samples, the theorem (norm B = {norm}) promises a mean risk of at most **{at_most(value)}**; over "
        f"{OTHERS} other samples it is {short(mean)}."
    )


def _snippet(asked: Asked) -> str:
    if asked.world is None:
        return (
            "from laboratory.topics.svm_and_kernels import slack_run\n\nrun = slack_run(None, 5, seed=0)\n"
            "print(run.costs, run.weights[:, 0])\n"
        )
    module = "gaussian_pair" if isinstance(asked.world, GaussianPair) else "margin_halfspace"
    return (
        "from laboratory.topics.svm_and_kernels import slack_run\n"
        f"from laboratory.worlds.{module} import {type(asked.world).__name__}\n\n"
        f"run = slack_run({asked.world!r}, {asked.m}, seed={asked.seed})\n"
        "print(run.costs, run.margins, run.risks)\n"
    )
