"""Paths of optimizers over level lines, and what is left above the minimum after every step."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import STEP, W1, W2, Scale
from laboratory.figures.curves import at_point, curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, levels, polyline
from laboratory.figures.names import End, annotate, label_ends
from laboratory.figures.roles import GROUND, Role, one_of
from laboratory.figures.theme import figure, theme_of
from laboratory.topics.optimisation.figures import ABOVE, bound_curve
from laboratory.topics.optimisation.figures import BESIDE_A_PLAYER as HEIGHT
from laboratory.topics.optimisation.gap_bounds import GapBound
from laboratory.topics.optimisation.hyperparameters import METHODS
from laboratory.topics.optimisation.landscapes import Landscape
from laboratory.topics.optimisation.race.costs import of_a_step
from laboratory.topics.optimisation.race.run import Descents
from laboratory.topics.optimisation.text import left as tiny
from laboratory.topics.optimisation.walking import Descent

GRADIENTS = Scale("gradients of examples", whole=True)
LEVEL = Role("level lines", None, width=1)
START = Role("start", None, marker="circle-open", known=True)
MINIMIZER = Role("minimizer", None, marker="x-thin")
MESH = (88, 72)
LEVELS_A_DECADE = 2
MARGIN_SHARE = 0.3  # of the distance from the start to the minimizer, left free around both
FARTHEST = 1.0  # of the same, how far the picture follows a path that leaves
SHAPE = 1.5  # at least so much wider than tall
SEEN = np.float32  # seven digits of a place are more than a screen has, and go to it in half the time
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
    gaps = run.place.gaps(np.stack(np.meshgrid(x, y), axis=-1))
    return Ground(across, up, x, y, np.log10(np.maximum(gaps, FLOOR)))


def descent_paths(run: Descents, under: Ground, step: int, theme: str = "light") -> Figure:
    """Level lines half a power of ten apart, every path up to this step strong and what follows faint.

    For SGD the path of the mean of its weights is dotted.
    """
    side: dict[str, Any] = {"showgrid": False, "zeroline": False, "fixedrange": True, "constrain": "domain"}
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", dragmode=False, xaxis=W1.axis(range=under.across, **side),
        yaxis=W2.axis(range=under.up, scaleanchor="x", **side),
    )  # fmt: skip
    _levels(fig, under)
    for descent in run.descents:
        _path(fig, descent, step)
    _landmarks(fig, run.place)
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


def descent_costs(run: Descents, theme: str = "light") -> Figure:
    """The gap against the gradients of single examples that were computed, on logarithmic axes."""
    moving = [descent for descent in run.descents if descent.run.steps]
    each = [of_a_step(run, descent) for descent in moving]
    finite = np.concatenate([descent.gaps[np.isfinite(descent.gaps)] for descent in run.descents])
    most = max([2, *(descent.run.steps * cost for descent, cost in zip(moving, each, strict=True))])
    low, high = max(FLOOR, float(finite.min())) / 2, 2 * float(finite.max())
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=GRADIENTS.axis(log=True, range=[-0.02, math.log10(most)]),
        yaxis=ABOVE.axis(log=True, range=[math.log10(low), math.log10(high)]),
    )  # fmt: skip
    ends = []
    for descent, cost in zip(moving, each, strict=True):
        x, y = cost * np.arange(1, descent.run.steps + 1), np.maximum(descent.gaps[1:], FLOOR)
        hover: dict[str, Any] = {"hovertemplate": f"{descent.title}, %{{x:,d}} gradients: %{{y:.3g}}<extra></extra>"}
        end = curve(fig, x, y, _role(descent), **hover)
        if x[-1] == most:
            ends.append(end)
        else:  # it ends amid the others
            annotate(fig, (float(x[0]), float(y[: len(y) // 4 + 1].min())), descent.title, _role(descent), below=True)
    label_ends(fig, ends)
    return fig


def costs_in_words(run: Descents) -> str:
    """The costs in words."""
    costs = ", ".join(
        f"{descent.title} {tiny(descent.gaps[-1])} after {format_number(descent.run.steps * of_a_step(run, descent))}"
        for descent in run.descents
    )
    return f"The gap to the minimum against gradients of single examples, on logarithmic axes: {costs}."


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
    # To the next twentieth of the way: a little further or less far, and what lies beneath stays as it is.
    low, high = np.floor(low / room) * room, np.ceil(high / room) * room
    wider = max(0.0, (SHAPE * (high[1] - low[1]) - (high[0] - low[0])) / 2)
    return (float(low[0] - wider), float(high[0] + wider)), (float(low[1]), float(high[1]))


def _levels(fig: Figure, under: Ground) -> None:
    top = math.ceil(LEVELS_A_DECADE * float(under.heights.max())) / LEVELS_A_DECADE
    ends = top - 4, top, 1 / LEVELS_A_DECADE
    levels(fig, under.x, under.y, under.heights, LEVEL, *ends, opacity=0.55)


def _path(fig: Figure, descent: Descent, at: int) -> None:
    role, here = _role(descent).but(dash="solid", marker="circle"), min(at, descent.run.steps)
    path = descent.run.path.astype(SEEN)
    done, rest = path[: here + 1], path[here:]
    polyline(fig, rest[:, 0], rest[:, 1], role.called(f"{descent.title}, later").but(width=1), opacity=0.3)
    reading = f"{descent.title}, step %{{pointNumber}}: gap %{{customdata:.3g}}"
    gaps = descent.gaps[: here + 1].astype(SEEN)
    polyline(fig, done[:, 0], done[:, 1], role.called(descent.title).but(width=1.8), reading, marks=4, customdata=gaps)
    if descent.method == "sgd" and here:
        means = role.called("SGD, mean so far").but(width=3.5, dash="dot")
        x, y = descent.run.averages[:here].T
        polyline(fig, x, y, means)
    now, ring = role.called(f"{descent.title}, now"), {"line": {"width": 1.5, "color": GROUND.ink(theme_of(fig))}}
    dots(fig, path[here : here + 1, 0], path[here : here + 1, 1], now, size=11, look=ring)


def _landmarks(fig: Figure, place: Landscape) -> None:
    """Where they start and where they should end; the caption names the marks, as words would lie on the paths."""
    for (x, y), role in ((place.objective.start, START), (place.best, MINIMIZER)):
        dots(fig, [x], [y], role, at_point(role.name), size=13, edge=3)


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
