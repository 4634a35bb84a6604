"""The standard error of a mean whose items come in clusters: an approximation, for many clusters."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from learners.shared.arrays import Reals

MANY = 30  # clusters, by a rule of thumb


class ClusteredMean(NamedTuple):
    """A mean, its standard error over clusters, the same without them, and the number of clusters."""

    mean: float
    standard_error: float
    standard_error_of_items: float
    clusters: int

    @property
    def design_effect(self) -> float:
        """The factor of the variance that the clusters make; 1 where nothing varies."""
        items = self.standard_error_of_items
        return (self.standard_error / items) ** 2 if items else 1.0

    def interval(self, delta: float) -> tuple[float, float]:
        """The mean and so many standard errors either way, by the t distribution with one degree less than clusters."""
        from scipy.special import stdtrit

        half = -float(stdtrit(self.clusters - 1, delta / 2)) * self.standard_error
        return self.mean - half, self.mean + half

    @property
    def p_value(self) -> float:
        """Two-sided, of the mean 0: approximate."""
        from scipy.special import stdtr

        if not self.standard_error:
            return 1.0 if self.mean == 0 else 0.0
        return float(2 * stdtr(self.clusters - 1, -abs(self.mean) / self.standard_error))


def clustered_mean(values: Reals, clusters: Sequence[str]) -> ClusteredMean:
    """The mean of `values` `(items,)`, whose sums over each cluster are independent. Two clusters or more.

    The variance is J/(J-1) times the sum of the squared sums of deviations over n squared, for J clusters and n items;
    with a cluster for each item it is the usual sample variance over n.
    """
    places: dict[str, int] = {}
    within = [places.setdefault(name, len(places)) for name in clusters]
    mean, n, count = float(values.mean()), len(values), len(places)
    if count < 2:
        raise ValueError(f"clusters must be 2 or more; got {count}")
    sums = np.bincount(within, values - mean)
    variance = count / (count - 1) * float(sums @ sums) / n**2
    alone = float(((values - mean) ** 2).sum()) / (n * (n - 1)) if n > 1 else 0.0
    return ClusteredMean(mean, variance**0.5, alone**0.5, count)
