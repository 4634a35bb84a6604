"""Coarse-to-fine search: a grid, then a finer grid about its best point, and so on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from learners.selection._judged import whole
from learners.shared.arrays import Reals, read_array


@dataclass(frozen=True, eq=False)
class Round:
    """One grid.

    Attributes
    ----------
    axes : the values of each parameter, ascending.
    scores : one axis a parameter, in the order of `axes`; the function searched, to be minimized.
    best : the first of the smallest scores, as values.
    at_border : the parameters whose best value is an end of its axis: the minimum may lie beyond.
    """

    axes: dict[str, Reals]
    scores: Reals
    best: dict[str, float]
    at_border: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Zoom:
    """All rounds, and the best point of all: a local minimum of the grids, not more.

    Attributes
    ----------
    rounds : in order; evaluations : distinct points asked.
    best, score : the best point of all rounds and its score.
    stopped_by : "rounds", or "border" when the minimum still lay at an end after the last extension.
    """

    rounds: tuple[Round, ...]
    evaluations: int
    best: dict[str, float]
    score: float
    stopped_by: str


def grid_search_zoom(
    score: Callable[..., float],
    grids: Mapping[str, Sequence[float]],
    rounds: int = 3,
    points: int = 5,
    logarithmic: bool = True,
    extensions: int = 2,
) -> Zoom:
    """Minimize score(**parameters) over the product of `grids`, then of ever finer ones about the best point.

    A best point at an end of the first grid shifts that axis by half its length, so that the end comes to its middle,
    at most `extensions` times. A finer grid has `points` values of each parameter between the neighbours of the best
    one, in equal ratios if `logarithmic`, else in equal steps. Ties go to the first, the smallest, values. New values
    have twelve digits, and the score is asked once a point. ValueError for a grid that does not ascend, or has values
    <= 0 when logarithmic.

    Source: lecture notes after Shalev-Shwartz & Ben-David (2014), section 11.2.3.
    """
    rounds = whole("rounds of grid_search_zoom", "grids searched", rounds, 1)
    points = whole("points of grid_search_zoom", "values of a finer grid", points, 3)
    axes = {name: _axis(name, values, logarithmic) for name, values in grids.items()}
    known: dict[tuple[float, ...], float] = {}
    done = [_search(score, axes, known)]
    for _ in range(whole("extensions of grid_search_zoom", "shifts of the first grid", extensions, 0)):
        if not done[-1].at_border:
            break
        done.append(_search(score, _shifted(done[-1], logarithmic), known))
    stopped_by = "border" if done[-1].at_border else "rounds"
    for _ in range(rounds - 1):
        done.append(_search(score, _finer(done[-1], points, logarithmic), known))
    best = min(done, key=lambda each: float(each.scores.min()))
    return Zoom(tuple(done), len(known), best.best, float(best.scores.min()), stopped_by)


def _search(score: Callable[..., float], axes: dict[str, Reals], known: dict[tuple[float, ...], float]) -> Round:
    """Score every point of the product that is not among the `known` ones, and remember it there."""
    scores = np.empty([len(axis) for axis in axes.values()])
    for place, point in zip(np.ndindex(scores.shape), product(*axes.values()), strict=True):
        key = tuple(map(float, point))
        if key not in known:
            known[key] = float(score(**dict(zip(axes, key, strict=True))))
        scores[place] = known[key]
    where = np.unravel_index(int(np.argmin(scores)), scores.shape)
    best = {name: float(axis[i]) for (name, axis), i in zip(axes.items(), where, strict=True)}
    border = tuple(
        name for (name, axis), i in zip(axes.items(), where, strict=True) if len(axis) > 1 and i in (0, len(axis) - 1)
    )
    return Round(axes, scores, best, border)


def _shifted(last: Round, logarithmic: bool) -> dict[str, Reals]:
    """The axes, those whose end was best moved by half their length, or nearly, towards that end."""
    axes = dict(last.axes)
    for name in last.at_border:
        axis = np.log(axes[name]) if logarithmic else axes[name]
        shift = len(axis) // 2 * np.diff(axis).mean()
        moved = axis + (shift if last.best[name] == last.axes[name][-1] else -shift)
        axes[name] = _rounded(np.exp(moved) if logarithmic else moved)
    return axes


def _finer(last: Round, points: int, logarithmic: bool) -> dict[str, Reals]:
    """`points` values between the neighbours of the best one; at an end, from the end inwards."""
    axes = {}
    for name, axis in last.axes.items():
        place = int(np.flatnonzero(axis == last.best[name])[0])
        low, high = axis[max(place - 1, 0)], axis[min(place + 1, len(axis) - 1)]
        between = np.geomspace if logarithmic else np.linspace
        axes[name] = _rounded(between(low, high, points)) if high > low else axis
    return axes


def _rounded(axis: Reals) -> Reals:
    return np.array([float(f"{value:.12g}") for value in axis])


def _axis(name: str, values: Sequence[float], logarithmic: bool) -> Reals:
    axis = read_array(values, np.float64).copy()
    ascending = axis.ndim == 1 and len(axis) > 0 and np.isfinite(axis).all() and (np.diff(axis) > 0).all()
    if ascending and (axis[0] > 0 or not logarithmic):
        return axis
    domain = "ascending reals > 0" if logarithmic else "ascending reals"
    raise ValueError(f"{name} of grid_search_zoom (one side of the grid) must be {domain}; got {values!r}")
