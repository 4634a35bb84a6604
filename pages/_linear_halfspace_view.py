"""A halfspace: what weights and bias do to its line, and the neuron that computes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.words.domain import Interval
from laboratory.topics.linear_models.halfspace.figures import (
    halfspace_table,
    neuron,
    neuron_in_words,
    plane,
    plane_in_words,
)
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from laboratory.worlds.setting import Setting
from pages._linear_take_away import short, take_away
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.fields import number, texts
from pages.widgets.frame import MEND, Frame
from pages.widgets.one_number import headline

WIDE = Interval(-1000, 1000)
FIELDS = (
    (Setting("half.w1", "weight of the first feature", WIDE, 3.0), "Weight w1"),
    (Setting("half.w2", "weight of the second feature", WIDE, 4.0), "Weight w2"),
    (Setting("half.b", "bias, the weight of the constant 1", WIDE, -5.0), "Bias b"),
    (Setting("half.x1", "first feature of the point", WIDE, 3.0), "Point x1"),
    (Setting("half.x2", "second feature of the point", WIDE, 2.0), "Point x2"),
)
SMALLEST = 1e-6
FIRST: Mapping[str, Any] = texts(*(setting for setting, _ in FIELDS))
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Three, four, five": FIRST,
    "An upright line": {**FIRST, "half.w1": "2", "half.w2": "0", "half.b": "-3"},
    "Through the origin": {**FIRST, "half.w1": "1", "half.w2": "-1", "half.b": "0"},
}
MEANING = """
The halfspace is where w1·x1 + w2·x2 + b > 0; its border is a line. The weights w stand upright on the line and point
to the positive side. The **bias** moves the line without turning it: its distance from the origin is |b|/‖w‖, and it
crosses the second axis at −b/w2 (never, if w2 = 0: then it is upright) and the first at −b/w1. The point's score
divided by ‖w‖ is its distance from the line, with a sign.

To multiply w and b by the same positive number changes none of these lengths, nor an answer. Only a bias other than 0
lets the line miss the origin.

The same as a **neuron**: each input is multiplied by its weight, the constant 1 by the bias, all is summed, and the
neuron answers +1 if the sum is above its threshold 0, otherwise −1.
"""


def show(page: Frame) -> None:
    values = []
    for column, (setting, label) in zip(st.columns(len(FIELDS), vertical_alignment="bottom"), FIELDS, strict=True):
        with column:
            values.append(number(setting, label))
    if None in values or not _tellable(values[:2]):
        page.figure.info(MEND)
        return
    run = HalfspaceRun(*map(float, values))
    with page.figure:
        left, right = st.columns(2, gap="large")
        with left:
            drawn = plane(run, theme_now())
            chart(drawn, "linear_halfspace", plane_in_words(run))
        with right:
            headline("+1" if run.answer > 0 else "−1", "is the neuron's answer for the point")
            chart(neuron(run, theme_now()), "linear_neuron", neuron_in_words(run))
        st.markdown(_verdict(run))
        st.caption("Shaded: the positive side. Squares: where the line crosses the axes. Dashed: the distances.")
    take_away("halfspace", lambda: halfspace_table(run), drawn, _snippet(run), MEANING)


def _tellable(weights: list[Any]) -> bool:
    """Whether a line with these weights lies where numbers can tell; if not, say so."""
    tiny = [weight for weight in weights if 0 < abs(weight) < SMALLEST]
    if tiny:
        say.error(f"A weight must be 0 or at least 0.000001 in size; got {short(float(tiny[0]))}.")
    return not tiny


def _verdict(run: HalfspaceRun) -> str:
    if run.from_origin is None or run.signed_distance is None:
        sign = "positive" if run.b > 0 else "negative"
        return f"With both weights 0 there is no line: every point gets the score b = {short(run.b)} and is {sign}."
    side = "positive" if run.answer > 0 else "negative"
    return (
        f"The line lies **{short(run.from_origin)}** from the origin, |b|/‖w‖ = {short(abs(run.b))}/{short(run.length)}"
        f"{_crossing(run)}. The point's score is {short(run.score)}, so it lies on the {side} side, "
        f"**{short(abs(run.signed_distance))}** from the line{'' if run.score else ': on it, and counts as negative'}."
    )


def _crossing(run: HalfspaceRun) -> str:
    _, second = run.crossings
    if second is None:
        return ", and is upright: it never crosses the second axis"
    return f", and crosses the second axis at −b/w2 = {short(second[1])}"


def _snippet(run: HalfspaceRun) -> str:
    return (
        "from laboratory.topics.linear_models.halfspace.run import HalfspaceRun\n\n"
        f"run = {run!r}\n"
        "print(run.answer, run.from_origin, run.signed_distance)\n"
    )
