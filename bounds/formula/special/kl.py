"""The relative entropy of two coins, and its inverse on the upper side."""

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special_function import Ball, Special


def _bend(u: np.ndarray) -> np.ndarray:
    """(1 + u) ln(1 + u) - u, never negative: small where u is small, so from its series there."""
    small = np.abs(u) < 0.1
    w = np.where(small | (u <= -1), 1.0, u)
    result: np.ndarray = np.where(u <= -1, 1.0, (1 + w) * np.log1p(w) - w)
    if small.any():
        result[small] = _bend_near_zero(u[small])
    return result


def _bend_near_zero(u: np.ndarray) -> np.ndarray:
    series = np.zeros_like(u)
    for j in range(18, 1, -1):
        series = 1 / (j * (j - 1)) - u * series
    result: np.ndarray = u * u * series
    return result


def divergence(q: np.ndarray, p: np.ndarray) -> np.ndarray:
    """q ln(q/p) + (1-q) ln((1-q)/(1-p)) as a sum of two terms that are never negative, so no digits cancel."""
    inner = (p > 0) & (p < 1)
    safe = np.where(inner, p, 0.5)
    result = safe * _bend((q - safe) / safe) + (1 - safe) * _bend((safe - q) / (1 - safe))
    return np.where(inner, result, np.where(q == p, 0.0, np.inf))


def _start(q: np.ndarray, c: np.ndarray) -> np.ndarray:
    """A point that is never below the root: the least of three classical bounds."""
    entropy = -(q * np.log(np.where(q > 0, q, 1.0)) + (1 - q) * np.log1p(-np.where(q < 1, q, 0.0)))
    pinsker = q + np.sqrt(c / 2)
    bernstein = q + np.sqrt(2 * q * c) + 2 * c
    near_one = -np.expm1(-(c + entropy) / np.where(q < 1, 1 - q, 1e-300))
    least: np.ndarray = np.minimum(np.minimum(pinsker, bernstein), np.minimum(near_one * (1 + 1e-15), 1.0))
    return least


def upper_root(q: np.ndarray, c: np.ndarray) -> np.ndarray:
    """The largest p with divergence(q, p) <= c, rounded up. Newton on a convex function never undershoots."""
    p = _start(q, c)
    moving = np.flatnonzero((p > q) & (p < 1))
    for _ in patiently(range(60), steps(20, q.size)):
        if not moving.size:
            break
        here, below, distance = p[moving], q[moving], c[moving]
        step = (divergence(below, here) - distance) * here * (1 - here) / (here - below)
        lower = np.where(step > 1e-16 * here, np.maximum(here - step, below), here)
        p[moving] = lower
        moving = moving[(lower < here) & (lower > below)]  # each entry stops by itself, as it would alone
    # The divergence itself is off by a few units of its last digit, and so is p.
    return np.minimum(np.where(c > 0, p * (1 + 2e-15), q), 1.0)


def divergence_ball(q: Ball, p: Ball) -> Ball:
    """kl(q||p) for 0 <= q <= 1. Raises ArithmeticError where it is infinite."""
    from flint import arb, fmpq

    from bounds.formula.arithmetic import log

    if q < 0 or q > 1 or p < 0 or p > 1:
        raise ArithmeticError(f"relative entropy of {q} and {p}, which are not both probabilities")
    if isinstance(p, fmpq) and isinstance(q, fmpq) and q == p:
        return fmpq(0)
    if isinstance(p, fmpq) and p in (0, 1):
        raise ArithmeticError(f"the relative entropy of {q} and {p} is infinite")
    if isinstance(q, fmpq) and q in (0, 1):
        return -log(p if q == 1 else 1 - p)
    return q * _log_ratio(q, p, arb(q - p)) + (1 - q) * _log_ratio(1 - q, 1 - p, arb(p - q))


def _log_ratio(first: Ball, second: Ball, difference: Ball) -> Ball:
    """ln(first/second), by their difference where that is small, of which the quotient would lose the digits."""
    from flint import arb

    return (difference / second).log1p() if abs(difference) * 2 < second else arb(first / second).log()


def _kl_inverse_ball(q: Ball, c: Ball) -> Ball:
    from flint import arb, ctx, fmpq

    from bounds.formula.special.sums import enclose_root

    _check(q, c)
    if q == 1 or c == 0:
        return q
    if q == 0:
        return -((-arb(c)).expm1())
    last = 1 - fmpq(2) ** -(ctx.prec - 40)
    if divergence_ball(q, last) < c:
        return arb(last).union(arb(1))
    start = arb(kl_inverse(float(arb(q).mid()), float(arb(c).mid())))
    if start > 0.999999:  # as in `_start`: doubles cannot tell it from 1
        start = 1 - (-(c - q * arb(q).log() - (1 - q) * arb(1 - q).log()) / (1 - q)).exp()
    return enclose_root(lambda p: divergence_ball(q, p) - c, lambda p: (p - q) / (p * (1 - p)), start)


def _below(t: Ball, q: Ball, c: Ball) -> Ball:
    """The root is at most t just when t lies above q and is at least c away from it."""
    from flint import fmpq

    from bounds.formula.arithmetic import open_ball

    _check(q, c)
    if q == 1 or c == 0:
        return t - q
    if t >= 1 or t <= q:
        return fmpq(1 if t >= 1 else -1)
    return divergence_ball(q, t) - c if q < t < 1 else open_ball()


def _check(q: Ball, c: Ball) -> None:
    if q < 0 or q > 1 or c < 0:
        raise ArithmeticError(f"no inverse relative entropy at q = {q}, c = {c}")


binary_kl = Special(
    "binary_kl",
    elementwise(divergence),
    divergence_ball,
    lambda q, p: rf"\mathrm{{kl}}\left({q}\,\|\,{p}\right)",
    slips=(("the two arguments exchanged", lambda q, p: elementwise(divergence)(p, q)),),
    meaning=r"$\mathrm{kl}(q\,\|\,p)=q\ln\frac qp+(1-q)\ln\frac{1-q}{1-p}$.",
)

kl_inverse = Special(
    "kl_inverse",
    elementwise(upper_root),
    _kl_inverse_ball,
    lambda q, c: rf"\mathrm{{kl}}^{{-1}}_+\left({q},\;{c}\right)",
    below=_below,
    slips=(("Pinsker's bound q + sqrt(c/2) for the inverse", elementwise(lambda q, c: q + np.sqrt(c / 2))),),
    meaning=r"$\mathrm{kl}^{-1}_+(q,c)$ is the largest $p$ with $q\ln\frac qp+(1-q)\ln\frac{1-q}{1-p}\le c$.",
)
