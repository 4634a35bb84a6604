"""The square cut into cells, and the bound on the distance to the neighbour for finer or coarser cells."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import at_point, curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells as draw_cells
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.plane import empty_plane
from laboratory.figures.regions import Window
from laboratory.figures.roles import AXIS, GUARANTEE, QUIET, SAMPLE, TRUTH, Role, guarantee
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.cells.run import CellsRun

EDGE = 1.04
WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
CELLS = Scale("cells along a side", "<i>K</i>", whole=True)
DISTANCE = Scale("mean distance to the nearest example")
DIAMETER = 2 * 2**0.5  # of the square: no distance is larger
NEWS = Role("same cell", 3, marker="diamond", width=2.5), Role("empty cell", 3, marker="square", width=2.5)
POINTS, EMPTY, BORDERS = SAMPLE.called("points").but(color=0), Role("empty", 3), AXIS.called("borders").but(width=0.8)


def square(run: CellsRun, theme: str = "light") -> Figure:
    """The points, the cells without a point shaded, and two new examples tied to their nearest points."""
    fig = empty_plane(WINDOW, theme)
    ends = np.linspace(-1, 1, run.cells + 1)
    draw_cells(fig, ends, ends, (run.counts == 0).astype(int), (EMPTY.but(alpha=0), EMPTY), name="empty", span=(0, 1),
               opacity=0.3)  # fmt: skip
    _lines(fig, ends)
    dots(fig, run.points[:, 0], run.points[:, 1], POINTS, at_point("example"), size=6, edge=0)
    for new, role in zip(run.news, NEWS, strict=True):
        if np.isfinite(new).all():
            near, edge = run.nearest(new), {"width": 1.5, "color": QUIET.ink(theme)}
            reading = f"{role.name}: {np.linalg.norm(new - near):.3f} away"
            marks = role.dots(theme, [12, 0], line=edge)
            polyline(fig, [new[0], near[0]], [new[1], near[1]], role, reading, mode="lines+markers", marker=marks)
    return fig


def square_in_words(run: CellsRun) -> str:
    """What a person sees on the square."""
    empty = int((run.counts == 0).sum())
    cells = f"{run.m} points in a square of {run.cells} by {pluralize(run.cells, 'cell')}"
    are = "is" if empty == 1 else "are"
    shaded = f", of which {format_number(empty)} {are} empty and shaded" if empty else ", none of them empty"
    if not run.empty_one:
        return f"{cells}{shaded}; one new example, in a cell with a point, tied to its nearest point."
    return (
        f"{cells}{shaded}; two new examples, one in a cell with a point and one in an empty cell, each tied to its "
        "nearest point."
    )


def bounds_on_the_distance(run: CellsRun, theme: str = "light") -> Figure:
    """The bound by the number of cells along a side, the same with the true mass of empty cells, the exact mean."""
    fig = figure(theme, xaxis=CELLS.axis(range=[0, run.ladder[-1]]), yaxis=DISTANCE.axis(range=[0, 1.05 * DIAMETER]))
    vline(fig, run.cells)
    hline(fig, DIAMETER, QUIET.beforehand)
    annotate(fig, (run.ladder[-1], DIAMETER), "diameter", QUIET, left=True, below=True)
    ends = [
        curve(fig, run.ladder, np.minimum(run.bounds, 2 * DIAMETER), GUARANTEE.called("any<br>distribution")),
        curve(fig, run.ladder, run.before_relaxing, guarantee(1, "true mass<br>of empty cells")),
        curve(fig, run.ladder, np.full(len(run.ladder), run.distance), TRUTH.called("exact mean")),
    ]
    label_ends(fig, ends)
    return fig


def bounds_in_words(run: CellsRun) -> str:
    """What a person sees against the number of cells."""
    best = int(run.bounds.argmin())
    return (
        f"The bound on the mean distance falls to {at_most(float(run.bounds[best]), 3)} at {best + 1} cells along a "
        f"side and rises again; the exact mean is {format_number(run.distance, 3)}, far below."
    )


def cells_table(run: CellsRun) -> Mapping[str, Any]:
    """The bounds by the number of cells along a side; full precision."""
    return {
        "cells": run.ladder.tolist(),
        "bound": run.bounds.tolist(),
        "true_empty_mass": run.before_relaxing.tolist(),
        "exact_mean_distance": [run.distance] * len(run.ladder),
    }


def _lines(fig: Figure, ends: Any) -> None:
    """The borders of the cells, as one line with gaps."""
    x = np.concatenate([[end, end, np.nan] for end in ends])
    y = np.tile([-1.0, 1.0, np.nan], len(ends))
    polyline(fig, np.concatenate([x, y]), np.concatenate([y, x]), BORDERS)
