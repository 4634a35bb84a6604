"""Squares in the place of mistakes: four numbers that a threshold separates, but not the one of least squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from laboratory.topics.linear_models.squares.figures import both, both_in_words, fit, fit_in_words, stand_in_table
from laboratory.topics.linear_models.squares.run import StandInRun, first_mistake, stand_in_run
from pages._linear_take_away import of, short, take_away
from pages.widgets.chart import chart, theme_now
from pages.widgets.frame import Frame
from pages.widgets.one_number import headline
from pages.widgets.playing import play

LAST = 40
START = 20
FIRST: Mapping[str, Any] = {"far": START}
PRESETS: Mapping[str, Mapping[str, Any]] = {"One example far out": {"far": 20}, "All examples near": {"far": 1}}
MEANING = """
The number of mistakes is hard to minimise: it does not change at all while the line moves, and then it jumps. The
mean squared difference between score and label, (f(x) − y)² with y = ±1, is smooth and convex, so it is minimised
instead. The hope is that its minimum makes few mistakes. Often it does; here it does not.

The numbers −1 and −½ are negative, 0 is positive, and so is the fourth, which can be moved. Every threshold between
−½ and 0 judges all of them well. Least squares fits *heights*, and the farther out the fourth example is, the flatter
is the line. Its score at 0 has the sign of −Σx (as many labels are positive as negative): it is below 0 as soon as
the sum of the four numbers is positive, that is, when the fourth is above 3/2.

Right, each threshold is judged by both losses; for the squares the slope that suits it best is taken. The shaded
thresholds make the fewest mistakes.
"""


def show(page: Frame) -> None:
    with page.figure:
        left, right = st.columns(2, gap="large")
        with left:
            picture = st.container()
            far = play("The last example at", LAST, "far", "the last example", START)
        run = stand_in_run(float(far))
        with picture:
            drawn = fit(run, theme_now())
            chart(drawn, "linear_stand_in", fit_in_words(run))
        with right:
            headline(of(int(run.wrong.sum()), len(run.points)), "misjudged by least squares; none need be")
            chart(both(run, theme_now()), "linear_both_losses", both_in_words(run))
        st.markdown(_verdict(run))
        st.caption(
            "Full circles are positive, open ones negative. Dashed: where the fitted score is 0; a cross: misjudged."
        )
    take_away("squares-for-mistakes", lambda: stand_in_table(run), drawn, _snippet(far), MEANING)


def _verdict(run: StandInRun) -> str:
    score = short(float(run.scores[2]))
    if run.wrong.any():
        return (
            f"Least squares puts the threshold at **{short(run.threshold)}** and gives the example at 0 the score "
            f"{score}, so "
            "it is misjudged, although every threshold between −0.5 and 0 makes no mistake. It is so whenever the "
            "last "
            f"example lies beyond {short(first_mistake())}."
        )
    return (
        f"With the last example at {short(float(run.points[-1]))} least squares puts the threshold at "
        f"**{short(run.threshold)}** and makes no mistake. From {short(first_mistake())} on it will misjudge the "
        "example at 0."
    )


def _snippet(far: int) -> str:
    return (
        "from laboratory.topics.linear_models.squares.run import stand_in_run\n\n"
        f"run = stand_in_run({float(far)!r})\n"
        "print(run.threshold, int(run.wrong.sum()))\n"
    )
