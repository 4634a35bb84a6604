"""Points that witnesses are made of."""

from itertools import product
from math import cos, pi, sin

from bounds.vc.dimension._record import Witness

MOST = 1000  # coordinates in all: what a page can still show


def on_a_line(size: int) -> Witness:
    """0, 1, 2, ..."""
    return [[i] for i in range(size)] if size <= MOST else None


def unit_vectors(n: int) -> Witness:
    """e_1, ..., e_n."""
    return [[int(i == j) for j in range(n)] for i in range(n)] if n * n <= MOST else None


def with_origin(n: int) -> Witness:
    """The origin and the unit vectors: corners of a simplex."""
    units = unit_vectors(n)
    return None if units is None else [[0] * n, *units]


def signed_unit_vectors(n: int) -> Witness:
    """e_1, -e_1, ..., e_n, -e_n."""
    units = unit_vectors(n)
    return None if units is None else [[sign * x for x in unit] for unit in units for sign in (1, -1)]


def on_a_circle(size: int) -> Witness:
    """Corners of a regular polygon, to nine decimals: all of them corners of their convex hull."""
    if 2 * size > MOST:
        return None
    angles = [2 * pi * i / size for i in range(size)]
    return [[round(cos(angle), 9), round(sin(angle), 9)] for angle in angles]


def on_moment_curve(size: int, n: int) -> Witness:
    """(t, t^2, ..., t^n) for t = 0, 1, ...: no n + 1 of them on one hyperplane."""
    return [[t**power for power in range(1, n + 1)] for t in range(size)] if size * n <= MOST and n <= 12 else None


def lattice_of_simplex(n: int, p: int, size: int) -> Witness:
    """Whole numbers from 0 on with sum at most p: as many as there are monomials."""
    if size * n > MOST:
        return None
    return [list(point) for point in product(range(p + 1), repeat=n) if sum(point) <= p]


def first_corners(n: int, size: int) -> Witness:
    """The first points of the cube {0, 1}^n, counted in binary."""
    if size * n > MOST:
        return None
    return [[number >> j & 1 for j in range(n)] for number in range(size)]
