"""How well a class fits random signs on given points: over all signs, by draws, and by the theorems' bounds."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import log, sqrt

import numpy as np

from bounds import shatters, theorems, vc_dimension
from bounds.reading.points import read_points
from bounds.vc.dichotomies.restriction import Points
from bounds.vc.shattering import exact_points
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.uniform_threshold import UniformThreshold
from learners.complexity.rademacher import rademacher_exact, rademacher_monte_carlo
from learners.complexity.suprema import over_functions
from learners.shared.arrays import Reals

MOST = 12  # points that are labelled in every way
HELPS = {
    1: "Numbers apart by spaces: 0 1/2 3.",
    2: "Coordinates with commas, points apart by spaces: 0,0 1,0 0.5,1.",
}
DIGITS = 3  # of a random point, so that its text is exact
ON_THE_LINE = ("thresholds", "rays", "intervals")
IN_THE_PLANE = ("halfspaces", "boxes", "stumps", "balls")
PLANE = 2


@dataclass(frozen=True, eq=False)
class ComplexityRun:
    """`table` `(labellings, samples)` holds the -1/1 labellings that the class gives the points, each once.

    `signs` `(draws, samples)` are the random signs in their order, `suprema` `(draws,)` the largest signed means.
    """

    cls: str
    points: Points
    table: Reals
    signs: Reals
    suprema: Reals
    delta: float

    @property
    def samples(self) -> int:
        return len(self.points)

    @property
    def draws(self) -> int:
        return len(self.signs)

    @cached_property
    def exact(self) -> float:
        """Mean over all 2^samples signs of the supremum of the signed mean."""
        return rademacher_exact(over_functions(self.table), self.samples)

    @cached_property
    def of_the_notes(self) -> float:
        """The same in the convention 2/m sup |sum|."""
        return rademacher_exact(over_functions(self.table), self.samples, absolute=True, factor=2.0)

    @cached_property
    def means(self) -> Reals:
        """Of the first 1, 2, ... suprema, `(draws,)`."""
        return np.asarray(np.cumsum(self.suprema) / np.arange(1, self.draws + 1))

    @cached_property
    def widths(self) -> Reals:
        """The bound on each mean's distance from the exact value, `(draws,)`, for a number of draws fixed before."""
        theorem = theorems["rademacher_monte_carlo"]
        counted = range(1, self.draws + 1)
        return np.array([theorem(m=self.samples, delta=self.delta, draws=draws) for draws in counted], np.float64)

    def best(self, draw: int) -> Reals:
        """A labelling of the class that fits the signs of this draw, from 0, best, `(samples,)`."""
        return np.asarray(self.table[int(np.argmax(self.table @ self.signs[draw]))])

    @property
    def dimension(self) -> int:
        """The VC dimension of the class."""
        inputs = {"n": PLANE} if self.cls in IN_THE_PLANE else {}
        value = vc_dimension(self.cls, **inputs).value
        assert value is not None  # each class offered has a known one
        return int(value)

    @property
    def massart_given(self) -> Mapping[str, float]:
        """Massart's lemma for the labellings on these points: each is a vector of length sqrt(samples)."""
        return {"m": self.samples, "ln_size": log(len(self.table)), "radius": sqrt(self.samples)}

    @property
    def sauer_inputs(self) -> Mapping[str, float]:
        """The same with Sauer's bound on the number of labellings of any points."""
        most = float(theorems["sauer_log"](m=self.samples, d=self.dimension))
        return {**self.massart_given, "ln_size": most}

    @property
    def massart(self) -> float:
        return float(theorems["massart"](**self.massart_given))

    @property
    def sauer(self) -> float:
        return float(theorems["massart"](**self.sauer_inputs))


def complexity_run(cls: str, points: Points, draws: int, seed: int, delta: float) -> ComplexityRun:
    """Enumerate the labellings of the points, at most 14, and draw random signs.

    Raises ValueError, in one sentence, for points that the class cannot label.
    """
    inputs = {"n": PLANE} if cls in IN_THE_PLANE else {}
    shattering = shatters(cls, points, **inputs)
    bits = np.array(sorted(shattering.labellings), np.int64)[:, np.newaxis] >> np.arange(len(points)) & 1
    table: Reals = 2.0 * bits.astype(np.float64) - 1
    signs = np.random.default_rng(seed).choice(np.array([-1.0, 1.0]), (draws, len(points)))  # in the learner's order
    estimate = rademacher_monte_carlo(over_functions(table), len(points), 1.0, draws, delta, random_state=seed)
    return ComplexityRun(cls, shattering.points, table, signs, estimate.suprema, delta)


def complexity(
    cls: str, data: str, m: int, line: str, plane: str, draws: int, signs: int, seed: int, delta: float
) -> ComplexityRun:
    """See `complexity_run`; `data` is "drawn", for `m` random points, or "typed", for those of `line` or `plane`."""
    if data == "drawn":
        return complexity_run(cls, exact_points(random_points(cls, m, seed)), draws, signs, delta)
    points = points_of(PLANE, plane) if cls in IN_THE_PLANE else points_of(1, line)
    return complexity_run(cls, points, draws, signs, delta)


def points_of(size: int, text: str) -> Points:
    """From 1 to MOST different points of a dimension. Raises ValueError with a sentence."""
    points = read_points(text)
    if any(len(point) != size for point in points):
        raise ValueError(f"This class labels points of dimension {size}: {HELPS[size]}")
    if not 1 <= len(points) <= MOST:
        raise ValueError(f"From 1 to {MOST} points can be labelled in every way here; these are {len(points)}.")
    if len(set(points)) < len(points):
        raise ValueError("One of the points occurs twice; labellings are of different points.")
    return points


def checked_points(size: int, text: str) -> str:
    """The text, if `points_of` can read it."""
    points_of(size, text)
    return text


def random_points(cls: str, m: int, seed: int) -> list[list[float]]:
    """Examples of a source: uniform on the line, two Gaussian clouds in the plane; rounded to three decimals."""
    world = GaussianPair(2, 2.0) if cls in IN_THE_PLANE else UniformThreshold()
    points: list[list[float]] = np.round(world.draw(np.random.default_rng(seed), m).X, DIGITS).tolist()
    return points
