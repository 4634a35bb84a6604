"""The learning rate of every step, and what is left above the best, for several schedules."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from laboratory.figures.axes import STEP
from laboratory.figures.curves import curve, marked
from laboratory.figures.names import at_the_ends
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.figures import ABOVE, RATE, guaranteed
from laboratory.topics.optimisation.figures import BESIDE_A_PLAYER as HEIGHT
from laboratory.topics.optimisation.promising import Promised
from laboratory.topics.optimisation.schedules.rules import SCHEDULES, SHORT
from laboratory.topics.optimisation.schedules.run import Courses
from laboratory.topics.optimisation.words import left
from learners.shared.arrays import Reals

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

FLOOR = 1e-9  # gaps below are as good as none


def rates(run: Courses, step: int, theme: str = "light") -> Figure:
    """The learning rate of every step under each schedule."""
    drawn = figure(theme, height=HEIGHT, hovermode="closest", xaxis=_steps(run), yaxis=RATE.axis(log=True))
    marked(drawn, min(step + 1, run.steps))
    numbers = np.arange(1, run.steps + 1)
    ends = [curve(drawn, numbers, one.rates, _look(run, name), shape="hv") for name, one in run.courses.items()]
    at_the_ends(drawn, ends)
    return drawn


def rates_in_words(run: Courses) -> str:
    """What a person sees of the rates."""
    told = ", ".join(
        f"{SCHEDULES[name]}: from {short(one.rates[0])} to {short(one.rates[np.isfinite(one.rates)][-1])}"
        for name, one in run.courses.items()
    )
    return f"The learning rate of every step. {told}."


def left_over(run: Courses, step: int, theme: str = "light") -> Figure:
    """The mean gap of the weights after every step; of the schedule looked at, that of the mean of the weights too."""
    drawn = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=_steps(run),
        yaxis=ABOVE.axis(log=True, range=_range(run)),
    )  # fmt: skip
    marked(drawn, max(1, step))
    numbers = np.arange(1, run.steps + 1)
    ends = [curve(drawn, numbers, _seen(one.gaps[1:]), _look(run, name)) for name, one in run.courses.items()]
    mean = replace(_look(run, run.name), name="its mean", dash="dot", width=2.5)
    ends.append(curve(drawn, numbers, _seen(run.looked.mean_gaps), mean))
    if isinstance(run.promise, Promised):
        ends.append(guaranteed(drawn, run.promise))
    at_the_ends(drawn, ends)
    return drawn


def left_in_words(run: Courses) -> str:
    """What a person sees of the gaps."""
    told = ", ".join(f"{SCHEDULES[name]} {left(one.gaps[-1])}" for name, one in run.courses.items())
    return f"What is left above the best value after every step, on average over {run.runs} runs. At the end: {told}."


def schedules_table(run: Courses) -> dict[str, list[Any]]:
    """A row for each schedule and step."""
    rows = [
        (name, t + 1, float(one.rates[t]), float(one.gaps[t + 1]), float(one.mean_gaps[t]))
        for name, one in run.courses.items()
        for t in range(run.steps)
    ]
    return {name: [row[i] for row in rows] for i, name in enumerate(("schedule", "step", "rate", "gap", "mean_gap"))}


def _range(run: Courses) -> list[float]:
    """From a little below where the curves settle, a single lucky step aside, to the highest; what diverges is cut."""
    seen = [_seen(gaps) for one in run.courses.values() for gaps in (one.gaps, one.mean_gaps)]
    seen = [gaps[np.isfinite(gaps)] for gaps in seen]
    low = min(min(float(np.median(gaps[len(gaps) // 2 :])) / 10, float(gaps[-1])) for gaps in seen)
    high = min(max(float(gaps.max()) for gaps in seen), 100 * max(float(run.looked.gaps[0]), FLOOR))
    if isinstance(run.promise, Promised):
        high = max(high, float(run.promise.values.max()))
    return [math.log10(low) - 0.2, math.log10(max(high, 2 * low)) + 0.2]


def _seen(gaps: Reals) -> Reals:
    return np.where(np.isfinite(gaps), np.maximum(gaps, FLOOR), np.nan)


def _steps(run: Courses) -> dict[str, Any]:
    return STEP.axis(log=True, range=[-0.02, math.log10(max(2, run.steps))])


def _look(run: Courses, name: str) -> Role:
    """Each schedule keeps its colour; the one looked at is heavy and has no gaps."""
    look = one_of(list(SCHEDULES).index(name), SHORT[name], 2)
    return replace(look, width=4, dash="solid") if name == run.name else look
