"""The view of the margin: the widest band, who supports it, and three promises beside the exact risk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.numbers import short
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.margin.figures import (
    ladder,
    ladder_in_words,
    margin_table,
    plane,
    plane_in_words,
)
from laboratory.topics.svm_and_kernels.margin.run import (
    DELTA,
    MarginRun,
    OtherSamples,
    World,
    margin_run,
    other_samples,
    promise_values,
    promised,
)
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.setting import Setting
from pages._svm_words import at_most, counted
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.link import switch
from pages.widgets.one_number import headline

WORLDS = {
    "slab": "Halfspace with a margin",
    "clouds": "Two Gaussians",
    "four": "Worked: four points",
    "two": "Worked: two points",
}
GAP = Setting("margin.gap", "margin γ, the distance that every example keeps", Interval(0.001, 0.9), 0.3)
DISTANCE = Setting("margin.distance", "distance between the two means", Interval(0.5, 20), 6)
EXAMPLES = Setting("margin.m", "examples m", integers(4, 300), 120)
SEED = seed_setting("margin.seed", 8)
FIRST = {"margin.world": "slab"} | texts(GAP, DISTANCE, EXAMPLES, SEED) | {"margin.bias": ""}
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Wide margin": FIRST,
    "Thin margin, few examples": FIRST | {"margin.gap": "0.05", "margin.m": "12"},
    "No margin granted": FIRST | {"margin.world": "clouds", "margin.m": "60", "margin.bias": "1"},
    "Worked by hand": FIRST | {"margin.world": "four"},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made; `world` is None for a worked example, which `worked` names."""

    world: World | None
    worked: str
    m: int
    seed: int
    bias: bool


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
            drawn = plane(run, theme_now())
            chart(drawn, "svm_margin", plane_in_words(run))
            st.caption(
                "Full circles are positive examples, open ones negative; rings mark the support vectors. Long dashes: "
                "a line that the perceptron found."
                + (" Dotted: the hidden line." if isinstance(run.world, MarginHalfspace) else "")
                + ("" if run.bias else " All three pass through the centre, as the promises ask.")
            )
        with right:
            told, values = _promises(asked, run)
        st.markdown(_notice(run, values))
    for slug, given in told.items():
        if slug != "svm_support_vectors":
            said = "95 % promise" if slug == "margin_hard_svm" else "mean's promise"
            calculator_link(f"Open the {said} in the Calculator", slug, given)
    downloads("svm-margin", lambda: csv_text(margin_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(_snippet(asked), language="python")


def _ask() -> Asked | None:
    columns = st.columns([3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        kind = chosen("World", WORLDS, "slab", "margin.world", "world")
    worked = kind in ("four", "two")
    with columns[1]:
        width = None if worked else number(DISTANCE, "Distance") if kind == "clouds" else number(GAP, "Margin γ")
    if worked:
        return Asked(None, kind, 0, 0, True)
    with columns[2]:
        m = number(EXAMPLES, "Examples m")
    with columns[3], st.popover("More", icon=":material/tune:", width="stretch"):
        seed = number(SEED, "Seed")
        bias = switch("Line may miss the centre", "margin.bias", help="Learn a bias b too.")
    with columns[4]:
        another_sample(SEED.name)
    if seed is None or m is None or width is None:
        return None
    world: World = GaussianPair(2, float(width)) if kind == "clouds" else MarginHalfspace(2, float(width))
    return Asked(world, "", m, seed, bias)


@st.cache_resource(show_spinner=False, max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> MarginRun:
    return margin_run(asked.world, asked.m, asked.seed, asked.bias, asked.worked or "four")


@st.cache_resource(show_spinner="Drawing other samples …", max_entries=32, hash_funcs={Asked: repr})
def _others(asked: Asked) -> OtherSamples | None:
    """Only where every sample is separable does their mean say what the theorems bound."""
    return other_samples(asked.world, asked.m, asked.bias) if isinstance(asked.world, MarginHalfspace) else None


def _promises(asked: Asked, run: MarginRun) -> tuple[Mapping[str, Any], Mapping[str, float]]:
    if run.separable and run.margin < float("inf"):
        headline(short(run.margin), f"margin 1/‖w‖; {counted(len(run.support), 'support vector')}")
    else:
        headline("None", "no line separates this sample" if not run.separable else "all labels are the same")
    if run.world is None:
        st.table(_by_hand(run), border="horizontal")
        return {}, {}
    others = _others(Asked(asked.world, "", asked.m, 0, asked.bias))
    told = promised(run.world, asked.m, others, asked.bias) if others and isinstance(run.world, MarginHalfspace) else {}
    values = promise_values(told)
    chart(ladder(run, others, values, theme_now()), "svm_promises", ladder_in_words(run, others, values))
    st.caption(
        "Circles: exact true risks. Diamonds: what the theorems promise"
        + (f"; the number of support vectors is the mean of the same {len(others.risks)} samples." if others else ".")
    )
    return told, values


def _by_hand(run: MarginRun) -> list[dict[str, str]]:
    return [
        {
            "Example": f"({short(float(x))}, {short(float(y))})",
            "Label": "+1" if sign > 0 else "−1",
            "Label × score": short(float(margin)),
            "Multiplier": short(float(alpha)),
        }
        for (x, y), sign, margin, alpha in zip(run.points, run.signs, run.functional_margins, run.alphas, strict=True)
    ]


def _notice(run: MarginRun, promises: Mapping[str, float]) -> str:
    if not run.separable:
        return (
            f"No line separates these {len(run.signs)} examples, so there is no margin; drawn is the line with the "
            f"least slack, whose exact true risk is **{short(run.risk or 0)}**. Clouds grant no margin, and the "
            "theorems promise nothing."
        )
    if run.margin == float("inf"):
        return "All examples have the same label: there is nothing to separate."
    other = (
        f"the perceptron's line, which separates them too, comes as near as {short(run.other_margin)}"
        if run.other_margin > 0
        else "the perceptron was stopped before it had separated them"
    )
    left = (
        f"Of all {len(run.signs)} examples only the **{counted(len(run.support), 'support vector')}** "
        f"hold the line, so leaving out each in turn can spoil {len(run.support)} at most; it spoils "
        f"**{run.leave_one_out}**."
    )
    band = f"The band is {short(2 * run.margin)} wide: the line stays **{short(run.margin)}** from every example, while"
    return f"{band} {other}. {left} {_promise_words(run, promises)}"


def _promise_words(run: MarginRun, promises: Mapping[str, float]) -> str:
    if run.world is None:
        return "An example worked by hand has no world, and so no true risk."
    if not isinstance(run.world, MarginHalfspace):
        return f"The exact true risk is {short(run.risk or 0)}. Clouds grant no margin: the theorems promise nothing."
    zero = " (the line lies in the slab without examples)" if run.risk == 0 else ""
    told = f"The exact true risk is **{short(run.risk or 0)}**{zero}."
    if "svm_radius_margin" not in promises:
        return f"{told} The promises by radius and margin are for lines through the centre."
    mean, sure = promises["svm_radius_margin"], promises["margin_hard_svm"]
    by_mean = f"at most {at_most(mean)}" if mean < 1 else "nothing below 1"
    by_sure = f"at most {at_most(sure)}" if sure < 1 else "nothing below 1"
    return (
        f"{told} As every example is no longer than 1 and keeps {short(run.world.margin)} from the hidden line, its "
        f"mean over samples is promised to be {by_mean}, and in {100 * (1 - DELTA):.0f} % of samples {by_sure}."
    )


def _snippet(asked: Asked) -> str:
    imported = "" if asked.world is None else (
        f"from laboratory.worlds.{'margin_halfspace' if isinstance(asked.world, MarginHalfspace) else 'gaussian_pair'} "
        f"import {type(asked.world).__name__}\n"
    )  # fmt: skip
    worked = f", worked={asked.worked!r}" if asked.world is None else ""
    return (
        f"from laboratory.topics.svm_and_kernels import margin_run\n{imported}\n"
        f"run = margin_run({asked.world!r}, {asked.m}, seed={asked.seed}, bias={asked.bias}{worked})\n"
        "print(run.margin, len(run.support), run.risk)\n"
    )
