"""A consistent rule against two that are not: their true risks on the same samples, by sample size."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isqrt
from typing import Any

import numpy as np

from bounds import theorems
from laboratory.experiments.line import NeighboursOnALine, ThresholdOnALine
from laboratory.worlds.uniform_interval import UniformInterval
from learners.shared.arrays import Integers, Reals

RUNS = 100
LOW = 0.2  # where label 1 begins
CROSSING_SIZES = (4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)
NEIGHBOURS, THRESHOLD, ONE = "√m neighbours", "best threshold", "one neighbour"
RULES: Mapping[str, Callable[[Reals, Integers], Any]] = {
    NEIGHBOURS: lambda x, y: NeighboursOnALine(x, y, odd_root(len(y))),
    THRESHOLD: ThresholdOnALine,
    ONE: NeighboursOnALine,
}


@dataclass(frozen=True)
class CrossingRun:
    """Mean true risk of each rule, by its name, over `CROSSING_SIZES`, with the standard error of the mean."""

    world: UniformInterval
    means: Mapping[str, Reals]
    errors: Mapping[str, Reals]
    limits: Mapping[str, float]

    @property
    def crossing(self) -> int | None:
        """The first size from which on the consistent rule is better than the best threshold; None if there is none."""
        behind = np.flatnonzero(self.means[NEIGHBOURS] >= self.means[THRESHOLD])
        first = 0 if not behind.size else int(behind[-1]) + 1
        return CROSSING_SIZES[first] if first < len(CROSSING_SIZES) else None

    @property
    def is_one_crossing(self) -> bool:
        """Whether the best threshold is better, or as good, at every size before it is overtaken for good."""
        first = CROSSING_SIZES.index(self.crossing) if self.crossing is not None else len(CROSSING_SIZES)
        return bool((self.means[NEIGHBOURS][:first] >= self.means[THRESHOLD][:first]).all())


def crossing_run(high: float, noise: float, seed: int = 0) -> CrossingRun:
    """Label 1 on [0.2, high), flipped with probability `noise`; each rule on the same samples, its risk exact.

    `seed` in [0, 2^32).
    """
    world = UniformInterval(LOW, high, noise)
    rng = np.random.default_rng(seed)
    risks = {name: np.empty((len(CROSSING_SIZES), RUNS)) for name in RULES}
    for place, m in enumerate(CROSSING_SIZES):
        for run in range(RUNS):
            X, y = world.draw(rng, m)
            for name, learn in RULES.items():
                risks[name][place, run] = world.risk(learn(X[:, 0], y))
    means = {name: values.mean(axis=1) for name, values in risks.items()}
    errors = {name: values.std(axis=1, ddof=1) / np.sqrt(RUNS) for name, values in risks.items()}
    return CrossingRun(world, means, errors, _limits(world))


def _limits(world: UniformInterval) -> dict[str, float]:
    """The limits of the expected risks: the Bayes risk, the best threshold's risk, and one neighbour's exact limit."""
    best = min(
        1 - world.high, world.high - world.low
    )  # a threshold at `low` misclassifies beyond `high`, one at 1 inside
    neighbour = float(theorems["knn_noise_exact"](k=1, eta=world.noise))
    return {
        NEIGHBOURS: world.bayes_risk,
        THRESHOLD: float(world.noise + (1 - 2 * world.noise) * best),
        ONE: neighbour,
    }


def odd_root(m: int) -> int:
    """The odd number next to the root of m: neighbours that vote."""
    return isqrt(m) | 1
