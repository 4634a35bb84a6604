"""All faces of an arrangement of hyperplanes, exactly: a point of every cell, side and corner that they cut space into.

A point is homogeneous: `(w0, w1, ..., wp)` with w0 > 0 stands for w/w0, and a hyperplane `(c, u1, ..., up)` for
c + u·w = 0, all of them integers.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import comb, gcd, lcm, prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bounds.vc.dichotomies.cells import Vector

IntArray: TypeAlias = NDArray[Any]  # of machine words, or of Python's integers where these are too large

MOST_STEPS = 400_000
FITS = 2**29  # a sum of a few products of two such numbers fits into a machine word


def faces(hyperplanes: list[Vector], dimension: int) -> list[Vector]:
    """A point of every face. Raises ValueError where there may be too many.

    By induction: a face of less than full dimension lies on some hyperplane, in which the others leave an arrangement
    of one dimension less; and each cell has a side, from which a short step leads into it.
    """
    check_work(len(distinct(hyperplanes)), dimension)
    return _faces(hyperplanes, dimension)


def sides(hyperplanes: list[Vector], points: list[Vector]) -> NDArray[np.int8]:
    """The side of each hyperplane on which each point lies, 1, 0 or -1: a row for each point."""
    if not hyperplanes:
        return np.zeros((len(points), 0), np.int8)
    return signs_at(_matrix(hyperplanes), _matrix(points))


def check_work(hyperplanes: int, dimension: int) -> None:
    """Raises ValueError where so many hyperplanes may cut space into more parts than are looked through."""
    steps = steps_of(hyperplanes, dimension)
    if steps > MOST_STEPS:
        raise ValueError(
            f"{hyperplanes} comparisons may cut the space of {dimension} parameters into too many parts "
            f"({steps:,} steps, and {MOST_STEPS:,} are taken); take fewer points or parameters"
        )


def steps_of(hyperplanes: int, dimension: int) -> int:
    """At most so many faces are looked at, times the hyperplanes that each is compared with."""
    most = 0
    for k in range(min(hyperplanes, dimension) + 1):
        cells = sum(comb(hyperplanes - k, j) for j in range(dimension - k + 1))
        most += comb(hyperplanes, k) * cells
    return most * max(hyperplanes, 1)


def distinct(hyperplanes: list[Vector]) -> list[Vector]:
    """Those with a normal, each once, whatever its scale and sign."""
    return list(dict.fromkeys(_normalized(h) for h in hyperplanes if any(h[1:])))


def _normalized(vector: Vector) -> Vector:
    shared = gcd(*vector)
    leading = next(x for x in vector[1:] if x)
    scale = shared if leading > 0 else -shared
    return tuple(x // scale for x in vector)


def _faces(hyperplanes: list[Vector], dimension: int) -> list[Vector]:
    walls = distinct(hyperplanes)
    if not walls:
        return [(1, *(0 for _ in range(dimension)))]
    if dimension == 1:
        return _on_a_line(walls)
    matrix = _matrix(walls)
    signs: list[IntArray] = []
    points: list[IntArray] = []
    for position, wall in enumerate(walls):
        on_wall = _lifted(_faces(_restricted(matrix, wall), dimension - 1), wall)
        sides = signs_at(matrix, on_wall)
        new = (sides[:, :position] != 0).all(axis=1)  # what lies on an earlier hyperplane, too, is known
        on_wall, sides = on_wall[new], sides[new]
        facets = on_wall[(sides == 0).sum(axis=1) == 1]
        beside = [_beside(facets, wall, matrix, side) for side in (1, -1)]
        points += [on_wall, *beside]
        signs += [sides, *(signs_at(matrix, each) for each in beside)]
    _, first = np.unique(np.concatenate(signs), axis=0, return_index=True)
    return [tuple(int(x) for x in point) for point in _joined(points)[first]]


def _joined(points: list[IntArray]) -> IntArray:
    kind = object if any(each.dtype == object for each in points) else np.int64
    return np.concatenate([each.astype(kind) for each in points])


def _matrix(rows: Sequence[Vector]) -> IntArray:
    """Integers of any size: machine words where they fit, else Python's own."""
    largest = max((abs(x) for row in rows for x in row), default=0)
    return np.array(rows, np.int64 if largest < FITS else object)


def _roomy(*factors: IntArray) -> bool:
    """Do products of these fit into machine words, and sums of a few of them?"""
    return prod(_largest(factor) for factor in factors) < FITS**2


def _largest(array: IntArray) -> int:
    return int(np.abs(array).max(initial=0)) if array.dtype != object else max((abs(x) for x in array.flat), default=0)


