"""Distances in many dimensions: measured for random points, beside the exact distributions."""

from collections.abc import Mapping
from typing import Any

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.curse.run import CurseRun

DIMENSION = Scale("dimension", "<i>n</i>", whole=True)
SQUARED = Scale("squared distance / its mean n/6")
FROM_THE_CENTRE = Scale("distance from the centre")
FARTHEST, NEAREST = one_of(1, "farthest", 3.5), one_of(0, "nearest", 3.5)


def distances(run: CurseRun, theme: str = "light") -> Figure:
    """Squared distance of the nearest and the farthest point, in units of the exact mean, by dimension."""
    top = float(max(run.farthest.max(), run.above.max()))
    fig = figure(theme, xaxis=DIMENSION.axis(log=True), yaxis=SQUARED.axis(range=[0, 1.1 * top]))
    n = run.dimensions
    curve(fig, n, run.above, QUIET.called("mean + deviation"))
    curve(fig, n, run.below, QUIET.called("mean − deviation"))
    curve(fig, n, run.middle, QUIET.called("mean, measured"))
    label_ends(fig, [curve(fig, n, run.farthest, FARTHEST), curve(fig, n, run.nearest, NEAREST)])
    return fig


def distances_in_words(run: CurseRun) -> str:
    """What a person sees of the distances."""
    few, many = next(n for n in run.dimensions if n > 1), run.dimensions[-1]
    return (
        f"Squared distances from a random point to the nearest and the farthest of {run.m} others in a cube, by "
        f"dimension: on average the farthest has {format_short(run.ratio(few))} times the squared distance of the "
        f"nearest in {few} dimensions, {format_short(run.ratio(many))} times in {format_number(many)}."
    )


def centre(run: CurseRun, theme: str = "light") -> Figure:
    """The point nearest to the centre of a unit ball: its median distance by dimension, measured and exact."""
    fig = figure(theme, xaxis=DIMENSION.axis(log=True), yaxis=FROM_THE_CENTRE.axis(range=[0, 1.05]))
    end = curve(fig, run.dimensions, run.median, TRUTH.called("median, exact"))
    curve(fig, run.dimensions, run.centre, one_of(1, "median, measured"), points=True, mode="markers")
    label_ends(fig, [end])
    return fig


def centre_in_words(run: CurseRun) -> str:
    """What a person sees of the ball."""
    return (
        f"The median distance from the ball's centre to the nearest of {run.m} points: {run.median[0]:.3f} in one "
        f"dimension, {run.median[-1]:.3f} in {format_number(run.dimensions[-1])}; the measured medians are close to "
        "the exact curve."
    )


def curse_table(run: CurseRun) -> Mapping[str, Any]:
    """The figures' numbers by dimension; squared distances in units of the exact mean."""
    return {
        "dimension": run.dimensions,
        "nearest": run.nearest.tolist(),
        "mean": run.middle.tolist(),
        "farthest": run.farthest.tolist(),
        "spread_exact": run.spread.tolist(),
        "centre_median": run.centre.tolist(),
        "centre_median_exact": run.median.tolist(),
    }
