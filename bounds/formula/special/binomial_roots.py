"""The rates of success at which a binomial tail has a given probability: both Clopper-Pearson bounds.

Each is found from the tail that holds less: in the logarithm of one near 1, all digits of its complement are lost.
"""

from collections.abc import Callable

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import steps
from bounds.formula.special.kl import upper_root
from bounds.formula.special.log_binomial import log_choose

_Tail = Callable[[np.ndarray, np.ndarray, np.ndarray], np.ndarray]


def rate_of_at_most(k: np.ndarray, m: np.ndarray, chance: np.ndarray) -> np.ndarray:
    """The p with P[Bin(m, p) <= k] = chance, for 0 <= k < m."""
    return _from_smaller(_by_lower_tail, k, _by_upper_tail, k + 1, m, chance)


def rate_of_at_least(k: np.ndarray, m: np.ndarray, chance: np.ndarray) -> np.ndarray:
    """The p with P[Bin(m, p) >= k] = chance, for 0 < k <= m."""
    return _from_smaller(_by_upper_tail, k, _by_lower_tail, k - 1, m, chance)


def _from_smaller(
    own: _Tail, k: np.ndarray, other: _Tail, beyond: np.ndarray, m: np.ndarray, chance: np.ndarray
) -> np.ndarray:
    likely = (chance > 0.5) & (chance < 1)
    result = np.empty(m.shape)
    for some, tail, place, held in ((~likely, own, k, chance), (likely, other, beyond, 1 - chance)):
        if some.any():
            result[some] = tail(place[some], m[some], held[some])
    return result


def _by_lower_tail(k: np.ndarray, m: np.ndarray, chance: np.ndarray) -> np.ndarray:
    """Newton on the logarithm of the tail, which is concave in p: from Chernoff's bound on, it falls to the root."""
    from scipy.special import betaincc

    p = upper_root(k / m, -np.log(chance) / m)
    log_factor, moving = log_choose(m, k) + np.log(m - k), np.ones(m.shape, dtype=bool)
    for _ in patiently(range(60), steps(20, m.size)):
        tail = betaincc(k + 1, m - k, p)
        density = np.exp(log_factor + k * np.log(p) + (m - k - 1) * np.log1p(-p))
        step = np.where((tail > 0) & (density > 0), (np.log(chance) - np.log(tail)) * tail / density, 0.0)
        p = np.where(moving, np.clip(p - step, 0.0, 1.0), p)
        moving &= np.abs(step) > 4e-16 * p  # each entry stops by itself, as it would alone
        if not moving.any():
            break
    return p


def _by_upper_tail(k: np.ndarray, m: np.ndarray, chance: np.ndarray) -> np.ndarray:
    """SciPy's inverse, polished by Newton in logarithms, where the tail is concave."""
    from scipy.special import betainc, betaincinv

    log_ways = log_choose(m, k)
    result = betaincinv(k, m - k + 1, chance)
    p: np.ndarray = np.where(result > 0, result, np.exp((np.log(chance) - log_ways) / k))
    p = np.clip(p, 1e-305, 1 - 1e-16)
    log_factor, moving = log_ways + np.log(k), np.ones(m.shape, dtype=bool)
    for _ in patiently(range(40), steps(20, m.size)):
        tail = betainc(k, m - k + 1, p)
        slope = np.exp(log_factor + k * np.log(p) + (m - k) * np.log1p(-p))  # p times the density
        step = np.where((tail > 0) & (slope > 0), (np.log(chance) - np.log(tail)) * tail / slope, 0.0)
        step = np.clip(step, -1.0, 1.0)
        p = np.where(moving, np.minimum(p * np.exp(step), 1.0), p)
        moving &= np.abs(step) > 1e-15  # each entry stops by itself, as it would alone
        if not moving.any():
            break
    return p
