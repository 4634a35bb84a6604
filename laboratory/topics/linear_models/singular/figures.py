"""The weights for every change of the targets, and what each direction of the data is multiplied by."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import at_point, curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.plane import empty_plane, window_around
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.singular.run import WEIGHTS, SingularRun

HEIGHT = 330
NAMES = ("w₁", "w₂")
SQUARES, RIDGE = one_of(0, "least squares"), one_of(1, "ridge regression")
TRUE = Role("true weights", None, marker="x-thin")
VALUE, FACTOR = Scale("singular value", "<i>s</i>"), Scale("factor of a change")
POINTS, BEYOND = 121, 10.0  # of the curves, and how far beyond the singular values they go


def weights(run: SingularRun, theme: str = "light") -> Figure:
    """Both methods' weights for every change of the targets, around the true ones."""
    both = np.vstack([run.squares, run.ridge, [WEIGHTS]])
    fig = empty_plane(window_around(both, square=True), theme, NAMES, HEIGHT)
    dots(fig, [WEIGHTS[0]], [WEIGHTS[1]], TRUE, at_point(TRUE.name), size=13, edge=3)
    for role, places in ((SQUARES, run.squares), (RIDGE, run.ridge)):
        dots(fig, places[:, 0], places[:, 1], role, at_point(role.name), size=6, edge=0)
    return fig


def weights_in_words(run: SingularRun) -> str:
    """What a person sees of the weights."""
    squares, ridge = (format_short(float(moved.max()), 3) for moved in (run.squares_moved, run.ridge_moved))
    return f"Weights for {len(run.moved)} changes of the targets: least squares moves up to {squares}, ridge {ridge}."


def factors(run: SingularRun, theme: str = "light") -> Figure:
    """1/s and s/(s^2 + alpha) on logarithmic axes, with marks at the sample's singular values."""
    kept = run.singular_values[: run.rank]
    s = np.geomspace(kept.min() / BEYOND, kept.max() * BEYOND, POINTS)
    fig = figure(theme, height=HEIGHT, xaxis=VALUE.axis(log=True), yaxis=FACTOR.axis(log=True))
    ends = [curve(fig, s, 1 / s, SQUARES), curve(fig, s, s / (s**2 + run.alpha), RIDGE)]
    for value in kept:
        dot(fig, (float(value), float(1 / value)), SQUARES, "of this sample")
        dot(fig, (float(value), float(value / (value**2 + run.alpha))), RIDGE, "of this sample")
    label_ends(fig, ends)
    return fig


def factors_in_words(run: SingularRun) -> str:
    """What a person sees of the factors."""
    values = " and ".join(format_short(float(value), 3) for value in run.singular_values)
    return f"The singular values are {values}. Least squares multiplies by 1/s, ridge regression by s/(s² + α)."


def singular_table(run: SingularRun) -> dict[str, Any]:
    """A row for each change of the targets."""
    return {
        "targets_moved": run.moved.tolist(),
        "least_squares_w1": run.squares[:, 0].tolist(),
        "least_squares_w2": run.squares[:, 1].tolist(),
        "least_squares_moved": run.squares_moved.tolist(),
        "ridge_w1": run.ridge[:, 0].tolist(),
        "ridge_w2": run.ridge[:, 1].tolist(),
        "ridge_moved": run.ridge_moved.tolist(),
    }
