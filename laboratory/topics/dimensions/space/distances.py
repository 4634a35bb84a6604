"""Distances of random points in a few dimensions, beside the exact values."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from bounds import theorems
from learners.shared.arrays import Reals

PAIRS = 4_000
SHOWN = (2, 100, 1_000)  # dimensions of the histograms


@dataclass(frozen=True)
class Distances:
    """`squared` `(pairs,)` distances of independent uniform points of the cube, for each dimension."""

    squared: Mapping[int, Reals]

    @property
    def last(self) -> int:
        """The largest dimension."""
        return max(self.squared)

    @property
    def answer(self) -> float:
        """Deviation over mean of the squared distances in the largest dimension, as measured."""
        return float(self.squared[self.last].std() / self.squared[self.last].mean())

    @property
    def columns(self) -> Mapping[str, list[float]]:
        """A row for each pair of points."""
        return {f"squared_distance_in_{n}_dimensions": squared.tolist() for n, squared in self.squared.items()}

    def mean(self, n: int) -> float:
        """The exact mean."""
        return float(theorems["distance_mean"](n=n))

    def deviation(self, n: int) -> float:
        """The exact standard deviation."""
        return float(theorems["distance_deviation"](n=n))

    def spread(self, n: int) -> float:
        """Deviation over mean, exactly."""
        return float(theorems["distance_spread"](n=n))


def distances(seed: int, dimensions: tuple[int, ...] = SHOWN) -> Distances:
    """Draw PAIRS pairs of points in each dimension."""
    squared = {}
    for n in dimensions:
        rng = np.random.default_rng((seed, n))
        squared[n] = np.array([((rng.random(n) - rng.random(n)) ** 2).sum() for _ in range(PAIRS)])
    return Distances(squared)
