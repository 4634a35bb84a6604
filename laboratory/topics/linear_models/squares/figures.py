"""The squared loss instead of the zero-one loss: the fitted line on four numbers, and both losses against the "
"threshold."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_fixed
from laboratory.figures.axes import INPUT, THRESHOLD, Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import polyline, zone
from laboratory.figures.names import label_ends
from laboratory.figures.plane import examples
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.figures import MEAN_LOSS
from laboratory.topics.linear_models.squares.run import SIGNS, StandInRun

HEIGHT = 330
MISTAKES, SQUARES = one_of(0, "zero-one", width=3.5), one_of(1, "squared", width=3.5)
HEIGHTS = Scale("label and score")


def fit(fitted: StandInRun, theme: str = "light") -> Figure:
    """The four examples at the heights of their labels, the score of least squares, and its threshold."""
    low, high = -2.0, max(float(fitted.points.max()), 2.0) * 1.06
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=INPUT.axis(range=[low, high], zeroline=False),
        yaxis=HEIGHTS.axis(range=[-1.7, 1.7], tickvals=[-1, 0, 1], zeroline=True),
    )  # fmt: skip
    ends = np.array([low, high])
    curve(fig, ends, fitted.slope * ends + fitted.intercept, SQUARES.called("score of least squares"))
    for x, sign, score in zip(fitted.points, SIGNS, fitted.scores, strict=True):
        polyline(fig, [x, x], [sign, score], SQUARES.called("residual").but(width=1, dash="dot"))
    vline(fig, fitted.threshold, "threshold")
    examples(fig, np.column_stack([fitted.points, SIGNS]), SIGNS, fitted.wrong, 12, (None, None))
    return fig


def fit_in_words(fitted: StandInRun) -> str:
    """What a person sees of the fit."""
    return (
        f"Four numbers, the last at {fitted.points[-1]:g}, at heights −1, −1, 1, 1, and the straight line of least "
        f"squares, which crosses 0 at {format_fixed(fitted.threshold, 3)} and misclassifies {int(fitted.wrong.sum())} "
        "of them."
    )


def both(fitted: StandInRun, theme: str = "light") -> Figure:
    """Training error and smallest mean squared loss of each threshold, with their minima."""
    t = fitted.thresholds
    fig = figure(
        theme, height=HEIGHT, xaxis=THRESHOLD.axis(range=[float(t[0]), float(t[-1])], zeroline=False),
        yaxis=MEAN_LOSS.axis(range=[0, 1.08]),
    )  # fmt: skip
    fewest = t[fitted.mistakes == fitted.mistakes.min()]
    zone(fig, float(fewest[0]), float(fewest[-1]), MISTAKES)
    ends = [curve(fig, t, fitted.mistakes, MISTAKES), curve(fig, t, fitted.losses, SQUARES)]
    dot(fig, (fitted.threshold, fitted.squared), SQUARES, "least squares")
    label_ends(fig, ends)
    return fig


def both_in_words(fitted: StandInRun) -> str:
    """What a person sees of the two losses."""
    return (
        "Training error and mean squared loss against the threshold. The training error is 0 between −0.5 and 0; the "
        f"squared loss is smallest at {format_fixed(fitted.threshold, 3)}."
    )


def stand_in_table(fitted: StandInRun) -> Mapping[str, Any]:
    """Both losses by threshold."""
    return {
        "threshold": fitted.thresholds.tolist(),
        "training_error": fitted.mistakes.tolist(),
        "mean_squared_loss": fitted.losses.tolist(),
    }
