"""Clusters of items by the beta-binomial law: the real level of a test and the real coverage of an interval."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from bounds import theorems
from learners.shared.arrays import Reals

GRID = 41  # correlations at which both are worked out
WIDEST = 0.95  # the largest correlation
Sizes = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class ClusteredSet:
    """One test set of clusters.

    Attributes
    ----------
    sizes, rho, accuracy, alpha : items of each cluster, their intraclass correlation, the true accuracy, and the level
        on one side.
    rhos, levels, covered, widened : `(grid,)` correlations; there the probability that the binomial test finds an
        accuracy above the true one, and that Wald's interval holds the true one, as it is and widened by the root of
        the design effect.
    here : these three at `rho` itself.
    """

    sizes: tuple[int, ...]
    rho: float
    accuracy: float
    alpha: float
    rhos: Reals
    levels: Reals
    covered: Reals
    widened: Reals
    here: tuple[float, float, float]

    @property
    def clusters(self) -> int:
        """How many there are."""
        return len(self.sizes)

    @property
    def items(self) -> int:
        """Of all clusters."""
        return sum(self.sizes)

    @property
    def size(self) -> float:
        """The mean size."""
        return self.items / self.clusters

    @property
    def cv(self) -> float:
        """The coefficient of variation of the sizes: the deviation of just these clusters, over the mean."""
        return _variation(self.sizes)

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with."""
        return {"items": self.items, "size": self.size, "cv": self.cv, "rho": self.rho}

    @property
    def effect(self) -> float:
        """The design effect."""
        return float(theorems["design_effect"](size=self.size, cv=self.cv, rho=self.rho))

    @property
    def effect_as_if_alike(self) -> float:
        """What the formula for equal sizes makes of the mean size: too small."""
        return float(theorems["design_effect"](size=self.size, cv=0, rho=self.rho))

    @property
    def effect_of_sample_deviation(self) -> float:
        """What a deviation with one less below the line makes of it: too large."""
        cv = self.cv * sqrt(self.clusters / (self.clusters - 1))
        return float(theorems["design_effect"](size=self.size, cv=cv, rho=self.rho))

    @property
    def effective(self) -> float:
        """Independent items with the same variance of the mean."""
        return float(theorems["effective_sample_size"](**self.inputs))


def clustered(
    clusters: int, size: int, rho: float, accuracy: float, alpha: float, sizes: str = "equal", typed: Sizes = ()
) -> ClusteredSet:
    """Enumerate the number of right answers, for `rho` and along a grid of correlations.

    With sizes = "typed" the clusters have the sizes `typed`, whatever `clusters` and `size` are.
    """
    counts = typed if sizes == "typed" else (size,) * clusters
    rhos = np.linspace(0, min(WIDEST, max(0.3, 2 * rho)), GRID)
    groups, variation = Counter(counts), _variation(counts)
    each = np.array([_real(groups, variation, float(r), accuracy, alpha) for r in rhos])
    return ClusteredSet(
        sizes=tuple(counts), rho=rho, accuracy=accuracy, alpha=alpha,
        rhos=rhos, levels=each[:, 0], covered=each[:, 1], widened=each[:, 2],
        here=_real(groups, variation, rho, accuracy, alpha),
    )  # fmt: skip


def total_law(groups: Mapping[int, int], rho: float, accuracy: float) -> Reals:
    """The probability of 0, 1, ..., all items right: laws of clusters, convolved; `groups` counts them by size."""
    items = sum(size * clusters for size, clusters in groups.items())
    power = np.ones((items + 1) // 2 + 1, complex)
    for size, clusters in groups.items():
        power = power * np.fft.rfft(cluster_law(size, rho, accuracy), items + 1) ** clusters
    law = np.maximum(np.fft.irfft(power, items + 1), 0)
    return np.asarray(law / law.sum(), np.float64)


def cluster_law(size: int, rho: float, accuracy: float) -> Reals:
    """The beta-binomial law of the right answers in one cluster; the binomial one at rho = 0.

    As an urn: after i right answers of a cluster the next one is right in proportion to p + i t, t = rho/(1 - rho).
    """
    from scipy.special import gammaln

    t, i = rho / (1 - rho), np.arange(size)
    right = np.concatenate([[0], np.cumsum(np.log(accuracy + i * t))])
    wrong = np.concatenate([[0], np.cumsum(np.log(1 - accuracy + i * t))])
    k = np.arange(size + 1)
    ways = gammaln(size + 1) - gammaln(k + 1) - gammaln(size - k + 1)
    return np.asarray(np.exp(ways + right + wrong[::-1] - np.log1p(i * t).sum()), np.float64)


def _variation(sizes: Sizes) -> float:
    return float(np.std(sizes) / np.mean(sizes))


def _real(
    groups: Mapping[int, int], cv: float, rho: float, accuracy: float, alpha: float
) -> tuple[float, float, float]:
    from scipy.special import bdtrc, ndtri

    law = total_law(groups, rho, accuracy)
    items = len(law) - 1
    k = np.arange(items + 1)
    p_values = np.concatenate([[1.0], bdtrc(k[:-1], items, accuracy)])  # of at least k right
    share = k / items
    half = ndtri(1 - alpha) * np.sqrt(share * (1 - share) / items)
    effect = float(theorems["design_effect"](size=items / sum(groups.values()), cv=cv, rho=rho))
    apart = np.abs(share - accuracy) - 1e-12  # an end that meets the truth holds it
    covers = [law[apart <= half * widening].sum() for widening in (1.0, sqrt(effect))]
    return float(law[p_values <= alpha].sum()), float(covers[0]), float(covers[1])
