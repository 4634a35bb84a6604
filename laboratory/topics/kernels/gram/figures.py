"""A Gram matrix as a heat map, and its eigenvalues."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars
from laboratory.figures.roles import AXIS, WORDS
from laboratory.figures.theme import figure
from laboratory.topics.kernels.figures import ABOVE, BELOW, signed_heat
from laboratory.topics.kernels.gram.run import GramRun

EXAMPLE, NUMBER, EIGENVALUE = Scale("example", whole=True), Scale("number", whole=True), Scale("eigenvalue")
BAR = {"thickness": 10, "outlinewidth": 0, "xpad": 4, "nticks": 6}


def matrix(run: GramRun, theme: str = "light") -> Figure:
    """K(x_i, x_j) for all pairs of examples."""
    numbers = np.arange(1, len(run.points) + 1)
    side = EXAMPLE.axis(rangemode="normal", constrain="domain", **_whole(run))
    fig = figure(theme, hovermode="closest", xaxis=side, yaxis={**side, "autorange": "reversed", "scaleanchor": "x"})
    signed_heat(
        fig, numbers, numbers, run.gram, "K of examples %{y} and %{x}: %{z:.4~g}", name="K", colorbar=BAR,
        xgap=1, ygap=1,
    )  # fmt: skip
    return fig


def matrix_in_words(run: GramRun) -> str:
    """What a person sees of the matrix."""
    low, high = format_short(run.gram.min()), format_short(run.gram.max())
    return f"The Gram matrix of {pluralize(len(run.points), 'example')}, with entries from {low} to {high}."


def spectrum(run: GramRun, theme: str = "light") -> Figure:
    """A bar for each eigenvalue, the largest first; those below 0 in the colour of negative entries."""
    fig = figure(theme, hovermode="closest", bargap=0.3, yaxis=EIGENVALUE.axis(),
                   xaxis=NUMBER.axis(rangemode="normal", **_whole(run)))  # fmt: skip
    roles = [BELOW if value < -run.forgiven else ABOVE for value in run.eigenvalues]
    places = np.arange(1, len(run.points) + 1)
    bars(fig, places, run.eigenvalues, roles, "eigenvalue %{x}: %{y:.4~g}", name="eigenvalues")
    hline(fig, 0, AXIS.but(color=WORDS.color))
    return fig


def spectrum_in_words(run: GramRun) -> str:
    """What a person sees of the eigenvalues."""
    below = f"{pluralize(run.negative, 'lies', 'lie')} below 0" if run.negative else "none lies below 0"
    high, low = format_short(run.eigenvalues[0]), format_short(run.smallest)
    return f"{pluralize(len(run.points), 'eigenvalue')} from {high} down to {low}; {below}."


def gram_table(run: GramRun) -> dict[str, Any]:
    """A row for each example: where it is, its eigenvalue by rank, its row of the matrix."""
    columns = {f"x{feature}": column.tolist() for feature, column in enumerate(run.points.T, 1)}
    rows = {f"K_{number}": column.tolist() for number, column in enumerate(run.gram.T, 1)}
    return {**columns, "eigenvalue": run.eigenvalues.tolist(), **rows}


def _whole(run: GramRun) -> dict[str, Any]:
    """Ticks at whole numbers, however few there are."""
    return {"tick0": 0, "dtick": 1 if len(run.points) < 8 else 2 if len(run.points) < 16 else 5}
