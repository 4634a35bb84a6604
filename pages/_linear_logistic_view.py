"""The logistic function: a step made smooth, whose slope is a quarter at 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.words.domain import Interval
from laboratory.topics.linear_models.figures import curve, curve_in_words, logistic_table, slope, slope_in_words
from laboratory.topics.linear_models.logistic.run import REACH, logistic, logistic_slope
from laboratory.worlds.setting import Setting
from pages._linear_take_away import short, take_away
from pages.widgets.chart import chart, theme_now
from pages.widgets.fields import number, texts
from pages.widgets.frame import MEND, Frame

STEEPNESS = Setting("log.steepness", "steepness a, the length of the weights", Interval(0.1, 20), 1.0)
SCORE = Setting("log.score", "score z at which values are read", Interval(-REACH, REACH), 2.0)
FIRST: Mapping[str, Any] = texts(STEEPNESS, SCORE)
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "The plain curve": FIRST,
    "Steep": {**FIRST, "log.steepness": "5", "log.score": "0.5"},
    "Flat": {**FIRST, "log.steepness": "0.5"},
}
MEANING = """
The logistic function σ(z) = 1/(1 + exp(−z)) turns a score into a probability: one half at 0, towards 1 on the right
and 0 on the left, and σ(−z) = 1 − σ(z). Its slope is σ(z)·(1 − σ(z)), which is a quarter at 0 and less everywhere
else.

A steepness a multiplies the score: σ(a·z) has the slope a/4 at 0. It is a *smooth* version of the step from 0 to 1,
which it approaches as a grows; no shift or scaling makes the step itself of it. In logistic regression the length of
the weights is the steepness: long weights mean confident probabilities.
"""


def show(page: Frame) -> None:
    first, second, _ = st.columns([2, 2, 4], vertical_alignment="bottom")
    with first:
        steepness = number(STEEPNESS, "Steepness a")
    with second:
        score = number(SCORE, "Score z")
    if steepness is None or score is None:
        page.figure.info(MEND)
        return
    a, z = float(steepness), float(score)
    with page.figure:
        left, right = st.columns(2, gap="large")
        with left:
            drawn = curve(a, z, theme_now())
            chart(drawn, "linear_logistic", curve_in_words(a, z))
        with right:
            chart(slope(a, z, theme_now()), "linear_logistic_slope", slope_in_words(a, z))
        st.markdown(
            f"The score {short(z)} gets the probability **{short(float(logistic(z, a)))}**, and the curve's slope "
            "there is "
            f"{short(float(logistic_slope(z, a)))}. It is steepest at 0, with slope **{short(a / 4)}**, a quarter of a."
        )
        st.caption("Left the function, right its slope. Dotted: the step; dashed grey: the tangent at 0"
                   + ("; dashed orange: a = 1." if a != 1 else "."))  # fmt: skip
    take_away("logistic", lambda: logistic_table(a), drawn, _snippet(a, z), MEANING)


def _snippet(steepness: float, score: float) -> str:
    return (
        "from laboratory.topics.linear_models.logistic.run import logistic, logistic_slope\n\n"
        f"print(float(logistic({score!r}, {steepness!r})), float(logistic_slope({score!r}, {steepness!r})))\n"
    )
