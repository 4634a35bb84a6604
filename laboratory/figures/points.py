"""Which part of the plane is drawn around points, and the lattice of places on it that can be clicked."""

import math
from decimal import Decimal
from fractions import Fraction

from bounds.vc.dichotomies.restriction import Points
from laboratory.figures.regions import Window

NICE = (Fraction(1), Fraction(2), Fraction(5, 2), Fraction(5), Fraction(10))
STEPS = 20  # of the lattice on which points are placed by clicking
FARTHEST = 10**12  # coordinates beyond, or this many times farther apart than close together, are not drawn


def drawable(points: Points) -> bool:
    """Can these points be seen on one picture?"""
    flat = [x for point in points for x in point]
    on_paper = len(points[0]) <= 2 if points else True
    gaps = [abs(a - b) for axis in zip(*points, strict=True) for a in axis for b in axis if a != b]
    spread = not gaps or max(gaps) < FARTHEST * min(gaps)
    return on_paper and spread and all(abs(x) < FARTHEST for x in flat)


def nowhere(dimension: int) -> Points:
    """Two places that span the usual board."""
    return ((Fraction(0),) * dimension, (Fraction(10),) * dimension)


def lattice_step(points: Points) -> Fraction:
    """The distance between places that can be clicked: a half on the usual board, else NICE times a power of ten."""
    span = max((max(axis) - min(axis) for axis in zip(*points, strict=True)), default=Fraction(0))
    if _on_usual_board(points):
        return Fraction(1, 2)
    raw = float(span) / (STEPS - 4) or 0.5
    power = 10.0 ** math.floor(math.log10(raw))
    nice = next(factor for factor in NICE if factor * power >= raw * (1 - 1e-9))
    return nice * Fraction(Decimal(repr(power)))


def window(points: Points) -> Window:
    """The square in which the points are drawn: 0 to 10 while they fit."""
    if _on_usual_board(points):
        ends = [(0.0, 10.0)] * 2
    else:
        half = STEPS / 2 * float(lattice_step(points))
        middles = [_snapped((max(axis) + min(axis)) / 2, points) for axis in zip(*points, strict=True)]
        ends = [(middle - half, middle + half) for middle in middles]
    left, right = ends[0]
    bottom, top = ends[1] if len(points[0] if points else (0, 0)) == 2 else (-1.0, 1.0)
    return Window(left, right, bottom, top)


def _on_usual_board(points: Points) -> bool:
    return all(0 <= x <= 10 for point in points for x in point) and (
        len(points) < 2 or max(max(axis) - min(axis) for axis in zip(*points, strict=True)) >= 2
    )


def _snapped(number: Fraction, points: Points) -> float:
    step = lattice_step(points)
    return float(round(number / step) * step)
