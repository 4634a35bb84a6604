"""The area under the ROC curve as a mean over pairs, and its variance by DeLong, or over clusters by Obuchowski."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals

Flags = NDArray[np.bool_]
Places = NDArray[np.intp]


class Placements(NamedTuple):
    """The share of pairs that are in order, `area`; of each positive the share of negatives below it `(positives,)`,
    of each negative the share of positives above it `(negatives,)`. Ties count one half."""

    area: float
    positives: Reals
    negatives: Reals

    def less(self, other: "Placements") -> "Placements":
        """The difference from another model's, on the same items in the same order."""
        return Placements(
            self.area - other.area, self.positives - other.positives, self.negatives - other.negatives
        )  # fmt: skip


def placements(scores: Reals, positive: Flags) -> Placements:
    """Of `scores` `(items,)`, where `positive` `(items,)` is whether the label is; both labels must occur.

    >>> placements(np.array([0.9, 0.4, 0.4, 0.1]), np.array([True, True, False, False])).area
    0.875
    """
    above, below = scores[positive], scores[~positive]
    if not len(above) or not len(below):
        raise ValueError(f"both labels must occur; got {len(above)} positive and {len(below)} negative")
    of_above, of_below = _mean_rank(below, above), 1 - _mean_rank(above, below)
    return Placements(float(of_above.mean()), of_above, of_below)


def _mean_rank(among: Reals, values: Reals) -> Reals:
    """For each value the share of `among` that is below it, and half of what is equal."""
    ordered = np.sort(among)
    twice = np.searchsorted(ordered, values, "left") + np.searchsorted(ordered, values, "right")
    return np.asarray(twice / (2 * len(among)), np.float64)


def standard_error(placed: Placements, positive: Flags, clusters: Places | None = None) -> float | None:
    """DeLong's; where items come in `clusters` `(items,)`, numbered from 0, Obuchowski's over these.

    With a cluster for each item both are the same. None where a label has fewer than two items, or two clusters.
    """
    n, m = len(placed.positives), len(placed.negatives)
    if clusters is None:
        if min(n, m) < 2:
            return None
        return math.sqrt(np.var(placed.positives, ddof=1) / n + np.var(placed.negatives, ddof=1) / m)
    count = int(clusters.max()) + 1
    of_positives, of_negatives = clusters[positive], clusters[~positive]
    first, second = len(np.unique(of_positives)), len(np.unique(of_negatives))
    if min(first, second) < 2:
        return None
    up = np.bincount(of_positives, placed.positives - placed.positives.mean(), count) / n
    down = np.bincount(of_negatives, placed.negatives - placed.negatives.mean(), count) / m
    occupied = len(np.unique(clusters))
    apart = first / (first - 1) * float(up @ up) + second / (second - 1) * float(down @ down)
    return math.sqrt(max(apart + 2 * occupied / (occupied - 1) * float(up @ down), 0.0))
