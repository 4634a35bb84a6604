"""Clusters of items by the beta-binomial law: the real level of a test and the real coverage of an interval."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from bounds import theorems
from learners.shared.arrays import Reals

GRID = 41  # correlations at which both are worked out
WIDEST = 0.95  # the largest correlation


@dataclass(frozen=True, eq=False)
class ClusteredSet:
    """One test set of clusters of one size.

    Attributes
    ----------
    clusters, size, rho, accuracy, alpha : number and size of the clusters, their intraclass correlation, the true
        accuracy, and the level on one side.
    rhos, levels, covered, widened : `(grid,)` correlations; there the probability that the binomial test finds an
        accuracy above the true one, and that Wald's interval holds the true one, as it is and widened by the root of
        the design effect.
    here : these three at `rho` itself.
    """

    clusters: int
    size: int
    rho: float
    accuracy: float
    alpha: float
    rhos: Reals
    levels: Reals
    covered: Reals
    widened: Reals
    here: tuple[float, float, float]

    @property
    def items(self) -> int:
        """Of all clusters."""
        return self.clusters * self.size

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with."""
        return {"items": self.items, "size": self.size, "cv": 0, "rho": self.rho}

    @property
    def effect(self) -> float:
        """The design effect."""
        return float(theorems["design_effect"](size=self.size, cv=0, rho=self.rho))

    @property
    def effective(self) -> float:
        """Independent items with the same variance of the mean."""
        return float(theorems["effective_sample_size"](**self.inputs))


def clustered(clusters: int, size: int, rho: float, accuracy: float, alpha: float) -> ClusteredSet:
    """Enumerate the number of right answers, for `rho` and along a grid of correlations."""
    rhos = np.linspace(0, min(WIDEST, max(0.3, 2 * rho)), GRID)
    each = np.array([_real(clusters, size, float(r), accuracy, alpha) for r in rhos])
    return ClusteredSet(
        clusters=clusters, size=size, rho=rho, accuracy=accuracy, alpha=alpha,
        rhos=rhos, levels=each[:, 0], covered=each[:, 1], widened=each[:, 2],
        here=_real(clusters, size, rho, accuracy, alpha),
    )  # fmt: skip


def total_law(clusters: int, size: int, rho: float, accuracy: float) -> Reals:
    """The probability of 0, 1, ..., all items right: the law of one cluster, convolved with itself."""
    single = cluster_law(size, rho, accuracy)
    items = clusters * size
    power = np.fft.rfft(single, items + 1) ** clusters
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


def _real(clusters: int, size: int, rho: float, accuracy: float, alpha: float) -> tuple[float, float, float]:
    from scipy.special import bdtrc, ndtri

    law, items = total_law(clusters, size, rho, accuracy), clusters * size
    k = np.arange(items + 1)
    p_values = np.concatenate([[1.0], bdtrc(k[:-1], items, accuracy)])  # of at least k right
    share = k / items
    half = ndtri(1 - alpha) * np.sqrt(share * (1 - share) / items)
    effect = float(theorems["design_effect"](size=size, cv=0, rho=rho))
    apart = np.abs(share - accuracy) - 1e-12  # an end that meets the truth holds it
    covers = [law[apart <= half * widening].sum() for widening in (1.0, sqrt(effect))]
    return float(law[p_values <= alpha].sum()), float(covers[0]), float(covers[1])
