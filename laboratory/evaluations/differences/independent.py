"""Intervals for p1 - p2 from independent samples: x1 right of n1, and x2 of n2.

Each takes counts that may be arrays (any shapes that broadcast), and `delta` in (0, 1), and returns the lower and the
upper ends, from -1 to 1. All but `two_exact` are approximate: their level is not guaranteed.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from laboratory.evaluations.differences.ends import Ends, cut, quantile, ratio, upper_root, wilson
from learners.shared.arrays import Reals


def wald(x1: ArrayLike, n1: int, x2: ArrayLike, n2: int, delta: float) -> Ends:
    """The difference of the shares and z standard errors; of width 0 where both shares are 0 or 1."""
    p1, p2 = _shares(x1, n1, x2, n2)
    return _around(p1, n1, p2, n2, quantile(delta))


def agresti_caffo(x1: ArrayLike, n1: int, x2: ArrayLike, n2: int, delta: float) -> Ends:
    """Wald's interval after one success and one failure are added to either sample."""
    p1, p2 = ((np.asarray(x, np.float64) + 1) / (n + 2) for x, n in ((x1, n1), (x2, n2)))
    return _around(p1, n1 + 2, p2, n2 + 2, quantile(delta))


def newcombe(x1: ArrayLike, n1: int, x2: ArrayLike, n2: int, delta: float) -> Ends:
    """Newcombe's hybrid score interval: distances to the ends of Wilson's intervals, squared and added."""
    z, (p1, p2) = quantile(delta), _shares(x1, n1, x2, n2)
    (low1, high1), (low2, high2) = wilson(x1, n1, z), wilson(x2, n2, z)
    return cut(p1 - p2 - np.hypot(p1 - low1, high2 - p2), p1 - p2 + np.hypot(high1 - p1, p2 - low2))


def miettinen_nurminen(x1: ArrayLike, n1: int, x2: ArrayLike, n2: int, delta: float) -> Ends:
    """The differences that the score test does not reject: its variance is estimated under each of them."""
    z = quantile(delta)
    x1, x2 = (np.asarray(x, np.float64) for x in np.broadcast_arrays(x1, x2))
    high = upper_root(lambda at: score(x1, n1, x2, n2, at), x1 / n1 - x2 / n2, z)
    low = upper_root(lambda at: score(x2, n2, x1, n1, at), x2 / n2 - x1 / n1, z)
    return -low, high


def score(x1: ArrayLike, n1: int, x2: ArrayLike, n2: int, difference: ArrayLike) -> Reals:
    """Miettinen and Nurminen's statistic for p1 - p2 = `difference`, in standard deviations."""
    (p1, p2), d = _shares(x1, n1, x2, n2), np.asarray(difference, np.float64)
    first = likeliest(p1, n1, p2, n2, d)
    second = first - d
    variance = (first * (1 - first) / n1 + second * (1 - second) / n2) * ((n1 + n2) / (n1 + n2 - 1))
    return ratio(p1 - p2 - d, variance)


def likeliest(p1: Reals, n1: int, p2: Reals, n2: int, d: Reals) -> Reals:
    """The likeliest first probability of those whose second is `d` less: the root of a cubic."""
    r = n2 / n1
    a, b = 1 + r, -(1 + r + p1 + r * p2 + d * (r + 2))
    c, e = d**2 + d * (2 * p1 + r + 1) + p1 + r * p2, -p1 * d * (1 + d)
    third = b / (3 * a)
    v = third**3 - b * c / (6 * a**2) + e / (2 * a)
    u = np.where(v < 0, -1.0, 1.0) * np.sqrt(np.maximum(third**2 - c / (3 * a), 0))
    cosine = np.clip(v / np.where(u == 0, 1.0, u**3), -1, 1)
    root = 2 * u * np.cos((np.pi + np.arccos(cosine)) / 3) - third
    return np.asarray(np.clip(root, np.maximum(0, d), np.minimum(1, 1 + d)), np.float64)


def two_exact(x1: ArrayLike, n1: int, x2: ArrayLike, n2: int, delta: float) -> Ends:
    """Clopper and Pearson's intervals for both, each end at delta/4: their differences, at least at level 1 - delta."""
    (low1, high1), (low2, high2) = exact_proportion(x1, n1, delta / 4), exact_proportion(x2, n2, delta / 4)
    return low1 - high2, high1 - low2


def exact_proportion(count: ArrayLike, n: ArrayLike, tail: float) -> Ends:
    """Clopper and Pearson's ends for the probability of what occurred `count` times of n, each failing with `tail`."""
    from bounds import theorems

    inputs: dict[str, Any] = {"m": np.asarray(n), "delta": tail, "errors": np.asarray(count, int)}
    low, high = (theorems[slug](**inputs) for slug in ("test_set_binomial_lower", "test_set_binomial"))
    return np.asarray(low, np.float64), np.asarray(high, np.float64)


def _shares(x1: ArrayLike, n1: int, x2: ArrayLike, n2: int) -> tuple[Reals, Reals]:
    return np.asarray(x1, np.float64) / n1, np.asarray(x2, np.float64) / n2


def _around(p1: Reals, n1: int, p2: Reals, n2: int, z: float) -> Ends:
    half = z * np.sqrt(p1 * (1 - p1) / n1 + p2 * (1 - p2) / n2)
    return cut(p1 - p2 - half, p1 - p2 + half)
