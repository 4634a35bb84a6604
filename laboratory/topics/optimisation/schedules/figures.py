"""The learning rate of every step, and what is left above the minimum, for several schedules."""

import math
from dataclasses import replace
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import STEP
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.figures import ABOVE, RATE, bound_curve
from laboratory.topics.optimisation.figures import BESIDE_A_PLAYER as HEIGHT
from laboratory.topics.optimisation.gap_bounds import GapBound
from laboratory.topics.optimisation.schedules.rules import SCHEDULES, SHORT
from laboratory.topics.optimisation.schedules.run import Courses
from laboratory.topics.optimisation.text import left
from learners.shared.arrays import Reals

FLOOR = 1e-9  # gaps below are as good as none


def rates(run: Courses, step: int, theme: str = "light") -> Figure:
    """The learning rate of every step under each schedule."""
    fig = figure(theme, height=HEIGHT, hovermode="closest", xaxis=_steps(run), yaxis=RATE.axis(log=True))
    vline(fig, min(step + 1, run.steps))
    numbers = np.arange(1, run.steps + 1)
    ends = [curve(fig, numbers, course.rates, _look(run, name), shape="hv") for name, course in run.courses.items()]
    label_ends(fig, ends)
    return fig


def rates_in_words(run: Courses) -> str:
    """What a person sees of the rates."""
    ranges = ", ".join(
        f"{SCHEDULES[name]}: from {format_short(course.rates[0])} to "
        f"{format_short(course.rates[np.isfinite(course.rates)][-1])}"
        for name, course in run.courses.items()
    )
    return f"The learning rate of every step. {ranges}."


def left_over(run: Courses, step: int, theme: str = "light") -> Figure:
    """The mean gap of the weights after every step; of the selected schedule, that of the mean of the weights too."""
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=_steps(run),
        yaxis=ABOVE.axis(log=True, range=_range(run)),
    )  # fmt: skip
    vline(fig, max(1, step))
    numbers = np.arange(1, run.steps + 1)
    ends = [curve(fig, numbers, _drawable(course.gaps[1:]), _look(run, name)) for name, course in run.courses.items()]
    mean = replace(_look(run, run.name), name="its mean", dash="dot", width=2.5)
    ends.append(curve(fig, numbers, _drawable(run.selected.mean_gaps), mean))
    if isinstance(run.bound, GapBound):
        ends.append(bound_curve(fig, run.bound))
    label_ends(fig, ends)
    return fig


def left_in_words(run: Courses) -> str:
    """What a person sees of the gaps."""
    ends = ", ".join(f"{SCHEDULES[name]} {left(course.gaps[-1])}" for name, course in run.courses.items())
    return f"What is left above the minimum after every step, on average over {run.runs} runs. At the end: {ends}."


def schedules_table(run: Courses) -> dict[str, list[Any]]:
    """A row for each schedule and step."""
    rows = [
        (name, t + 1, float(course.rates[t]), float(course.gaps[t + 1]), float(course.mean_gaps[t]))
        for name, course in run.courses.items()
        for t in range(run.steps)
    ]
    return {name: [row[i] for row in rows] for i, name in enumerate(("schedule", "step", "rate", "gap", "mean_gap"))}


def _range(run: Courses) -> list[float]:
    """From a little below where the curves settle, a single lucky step aside, to the highest; what diverges is cut."""
    finite = [_drawable(gaps) for course in run.courses.values() for gaps in (course.gaps, course.mean_gaps)]
    finite = [gaps[np.isfinite(gaps)] for gaps in finite]
    low = min(min(float(np.median(gaps[len(gaps) // 2 :])) / 10, float(gaps[-1])) for gaps in finite)
    high = min(max(float(gaps.max()) for gaps in finite), 100 * max(float(run.selected.gaps[0]), FLOOR))
    if isinstance(run.bound, GapBound):
        high = max(high, float(run.bound.values.max()))
    return [math.log10(low) - 0.2, math.log10(max(high, 2 * low)) + 0.2]


def _drawable(gaps: Reals) -> Reals:
    return np.where(np.isfinite(gaps), np.maximum(gaps, FLOOR), np.nan)


def _steps(run: Courses) -> dict[str, Any]:
    return STEP.axis(log=True, range=[-0.02, math.log10(max(2, run.steps))])


def _look(run: Courses, name: str) -> Role:
    """Each schedule keeps its colour; the selected one is heavy and has no gaps."""
    look = one_of(list(SCHEDULES).index(name), SHORT[name], 2)
    return replace(look, width=4, dash="solid") if name == run.name else look
