"""The cells of an arrangement of hyperplanes through the origin, exactly, one after another.

A new hyperplane cuts in two those cells that it meets, and which it meets is the same question in one dimension
less. So all dichotomies of n points are found without a single linear program.
"""

from math import comb, gcd
from typing import TypeAlias

Vector: TypeAlias = tuple[int, ...]

MOST_CELLS = 10_000


def cells(vectors: list[Vector], dimension: int) -> dict[int, Vector]:
    """For each way in which some w has w·v != 0 for all v, one such w; bit i of the key says whether w·v_i > 0.

    `vectors` has shape `(hyperplanes, dimension)`, integers of any size. A zero vector leaves no cell. Raises
    ValueError above 10,000 cells.
    """
    _check_number(len(vectors), dimension)
    if not vectors:
        return {0: (0,) * dimension}
    if not all(any(v) for v in vectors):
        return {}
    cells_by_signs = {1: vectors[0]}  # cells come in pairs w and -w: those with w·v_0 > 0 are enough
    for position, new in enumerate(vectors[1:], start=1):
        met = _cells_within(vectors[:position], new)
        cells_by_signs = _cut(cells_by_signs, met, vectors[:position], new, 1 << position)
    everything = (1 << len(vectors)) - 1
    return cells_by_signs | {everything ^ mask: tuple(-x for x in w) for mask, w in cells_by_signs.items()}


def dot(a: Vector, b: Vector) -> int:
    """The inner product."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def _check_number(vectors: int, dimension: int) -> None:
    most = 2 * sum(comb(max(vectors - 1, 0), i) for i in range(dimension))
    if most > MOST_CELLS:
        raise ValueError(
            f"{vectors} points may have {most:,} labellings here, more than the {MOST_CELLS:,} that are looked for; "
            "take fewer points or dimensions"
        )


def _cut(
    cells_by_signs: dict[int, Vector], met: dict[int, Vector], old: list[Vector], new: Vector, bit: int
) -> dict[int, Vector]:
    """The cells after one more hyperplane, which cuts those that it meets."""
    after: dict[int, Vector] = {}
    for mask, w in cells_by_signs.items():
        inside = met.get(mask)
        if inside is None:
            after[mask | bit if dot(w, new) > 0 else mask] = w
        else:
            after[mask | bit] = _beside(inside, new, old, 1)
            after[mask] = _beside(inside, new, old, -1)
    return after


def _beside(inside: Vector, new: Vector, old: list[Vector], side: int) -> Vector:
    """A step off the new hyperplane, so short that no old one is crossed."""
    scale = 1 + max((abs(dot(new, v)) // abs(dot(inside, v)) for v in old), default=0)
    return _shortened(tuple(scale * x + side * y for x, y in zip(inside, new, strict=True)))


def _cells_within(vectors: list[Vector], normal: Vector) -> dict[int, Vector]:
    """The cells that the old hyperplanes leave on the new one, each with a point of it."""
    pivot = next(j for j, x in enumerate(normal) if x)
    rest = [j for j in range(len(normal)) if j != pivot]
    size, sign = abs(normal[pivot]), 1 if normal[pivot] > 0 else -1
    flat = [_shortened(tuple(size * v[j] - sign * v[pivot] * normal[j] for j in rest)) for v in vectors]
    return {mask: _lifted(u, normal, pivot, size, sign) for mask, u in cells(flat, len(rest)).items()}


def _lifted(u: Vector, normal: Vector, pivot: int, size: int, sign: int) -> Vector:
    """Back from coordinates on the hyperplane: the pivot coordinate is the one that makes w·normal zero."""
    others = [j for j in range(len(normal)) if j != pivot]
    free = dict(zip(others, u, strict=True))
    across = -sign * sum(normal[j] * x for j, x in free.items())
    return _shortened(tuple(across if j == pivot else size * free[j] for j in range(len(normal))))


def _shortened(vector: Vector) -> Vector:
    shared = gcd(*vector)
    return tuple(x // shared for x in vector) if shared > 1 else vector
