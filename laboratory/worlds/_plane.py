"""The unit square: the area of a rectangle in a half-plane, and the grid on whose cells a predictor is constant."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds._breakpoints import breakpoints, places_of_tree
from laboratory.worlds.polygon import area, clipped

Cuts = tuple[NDArray[np.float64], NDArray[np.float64]]  # places on the first and on the second axis


def cuts(predictor: Any) -> Cuts | None:
    """Places on both axes between which the predictor is constant; None where they cannot be read.

    They are read from the ends of a rectangle, `low_` and `high_`, each `(2,)`, or from trees, `tree_`, alone or
    in `estimators_`.
    """
    if hasattr(predictor, "low_") and hasattr(predictor, "high_"):
        return _of_rectangle(predictor.low_, predictor.high_)
    if not (hasattr(predictor, "tree_") or hasattr(predictor, "estimators_")) or breakpoints(predictor) is None:
        return None
    trees = list(_trees(predictor))
    if not all(hasattr(tree, "feature") for tree in trees):
        return None
    return _of_axis(trees, 0), _of_axis(trees, 1)


def _of_rectangle(low: Any, high: Any) -> Cuts | None:
    ends = [np.asarray(end, dtype=float).ravel() for end in (low, high)]
    if any(end.shape != (2,) or np.isnan(end).any() for end in ends):
        return None
    return np.array([ends[0][0], ends[1][0]]), np.array([ends[0][1], ends[1][1]])


def _trees(predictor: Any) -> Iterator[Any]:
    if hasattr(predictor, "tree_"):
        yield predictor.tree_
        return
    for member in np.asarray(getattr(predictor, "estimators_", []), dtype=object).ravel():
        yield from _trees(member)


def _of_axis(trees: list[Any], axis: int) -> NDArray[np.float64]:
    places = [places_of_tree(tree, axis) for tree in trees]
    return np.unique(np.concatenate([np.empty(0), *(place for place in places if place is not None)]))


def area_above(unit: NDArray[np.float64], offset: float, low: NDArray[np.float64], high: NDArray[np.float64]) -> float:
    """Area of the part of a rectangle where `<unit, x> + offset > 0`."""
    corners = [(low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])]
    kept, _ = clipped(corners, (unit[0], unit[1], offset))
    return area(kept)


def cells(places: Cuts, *corners: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Middles `(cells, 2)` and areas `(cells,)` of the grid that `places` and `corners` cut the unit square into."""
    edges = [_edges(np.concatenate([place, [corner[i] for corner in corners]])) for i, place in enumerate(places)]
    (x, y), (width, height) = ([(e[:-1] + e[1:]) / 2 for e in edges], [np.diff(e) for e in edges])
    middles = np.column_stack([np.repeat(x, y.size), np.tile(y, x.size)])
    return middles, np.outer(width, height).ravel()


def _edges(places: NDArray[np.float64]) -> NDArray[np.float64]:
    inside = places[(places > 0) & (places < 1)]
    return np.unique(np.concatenate([[0.0, 1.0], inside]))
