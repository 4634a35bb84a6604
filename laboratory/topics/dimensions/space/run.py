"""Exact laws of high-dimensional space, dimension by dimension, and distances of random points beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from bounds import theorems
from bounds.numbers import in_words
from laboratory.arrays import Integers, Reals

PAIRS = 4_000
SHOWN = (2, 100, 1_000)  # dimensions of the histograms
DIMENSIONS = np.arange(1, 101)
DIMENSIONS.setflags(write=False)


@dataclass(frozen=True)
class Law:
    """Curves `(dimensions,)` by name over `dimensions`; the first of them is what the page speaks of."""

    dimensions: Integers
    curves: Mapping[str, Reals]

    def at(self, n: int, name: str) -> float:
        """One curve's value in dimension n."""
        return float(self.curves[name][int(np.flatnonzero(self.dimensions == n)[0])])


@dataclass(frozen=True)
class Distances:
    """`squared` `(pairs,)` distances of independent uniform points of the cube, for each dimension."""

    squared: Mapping[int, Reals]

    def mean(self, n: int) -> float:
        """The exact mean."""
        return float(theorems["distance_mean"](n=n))

    def deviation(self, n: int) -> float:
        """The exact standard deviation."""
        return float(theorems["distance_deviation"](n=n))

    def spread(self, n: int) -> float:
        """Deviation over mean, exactly."""
        return float(theorems["distance_spread"](n=n))


def edges(shares: tuple[float, ...]) -> Law:
    """The edge of a cube that holds each share of the unit cube."""
    law = theorems["neighbourhood_edge"]
    curves = {in_words(share): np.asarray(law(share=share, n=DIMENSIONS), np.float64) for share in shares}
    return Law(DIMENSIONS, curves)


def volumes(radius: float) -> Law:
    """The volume of a ball, and of the unit ball."""
    law = theorems["ball_volume"]
    curves = {"this": np.exp(law(n=DIMENSIONS, radius=radius)), "unit": np.exp(law(n=DIMENSIONS, radius=1.0))}
    return Law(DIMENSIONS, {name: np.asarray(curve, np.float64) for name, curve in curves.items()})


def shells(radius: float) -> Law:
    """Mass of a unit ball outside `radius`; of a cube outside the largest ball in it, that is, in its corners."""
    outside = theorems["shell_mass"](n=DIMENSIONS, radius=radius)
    inscribed = np.exp(theorems["ball_volume"](n=DIMENSIONS, radius=0.5))
    return Law(DIMENSIONS, {"shell": np.asarray(outside), "corners": np.asarray(1 - inscribed)})


def nearest(m: int) -> Law:
    """The median distance from the centre of a unit ball to the nearest of `m` points in it, and to a single one."""
    law = theorems["nearest_neighbour_median"]
    curves = {"nearest": law(m=m, n=DIMENSIONS), "one": law(m=1, n=DIMENSIONS)}
    return Law(DIMENSIONS, {name: np.asarray(curve, np.float64) for name, curve in curves.items()})


def gaussian_peak(ratio: float) -> Law:
    """Mass of a standard Gaussian where its density is at least `ratio` of the highest; Markov's bound on it."""
    exact = theorems["gaussian_low_density"](n=DIMENSIONS, ratio=ratio)
    bound = theorems["gaussian_low_density_bound"](n=DIMENSIONS, ratio=ratio)
    return Law(DIMENSIONS, {"exact": np.asarray(exact), "bound": np.asarray(bound)})


def distances(seed: int, dimensions: tuple[int, ...] = SHOWN) -> Distances:
    """Draw PAIRS pairs of points in each dimension."""
    found = {}
    for n in dimensions:
        rng = np.random.default_rng((seed, n))
        found[n] = np.array([((rng.random(n) - rng.random(n)) ** 2).sum() for _ in range(PAIRS)])
    return Distances(found)