def _times(left: IntArray, right: IntArray) -> IntArray:
    """The inner products of rows with rows, exactly."""
    if left.dtype == object or right.dtype == object or not _roomy(left, right):
        left, right = left.astype(object), right.astype(object)
    result: IntArray = left @ right.T
    return result


def signs_at(hyperplanes: IntArray, points: IntArray) -> NDArray[np.int8]:
    """The side of each hyperplane on which each point lies, 1, 0 or -1: a row for each point."""
    values = _times(points, hyperplanes)
    return (values > 0).astype(np.int8) - (values < 0).astype(np.int8)


def _on_a_line(walls: list[Vector]) -> list[Vector]:
    ends = sorted(Fraction(-c, u) for c, u in walls)
    between = [(a + b) / 2 for a, b in pairwise(ends)]
    places = [ends[0] - 1, *ends, *between, ends[-1] + 1]
    return [(place.denominator, place.numerator) for place in places]


def _pivot(wall: Vector) -> int:
    return next(j for j in range(1, len(wall)) if wall[j])


def _restricted(hyperplanes: IntArray, wall: Vector) -> list[Vector]:
    """What they cut out of the wall, in the coordinates but the wall's pivot."""
    j = _pivot(wall)
    size, sign = abs(wall[j]), 1 if wall[j] > 0 else -1
    row = _matrix([wall])
    if not _roomy(hyperplanes, row):
        hyperplanes, row = hyperplanes.astype(object), row.astype(object)
    cut = np.delete(size * hyperplanes - sign * hyperplanes[:, j : j + 1] * row, j, axis=1)
    return [tuple(int(x) for x in vector) for vector in cut]


def _lifted(flat: list[Vector], wall: Vector) -> IntArray:
    """Back into space: the pivot coordinate is the one that puts the point on the wall."""
    j = _pivot(wall)
    size, sign = abs(wall[j]), 1 if wall[j] > 0 else -1
    points, others = _matrix(flat), _matrix([wall[:j] + wall[j + 1 :]])
    across = -sign * _times(points, others)
    if not _roomy(points, others):
        points = points.astype(object)
    scaled = size * points
    return _shortened(np.concatenate([scaled[:, :j], across, scaled[:, j:]], axis=1))


def _beside(points: IntArray, wall: Vector, hyperplanes: IntArray, side: int) -> IntArray:
    """Steps off the wall, so short that no other hyperplane is crossed."""
    if not len(points):
        return points
    normal = _matrix([(0, *wall[1:])])
    distances = np.abs(_times(points, hyperplanes))
    speeds = np.abs(_times(normal, hyperplanes))
    least = np.where(distances == 0, 1, distances)
    scale = (np.where(distances == 0, 0, speeds // least) + 1).max(axis=1)[:, None]
    if not _roomy(points, scale):
        points = points.astype(object)
    return _shortened(scale * points + side * normal)


def _shortened(points: IntArray) -> IntArray:
    return points // np.gcd.reduce(points, axis=1)[:, None] if len(points) else points


def whole(coefficients: list[Fraction]) -> Vector:
    """The hyperplane with these coefficients, in integers, with the same positive side."""
    scale = lcm(*(c.denominator for c in coefficients))
    return tuple(int(c * scale) for c in coefficients)


def simplified(point: Vector, hyperplanes: list[Vector]) -> tuple[Fraction, ...]:
    """A point of the same face with short coordinates, one after another the simplest that keeps all sides."""
    place = [Fraction(x, point[0]) for x in point[1:]]
    for j in range(len(place)):
        low: Fraction | None = None
        high: Fraction | None = None
        is_fixed = False
        for h in hyperplanes:
            if not h[j + 1]:
                continue
            distance = h[0] + sum(u * x for u, x in zip(h[1:], place, strict=True))
            if distance == 0:
                is_fixed = True
                break
            end = place[j] - Fraction(distance, 1) / h[j + 1]
            if end < place[j]:
                low = end if low is None else max(low, end)
            else:
                high = end if high is None else min(high, end)
        if not is_fixed:
            place[j] = simplest_between(low, high)
    return tuple(place)


def simplest_between(low: Fraction | None, high: Fraction | None) -> Fraction:
    """The fraction with the least denominator strictly between two numbers, of which None is no end."""
    if (low is None or low < 0) and (high is None or high > 0):
        return Fraction(0)
    if low is None or (high is not None and high <= 0):
        assert high is not None
        return -simplest_between(-high, None if low is None else -low)
    below = low.numerator // low.denominator
    if high is None or below + 1 < high:
        return Fraction(below + 1)
    inner = None if low == below else 1 / (low - below)
    return below + 1 / simplest_between(1 / (high - below), inner)
