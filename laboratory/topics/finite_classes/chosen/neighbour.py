"""The nearest neighbour, evaluated on the sample that it was trained on."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from bounds import theorems
from laboratory.experiments.line import NeighboursOnALine
from learners.shared.arrays import Reals

SAMPLES = 200


@dataclass(frozen=True)
class NeighbourRuns:
    """The nearest neighbour's training error and true risk on many samples, `(runs,)` each, and the naive bound."""

    m: int
    noise: float
    delta: float
    training: Reals
    risk: Reals

    @property
    def naive(self) -> Reals:
        """What Hoeffding would guarantee if the predictor had been fixed before the sample, `(runs,)`."""
        return self.training + float(theorems["hoeffding_one_sided"](m=self.m, delta=self.delta))

    @property
    def held(self) -> int:
        """Runs in which the true risk is not above it."""
        return int((self.risk <= self.naive).sum())

    @property
    def summary(self) -> Mapping[str, float]:
        """How often the naive bound holds, and the mean risk."""
        return {"held": self.held, "mean risk": float(self.risk.mean())}


def neighbour_runs(m: int, noise: float, delta: float, seed: int = 0, runs: int = SAMPLES) -> NeighbourRuns:
    """Points uniform on [0, 1), label 1 from 1/2 on, flipped with probability `noise`; one nearest neighbour.

    A point's neighbour changes halfway between two examples, so that the risk is a sum over pieces.
    """
    from laboratory.worlds.uniform_threshold import UniformThreshold

    world = UniformThreshold(noise, 0.5)
    rng = np.random.default_rng(seed)
    training, risk = np.empty(runs), np.empty(runs)
    for run in range(runs):
        X, y = world.draw(rng, m)
        nearest = NeighboursOnALine(X[:, 0], y)
        training[run] = float((nearest.predict(X) != y).mean())
        risk[run] = world.risk(nearest)
    return NeighbourRuns(m, noise, delta, training, risk)
