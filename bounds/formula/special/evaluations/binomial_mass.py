"""P[Bin(n, p) = k] in doubles to fifteen digits: Stirling's errors and deviances, of which none is large."""

import numpy as np

from bounds.formula.special.log_binomial import stirling_error

NEAR = 0.1  # of x and its mean, where the deviance is a series
TERMS = 10


def binomial_mass(k: np.ndarray, n: np.ndarray, p: float) -> np.ndarray:
    """P[Bin(n, p) = k] for arrays of whole numbers; 0 outside 0 <= k <= n."""
    k, n = np.broadcast_arrays(np.asarray(k, float), np.asarray(n, float))
    inside = (k >= 0) & (k <= n)
    if p <= 0 or p >= 1:
        return np.where(inside & (k == (0 if p <= 0 else n)), 1.0, 0.0)
    between = inside & (k > 0) & (k < n)
    x, size = np.where(between, k, 1.0), np.where(between, n, 2.0)
    rest = size - x
    errors = stirling_error(size) - stirling_error(x) - stirling_error(rest)
    exponent = errors - _deviance(x, size * p) - _deviance(rest, size * (1 - p))
    middle = np.exp(exponent) * np.sqrt(size / (2 * np.pi * x * rest))
    ends = np.where(k == 0, np.exp(n * np.log1p(-p)), np.exp(n * np.log(p)))
    return np.where(between, middle, np.where(inside, ends, 0.0))


def _deviance(x: np.ndarray, mean: np.ndarray) -> np.ndarray:
    """x ln(x/mean) + mean - x, without cancellation where x is near its mean."""
    share = (x - mean) / (x + mean)
    square, total = share * share, np.zeros_like(share)
    for j in range(TERMS, 0, -1):
        total = (total + 1 / (2 * j + 1)) * square
    near = (x - mean) * share + 2 * x * share * total
    result: np.ndarray = np.where(np.abs(share) < NEAR, near, x * np.log(x / mean) + mean - x)
    return result
