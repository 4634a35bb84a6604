"""The square cut into cells, and what cutting it finer or coarser promises about the distance to the neighbour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.neighbours.cells.run import CellsRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
EDGE = 1.04
DIAMETER = 2 * 2**0.5  # of the square: no distance is larger
NAMES = 92  # pixels right of the axes
NEWS = (("same cell", "diamond"), ("empty cell", "square"))


def square(run: CellsRun, theme: str = "light") -> go.Figure:
    """The points, the cells without a point shaded, and two new examples tied to their nearest points."""
    side = {"range": [-EDGE, EDGE], "showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 5}
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "title": {"text": "first feature"}, "constrain": "domain"},
        yaxis={**side, "title": {"text": "second feature"}, "scaleanchor": "x", "constrain": "domain",
               "constraintoward": "top"},
    )  # fmt: skip
    ends, (blue, orange) = np.linspace(-1, 1, run.cells + 1), palette(theme)[:2]
    drawn.add_heatmap(
        x=ends, y=ends, z=(run.counts == 0).astype(int), zmin=0, zmax=1, opacity=0.3, showscale=False, name="empty",
        colorscale=[[0, "rgba(0, 0, 0, 0)"], [1, orange]], hoverinfo="skip",
    )  # fmt: skip
    _lines(drawn, ends, theme)
    drawn.add_scatter(
        x=run.points[:, 0], y=run.points[:, 1], mode="markers", name="points", marker={"size": 6, "color": blue},
        hovertemplate="(%{x:.3f}, %{y:.3f})<extra></extra>",
    )  # fmt: skip
    for new, (name, symbol) in zip(run.news, NEWS, strict=True):
        if np.isfinite(new).all():
            near, edge = run.nearest(new), {"width": 1.5, "color": GREY[theme]}
            drawn.add_scatter(
                x=[new[0], near[0]], y=[new[1], near[1]], mode="lines+markers", name=name,
                line={"color": orange, "width": 2.5},
                marker={"size": [12, 0], "symbol": symbol, "color": orange, "line": edge},
                hovertemplate=f"{name}: {np.linalg.norm(new - near):.3f} away<extra></extra>",
            )  # fmt: skip
    return drawn


def square_in_words(run: CellsRun) -> str:
    """What a person sees on the square."""
    empty = int((run.counts == 0).sum())
    return (
        f"{run.m} points in a square of {run.cells} by {run.cells} cells, of which {empty} are empty and shaded; two "
        "new examples, one in a cell with a point and one in an empty cell, each tied to its nearest point."
    )


def promises(run: CellsRun, theme: str = "light") -> go.Figure:
    """The bound by the number of cells along a side, the same with the true mass of empty cells, the exact mean."""
    blue, orange, green = palette(theme)[:3]
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("cells along a side K"),
        yaxis=linear_axis("mean distance to the nearest point", range=[0, 1.05 * DIAMETER]),
    )  # fmt: skip
    drawn.update_layout(margin_r=NAMES)
    drawn.update_xaxes(range=[0, run.ladder[-1]])
    dashes = {"color": GREY[theme], "width": 1, "dash": "dot"}
    drawn.add_vline(x=run.cells, line=dashes)
    drawn.add_hline(y=DIAMETER, line=dashes)
    curves = (
        ("any distribution", np.minimum(run.promises, 2 * DIAMETER), {"color": orange, "width": 2, "dash": "dash"}),
        ("true empty mass", run.before_relaxing, {"color": blue, "width": 1.5}),
        ("exact mean", np.full(len(run.ladder), run.distance), {"color": green, "width": 3.5}),
    )
    for name, heights, look in curves:
        drawn.add_scatter(x=run.ladder, y=heights, mode="lines", name=name, line=look,
                          hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>")  # fmt: skip
    label_at(drawn, (run.ladder[-1], DIAMETER), "diameter", GREY[theme], (False, False), "right", above=False)
    _name_right(drawn, curves[1:], run.ladder[-1])
    best = int(run.promises.argmin())
    steep = best + int(np.argmin(np.abs(run.promises[best:] - 2)))  # where the rising curve leaves room beside it
    side = "right" if steep > len(run.ladder) / 3 else "left"
    place = float(run.ladder[steep]), float(min(run.promises[steep], DIAMETER))
    label_at(drawn, place, "promise", orange, (False, False), side, above=side == "right")
    return drawn


def promises_in_words(run: CellsRun) -> str:
    """What a person sees against the number of cells."""
    best = int(run.promises.argmin())
    return (
        f"The promised mean distance falls to {in_words(float(run.promises[best]), 3)} at {best + 1} cells along a "
        f"side and rises again; the exact mean is {in_words(run.distance, 3)}, far below."
    )


def cells_table(run: CellsRun) -> Mapping[str, Any]:
    """The bounds by the number of cells along a side; full precision."""
    return {
        "cells": run.ladder.tolist(),
        "promise": run.promises.tolist(),
        "true_empty_mass": run.before_relaxing.tolist(),
        "exact_mean_distance": [run.distance] * len(run.ladder),
    }


def _lines(drawn: go.Figure, ends: Any, theme: str) -> None:
    """The borders of the cells, as one line with gaps."""
    x = np.concatenate([[end, end, np.nan] for end in ends])
    y = np.tile([-1.0, 1.0, np.nan], len(ends))
    look = {"width": 0.8, "color": GREY[theme]}
    drawn.add_scatter(x=np.concatenate([x, y]), y=np.concatenate([y, x]), mode="lines", line=look, name="borders",
                      hoverinfo="skip")  # fmt: skip


def _name_right(drawn: go.Figure, curves: Any, end: float) -> None:
    """Names right of the ends of curves, pushed apart."""
    below = -np.inf
    for name, heights, look in sorted(curves, key=lambda curve: float(curve[1][-1])):
        place = max(float(heights[-1]), below)
        below = place + 0.2
        drawn.add_annotation(x=end, y=place, text=name.replace(" empty", "<br>empty"), showarrow=False, xanchor="left",
                             xshift=6, align="left", font={"color": look["color"], "size": 13})  # fmt: skip
