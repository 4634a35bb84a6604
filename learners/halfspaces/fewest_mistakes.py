"""The halfspace with the fewest mistakes, by looking at every hyperplane through enough points."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, islice
from math import comb

import numpy as np

from learners.shared.arrays import Reals

# Cosines below this count as 0: the point lies on the hyperplane.
ON = 1e-9
BLOCK = 2048


@dataclass
class Search:
    """The best weights so far, `(rank,)`, and the hyperplanes already looked at, by the points on them."""

    mistakes: int
    weights: Reals
    seen: set[bytes] = field(default_factory=set)
    planes: int = 0


def planes_of(rows: Reals) -> int:
    """How many hyperplanes through the origin the search may have to look at: C(directions, rank - 1)."""
    points = _in_their_span(_unit(rows))[0]
    return comb(len(_directions(points)), max(0, points.shape[1] - 1)) if points.shape[1] else 0


def fewest_mistakes(rows: Reals) -> tuple[int, Reals, int]:
    """Least number of rows y x `(samples, features)` with <w, row> <= 0, such a w `(features,)`, planes looked at.

    The rows divide the space of all w into cones. A cone has an edge v, orthogonal to rank - 1 independent rows; on
    rows not orthogonal to v all w near v agree with v, and on those that are, any choice can be had that some u
    makes on these alone. So the smallest number is that of mistakes of v off its hyperplane plus the smallest number on
    it, a smaller problem of the same kind, minimized over all v. Rows of zeros are always mistakes.

    Exact but for rounding: a row whose cosine with v is below 10^-9 lies on the hyperplane. The weights are near v
    and may have small margins. Cost O(C(samples, rank - 1) samples rank), more where many rows share hyperplanes.
    """
    units = _unit(rows)
    points, axes = _in_their_span(units)
    nought = len(rows) - len(units)
    rank = points.shape[1]
    if rank == len(points):  # independent: any signs can be had
        w = np.linalg.lstsq(points, np.ones(rank), rcond=None)[0] if rank else np.zeros(0)
        return nought, w @ axes, 0
    search = Search(len(points) + 1, np.zeros(rank))
    for edges in _edges(points):
        search.planes += len(edges)
        _look(points, edges, search)
    return nought + search.mistakes, search.weights @ axes, search.planes


def _look(points: Reals, edges: Reals, search: Search) -> None:
    """Judge the edges `(k, rank)`, both directions of each, most promising first."""
    scores = edges @ points.T
    on = np.abs(scores) <= ON
    wrong = np.column_stack([(~on & (scores < 0)).sum(axis=1), (~on & (scores > 0)).sum(axis=1)])
    for i in np.argsort(wrong.min(axis=1), kind="stable"):
        if wrong[i].min() >= search.mistakes:
            return
        mark = on[i].tobytes()
        if mark in search.seen:
            continue
        search.seen.add(mark)
        rest, u, _ = fewest_mistakes(points[on[i]])
        side = int(np.argmin(wrong[i]))
        total = int(wrong[i, side]) + rest
        if total < search.mistakes:
            v = edges[i] if side == 0 else -edges[i]
            search.mistakes, search.weights = total, _near(v, u, points[~on[i]])


def _near(v: Reals, u: Reals, off: Reals) -> Reals:
    """v plus so little of u that no score of the rows `off` the hyperplane changes its sign."""
    length = float(np.linalg.norm(u))
    if not length or not len(off):
        return v if length == 0 else v + u
    u = u / length
    return v + 0.5 * float(np.abs(off @ v).min()) * u


def _edges(points: Reals) -> Iterator[Reals]:
    """Unit vectors `(k, rank)` orthogonal to rank - 1 independent points, block by block."""
    rank, directions = points.shape[1], _directions(points)
    if rank == 1:
        yield np.ones((1, 1))
        return
    chosen = combinations(directions, rank - 1)
    while block := list(islice(chosen, BLOCK)):
        _, s, Vt = np.linalg.svd(points[np.array(block)])
        yield Vt[s[:, -1] > ON, -1]


def _directions(points: Reals) -> list[int]:
    """One of all points on the same line through the origin, by its number."""
    if not len(points):
        return []
    first = np.argmax(np.abs(points) > ON, axis=1)
    signs = np.sign(points[np.arange(len(points)), first])
    _, numbers = np.unique(np.round(points * signs[:, np.newaxis], 10), axis=0, return_index=True)
    return [int(number) for number in numbers]


def _unit(rows: Reals) -> Reals:
    """The rows that are not 0, each of length 1."""
    scaled = rows / np.maximum(np.abs(rows).max(axis=1, keepdims=True, initial=0.0), np.finfo(float).tiny)
    lengths = np.linalg.norm(scaled, axis=1)
    units: Reals = scaled[lengths > 0] / lengths[lengths > 0, np.newaxis]
    return units


def _in_their_span(units: Reals) -> tuple[Reals, Reals]:
    """Coordinates `(samples, rank)` of the rows in their own span, and its axes `(rank, features)`."""
    if not len(units):
        return np.zeros((0, 0)), np.zeros((0, units.shape[1]))
    _, s, Vt = np.linalg.svd(units, full_matrices=False)
    axes = Vt[s > ON * s[0]]
    return units @ axes.T, axes
