"""Points, the line of least squares with its residuals, and the mean squared error against the slope."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import INPUT, SQUARED_ERROR, Scale
from laboratory.figures.curves import at_point, curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import annotate, label_ends, over
from laboratory.figures.roles import QUIET, SAMPLE, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.figures import BEHIND
from laboratory.topics.linear_models.regression.run import RegressionRun
from laboratory.topics.linear_models.text import line

HEIGHT = 400
DIGITS = 4
ROOM = 0.12  # of the points' width, on either side of them
SLOPES = 201
CLOSE = 0.4  # of an axis: names nearer than that are written above each other
BEST, YOURS = one_of(0, "fitted", 4.0), one_of(1, "yours")
RESIDUALS = QUIET.called("residuals").but(dash="solid", width=2)
Y, SLOPE = Scale("", "<i>y</i>"), Scale("slope")


def ends_of(run: RegressionRun, room: float) -> tuple[float, float]:
    """From the first point to the last, and so much of that on either side."""
    low, high = float(run.x.min()), float(run.x.max())
    more = room * (high - low) or 1.0
    return low - more, high + more


def fit(run: RegressionRun, theme: str = "light") -> Figure:
    """Points and residuals, least squares heavy, the other line dashed."""
    ends = np.array(ends_of(run, ROOM))
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=INPUT.axis(range=ends.tolist(), zeroline=False),
        yaxis=Y.axis(zeroline=False, rangemode="normal"),
    )  # fmt: skip
    gaps = np.full_like(run.x, np.nan)
    x = np.column_stack([run.x, run.x, gaps]).ravel()
    y = np.column_stack([run.y, run.fitted(run.best), gaps]).ravel()
    polyline(fig, x, y, RESIDUALS)
    lines = ((YOURS.called("your line"), run.yours), (BEST.called("least squares"), run.best))
    named = [curve(fig, ends, line[0] + line[1] * ends, role) for role, line in lines]
    size = 9 if len(run.x) < 60 else 6
    dots(fig, run.x, run.y, SAMPLE.called("points"), at_point("point", "~g"), size=size, edge=0)
    label_ends(fig, [end._replace(name=role.title) for role, end in zip((YOURS, BEST), named, strict=True)])
    return fig


def fit_in_words(run: RegressionRun) -> str:
    """What a person sees of the line."""
    return (
        f"{len(run.x)} points with the line {line(run.intercept, run.slope)} of least squares, mean "
        f"squared error {_short(run.error)}, and another line, mean squared error {_short(run.mean_square(run.yours))}."
    )


def bowl(run: RegressionRun, theme: str = "light") -> Figure:
    """Mean squared error against the slope, the intercept always the best for it; both lines on it or above."""
    half = 1.3 * max(abs(run.yours[1] - run.slope), 0.5 * abs(run.slope), 0.25)
    slopes = np.linspace(run.slope - half, run.slope + half, SLOPES)
    heights = run.squares_by_slope(slopes)
    here = run.mean_square(run.yours)
    fig = figure(
        theme, height=HEIGHT, xaxis=SLOPE.axis(zeroline=False, rangemode="normal"),
        yaxis=SQUARED_ERROR.axis(range=[0, 1.1 * max(float(heights.max()), here)]),
    )  # fmt: skip
    curve(fig, slopes, heights, BEST.called("best intercept"))
    dot(fig, (run.slope, run.error), BEST, "least squares", f"least squares: {run.error:.4g}")
    dot(fig, (run.yours[1], here), YOURS, "your line", f"your line: {here:.4g}")
    over(fig, (run.slope, run.error), "least squares", BEST, ground=BEHIND)
    away = run.yours[1] - run.slope
    row = 1 if abs(away) < CLOSE * half and here < CLOSE * fig.setting("yaxis", "range")[1] + run.error else 0
    annotate(fig, (run.yours[1], here), "your line", YOURS, left=away > 0, row=row)
    return fig


def bowl_in_words(run: RegressionRun) -> str:
    """What a person sees of the errors."""
    return (
        f"A parabola: the mean squared error against the slope, with its minimum {_short(run.error)} at "
        f"{_short(run.slope)}. Your line, of slope {_short(run.yours[1])}, has {_short(run.mean_square(run.yours))}."
    )


def regression_table(run: RegressionRun) -> Mapping[str, Any]:
    """Points, predictions and residuals."""
    return {
        "x": run.x.tolist(), "y": run.y.tolist(), "fitted": run.fitted(run.best).tolist(),
        "residual": run.residuals(run.best).tolist(), "your_residual": run.residuals(run.yours).tolist(),
    }  # fmt: skip


def _short(number: float) -> str:
    return format_short(number, DIGITS)
