"""The square cut into cells, and the bound on the distance to the neighbour for finer or coarser cells."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import at_point, curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.plane import empty_plane
from laboratory.figures.regions import Window
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH, guarantee, sample_look
from laboratory.figures.theme import GREY, color_of, figure, with_alpha
from laboratory.topics.neighbours.cells.run import CellsRun

EDGE = 1.04
WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
CELLS = Scale("cells along a side", "<i>K</i>", whole=True)
DISTANCE = Scale("mean distance to the nearest example")
DIAMETER = 2 * 2**0.5  # of the square: no distance is larger
NEWS = (("same cell", "diamond"), ("empty cell", "square"))


def square(run: CellsRun, theme: str = "light") -> Figure:
    """The points, the cells without a point shaded, and two new examples tied to their nearest points."""
    fig = empty_plane(WINDOW, theme)
    ends, (blue, orange) = np.linspace(-1, 1, run.cells + 1), (color_of(0, theme), color_of(1, theme))
    fig.add_heatmap(
        x=ends, y=ends, z=(run.counts == 0).astype(int), zmin=0, zmax=1, opacity=0.3, showscale=False, name="empty",
        colorscale=[[0, with_alpha(orange, 0)], [1, orange]], hoverinfo="skip",
    )  # fmt: skip
    _lines(fig, ends, theme)
    fig.add_scatter(
        x=run.points[:, 0], y=run.points[:, 1], mode="markers", name="points",
        marker=sample_look({"size": 6, "color": blue}),
        hovertemplate=at_point("example"),
    )  # fmt: skip
    for new, (name, symbol) in zip(run.news, NEWS, strict=True):
        if np.isfinite(new).all():
            near, edge = run.nearest(new), {"width": 1.5, "color": GREY[theme]}
            fig.add_scatter(
                x=[new[0], near[0]], y=[new[1], near[1]], mode="lines+markers", name=name,
                line={"color": orange, "width": 2.5},
                marker={"size": [12, 0], "symbol": symbol, "color": orange, "line": edge},
                hovertemplate=f"{name}: {np.linalg.norm(new - near):.3f} away<extra></extra>",
            )  # fmt: skip
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
    fig.add_hline(y=DIAMETER, line=QUIET.line(theme))
    annotate(fig, (run.ladder[-1], DIAMETER), "diameter", GREY[theme], left=True, below=True)
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


def _lines(fig: Figure, ends: Any, theme: str) -> None:
    """The borders of the cells, as one line with gaps."""
    x = np.concatenate([[end, end, np.nan] for end in ends])
    y = np.tile([-1.0, 1.0, np.nan], len(ends))
    look = {"width": 0.8, "color": GREY[theme]}
    fig.add_scatter(x=np.concatenate([x, y]), y=np.concatenate([y, x]), mode="lines", line=look, name="borders",
                      hoverinfo="skip")  # fmt: skip
