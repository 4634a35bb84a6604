"""Paths of optimizers over level lines, and what is left above the minimum after every step."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import STEP, W1, W2
from laboratory.figures.curves import at_point, curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import GREY, background, figure
from laboratory.topics.optimisation.figures import ABOVE, bound_curve
from laboratory.topics.optimisation.figures import BESIDE_A_PLAYER as HEIGHT
from laboratory.topics.optimisation.gap_bounds import GapBound
from laboratory.topics.optimisation.hyperparameters import METHODS
from laboratory.topics.optimisation.landscapes import Landscape
from laboratory.topics.optimisation.race.run import Descents
from laboratory.topics.optimisation.text import left as tiny
from laboratory.topics.optimisation.walking import Descent

MESH = (110, 90)
LEVELS_A_DECADE = 2
MARGIN_SHARE = 0.3  # of the distance from the start to the minimizer, left free around both
FARTHEST = 1.0  # of the same, how far the picture follows a path that leaves
SHAPE = 1.5  # at least so much wider than tall
FLOOR = 1e-12  # gaps below are rounding, and are drawn here

Range = tuple[float, float]
Reals = NDArray[np.float64]


@dataclass(frozen=True)
class Ground:
    """What the paths lie on, the same at every step: `x` `(columns,)`, `y` `(rows,)`, and `heights` `(rows, columns)`.

    Heights are powers of ten above the minimum.
    """

    across: Range
    up: Range
    x: Reals
    y: Reals
    heights: Reals


def ground_of(run: Descents) -> Ground:
    """Heights wherever the paths are shown."""
    across, up = _window(run.place, run.descents)
    x, y = np.linspace(*across, MESH[0]), np.linspace(*up, MESH[1])
    heights = [[math.log10(max(run.place.gap(np.array([a, b])), FLOOR)) for a in x] for b in y]
    return Ground(across, up, x, y, np.array(heights))


def descent_paths(run: Descents, under: Ground, step: int, theme: str = "light") -> Figure:
    """Level lines half a power of ten apart, every path up to this step strong and what follows faint.

    For SGD the path of the mean of its weights is dotted.
    """
    side: dict[str, Any] = {"showgrid": False, "zeroline": False, "fixedrange": True, "constrain": "domain"}
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", dragmode=False, xaxis=W1.axis(range=under.across, **side),
        yaxis=W2.axis(range=under.up, scaleanchor="x", **side),
    )  # fmt: skip
    _levels(fig, under, theme)
    for descent in run.descents:
        _path(fig, descent, step, theme)
    _landmarks(fig, run.place, theme)
    return fig


def descent_gaps(run: Descents, step: int, theme: str = "light") -> Figure:
    """The gap after 1, 2, ... steps on logarithmic axes, with the bound for the mean of the weights.

    Where the bound is for the last step only, the curve joins those for runs of other lengths, each with a step
    size of its own, and a diamond marks the one for this run.
    """
    descents, bound, steps = run.descents, run.bound, max(1, *(descent.run.steps for descent in run.descents))
    finite = [descent.gaps[np.isfinite(descent.gaps)] for descent in descents]
    highs = [float(gaps.max()) for gaps in finite] + ([float(bound.values.max())] if bound else [])
    low, high = min(max(FLOOR, float(gaps.min())) for gaps in finite) / 2, 2 * max(highs)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=STEP.axis(log=True, range=[-0.02, math.log10(max(2, steps))]),
        yaxis=ABOVE.axis(log=True, range=[math.log10(low), math.log10(high)]),
    )  # fmt: skip
    if 1 <= step < steps:
        vline(fig, step)
    ends = [end for descent in descents for end in _gap_lines(fig, descent, bound)]
    if bound is not None:
        ends.append(bound_curve(fig, bound))
    label_ends(fig, ends)
    return fig


def gaps_table(run: Descents) -> dict[str, list[Any]]:
    """A row for each method and step: weights, value, gap, the gap of the mean, the bound where it is drawn."""
    descents, bound = run.descents, run.bound
    bounds = dict(zip(bound.steps.tolist(), bound.values.tolist(), strict=True)) if bound else {}
    nan = float("nan")
    rows = [
        (descent.title, t, *descent.run.path[t].tolist(), float(descent.run.values[t]), float(descent.gaps[t]),
         float(descent.mean_gaps[t - 1]) if t else nan, bounds.get(t, nan) if _is_bounded(descent, bound) else nan)
        for descent in descents
        for t in range(descent.run.steps + 1)
    ]  # fmt: skip
    names = ("method", "steps", "w1", "w2", "value", "gap", "gap of the mean", "bound for the mean")
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}


def paths_in_words(run: Descents, step: int) -> str:
    """The paths in words."""
    gaps = ", ".join(f"{descent.title} {tiny(descent.gaps[min(step, descent.run.steps)])}" for descent in run.descents)
    title = run.place.objective.title
    return f"{title} with level lines and paths. Above the minimum after {pluralize(step, 'step')}: {gaps}."


def gaps_in_words(run: Descents) -> str:
    """The gaps in words."""
    gaps = ", ".join(
        f"{descent.title} {tiny(descent.gaps[-1])} after {format_number(descent.run.steps)}" for descent in run.descents
    )
    return f"The gap to the minimum after every step, on logarithmic axes: {gaps}."


def _role(descent: Descent) -> Role:
    """Each method keeps its look, whatever else is drawn."""
    return one_of(METHODS.index(descent.method), descent.title, width=2)


def _window(place: Landscape, descents: Sequence[Descent]) -> tuple[Range, Range]:
    """The start and the minimizer with room around, and paths up to a limit."""
    ends, way = np.array([place.objective.start, place.best]), place.norm
    low, high = ends.min(axis=0) - MARGIN_SHARE * way, ends.max(axis=0) + MARGIN_SHARE * way
    points = np.vstack([descent.run.path for descent in descents])
    points = points[np.isfinite(points).all(axis=1)]
    room = 0.05 * way
    low = np.maximum(np.minimum(low, points.min(axis=0) - room), low - FARTHEST * way)
    high = np.minimum(np.maximum(high, points.max(axis=0) + room), high + FARTHEST * way)
    wider = max(0.0, (SHAPE * (high[1] - low[1]) - (high[0] - low[0])) / 2)
    return (float(low[0] - wider), float(high[0] + wider)), (float(low[1]), float(high[1]))


def _levels(fig: Figure, under: Ground, theme: str) -> None:
    top = math.ceil(LEVELS_A_DECADE * float(under.heights.max())) / LEVELS_A_DECADE
    fig.add_contour(
        x=under.x, y=under.y, z=under.heights, showscale=False, hoverinfo="skip", name="level lines",
        colorscale=[[0, GREY[theme]], [1, GREY[theme]]], opacity=0.55, line={"width": 1},
        contours={"coloring": "lines", "start": top - 4, "end": top, "size": 1 / LEVELS_A_DECADE},
    )  # fmt: skip


def _path(fig: Figure, descent: Descent, at: int, theme: str) -> None:
    role, here, path = _role(descent), min(at, descent.run.steps), descent.run.path
    color, silent = role.ink(theme), {"mode": "lines", "hoverinfo": "skip"}
    done, rest = path[: here + 1], path[here:]
    fig.add_scatter(
        x=rest[:, 0], y=rest[:, 1], name=f"{descent.title}, later", opacity=0.3, line={"color": color, "width": 1},
        **silent,
    )  # fmt: skip
    fig.add_scatter(
        x=done[:, 0], y=done[:, 1], name=descent.title, mode="lines+markers", line={"color": color, "width": 1.8},
        marker={"size": 4, "color": color}, customdata=np.column_stack([np.arange(here + 1), descent.gaps[: here + 1]]),
        hovertemplate=f"{descent.title}, step %{{customdata[0]:d}}: gap %{{customdata[1]:.3g}}<extra></extra>",
    )  # fmt: skip
    if descent.method == "sgd" and here:
        means = descent.run.averages[:here]
        dotted = {"color": color, "width": 3.5, "dash": "dot"}
        fig.add_scatter(x=means[:, 0], y=means[:, 1], name="SGD, mean so far", line=dotted, **silent)
    fig.add_scatter(
        x=path[here : here + 1, 0], y=path[here : here + 1, 1], name=f"{descent.title}, now", mode="markers",
        marker={"size": 11, "color": color, "line": {"width": 1.5, "color": background(theme)}}, hoverinfo="skip",
    )  # fmt: skip


def _landmarks(fig: Figure, place: Landscape, theme: str) -> None:
    """Where they start and where they should end; the caption names the marks, as words would lie on the paths."""
    for point, name, symbol in ((place.objective.start, "start", "circle-open"), (place.best, "minimizer", "x-thin")):
        fig.add_scatter(
            x=[point[0]], y=[point[1]], name=name, mode="markers", hovertemplate=at_point(name),
            marker={"symbol": symbol, "size": 13, "color": GREY[theme], "line": {"width": 3, "color": GREY[theme]}},
        )  # fmt: skip


def _gap_lines(fig: Figure, descent: Descent, bound: GapBound | None) -> list[End]:
    if not descent.run.steps:
        return []
    steps, role = np.arange(1, descent.run.steps + 1), _role(descent)
    hover: dict[str, Any] = {"hovertemplate": f"{descent.title}, %{{x:,d}} steps: %{{y:.3g}}<extra></extra>"}
    ends = [curve(fig, steps, np.maximum(descent.gaps[1:], FLOOR), role, **hover)]
    if descent.method == "sgd" or _is_bounded(descent, bound):
        mean = replace(role, name="its mean", dash="solid", width=4)
        hover = {"hovertemplate": "mean of %{x:,d} weights: %{y:.3g}<extra></extra>"}
        gaps = np.maximum(descent.mean_gaps, FLOOR)
        ends.append(curve(fig, steps, gaps, mean, name=f"{descent.title}, mean", **hover))
        ends[-1] = ends[-1]._replace(name=mean.title)
    return ends


def _is_bounded(descent: Descent, bound: GapBound | None) -> bool:
    return bound is not None and descent.method == bound.method
