"""The logistic function with the step that it approaches, and its slope."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import PROBABILITY, Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate, over
from laboratory.figures.roles import QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.logistic.run import REACH, LogisticRun, logistic, logistic_slope, places

HEIGHT = 400
Z, SLOPE = Scale("score", "<i>z</i>"), Scale("slope")
PLAIN = one_of(1, "a = 1")
STEP, TANGENT = QUIET.called("step"), QUIET.called("tangent at 0")


def sigmoid(run: LogisticRun, theme: str = "light") -> Figure:
    """The logistic function, scaled, beside its plain form and the step of the sign."""
    z, steep = places(), _steep(run)
    fig = _empty(theme, PROBABILITY.axis(range=[-0.02, 1.06]))
    ends = np.array([-REACH, 0.0, 0.0, REACH])
    curve(fig, ends, [0.0, 0.0, 1.0, 1.0], STEP.but(width=1.8), digits=".4f")
    if run.steepness != 1:
        curve(fig, z, logistic(z), PLAIN, digits=".4f")
    curve(fig, z, logistic(z, run.steepness), steep, digits=".4f")
    tangent = np.array([-2.0, 2.0]) / run.steepness
    curve(fig, tangent, [0.0, 1.0], TANGENT.but(width=1.5, dash="dash"), digits=".4f")
    dot(fig, (run.score, run.value), steep, "here")
    left = run.score > 0.6 * REACH
    annotate(fig, (run.score, run.value), f"{run.value:.3f}", steep, left=left, below=True)
    annotate(fig, (-REACH, 0.0), "step", QUIET)
    return fig


def sigmoid_in_words(run: LogisticRun) -> str:
    """What a person sees of the function."""
    return (
        f"An S-shaped curve from 0 to 1, one half at score 0, of slope {run.steepest:.4g} there; at score "
        f"{format_short(run.score)} it is {run.value:.4f}. Dotted: the step it approaches as it is made steeper."
    )


def slope(run: LogisticRun, theme: str = "light") -> Figure:
    """Its derivative, a/4 at 0."""
    z, steep = places(), _steep(run)
    fig = _empty(theme, SLOPE.axis(range=[0, 1.15 * max(run.steepness, 1) / 4]))
    if run.steepness != 1:
        curve(fig, z, logistic_slope(z), PLAIN, digits=".4f")
    curve(fig, z, logistic_slope(z, run.steepness), steep, digits=".4f")
    dot(fig, (run.score, run.slope), steep, "here")
    over(fig, (0.0, run.steepest), f"{run.steepest:.4g}", steep)
    return fig


def slope_in_words(run: LogisticRun) -> str:
    """What a person sees of the derivative."""
    return (
        f"A bell, highest at score 0 with {run.steepest:.4g}; at score {format_short(run.score)} it is {run.slope:.4f}."
    )


def logistic_table(run: LogisticRun) -> Mapping[str, Any]:
    """The function and its slope by score."""
    z = places()
    return {
        "score": z.tolist(),
        "value": logistic(z, run.steepness).tolist(),
        "slope": logistic_slope(z, run.steepness).tolist(),
    }


def _empty(theme: str, upright: dict[str, Any]) -> Figure:
    return figure(theme, height=HEIGHT, xaxis=Z.axis(range=[-REACH, REACH], zeroline=False), yaxis=upright)


def _steep(run: LogisticRun) -> Role:
    return one_of(0, f"a = {run.steepness:g}", 4.0)
