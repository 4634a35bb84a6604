"""The mid-p bound: the largest error rate at which half of so many mistakes, and all fewer, are not too unlikely."""

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.binomial_upper import binomial_upper
from bounds.formula.special_function import Ball, Special


@elementwise
def _midp_upper(errors: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The p with P[Bin(m, p) < errors] + P[Bin(m, p) = errors]/2 = delta, for delta <= 1/2."""
    none = -np.expm1(np.log(2 * delta) / m)
    some = (errors > 0) & (errors < m)
    result = np.where(errors >= m, 1.0, none)
    if some.any():
        result[some] = _root(errors[some], m[some], delta[some])
    return result


def _root(errors: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """Between the exact bounds for one mistake fewer and for as many: halved, then Newton."""
    from scipy.special import betaincc
    from scipy.stats import binom

    low, high = binomial_upper(errors - 1, m, delta), binomial_upper(errors, m, delta)
    for _ in patiently(range(60), steps(20, m.size)):
        p = (low + high) / 2
        too_likely = betaincc(errors, m - errors + 1, p) + betaincc(errors + 1, m - errors, p) > 2 * delta
        low, high = np.where(too_likely, p, low), np.where(too_likely, high, p)
    p = (low + high) / 2
    tails = betaincc(errors, m - errors + 1, p) + betaincc(errors + 1, m - errors, p)
    slope = m * (binom.pmf(errors - 1, m - 1, p) + binom.pmf(errors, m - 1, p))
    polished: np.ndarray = np.where(slope > 0, np.clip(p + (tails - 2 * delta) / slope, low * (1 - 1e-12), 1.0), p)
    return polished


def _ball(errors: Ball, m: Ball, delta: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.special.binomial import cdf_ball, mass
    from bounds.formula.special.sums import enclose_root, whole

    errors, m = whole(errors, m)
    if not 0 <= errors <= m or m == 0 or delta <= 0 or 2 * delta > 1:
        raise ArithmeticError(f"no mid-p bound for {errors} errors of {m} and failure probability {delta}")
    if errors == m or (errors == 0 and 2 * delta == 1):
        return fmpq(1 if errors else 0)
    if errors == 0:
        return -((arb(2 * delta).log() / m).expm1())

    def tail(p: Ball) -> Ball:
        return (cdf_ball(fmpq(errors), fmpq(m), p) + cdf_ball(fmpq(errors - 1), fmpq(m), p)) / 2 - delta

    def slope(p: Ball) -> Ball:
        return -((m - errors) * mass(errors, m, p) + (m - errors + 1) * mass(errors - 1, m, p)) / (2 * (1 - p))

    return enclose_root(tail, slope, arb(float(_midp_upper(errors, m, float(arb(delta).mid())))))


binomial_midp_upper = Special(
    "binomial_midp_upper",
    _midp_upper,
    _ball,
    lambda errors, m, delta: rf"\overline{{\mathrm{{Mid}}}}\left({errors},\;{m},\;{delta}\right)",
    meaning=(
        r"$\overline{\mathrm{Mid}}(k,m,\delta)$ is the $p$ with $\mathbb "
        r"P[\mathrm{Bin}(m,p)<k]+\frac12\mathbb P[\mathrm{Bin}(m,p)=k]=\delta$."
    ),
)
