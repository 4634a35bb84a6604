"""Binomial tails, each summed from its own end: 1 - cdf would turn 5e-74 into 1e-16."""

from typing import Any

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.log_binomial import log_choose
from bounds.formula.special_function import Ball, Special

FEW, FEW_EXPECTED = 20, 600.0  # successes


def _added_up(k: np.ndarray, n: np.ndarray, p: np.ndarray) -> np.ndarray:
    """A sum of few terms, where the incomplete beta function keeps eleven digits only."""
    term, total = np.ones_like(n), np.ones_like(n)
    for i in range(int(k.max())):
        term = np.where(i < k, term * ((n - i) / (i + 1) * (p / (1 - p))), 0.0)
        total += term
    result: np.ndarray = np.exp(n * np.log1p(-p)) * total
    return result


@elementwise
def _cdf(k: np.ndarray, n: np.ndarray, p: np.ndarray) -> np.ndarray:
    """P[X <= k] for X ~ Bin(n, p)."""
    from scipy.special import betaincc

    inside = (k >= 0) & (k < n)
    low = np.where(inside, k, 0.0)
    result = betaincc(low + 1, np.where(inside, n - low, 1.0), p)
    short = inside & (k < FEW) & (n * p < FEW_EXPECTED) & (p < 0.5)
    if short.any():
        result[short] = _added_up(k[short], n[short], p[short])
    return np.where(inside, result, np.where(k < 0, 0.0, 1.0))


@elementwise
def _sf(k: np.ndarray, n: np.ndarray, p: np.ndarray) -> np.ndarray:
    """P[X > k] for X ~ Bin(n, p)."""
    from scipy.special import betainc

    inside = (k >= 0) & (k < n)
    low = np.where(inside, k, 0.0)
    result = betainc(low + 1, np.where(inside, n - low, 1.0), p)
    return np.where(inside, result, np.where(k < 0, 1.0, 0.0))


@elementwise
def _exactly(k: np.ndarray, n: np.ndarray, p: np.ndarray) -> np.ndarray:
    """P[X = k]."""
    result: np.ndarray = np.exp(log_choose(n, k)) * _sequences(k, k, n, p)
    return result


@elementwise
def _sequences(first: np.ndarray, last: np.ndarray, n: np.ndarray, p: np.ndarray) -> np.ndarray:
    """p^i (1-p)^(n-i) added up from the first i to the last: what is left of a tail without its coefficients."""
    ratio = np.log(p) - np.log1p(-p)
    terms = np.where(ratio == 0, last - first + 1, np.expm1((last - first + 1) * ratio) / np.expm1(ratio))
    result: np.ndarray = np.exp(first * np.log(p) + (n - first) * np.log1p(-p)) * terms
    return result


def cdf_ball(k: Ball, n: Ball, p: Ball) -> Ball:
    """P[X <= k], a rational where that is short. Raises ArithmeticError for p outside [0, 1]."""
    from flint import fmpq

    from bounds.formula.special.sums import whole

    k, n = whole(k, n)
    if p < 0 or p > 1 or n < 0:
        raise ArithmeticError(f"there is no binomial distribution with {n} trials and p = {p}")
    if k < 0 or k >= n:
        return fmpq(0 if k < 0 else 1)
    if isinstance(p, fmpq):
        if p == 0 or p == 1:
            return 1 - p
        if n * p.height_bits() <= _SHORT:
            return _exact_cdf(k, n, p)
    # From the end that holds less, else the ratios rise before they fall.
    if k < n * p:
        return _lower_tail(k, n, p)
    return 1 - _lower_tail(n - k - 1, n, 1 - p)


# Bits of a probability that is still summed up in integers.
_SHORT = 1 << 14


def _exact_cdf(k: int, n: int, p: Ball) -> Ball:
    from flint import fmpq, fmpz

    success, failure = p.p, p.q - p.p
    term = total = failure**n
    for i in patiently(range(k)):
        term = term * (n - i) * success // ((i + 1) * failure)
        total += term
    return fmpq(total, fmpz(p.q) ** n)


def _lower_tail(k: int, n: int, p: Any) -> Any:
    from bounds.formula.special.sums import falling_series

    return mass(k, n, p) * falling_series((1 - p) / p, k, n - k + 1)


def mass(k: int, n: int, p: Ball) -> Ball:
    """P[X = k] in balls, for 0 < p < 1."""
    from flint import arb, ctx

    from bounds.formula.special.sums import choose

    with ctx.extraprec(n.bit_length() + 8):
        return choose(n, k) * arb(p) ** k * arb(1 - p) ** (n - k)


def _sf_ball(k: Ball, n: Ball, p: Ball) -> Ball:
    return cdf_ball(n - k - 1, n, 1 - p)


binomial_cdf = Special(
    "binomial_cdf",
    _cdf,
    cdf_ball,
    lambda k, n, p: rf"\mathbb P\left[\mathrm{{Bin}}\left({n},\;{p}\right)\le {k}\right]",
    slips=(
        ("fewer than k instead of at most k", lambda k, n, p: _cdf(k - 1, n, p)),
        ("exactly k instead of at most k", _exactly),
        ("the binomial coefficients forgotten", lambda k, n, p: _sequences(np.zeros_like(k), k, n, p)),
        ("exactly k, its binomial coefficient forgotten", lambda k, n, p: _sequences(k, k, n, p)),
    ),
    meaning=(
        r"$\mathrm{Bin}(n,p)$ is the number of successes in $n$ independent trials, each with probability "
        r"$p$."
    ),
)

binomial_sf = Special(
    "binomial_sf",
    _sf,
    _sf_ball,
    lambda k, n, p: rf"\mathbb P\left[\mathrm{{Bin}}\left({n},\;{p}\right)> {k}\right]",
    slips=(
        ("at least k instead of more than k", lambda k, n, p: _sf(k - 1, n, p)),
        ("exactly k + 1 instead of more than k", lambda k, n, p: _exactly(k + 1, n, p)),
        ("the binomial coefficients forgotten", lambda k, n, p: _sequences(k + 1, n, n, p)),
        ("exactly k + 1, its binomial coefficient forgotten", lambda k, n, p: _sequences(k + 1, k + 1, n, p)),
    ),
    meaning=(
        r"$\mathrm{Bin}(n,p)$ is the number of successes in $n$ independent trials, each with probability "
        r"$p$."
    ),
)
