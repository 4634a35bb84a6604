"""What intervals for a difference share: the normal quantile, Wilson's ends, and roots of a score statistic."""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from learners.shared.arrays import Reals

Ends = tuple[Reals, Reals]
HALVINGS = 60  # of an interval of length 2 at most: beyond the last digit of a double


def quantile(delta: float) -> float:
    """The z of a two-sided normal interval at level 1 - delta."""
    from scipy.special import ndtri

    return -float(ndtri(delta / 2))


def wilson(count: ArrayLike, n: ArrayLike, z: float) -> Ends:
    """Wilson's ends for a proportion."""
    size = np.asarray(n, np.float64)
    p = np.asarray(count, np.float64) / size
    spread = z * np.sqrt(p * (1 - p) / size + z**2 / (4 * size**2))
    low, high = ((p + z**2 / (2 * size) + sign * spread) / (1 + z**2 / size) for sign in (-1, 1))
    return np.where(p == 0, 0.0, low), np.where(p == 1, 1.0, high)


def cut(low: ArrayLike, high: ArrayLike) -> Ends:
    """Both within -1 and 1."""
    return np.clip(np.asarray(low, np.float64), -1, 1), np.clip(np.asarray(high, np.float64), -1, 1)


def ratio(above: ArrayLike, variance: ArrayLike) -> Reals:
    """A difference in standard deviations: 0 where there is none, infinite where only its deviation is 0."""
    top, root = np.asarray(above, np.float64), np.sqrt(np.maximum(np.asarray(variance, np.float64), 0))
    far = np.where(top == 0, 0.0, np.copysign(np.inf, top))
    return np.where(root > 0, top / np.where(root > 0, root, 1.0), far)


def upper_root(score: Callable[[Reals], Reals], estimate: Reals, z: float) -> Reals:
    """The difference between `estimate` and 1 at which the score, which falls from 0, is -z; 1 where it never is."""
    low, high = np.array(estimate, np.float64), np.ones(np.shape(estimate))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        kept = score(middle) >= -z
        low, high = np.where(kept, middle, low), np.where(kept, high, middle)
    return high[()]  # of a single value, a number
