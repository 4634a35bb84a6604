"""The rates of success at which a binomial tail has a given probability: both Clopper-Pearson bounds.

Each is found from the tail that holds less: in the logarithm of one near 1, all digits of its complement are lost.
SciPy's inverse is taken where its tail is the chance again, and is polished, or replaced, where it is not: near 1, and
for the smallest chances, it has few digits or none.
"""

from collections.abc import Callable

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import steps
from bounds.formula.special.binomial import binomial_cdf
from bounds.formula.special.kl import upper_root
from bounds.formula.special.log_binomial import log_choose

_Tail = Callable[[np.ndarray, np.ndarray, np.ndarray], np.ndarray]

LAST_DIGITS = 2e-15  # relative
MANY = 1e6  # trials, from which on the tails of small rates lose digits in doubles
NEAR = 0.1  # of a tail, relative: from so near Newton's method is sure to converge
NOISE = 1e-9  # relative: steps so small that do not become smaller are rounding errors
LAST_STEP = 1e-12  # relative: what Newton's method is still off after such a step is the square of it


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
    if not likely.any():  # as a rule; choosing all of an array copies it
        return own(k, m, chance)
    result = np.empty(m.shape)
    for some, tail, place, held in ((~likely, own, k, chance), (likely, other, beyond, 1 - chance)):
        if some.any():
            result[some] = tail(place[some], m[some], held[some])
    return result


def _by_lower_tail(k: np.ndarray, m: np.ndarray, chance: np.ndarray) -> np.ndarray:
    """SciPy's inverse; where that is not sure, Newton on the logarithm of the tail."""
    from scipy.special import betainccinv, fdtrc

    p, few = np.full(m.shape, np.nan), m < MANY  # of more it would be long, and is not taken
    p[few] = betainccinv(k[few] + 1, m[few] - k[few], chance[few])
    tail = fdtrc(2 * (k + 1), 2 * (m - k), p * (m - k) / ((k + 1) * (1 - p)))
    # In logarithms of both the tail falls by (mp - k) / (1 - p) at least.
    met = _is_met(tail, chance, (m * p - k) / (1 - p))
    doubted = np.flatnonzero(~met & (p > 0) & (p < 1) & few)
    if doubted.size:
        met[doubted] = _is_met_beyond(*(each[doubted] for each in (p, k, m, chance)))
    unsure = ~(met & (p < 1) & few)
    if unsure.any():
        near = (np.abs(tail - chance) <= NEAR * chance) & few
        p[unsure] = _polished_by_lower_tail(*(each[unsure] for each in (p, near, k, m, chance)))
    return p


def _is_met(tail: np.ndarray, chance: np.ndarray, slope: np.ndarray) -> np.ndarray:
    """Is a tail so near to its chance that the rate has all its digits, if both logarithms change by such a slope?"""
    met: np.ndarray = np.abs(tail - chance) <= LAST_DIGITS * (1 + np.maximum(slope, 0)) * chance
    return met


def _is_met_beyond(p: np.ndarray, k: np.ndarray, m: np.ndarray, chance: np.ndarray) -> np.ndarray:
    """The same of the lower tail as that of 1 - p, which has more digits than by the F distribution. The double 1 - p
    lacks digits of p; how much is known, and the density tells what that makes of the tail."""
    from scipy.special import betainc

    rest = 1 - p
    lacking = (1 - rest) - p  # exactly
    tail = betainc(m - k, k + 1, rest) + lacking * _density(k, m, p)
    return _is_met(tail, chance, (m * p - k) / rest)


def _density(k: np.ndarray, m: np.ndarray, p: np.ndarray) -> np.ndarray:
    """How fast P[Bin(m, p) <= k] falls in p."""
    result: np.ndarray = np.exp(log_choose(m, k) + np.log(m - k) + k * np.log(p) + (m - k - 1) * np.log1p(-p))
    return result


def _polished_by_lower_tail(
    p: np.ndarray, near: np.ndarray, k: np.ndarray, m: np.ndarray, chance: np.ndarray
) -> np.ndarray:
    """Newton on the logarithm of the tail, which is concave in p: from near the root, or from Chernoff's bound on, from
    where it falls to the root."""
    far = ~near
    p[far] = upper_root(k[far] / m[far], -np.log(chance[far]) / m[far])
    log_factor, moving = log_choose(m, k) + np.log(m - k), np.ones(m.shape, dtype=bool)
    last = np.full(m.shape, np.inf)
    for _ in patiently(range(60), steps(20, m.size)):
        tail = binomial_cdf.fast(k, m, p)
        density = np.exp(log_factor + k * np.log(p) + (m - k - 1) * np.log1p(-p))
        step = np.where((tail > 0) & (density > 0), (np.log(chance) - np.log(tail)) * tail / density, 0.0)
        p = np.where(moving, np.clip(p - step, 0.0, 1.0), p)
        size = np.abs(step)
        # Each entry stops by itself, as it would alone.
        still = (size > LAST_STEP * p) & ((size > NOISE * p) | (size < last / 2))
        moving &= np.where(m < MANY, still, size > 4e-16 * p)
        last = size
        if not moving.any():
            break
    return p


def _by_upper_tail(k: np.ndarray, m: np.ndarray, chance: np.ndarray) -> np.ndarray:
    """SciPy's inverse; where that is not sure, Newton on the logarithm of the tail."""
    from scipy.special import betaincinv, fdtr

    p = betaincinv(k, m - k + 1, chance)
    tail = fdtr(2 * k, 2 * (m - k + 1), p * (m - k + 1) / (k * (1 - p)))
    # In logarithms of both the tail rises by (k - mp) / (1 - p) at least.
    unsure = ~(_is_met(tail, chance, (k - m * p) / (1 - p)) & (p > 0) & (p < 1))
    if unsure.any():
        near = (np.abs(tail - chance) <= NEAR * chance) | (m >= MANY)  # of so many the tail itself is rough
        p[unsure] = _polished_by_upper_tail(*(each[unsure] for each in (p, near, k, m, chance)))
    return p


def _polished_by_upper_tail(
    p: np.ndarray, near: np.ndarray, k: np.ndarray, m: np.ndarray, chance: np.ndarray
) -> np.ndarray:
    """Newton in logarithms, where the tail is concave: from near the root, or from the tail's first term, from where it
    rises to the root."""
    from scipy.special import betainc

    log_ways = log_choose(m, k)
    p = np.where(near & (p > 0), p, np.exp((np.log(chance) - log_ways) / k))
    p = np.clip(p, 1e-305, 1 - 1e-16)
    log_factor, moving = log_ways + np.log(k), np.ones(m.shape, dtype=bool)
    for _ in patiently(range(40), steps(20, m.size)):
        tail = betainc(k, m - k + 1, p)
        slope = np.exp(log_factor + k * np.log(p) + (m - k) * np.log1p(-p))  # p times the density
        step = np.where((tail > 0) & (slope > 0), (np.log(chance) - np.log(tail)) * tail / slope, 0.0)
        step = np.clip(step, -1.0, 1.0)
        p = np.where(moving, np.minimum(p * np.exp(step), 1.0), p)
        moving &= np.abs(step) > LAST_STEP  # each entry stops by itself, as it would alone
        if not moving.any():
            break
    return p
