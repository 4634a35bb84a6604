"""Intervals for the difference of two accuracies on the same items.

`first` items only the first model gets right, `second` only the second, `both` both, `neither` none. Counts may be
arrays (any shapes that broadcast), `delta` is in (0, 1); each returns the lower and the upper ends, from -1 to 1. All
but `two_exact` are approximate: their level is not guaranteed.
"""

import numpy as np
from numpy.typing import ArrayLike

from laboratory.evaluations.differences.ends import Ends, cut, quantile, ratio, upper_root, wilson
from laboratory.evaluations.differences.independent import exact_proportion
from learners.shared.arrays import Reals


def wald(both: ArrayLike, first: ArrayLike, second: ArrayLike, neither: ArrayLike, delta: float) -> Ends:
    """The difference and z standard errors; of width 0 where no item is right for one model alone."""
    a, b, c, d = _counts(both, first, second, neither)
    n = a + b + c + d
    half = quantile(delta) * np.sqrt(np.maximum(b + c - (b - c) ** 2 / n, 0)) / n
    return cut((b - c) / n - half, (b - c) / n + half)


def agresti_min(both: ArrayLike, first: ArrayLike, second: ArrayLike, neither: ArrayLike, delta: float) -> Ends:
    """Wald's interval after half an item is added to each of the four counts."""
    a, b, c, d = (count + 0.5 for count in _counts(both, first, second, neither))
    return wald(a, b, c, d, delta)


def newcombe(both: ArrayLike, first: ArrayLike, second: ArrayLike, neither: ArrayLike, delta: float) -> Ends:
    """Newcombe's method 10: distances to the ends of Wilson's intervals, added as correlated ones."""
    z, (a, b, c, d) = quantile(delta), _counts(both, first, second, neither)
    n = a + b + c + d
    p1, p2, phi = (a + b) / n, (a + c) / n, correlation(a, b, c, d)
    (low1, high1), (low2, high2) = wilson(a + b, n, z), wilson(a + c, n, z)
    below = _together(p1 - low1, high2 - p2, phi)
    above = _together(high1 - p1, p2 - low2, phi)
    return cut((b - c) / n - below, (b - c) / n + above)


def correlation(a: Reals, b: Reals, c: Reals, d: Reals) -> Reals:
    """Newcombe's of the two models' answers: half an item nearer to 0 where it is positive; 0 where one never varies.

    The numerator ad - bc of n items loses n/2, but not its sign.
    """
    n, above, below = a + b + c + d, a * d - b * c, (a + b) * (c + d) * (a + c) * (b + d)
    corrected = np.where(above > 0, np.maximum(above - n / 2, 0), above)
    return np.asarray(np.where(below > 0, corrected / np.sqrt(np.where(below > 0, below, 1.0)), 0.0), np.float64)


def tango(both: ArrayLike, first: ArrayLike, second: ArrayLike, neither: ArrayLike, delta: float) -> Ends:
    """The differences that Tango's score test does not reject."""
    z, (a, b, c, d) = quantile(delta), _counts(both, first, second, neither)
    n = a + b + c + d
    return -tango_upper(c, b, n, z), tango_upper(b, c, n, z)


def tango_upper(first: ArrayLike, second: ArrayLike, n: ArrayLike, z: float) -> Reals:
    """The largest difference that the score test does not reject at the quantile z; a little more, but for 1."""
    b, c, size = (np.asarray(value, np.float64) for value in (first, second, n))
    return upper_root(lambda at: score(b, c, size, at), np.asarray((b - c) / size, np.float64), z)


def score(first: ArrayLike, second: ArrayLike, n: ArrayLike, difference: ArrayLike) -> Reals:
    """Tango's statistic for the difference of the accuracies, in standard deviations."""
    b, c, size, d = (np.asarray(value, np.float64) for value in (first, second, n, difference))
    q = likeliest(b, c, size, d)
    return ratio(b - c - size * d, size * (2 * q + d * (1 - d)))


def likeliest(b: Reals, c: Reals, n: Reals, d: Reals) -> Reals:
    """The likeliest probability that only the second is right, of those at which the difference is `d`."""
    linear, last = -b - c + (2 * n - b + c) * d, -c * d * (1 - d)
    root = np.sqrt(np.maximum(linear**2 - 8 * n * last, 0))
    above = root + np.abs(linear)  # no digits are lost: the two roots' product is last/(2n)
    other = np.where(above > 0, -2 * last / np.where(above > 0, above, 1.0), 0.0)
    q = np.where(linear > 0, other, above / (4 * n))
    return np.asarray(np.clip(q, np.maximum(0, -d), (1 - d) / 2), np.float64)


def two_exact(both: ArrayLike, first: ArrayLike, second: ArrayLike, neither: ArrayLike, delta: float) -> Ends:
    """Clopper and Pearson's for both probabilities of being right alone, each end at delta/4: at least 1 - delta."""
    a, b, c, d = (np.asarray(count, int) for count in (both, first, second, neither))
    n = a + b + c + d
    (low1, high1), (low2, high2) = (exact_proportion(of, n, delta / 4) for of in (b, c))
    return low1 - high2, high1 - low2


def _counts(*counts: ArrayLike) -> tuple[Reals, ...]:
    return tuple(np.asarray(count, np.float64) for count in np.broadcast_arrays(*counts))


def _together(left: Reals, right: Reals, phi: Reals) -> Reals:
    return np.asarray(np.sqrt(np.maximum(left**2 - 2 * phi * left * right + right**2, 0)), np.float64)
