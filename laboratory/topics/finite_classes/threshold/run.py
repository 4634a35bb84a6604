"""A threshold chosen by hand on a sample: its training error, its true risk, and a bound for all thresholds."""

from dataclasses import dataclass
from math import log

import numpy as np

from bounds import theorems
from laboratory.topics.finite_classes.thresholds import GRID, Thresholds, thresholds

THEOREM = "finite_agnostic"


@dataclass(frozen=True, eq=False)
class HandRun:
    """All thresholds tried on one sample, and the failure probability of the bound for all of them."""

    tried: Thresholds
    delta: float

    @property
    def m(self) -> int:
        """How many examples there are."""
        return len(self.tried.x)

    @property
    def inputs(self) -> dict[str, float]:
        """The theorem's inputs."""
        return {"m": self.m, "delta": self.delta, "ln_size": log(len(GRID))}

    @property
    def gap(self) -> float:
        """How far training error and true risk of any threshold are apart, with probability 1 - delta."""
        return float(theorems[THEOREM](**self.inputs))

    @property
    def best(self) -> int:
        """Index of the first threshold of smallest training error: the one of empirical risk minimization."""
        return int(np.argmin(self.tried.errors))

    @property
    def farthest(self) -> float:
        """The largest distance of a training error from its true risk, over all thresholds."""
        return float(np.abs(self.tried.errors - self.tried.risks).max())

    def mistakes(self, at: int) -> int:
        """How many examples the threshold of that index misclassifies."""
        return round(float(self.tried.errors[at]) * self.m)


def hand(m: int, noise: float, delta: float, seed: int) -> HandRun:
    """Draw `m` examples with `seed` and try all thresholds."""
    return HandRun(thresholds(m, noise, seed), delta)


def index(threshold: float) -> int:
    """The place of a threshold in GRID."""
    return round(100 * threshold)
