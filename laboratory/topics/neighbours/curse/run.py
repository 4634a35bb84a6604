"""Nearest and farthest in many dimensions: measured for random points, beside the exact distributions."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds import theorems
from learners.shared.arrays import Reals

DIMENSIONS = (1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000)
REPEATS = 30
BALLS = 1_001  # samples in the ball, an odd number so that one of them is the median


@dataclass(frozen=True)
class CurseRun:
    """Of `m` points: squared distances to one more point in a unit cube, and the nearest to a unit ball's centre.

    `nearest`, `middle` and `farthest`, `(dimensions,)`, are the smallest, mean and largest squared distance, averaged
    over REPEATS samples and divided by the exact mean; `centre` `(dimensions,)` is the median, over BALLS samples,
    of the distance of the point nearest to the centre.
    """

    m: int
    dimensions: tuple[int, ...]
    nearest: Reals
    middle: Reals
    farthest: Reals
    centre: Reals

    @cached_property
    def spread(self) -> Reals:
        """The squared distance's standard deviation over its mean, exactly, `(dimensions,)`."""
        return _each(self.dimensions, lambda n: theorems["distance_spread"](n=n))

    @cached_property
    def median(self) -> Reals:
        """The exact median of the distance of the point nearest to the ball's centre, `(dimensions,)`."""
        return _each(self.dimensions, lambda n: theorems["nearest_neighbour_median"](m=self.m, n=n))

    @property
    def above(self) -> Reals:
        """One standard deviation above the mean, in units of the mean, `(dimensions,)`."""
        return 1 + self.spread

    @property
    def below(self) -> Reals:
        """One standard deviation below it, nan where that is below 0, `(dimensions,)`."""
        return np.where(self.spread < 1, 1 - self.spread, np.nan)

    def ratio(self, n: int) -> float:
        """Squared distance of the farthest point over that of the nearest, both averaged, in dimension n."""
        place = self.dimensions.index(n)
        return float(self.farthest[place] / self.nearest[place])


def curse_run(m: int, seed: int) -> CurseRun:
    """Draw `m` points in each dimension, many times; `seed` in [0, 2^32)."""
    rng = np.random.default_rng(seed)
    squares = np.array([_cube(rng, m, n) for n in DIMENSIONS])
    return CurseRun(
        m=m,
        dimensions=DIMENSIONS,
        nearest=squares[:, 0],
        middle=squares[:, 1],
        farthest=squares[:, 2],
        centre=np.array([_ball(rng, m, n) for n in DIMENSIONS]),
    )


def _cube(rng: np.random.Generator, m: int, n: int) -> Reals:
    """Smallest, mean and largest squared distance to a random point, on average and over the exact mean, `(3,)`."""
    samples = []
    for _ in range(REPEATS):
        squared = ((rng.random((m, n)) - rng.random(n)) ** 2).sum(axis=1)
        samples.append([squared.min(), squared.mean(), squared.max()])
    return np.asarray(np.mean(samples, axis=0) / float(theorems["distance_mean"](n=n)), np.float64)


def _ball(rng: np.random.Generator, m: int, n: int) -> float:
    """Median distance of the nearest: a uniform point of the ball is nearer than r with probability r^n."""
    return float(np.median(rng.random((BALLS, m)).min(axis=1) ** (1 / n)))


def _each(dimensions: tuple[int, ...], value: Callable[[int], float]) -> Reals:
    return np.array([float(value(n)) for n in dimensions])
