"""Paths of optimisers over level lines, and what is left above the best after every step."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import in_words, short
from laboratory.figures.axes import STEP, W1, W2
from laboratory.figures.curves import at_point, curve, marked
from laboratory.figures.names import End, at_the_ends
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import GREY, figure, ground
from laboratory.topics.optimisation.figures import ABOVE, guaranteed
from laboratory.topics.optimisation.figures import BESIDE_A_PLAYER as HEIGHT
from laboratory.topics.optimisation.hyperparameters import WALKERS
from laboratory.topics.optimisation.landscapes import Landscape
from laboratory.topics.optimisation.promising import Promised
from laboratory.topics.optimisation.race.run import Descents
from laboratory.topics.optimisation.walking import Walk

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

MESH = (110, 90)
LEVELS_A_DECADE = 2
MARGIN_SHARE = 0.3  # of the way from the start to the best point, left free around both
FARTHEST = 1.0  # of the same, how far the picture follows a path that leaves
SHAPE = 1.5  # at least so much wider than tall
FLOOR = 1e-12  # gaps below are rounding, and are drawn here

Range = tuple[float, float]
Reals = NDArray[np.float64]


@dataclass(frozen=True)
class Ground:
    """What the paths lie on, the same at every step: `x` `(columns,)`, `y` `(rows,)`, and `heights` `(rows, columns)`.

    Heights are powers of ten above the best value.
    """

    across: Range
    up: Range
    x: Reals
    y: Reals
    heights: Reals


def ground_of(run: Descents) -> Ground:
    """Heights wherever the paths are shown."""
    across, up = _window(run.place, run.walks)
    x, y = np.linspace(*across, MESH[0]), np.linspace(*up, MESH[1])
    heights = [[math.log10(max(run.place.gap(np.array([a, b])), FLOOR)) for a in x] for b in y]
    return Ground(across, up, x, y, np.array(heights))


def descent_paths(run: Descents, under: Ground, step: int, theme: str = "light") -> Figure:
    """Level lines half a power of ten apart, every path up to this step strong and what follows faint.

    For SGD the way of the mean of its weights is dotted.
    """
    side: dict[str, Any] = {"showgrid": False, "zeroline": False, "fixedrange": True, "constrain": "domain"}
    drawn = figure(
        theme, height=HEIGHT, hovermode="closest", dragmode=False, xaxis=W1.axis(range=under.across, **side),
        yaxis=W2.axis(range=under.up, scaleanchor="x", **side),
    )  # fmt: skip
    _levels(drawn, under, theme)
    for walk in run.walks:
        _path(drawn, walk, step, theme)
    _landmarks(drawn, run.place, theme)
    return drawn


def descent_gaps(run: Descents, step: int, theme: str = "light") -> Figure:
    """The gap after 1, 2, ... steps on logarithmic axes, with the guarantee for the mean of the weights.

    Where the guarantee is for the last step only, the curve joins those for runs of other lengths, each with a step
    size of its own, and a diamond marks the one for this run.
    """
    walks, promise, steps = run.walks, run.promise, max(1, *(walk.run.steps for walk in run.walks))
    finite = [walk.gaps[np.isfinite(walk.gaps)] for walk in walks]
    highs = [float(gaps.max()) for gaps in finite] + ([float(promise.values.max())] if promise else [])
    low, high = min(max(FLOOR, float(gaps.min())) for gaps in finite) / 2, 2 * max(highs)
    drawn = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=STEP.axis(log=True, range=[-0.02, math.log10(max(2, steps))]),
        yaxis=ABOVE.axis(log=True, range=[math.log10(low), math.log10(high)]),
    )  # fmt: skip
    if 1 <= step < steps:
        marked(drawn, step)
    ends = [end for walk in walks for end in _gap_lines(drawn, walk, promise)]
    if promise is not None:
        ends.append(guaranteed(drawn, promise))
    at_the_ends(drawn, ends)
    return drawn


def gaps_table(run: Descents) -> dict[str, list[Any]]:
    """A row for each method and step: weights, value, gap, the gap of the mean, the guarantee where one is drawn."""
    walks, promise = run.walks, run.promise
    promised = dict(zip(promise.steps.tolist(), promise.values.tolist(), strict=True)) if promise else {}
    nan = float("nan")
    rows = [
        (walk.title, t, *walk.run.path[t].tolist(), float(walk.run.values[t]), float(walk.gaps[t]),
         float(walk.mean_gaps[t - 1]) if t else nan, promised.get(t, nan) if _promised_to(walk, promise) else nan)
        for walk in walks
        for t in range(walk.run.steps + 1)
    ]  # fmt: skip
    names = ("method", "steps", "w1", "w2", "value", "gap", "gap of the mean", "guarantee for the mean")
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}


def paths_in_words(run: Descents, step: int) -> str:
    """The paths in words."""
    told = ", ".join(f"{walk.title} {short(walk.gaps[min(step, walk.run.steps)])}" for walk in run.walks)
    title = run.place.objective.title
    return f"{title} with level lines and paths. Above the best value after {step} steps: {told}."


def gaps_in_words(run: Descents) -> str:
    """The gaps in words."""
    told = ", ".join(f"{walk.title} {short(walk.gaps[-1])} after {in_words(walk.run.steps)}" for walk in run.walks)
    return f"The gap to the best value after every step, on logarithmic axes: {told}."


def method(walk: Walk) -> Role:
    """Each method keeps its look, whoever else walks."""
    return one_of(WALKERS.index(walk.walker), walk.title, width=2)


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


def _levels(drawn: Figure, under: Ground, theme: str) -> None:
    top = math.ceil(LEVELS_A_DECADE * float(under.heights.max())) / LEVELS_A_DECADE
    drawn.add_contour(
        x=under.x, y=under.y, z=under.heights, showscale=False, hoverinfo="skip", name="level lines",
        colorscale=[[0, GREY[theme]], [1, GREY[theme]]], opacity=0.55, line={"width": 1},
        contours={"coloring": "lines", "start": top - 4, "end": top, "size": 1 / LEVELS_A_DECADE},
    )  # fmt: skip


def _path(drawn: Figure, walk: Walk, at: int, theme: str) -> None:
    role, here, path = method(walk), min(at, walk.run.steps), walk.run.path
    color, silent = role.ink(theme), {"mode": "lines", "hoverinfo": "skip"}
    done, rest = path[: here + 1], path[here:]
    drawn.add_scatter(
        x=rest[:, 0], y=rest[:, 1], name=f"{walk.title}, later", opacity=0.3, line={"color": color, "width": 1},
        **silent,
    )  # fmt: skip
    drawn.add_scatter(
        x=done[:, 0], y=done[:, 1], name=walk.title, mode="lines+markers", line={"color": color, "width": 1.8},
        marker={"size": 4, "color": color}, customdata=np.column_stack([np.arange(here + 1), walk.gaps[: here + 1]]),
        hovertemplate=f"{walk.title}, step %{{customdata[0]:d}}: %{{customdata[1]:.3g}} above the best<extra></extra>",
    )  # fmt: skip
    if walk.walker == "sgd" and here:
        means = walk.run.averages[:here]
        dotted = {"color": color, "width": 3.5, "dash": "dot"}
        drawn.add_scatter(x=means[:, 0], y=means[:, 1], name="SGD, mean so far", line=dotted, **silent)
    drawn.add_scatter(
        x=path[here : here + 1, 0], y=path[here : here + 1, 1], name=f"{walk.title}, now", mode="markers",
        marker={"size": 11, "color": color, "line": {"width": 1.5, "color": ground(theme)}}, hoverinfo="skip",
    )  # fmt: skip


def _landmarks(drawn: Figure, place: Landscape, theme: str) -> None:
    """Where they start and where they should end; the caption names the marks, as words would lie on the paths."""
    for point, name, symbol in ((place.objective.start, "start", "circle-open"), (place.best, "best", "x-thin")):
        drawn.add_scatter(
            x=[point[0]], y=[point[1]], name=name, mode="markers", hovertemplate=at_point(name),
            marker={"symbol": symbol, "size": 13, "color": GREY[theme], "line": {"width": 3, "color": GREY[theme]}},
        )  # fmt: skip


def _gap_lines(drawn: Figure, walk: Walk, promise: Promised | None) -> list[End]:
    if not walk.run.steps:
        return []
    steps, role = np.arange(1, walk.run.steps + 1), method(walk)
    over: dict[str, Any] = {"hovertemplate": f"{walk.title}, %{{x:,d}} steps: %{{y:.3g}}<extra></extra>"}
    ends = [curve(drawn, steps, np.maximum(walk.gaps[1:], FLOOR), role, **over)]
    if walk.walker == "sgd" or _promised_to(walk, promise):
        mean = replace(role, name="its mean", dash="solid", width=4)
        over = {"hovertemplate": "mean of %{x:,d} weights: %{y:.3g}<extra></extra>"}
        ends.append(curve(drawn, steps, np.maximum(walk.mean_gaps, FLOOR), mean, name=f"{walk.title}, mean", **over))
        ends[-1] = ends[-1]._replace(name=mean.title)
    return ends


def _promised_to(walk: Walk, promise: Promised | None) -> bool:
    return promise is not None and walk.walker == promise.walker
