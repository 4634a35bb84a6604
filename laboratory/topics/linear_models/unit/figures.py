"""The path of the weights over level lines of the error, and the error epoch by epoch."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import EPOCH, SQUARED_ERROR, Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import levels, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRAINING, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.unit.run import UnitRun, Valley
from learners.shared.arrays import Reals

INTERCEPT, WEIGHT = Scale("intercept", "<i>b</i>"), Scale("weight", "<i>w</i>")
PATH, LEVEL = one_of(0, "path", 2.0), Role("level lines", None, width=1)
LEVELS = 16
FLOOR = 1e-6
FEW_DECADES = 100


def path(run: UnitRun, under: Valley, step: int, theme: str = "light") -> Figure:
    """The weights after each epoch up to this one, over level lines of the mean squared error."""
    ends = [[float(axis[0]), float(axis[-1])] for axis in (under.intercepts, under.weights)]
    fig = figure(theme, hovermode="closest", xaxis=INTERCEPT.axis(range=ends[0], zeroline=False, showgrid=False),
                   yaxis=WEIGHT.axis(range=ends[1], zeroline=False, showgrid=False))  # fmt: skip
    low, high = float(under.heights.min()), float(under.heights.max())
    apart = max(high - low, 1e-9) / LEVELS
    levels(fig, under.intercepts, under.weights, under.heights, LEVEL, low, high, apart, opacity=0.5)
    seen = run.path[: step + 1]
    reading = "epoch %{customdata}: b = %{x:.4~g}, w = %{y:.4~g}"
    x, y = seen.T
    polyline(fig, x, y, PATH, reading, name="weights", marks=5, customdata=np.arange(len(seen)))
    dot(fig, (float(seen[-1, 0]), float(seen[-1, 1])), PATH, "now", size=12)
    return fig


def errors(run: UnitRun, step: int, theme: str = "light") -> Figure:
    """The mean squared error after each epoch, with that of least squares below."""
    heights = np.maximum(run.mean_squares, FLOOR)
    upright = SQUARED_ERROR.axis(log=True, **_ticks(heights))
    fig = figure(theme, xaxis=EPOCH.axis(range=[0, max(run.last, 1)]), yaxis=upright)
    ends = [curve(fig, np.arange(run.last + 1), heights, TRAINING.called("on the sample"))]
    vline(fig, step)
    label_ends(fig, ends)
    return fig


def _ticks(heights: Reals) -> dict[str, list[float]]:
    """Within a decade or two powers of ten alone are too few: 1, 2 and 5 times each, in full."""
    if heights.max() >= FEW_DECADES * heights.min():
        return {}
    powers = range(int(np.floor(np.log10(heights.min()))), int(np.ceil(np.log10(heights.max()))) + 1)
    return {"tickvals": [float(f"{first}e{power}") for power in powers for first in (1, 2, 5)]}


def path_in_words(run: UnitRun, step: int) -> str:
    """What a person sees of the path."""
    b, w = run.path[step]
    return (
        f"Level lines of the error over intercept and weight, and the path of the weights; after epoch {step} the "
        f"intercept is {format_short(b)} and the weight {format_short(w)}."
    )


def errors_in_words(run: UnitRun, step: int) -> str:
    """What a person sees of the errors."""
    return f"The mean squared error against epochs, {format_short(run.mean_squares[step])} after epoch {step}."


def errors_table(run: UnitRun) -> dict[str, Any]:
    """A row for each epoch."""
    return {
        "epoch": list(range(run.last + 1)),
        "intercept": run.path[:, 0].tolist(),
        "weight": run.path[:, 1].tolist(),
        "mean_squared_error": run.mean_squares.tolist(),
    }
