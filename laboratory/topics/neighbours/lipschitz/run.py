"""A probability that changes slowly, the cone that this means, and the bound for one neighbour."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.neighbours.lipschitz.coins import ROUGH, SHAPES, SINE, coin
from laboratory.worlds.lipschitz_eta import LipschitzEta
from learners.shared.arrays import Integers, Reals

FEATURES = 2
PLACES = 401  # of the drawn graph
SIZES = (3, 10, 100, 1_000, 10_000)  # at the last of them the bound is informative for slopes up to 2
SAMPLES = 10  # at each size
SHORTER = (0.1, 0.01, 0.001, 1e-6)  # distances from the middle
NEAR = np.geomspace(1e-9, 5e-3, 60)  # further places of a graph that has no constant
FAR = sqrt(FEATURES)  # the diagonal of [-1, 1]^2 runs from -FAR to FAR


@dataclass(frozen=True)
class LipschitzRun:
    """The coin of a world whose probability has a `shape` along the diagonal, and the constant `claimed` for it.

    A sine has the slope `slope` in its middle; a jump and a square root are Lipschitz with no constant.

    `measured` `(sizes, samples)` are the exact true risks of one neighbour on samples of the sizes `SIZES`.
    """

    slope: float
    claimed: float
    measured: Reals
    shape: str = SINE

    @cached_property
    def along(self) -> Reals:
        """Places on the diagonal, `(places,)`, close to each other around the middle where no constant holds there."""
        even = np.linspace(-FAR, FAR, PLACES)
        return even if self.shape == SINE else np.unique(np.concatenate([-NEAR, even, NEAR]))

    @cached_property
    def eta(self) -> Reals:
        """The probability of label 1 there, `(places,)`."""
        return self.at(self.along)

    def at(self, along: Reals) -> Reals:
        """The probability of label 1 at places on the diagonal, `(places,)`."""
        return np.asarray(self.world.eta(np.repeat(np.atleast_1d(along)[:, np.newaxis] / FAR, FEATURES, axis=1)))

    @property
    def world(self) -> LipschitzEta:
        return coin(self.shape, FEATURES, self.slope)

    def cone(self, place: float) -> tuple[Reals, Reals]:
        """The lower and the upper edge of the cone of slope `claimed` at a place on the diagonal, within [0, 1]."""
        middle, reach = float(self.at(np.array([place]))[0]), self.claimed * np.abs(self.along - place)
        return np.maximum(middle - reach, 0), np.minimum(middle + reach, 1)

    def outside(self, place: float) -> NDArray[np.bool_]:
        """Where the graph leaves the cone at a place, `(places,)`; rounding is no leaving."""
        low, high = self.cone(place)
        return np.asarray((self.eta < low - 1e-12) | (self.eta > high + 1e-12))

    def leaves(self, place: float) -> bool:
        """Whether the graph leaves the cone at a place, exactly where no constant holds."""
        if self.shape in ROUGH:
            return ROUGH[self.shape].steepest(place) > self.claimed
        return bool(self.outside(place).any())

    @property
    def holds(self) -> bool:
        """Whether the claimed constant is one for this world: the sine is steepest in the middle, with `slope`."""
        return self.shape == SINE and self.claimed >= self.slope

    @property
    def quotients(self) -> Mapping[str, Reals]:
        """By shape the change over a distance of `SHORTER` around the middle, divided by it, `(distances,)`."""
        ends = {shape: LipschitzRun(self.slope, self.claimed, self.measured, shape).at for shape in SHAPES}
        half = np.array(SHORTER) / 2
        return {shape: (at(half) - at(-half)) / (2 * half) for shape, at in ends.items()}

    @property
    def bayes(self) -> float:
        return self.world.bayes_risk

    @property
    def limit(self) -> float:
        """Cover and Hart's bound on the limit of the expected risk."""
        return float(theorems["cover_hart"](bayes_risk=self.bayes, classes=2))

    @property
    def sizes(self) -> Integers:
        """Sample sizes at which the bound is drawn."""
        return np.unique(np.round(np.geomspace(1, 1e9, 91)).astype(np.int64))

    @cached_property
    def bounds(self) -> Reals:
        """The theorem's bound at each of `sizes`, with the claimed constant."""
        inputs = {"n": FEATURES, "lipschitz": self.claimed, "bayes_risk": self.bayes}
        return np.asarray(theorems["one_nn_lipschitz"].grid(m=self.sizes, **inputs), float)

    def bound(self, m: int) -> float:
        """The theorem's bound for `m` examples."""
        return float(theorems["one_nn_lipschitz"](**self.inputs(m)))

    @property
    def informative_from(self) -> int | None:
        """The smallest m with a bound of at most 1; None where there is none."""
        inputs = {name: value for name, value in self.inputs(1).items() if name != "m"}
        m = theorems["one_nn_lipschitz"].solve("m", at_most=1, **inputs).value
        return None if m is None else int(m)

    def inputs(self, m: int) -> dict[str, float]:
        """The theorem's inputs for `m` examples."""
        return {"m": m, "n": FEATURES, "lipschitz": self.claimed, "bayes_risk": self.bayes}


def lipschitz_run(slope: float, claimed: float, shape: str = SINE) -> LipschitzRun:
    """The world of that slope, and one neighbour on `SAMPLES` samples of each size, drawn with seeds 0, 1, ..."""
    return LipschitzRun(slope, claimed, _measured(shape, slope if shape == SINE else 0), shape)


@lru_cache(maxsize=8)  # another claimed constant changes no measurement
def _measured(shape: str, slope: float) -> Reals:
    world = coin(shape, FEATURES, slope)
    risks = np.array([[_risk(world, m, seed) for seed in range(SAMPLES)] for m in SIZES])
    risks.flags.writeable = False
    return risks


def _risk(world: LipschitzEta, m: int, seed: int) -> float:
    from learners.neighbours.knn import KNN  # brings scikit-learn, which only a run needs

    sample = world.draw(np.random.default_rng(seed), m)
    return world.risk(KNN(1).fit(sample.X, sample.y))
