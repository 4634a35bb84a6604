"""Paths of optimisers over level lines, and what is left above the best after every step."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import DASHES, figure, log_axis, palette
from laboratory.topics.learning_curves.figures import apart
from laboratory.topics.optimisation.race import WALKERS, Landscape, Promised, Walk

if TYPE_CHECKING:
    import plotly.graph_objects as go

PATHS_HEIGHT, GAPS_HEIGHT = 430, 360
GREY = {"light": "#8a8984", "dark": "#8d9094"}
MESH = (110, 90)
LEVELS_A_DECADE = 2
MARGIN_SHARE = 0.3  # of the way from the start to the best point, left free around both
FARTHEST = 1.0  # of the same, how far the picture follows a path that leaves
SHAPE = 1.5  # at least so much wider than tall
FLOOR = 1e-12  # gaps below are rounding, and are drawn here
LINE_PIXELS = 17
TOP, BOTTOM = 12, 52

Range = tuple[float, float]


def descent_paths(place: Landscape, walks: Sequence[Walk], at: int, theme: str = "light") -> go.Figure:
    """Level lines half a power of ten apart, every path up to step `at` strong and what follows faint.

    For SGD the way of the mean of its weights is dotted.
    """
    across, up = _window(place, walks)
    drawn = figure(height=PATHS_HEIGHT, hovermode="closest", showlegend=True, dragmode=False)
    _levels(drawn, place, across, up, theme)
    for walk in walks:
        _path(drawn, walk, at, theme)
    _landmarks(drawn, place, theme)
    axis = {"showgrid": False, "zeroline": False, "ticks": "outside", "fixedrange": True, "constrain": "domain"}
    drawn.update_xaxes(range=across, title="<i>w</i><sub>1</sub>", **axis)
    drawn.update_yaxes(range=up, title="<i>w</i><sub>2</sub>", scaleanchor="x", **axis)
    drawn.update_layout(legend={"orientation": "h", "y": -0.16, "x": 0, "yanchor": "top"})
    return drawn


def descent_gaps(walks: Sequence[Walk], promise: Promised | None, at: int, theme: str = "light") -> go.Figure:
    """The gap after 1, 2, ... steps on logarithmic axes, with the promise for the mean of the weights.

    Where the promise is for the last step only, the curve joins promises for runs of other lengths, each with a step
    size of its own, and a diamond marks the one for this run.
    """
    drawn = figure(height=GAPS_HEIGHT, hovermode="closest")
    steps = max(1, *(walk.run.steps for walk in walks))
    ends = [end for walk in walks for end in _gap_lines(drawn, walk, promise, theme)]
    if promise is not None:
        ends.append(_promise_line(drawn, promise, theme))
    highs = [float(np.nanmax(walk.gaps[np.isfinite(walk.gaps)])) for walk in walks] + [end[1] for end in ends]
    lows = [max(FLOOR, float(walk.gaps[np.isfinite(walk.gaps)].min())) for walk in walks]
    low, high = min(lows) / 2, 2 * max(highs + ([float(promise.values[0])] if promise else []))
    drawn.update_xaxes(**log_axis("steps", range=[-0.02, math.log10(max(2, steps))], hoverformat=",d"))
    drawn.update_yaxes(**log_axis("above the best value", range=[math.log10(low), math.log10(high)]))
    if 1 <= at < steps:
        drawn.add_vline(x=at, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    _write_names(drawn, ends, (low, high))
    return drawn


def gaps_table(walks: Sequence[Walk], promise: Promised | None) -> dict[str, list[Any]]:
    """A row for each method and step: weights, value, gap, the gap of the mean, and the promise where one is drawn."""
    promised = dict(zip(promise.steps.tolist(), promise.values.tolist(), strict=True)) if promise else {}
    nan = float("nan")
    rows = [
        (walk.title, t, *walk.run.path[t].tolist(), float(walk.run.values[t]), float(walk.gaps[t]),
         float(walk.mean_gaps[t - 1]) if t else nan, promised.get(t, nan) if _promised_to(walk, promise) else nan)
        for walk in walks
        for t in range(walk.run.steps + 1)
    ]  # fmt: skip
    names = ("method", "steps", "w1", "w2", "value", "gap", "gap of the mean", "promise for the mean")
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}


def description(place: Landscape, walks: Sequence[Walk], at: int) -> str:
    """The paths in words."""
    told = ", ".join(f"{walk.title} {in_words(float(walk.gaps[min(at, walk.run.steps)]), 3)}" for walk in walks)
    return f"{place.objective.title} with level lines and paths. Above the best value after {at} steps: {told}."


def color_of(walker: str, theme: str) -> str:
    """Each method keeps its colour, whoever else walks."""
    return palette(theme)[WALKERS.index(walker)]


def _window(place: Landscape, walks: Sequence[Walk]) -> tuple[Range, Range]:
    """The start and the best point with room around, and paths as far as they are worth following."""
    ends, way = np.array([place.objective.start, place.best]), place.norm
    low, high = ends.min(axis=0) - MARGIN_SHARE * way, ends.max(axis=0) + MARGIN_SHARE * way
    points = np.vstack([walk.run.path for walk in walks])
    points = points[np.isfinite(points).all(axis=1)]
    room = 0.05 * way
    low = np.maximum(np.minimum(low, points.min(axis=0) - room), low - FARTHEST * way)
    high = np.minimum(np.maximum(high, points.max(axis=0) + room), high + FARTHEST * way)
    wider = max(0.0, (SHAPE * (high[1] - low[1]) - (high[0] - low[0])) / 2)
    return (float(low[0] - wider), float(high[0] + wider)), (float(low[1]), float(high[1]))


def _levels(drawn: go.Figure, place: Landscape, across: Range, up: Range, theme: str) -> None:
    x, y = np.linspace(*across, MESH[0]), np.linspace(*up, MESH[1])
    heights = np.array([[math.log10(max(place.gap(np.array([a, b])), FLOOR)) for a in x] for b in y])
    top = math.ceil(LEVELS_A_DECADE * float(heights.max())) / LEVELS_A_DECADE
    drawn.add_contour(
        x=x, y=y, z=heights, showscale=False, hoverinfo="skip", showlegend=False, name="level lines",
        colorscale=[[0, GREY[theme]], [1, GREY[theme]]], opacity=0.55, line={"width": 1},
        contours={"coloring": "lines", "start": top - 4, "end": top, "size": 1 / LEVELS_A_DECADE},
    )  # fmt: skip


def _path(drawn: go.Figure, walk: Walk, at: int, theme: str) -> None:
    color, here = color_of(walk.walker, theme), min(at, walk.run.steps)
    path, group = walk.run.path, {"legendgroup": walk.walker}
    done, rest = path[: here + 1], path[here:]
    drawn.add_scatter(
        x=rest[:, 0], y=rest[:, 1], name=f"{walk.title}, later", mode="lines", opacity=0.3, hoverinfo="skip",
        line={"color": color, "width": 1}, showlegend=False, **group,
    )  # fmt: skip
    drawn.add_scatter(
        x=done[:, 0], y=done[:, 1], name=walk.title, mode="lines+markers", line={"color": color, "width": 1.8},
        marker={"size": 4, "color": color}, customdata=np.column_stack([np.arange(here + 1), walk.gaps[: here + 1]]),
        hovertemplate="step %{customdata[0]:d}: %{customdata[1]:.3g} above the best", **group,
    )  # fmt: skip
    if walk.walker == "sgd" and here:
        means = walk.run.averages[:here]
        drawn.add_scatter(
            x=means[:, 0], y=means[:, 1], name="SGD, mean so far", mode="lines", hoverinfo="skip",
            line={"color": color, "width": 3.5, "dash": "dot"}, **group,
        )  # fmt: skip
    drawn.add_scatter(
        x=path[here : here + 1, 0], y=path[here : here + 1, 1], name=f"{walk.title}, now", mode="markers",
        marker={"size": 11, "color": color, "line": {"width": 1.5, "color": "white"}}, hoverinfo="skip",
        showlegend=False, **group,
    )  # fmt: skip


def _landmarks(drawn: go.Figure, place: Landscape, theme: str) -> None:
    for point, name, symbol in ((place.objective.start, "start", "circle-open"), (place.best, "best", "x-thin")):
        drawn.add_scatter(
            x=[point[0]], y=[point[1]], name=name, mode="markers", hoverinfo="name", showlegend=False,
            marker={"symbol": symbol, "size": 12, "color": GREY[theme], "line": {"width": 2.5, "color": GREY[theme]}},
        )  # fmt: skip
        drawn.add_annotation(
            x=point[0], y=point[1], text=name, showarrow=False, yshift=15, font={"color": GREY[theme], "size": 13}
        )


End = tuple[str, float, str]


def _gap_lines(drawn: go.Figure, walk: Walk, promise: Promised | None, theme: str) -> list[End]:
    color, T = color_of(walk.walker, theme), walk.run.steps
    if not T:
        return []
    style = DASHES[WALKERS.index(walk.walker) % len(DASHES)]
    drawn.add_scatter(
        x=np.arange(1, T + 1), y=np.maximum(walk.gaps[1:], FLOOR), name=walk.title, mode="lines",
        line={"color": color, "width": 2, "dash": style}, hovertemplate="%{x:,d} steps: %{y:.3g}",
    )  # fmt: skip
    ends = [(walk.title, max(float(walk.gaps[-1]), FLOOR), color)]
    if walk.walker == "sgd" or _promised_to(walk, promise):
        drawn.add_scatter(
            x=np.arange(1, T + 1), y=np.maximum(walk.mean_gaps, FLOOR), name=f"{walk.title}, mean", mode="lines",
            line={"color": color, "width": 4}, hovertemplate="mean of %{x:,d} weights: %{y:.3g}",
        )  # fmt: skip
        ends.append(("<b>its mean</b>", max(float(walk.mean_gaps[-1]), FLOOR), color))
    return ends


def _promise_line(drawn: go.Figure, promise: Promised, theme: str) -> End:
    color = palette(theme)[8]
    drawn.add_scatter(
        x=promise.steps, y=promise.values, name="promise for the mean", mode="lines",
        line={"color": color, "width": 2, "dash": "solid" if promise.every_step else "dash"},
        hovertemplate="promise for %{x:,d} steps: %{y:.3g}",
    )  # fmt: skip
    if not promise.every_step:
        drawn.add_scatter(
            x=promise.steps[-1:], y=promise.values[-1:], name="promise for this run", mode="markers", cliponaxis=False,
            marker={"symbol": "diamond", "size": 11, "color": color}, hovertemplate="promised: %{y:.4g}",
        )  # fmt: skip
    return "promise (mean)", promise.value, color


def _promised_to(walk: Walk, promise: Promised | None) -> bool:
    return promise is not None and walk.walker == promise.walker


def _write_names(drawn: go.Figure, ends: Sequence[End], shown: Range) -> None:
    low, high = (math.log10(end) for end in shown)
    tall = GAPS_HEIGHT - TOP - BOTTOM
    places = [tall * (min(max(math.log10(y), low), high) - low) / (high - low) for _, y, _ in ends]
    for (name, _, color), place in zip(ends, apart(places, LINE_PIXELS, tall), strict=True):
        drawn.add_annotation(
            x=1, xref="paper", xanchor="left", xshift=8, y=place / tall, yref="paper", yanchor="middle", text=name,
            showarrow=False, font={"color": color, "size": 13}, align="left",
        )  # fmt: skip
    longest = max((len(name.replace("<b>", "").replace("</b>", "")) for name, _, _ in ends), default=0)
    drawn.update_layout(margin={"l": 0, "t": TOP, "b": BOTTOM, "r": 16 + 7 * longest})
