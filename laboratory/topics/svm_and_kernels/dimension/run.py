"""Does the number of features matter, or the margin? The hardest distribution for both, where all means are exact.

There are k orthonormal examples, equally likely, with coin labels: k features carry them, and the sum of examples times
labels separates them with margin 1 / sqrt(k). So k may grow with the dimension, but not beyond (radius / margin)^2.
The hard margin through the centre adds up the examples it saw, times their labels. On the others its score is 0, and
its prediction is right for one of both labels.
"""

from dataclasses import dataclass
from math import ceil, floor

import numpy as np

from bounds import theorems
from bounds.theorems.margin import svm_radius_margin as radius_margin
from bounds.theorems.margin import svm_support_vectors as support_vectors
from learners.shared.arrays import Reals

RADIUS = 1.0
BEYOND = 30  # the figure's last dimension, in units of the one that the margin is worth
PLACES = 121
ROUNDING = 1e-9


@dataclass(frozen=True)
class DimensionRun:
    """Bounds and exact means over `dimensions` `(places,)`, for a margin, m examples and a target mean risk."""

    margin: float
    m: int
    wanted: float
    dimensions: Reals

    @property
    def equivalent(self) -> float:
        """(radius / margin)^2, the dimension that the margin is worth."""
        return (RADIUS / self.margin) ** 2

    @property
    def by_margin(self) -> float:
        """Bound on the mean risk by radius and margin, whatever the dimension."""
        return float(theorems["svm_radius_margin"](m=self.m, radius=RADIUS, gamma=self.margin))

    @property
    def by_dimension(self) -> Reals:
        """Bound by the support vectors, at most one for each feature, `(places,)`."""
        theorem = theorems["svm_support_vectors"]
        return np.array([theorem(m=self.m, support_vectors=float(d)) for d in self.dimensions], np.float64)

    @property
    def risks(self) -> Reals:
        """Exact mean risk on the distribution of orthonormal examples, `(places,)`."""
        return np.array([mean_risk(self.examples(d), self.m) for d in self.dimensions])

    @property
    def needed_by_margin(self) -> int:
        """Smallest sample size at which the margin's bound reaches the target mean risk."""
        return fewest(float(radius_margin.sample_complexity(self.wanted, RADIUS, self.margin)))

    @property
    def needed_by_dimension(self) -> Reals:
        """The same by the dimension, `(places,)`."""
        needed = [support_vectors.sample_complexity(self.wanted, float(d)) for d in self.dimensions]
        return np.array([fewest(float(m)) for m in needed], np.float64)

    def examples(self, dimension: float) -> int:
        """How many orthonormal examples fit: as many as features, as long as the margin is kept."""
        return max(1, min(int(dimension), floor(self.equivalent * (1 + ROUNDING))))


def dimension_run(margin: float, m: int, wanted: float) -> DimensionRun:
    """Dimensions from 1 on, equally spaced on a logarithmic scale, far beyond the one that the margin is worth."""
    last = max(100.0, BEYOND * (RADIUS / margin) ** 2)
    return DimensionRun(margin, m, wanted, np.unique(np.floor(np.geomspace(1, last, PLACES) * (1 + ROUNDING))))


def mean_risk(k: int, m: int) -> float:
    """Mean risk after m of k equally likely orthonormal examples: half of the mass that was not seen."""
    return 0.5 * (1 - 1 / k) ** m


def fewest(examples: float) -> int:
    """The whole number that is enough; at least one example."""
    return max(1, ceil(examples * (1 - ROUNDING)))
