"""Separable or not: the linear programme answers with a line, or with a proof that there is none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.words.domain import Interval, integers
from laboratory.topics.linear_models.separable.figures import plane, plane_in_words, separable_table
from laboratory.topics.linear_models.separable.run import SAMPLES, Judged, SeparableRun, separable_run
from laboratory.worlds.setting import Setting
from pages._linear_take_away import short, take_away
from pages.widgets.chart import chart, theme_now
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND, Frame

MARGIN = Setting(
    "sep.margin", "margin γ that the examples on the left keep from a hidden line", Interval(0.001, 0.9), 0.1
)
EXAMPLES = Setting("sep.examples", "examples m", integers(2, 120), 40)
SEED = seed_setting("sep.seed", 1)
FIRST: Mapping[str, Any] = {**texts(MARGIN, EXAMPLES, SEED), "sample": "flipped"}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "One label flipped": FIRST,
    "Exclusive or": {**FIRST, "sample": "xor"},
    "Disc in a ring": {**FIRST, "sample": "ring"},
}
MEANING = """
A sample is **separable** if some line has all positive examples on one side and all negative ones on the other. To
look for it is a linear programme: find w and b with y·(⟨w, x⟩ + b) ≥ 1 for every example. (If some line has all these
numbers above 0, divide w and b by the least of them.) Nothing is minimised; any solution will do, so the line found
is not the one of largest margin. The weights must be allowed to be negative.

**If there is none, that can be proved** (Gordan, Farkas): then the positive examples have a weighted mean that is
also a weighted mean of negative ones. Every line that had the positive examples on its positive side would have that
point there, and at the same time on the other side. In the plane four examples are always enough (Radon): two
crossing segments, or one example inside a triangle of the other label. They are drawn on the right, with the point
they share.

The programme computes in floating point. What it answers is checked in rational numbers: each example on its side of
the line, or the equality of the two means.
"""


@dataclass(frozen=True)
class Asked:
    """Two samples: one apart by a margin, one of another kind."""

    kind: str
    m: int
    gamma: float
    seed: int


def show(page: Frame) -> None:
    asked = _ask()
    if asked is None:
        page.figure.info(MEND)
        return
    run = _run(asked)
    with page.figure:
        left, right = st.columns(2, gap="large")
        with left:
            _badge(run.apart)
            chart(plane(run.apart, theme=theme_now()), "linear_apart", plane_in_words(run.apart))
        with right:
            _badge(run.other)
            drawn = plane(run.other, run.flipped, theme_now())
            chart(drawn, "linear_other", plane_in_words(run.other))
        st.markdown(f"**Left:** {_verdict(run.apart)}  \n**Right:** {_verdict(run.other)}")
        st.caption(_caption(run))
    take_away("separable", lambda: separable_table(run.other), drawn, _snippet(asked), MEANING)


def _ask() -> Asked | None:
    columns = st.columns([3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        kind = chosen("Right-hand sample", SAMPLES, FIRST["sample"], "sample", "sample")
    with columns[1]:
        gamma = number(MARGIN, "Margin γ (left)")
    with columns[2]:
        m = number(EXAMPLES, "Examples m")
    with columns[3]:
        seed = number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name)
    if gamma is None or m is None or seed is None:
        return None
    return Asked(kind, m, float(gamma), seed)


@st.cache_resource(show_spinner=False, max_entries=32)
def _run(asked: Asked) -> SeparableRun:
    return separable_run(asked.kind, asked.m, asked.gamma, asked.seed)


def _badge(judged: Judged) -> None:
    """What the programme answered, in two words."""
    feasible = judged.line is not None
    st.badge("Separable" if feasible else "Not separable", color="green" if feasible else "orange",
             icon=":material/check:" if feasible else ":material/close:")  # fmt: skip


def _verdict(judged: Judged) -> str:
    if judged.line is not None:
        if judged.margin is None:
            return "All examples have the same label, and no line is needed."
        checked = " Checked in rational numbers." if judged.checked else " Rounding leaves it open whether it does."
        return (
            f"the programme is feasible. Its line separates, and no example is closer to it than "
            f"**{short(judged.margin)}**.{checked}"
        )
    if judged.certificate is None or judged.meeting is None:
        return "the programme is infeasible, to its tolerance of 10⁻⁷; an exact proof was not found."
    ones, zeros = _weights(judged, 1), _weights(judged, 0)
    x, y = judged.meeting
    return (
        f"the programme is infeasible. The point **({short(float(x))}, {short(float(y))})** is a mean of positive "
        "examples "
        f"(weights {ones}) and of negative ones ({zeros}), so no line can part them. Checked in rational numbers."
    )


def _weights(judged: Judged, label: int) -> str:
    if judged.certificate is None:
        return ""
    told = zip(judged.certificate.points, judged.certificate.coefficients, strict=True)
    return " and ".join(
        short(float(weight)) for point, weight in told if judged.labels[judged.involved[point]] == label
    )


def _caption(run: SeparableRun) -> str:
    told = "Full circles are positive, open ones negative. Dashed: the margin of the line found. "
    crossed = "Triangles, segments and the cross: the proof."
    return told + crossed + (" Square: the example whose label was flipped." if run.flipped is not None else "")


def _snippet(asked: Asked) -> str:
    return (
        "from laboratory.topics.linear_models.separable.run import separable_run\n\n"
        f"run = separable_run({asked.kind!r}, m={asked.m}, gamma={asked.gamma!r}, seed={asked.seed})\n"
        "print(run.apart.line is not None, run.other.line is not None)\n"
    )
