"""The square cut into cells, as in the analysis of one neighbour, beside the exact mean distance to it."""

from dataclasses import dataclass
from functools import cached_property
from math import sqrt

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

FEATURES = 2
SIDE = 2.0  # the square is [-1, 1]^2
DIAMETER = 8**0.5  # of the square
LARGEST = 40  # cells along a side
PLACES, RADII = 14, 240  # nodes of the integrals over the square and over the distance


@dataclass(frozen=True)
class CellsRun:
    """`m` points `(samples, 2)` uniform on [-1, 1]^2, cut into `cells` x `cells` equal cells.

    `news` `(2, 2)` are two new examples, the first in a cell with a point, the second in an empty cell; a row
    is nan where there is no such cell. `counts` `(cells, cells)` are the points by row (upwards) and column.
    """

    points: Reals
    cells: int
    counts: Integers
    news: Reals

    @property
    def m(self) -> int:
        return len(self.points)

    @property
    def empty(self) -> float:
        """The mass of the cells without a point."""
        return float(np.mean(self.counts == 0))

    @property
    def empty_one(self) -> bool:
        """Whether a new example that fell into an empty cell is drawn."""
        return bool(np.isfinite(self.news[1]).all())

    @property
    def empty_expected(self) -> float:
        """Its expectation, exactly: each of the equal cells is missed by all m points."""
        return float((1 - 1 / self.cells**FEATURES) ** self.m)

    @cached_property
    def distance(self) -> float:
        """The expected distance from a new example to the nearest of m, to five digits."""
        return mean_distance(self.m)

    @property
    def bound(self) -> float:
        """The theorem's bound with this number of cells, for any distribution on the square."""
        return float(theorems["nearest_neighbour_cells"](**self.inputs))

    @property
    def inputs(self) -> dict[str, int]:
        return {"m": self.m, "n": FEATURES, "cells": self.cells}

    @property
    def ladder(self) -> Integers:
        """1, 2, ..., the largest number of cells along a side."""
        return np.arange(1, LARGEST + 1)

    @cached_property
    def bounds(self) -> Reals:
        """The theorem's bound for each number of cells along a side, `(LARGEST,)`."""
        return np.asarray(theorems["nearest_neighbour_cells"].grid(m=self.m, n=FEATURES, cells=self.ladder), float)

    @cached_property
    def before_relaxing(self) -> Reals:
        """The same proof with the true mass of empty cells, `(LARGEST,)`."""
        diagonal = SIDE * sqrt(FEATURES)
        return diagonal * (1 / self.ladder + (1 - 1.0 / self.ladder**FEATURES) ** self.m)

    def nearest(self, new: Reals) -> Reals:
        """The point nearest to a place `(2,)`."""
        return np.asarray(self.points[((self.points - new) ** 2).sum(axis=1).argmin()])


def cells_run(m: int, cells: int, seed: int) -> CellsRun:
    """Draw `m` points with `seed`, in [0, 2^32), and two new examples, and cut the square."""
    rng = np.random.default_rng(seed)
    points = rng.uniform(-1, 1, (m, FEATURES))
    news = rng.uniform(-1, 1, (4_000, FEATURES))
    counts = np.zeros((cells, cells), np.int64)
    column, row = _cell(points, cells)
    np.add.at(counts, (row, column), 1)
    column, row = _cell(news, cells)
    held = counts[row, column] > 0
    chosen = [news[which][0] if which.any() else np.full(FEATURES, np.nan) for which in (held, ~held)]
    return CellsRun(points, cells, counts, np.array(chosen))


def mean_distance(m: int) -> float:
    """The expected distance from a uniform point of [-1, 1]^2 to the nearest of m: the integral of P[all are farther].

    By Gauss-Legendre quadrature over a quarter of the square and over the distance; about five digits.
    """
    nodes, weights = np.polynomial.legendre.leggauss(PLACES)
    nodes, weights = (nodes + 1) / 2, weights / 2
    x, y = (axis.ravel()[:, np.newaxis] for axis in np.meshgrid(nodes, nodes))
    masses = np.outer(weights, weights).ravel()
    along, steps = np.polynomial.legendre.leggauss(RADII)
    stretched = ((along + 1) / 2) ** 2  # most of the integral lies at small distances
    radii, steps = stretched * SIDE * sqrt(2), steps * (along + 1) / 2 * SIDE * sqrt(2)
    area = sum(_quarter(1 + a * x, 1 + b * y, radii) for a in (-1, 1) for b in (-1, 1))
    return float(masses @ np.clip(1 - np.asarray(area) / SIDE**2, 0, 1) ** m @ steps)


def _quarter(width: Reals, height: Reals, radius: Reals) -> Reals:
    """The area of [0, width] x [0, height] within `radius` of the corner 0."""
    low = np.minimum(np.sqrt(np.maximum(radius**2 - height**2, 0)), width)
    high = np.minimum(width, radius)
    return np.asarray(height * low + _under_arc(high, radius) - _under_arc(low, radius))


def _under_arc(t: Reals, radius: Reals) -> Reals:
    """The integral of sqrt(radius^2 - s^2) from 0 to t <= radius."""
    root = np.sqrt(np.maximum(radius**2 - t**2, 0))
    return np.asarray((t * root + radius**2 * np.arcsin(np.minimum(t / radius, 1))) / 2)


def _cell(places: Reals, cells: int) -> tuple[Integers, Integers]:
    """Column and row of the cell in which each place lies."""
    places_of_cells = np.clip(((places + 1) / SIDE * cells).astype(np.int64), 0, cells - 1)
    return places_of_cells[:, 0], places_of_cells[:, 1]
