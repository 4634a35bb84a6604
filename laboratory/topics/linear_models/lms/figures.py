"""The line after an epoch among the points, and the distance from least squares epoch by epoch."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import EPOCH, INPUT, Scale
from laboratory.figures.curves import at_point, curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, SAMPLE, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.lms.run import Steps
from laboratory.topics.linear_models.text import line as equation

HEIGHT = 400
ROOM = 0.15  # of the points' height, above and below
BEST, NOW = one_of(0, "least squares", 4.0), one_of(1, "now")
MEASURED = one_of(0, "measured", 4.0)
Y, AWAY = Scale("", "<i>y</i>"), Scale("distance from least squares")


def line(run: Steps, step: int, theme: str = "light") -> Figure:
    """The points, the line of least squares, and the line after so many epochs."""
    x, y = run.points.x, run.points.y
    ends, (low, high) = _stretched(x), _stretched(y)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=INPUT.axis(range=ends.tolist(), zeroline=False),
        yaxis=Y.axis(range=[float(low), float(high)], zeroline=False, rangemode="normal"),
    )  # fmt: skip
    for role, (intercept, slope) in ((BEST, run.points.best), (NOW, run.path[step])):
        curve(fig, ends, intercept + slope * ends, role)
    dots(fig, x, y, SAMPLE.called("points"), at_point("point", "~g"), size=9, edge=0)
    return fig


def line_in_words(run: Steps, step: int) -> str:
    """What a person sees of the line."""
    intercept, slope = run.path[step]
    return (
        f"{len(run.points.x)} points, the line of least squares, and the line after epoch {step}: "
        f"{equation(float(intercept), float(slope))}."
    )


def distances(run: Steps, step: int, theme: str = "light") -> Figure:
    """How far the weights are from least squares after each epoch, and at the most, on a logarithmic axis."""
    fig = figure(theme, height=HEIGHT, xaxis=EPOCH.axis(range=[0, run.last * 1.02 + 0.1]), yaxis=AWAY.axis(log=True))
    epochs = np.arange(run.last + 1)
    named = [curve(fig, epochs, _seen(run.distances), MEASURED)]
    if run.factor <= 1:
        most = np.array([run.left(epoch) for epoch in epochs.tolist()])
        named.append(curve(fig, epochs, _seen(most), GUARANTEE))
    if run.distances[step] > 0:
        dot(fig, (step, float(run.distances[step])), MEASURED, "now")
    label_ends(fig, named)
    return fig


def distances_in_words(run: Steps, step: int) -> str:
    """What a person sees of the distances."""
    return (
        f"The distance of the weights from least squares goes from {format_short(run.distances[0], 4)} to "
        f"{format_short(run.distances[-1], 4)} in {run.last} epochs; after epoch {step} it is "
        f"{format_short(run.distances[step], 4)}."
    )


def steps_table(run: Steps) -> Mapping[str, Any]:
    """Line, error and distance from least squares after each epoch."""
    return {
        "epoch": list(range(run.last + 1)), "intercept": run.path[:, 0].tolist(), "slope": run.path[:, 1].tolist(),
        "mean_squared_error": run.errors.tolist(), "distance": run.distances.tolist(),
    }  # fmt: skip


def _stretched(values: np.ndarray) -> np.ndarray:
    low, high = float(values.min()), float(values.max())
    room = ROOM * (high - low) or 1.0
    return np.array([low - room, high + room])


def _seen(values: np.ndarray) -> np.ndarray:
    """No point where a logarithmic axis has no place."""
    return np.where(values > 0, values, np.nan)
