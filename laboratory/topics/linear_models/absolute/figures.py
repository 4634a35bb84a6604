"""Points with both lines, and the share of the largest residuals in either loss."""

from typing import Any

import numpy as np

from bounds.numbers import percent
from laboratory.figures.axes import INPUT, SHARE, Scale
from laboratory.figures.curves import at_point, curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import annotate, label_ends, over
from laboratory.figures.roles import NEGATIVE, SAMPLE, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.absolute.run import TRUE, AbsoluteRun
from laboratory.topics.linear_models.text import line

HEIGHT = 360
ROOM = 0.06  # of the points' width, on either side of them
SQUARES, ABSOLUTE = one_of(1, "squared"), one_of(0, "absolute", 3.5)
HIDDEN = TRUTH.called("true line").but(color=None, dash="dot", width=1.5)
MOVED = NEGATIVE.called("moved")
Y, LARGEST = Scale("", "<i>y</i>"), Scale("largest residuals", whole=True)


def fit(run: AbsoluteRun, theme: str = "light") -> Figure:
    """The points, those moved open, with both lines and the true one."""
    low, high = float(run.x.min()), float(run.x.max())
    more = ROOM * (high - low) or 1.0
    ends = np.array([low - more, high + more])
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=INPUT.axis(range=ends.tolist(), zeroline=False),
        yaxis=Y.axis(zeroline=False, rangemode="normal"),
    )  # fmt: skip
    rows = ((HIDDEN, TRUE), (SQUARES, run.squares), (ABSOLUTE, run.absolute))
    named = [curve(fig, ends, at[0] + at[1] * ends, role) for role, at in rows]
    k = run.outliers
    for role, x, y in ((MOVED, run.x[:k], run.y[:k]), (SAMPLE.called("points"), run.x[k:], run.y[k:])):
        dots(fig, x, y, role, at_point(role.name, "~g"), edge=2 if role is MOVED else 0)
    label_ends(fig, named)
    return fig


def fit_in_words(run: AbsoluteRun) -> str:
    """What a person sees of the lines."""
    return (
        f"{len(run.x)} points, {run.outliers} of them moved; least squares gives {line(*run.squares)}, least absolute "
        f"errors {line(*run.absolute)}; the true line is y = x."
    )


def largest(run: AbsoluteRun, theme: str = "light") -> Figure:
    """The share of the 1, 2, ... largest residuals in the sum of squares and in the sum of absolute values."""
    fig = figure(theme, height=HEIGHT, xaxis=LARGEST.axis(), yaxis=SHARE.axis(range=[0, 1.12]))
    counted, middle = np.arange(len(run.x) + 1), len(run.x) // 3 + 1
    squares, sizes = (np.r_[0.0, run.shares(power)] for power in (2, 1))
    curve(fig, counted, squares, SQUARES)
    curve(fig, counted, sizes, ABSOLUTE)
    over(fig, (middle, float(squares[middle])), "squared", SQUARES)
    annotate(fig, (middle, float(sizes[middle])), ABSOLUTE.title, ABSOLUTE, below=True)
    return fig


def largest_in_words(run: AbsoluteRun) -> str:
    """What a person sees of the shares."""
    squares, sizes = (percent(float(run.shares(power)[0])) for power in (2, 1))
    return f"The largest residual is {squares} of the sum of squares and {sizes} of the sum of absolute values."


def absolute_table(run: AbsoluteRun) -> dict[str, Any]:
    """A row for each point."""
    return {
        "x": run.x.tolist(),
        "y": run.y.tolist(),
        "moved": [i < run.outliers for i in range(len(run.x))],
        "residual_of_least_squares": run.residuals(run.squares).tolist(),
        "residual_of_least_absolute_errors": run.residuals(run.absolute).tolist(),
    }
