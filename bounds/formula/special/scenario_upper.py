"""Violation bounds that depend on how many support scenarios turned up: wait-and-judge, and risk by complexity.

The equations of the papers, polynomials in t = 1 - p, say that a binomial tail equals a multiple of a binomial mass:
sum_{j=k}^{m} C(j, k) t^(j-k) is P[Bin(m+1, p) > k] / p^(k+1).
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.kl import upper_root
from bounds.formula.special.log_binomial import log_choose
from bounds.formula.special_function import Ball, Special


def _root(size: np.ndarray, m: np.ndarray, delta: np.ndarray, trials: np.ndarray, log_scale: np.ndarray) -> np.ndarray:
    """Newton on ln(scale p^(k+1) (1-p)^(m-k)) - ln(delta P[Bin(trials, p) > k]), falling and concave: from above."""
    from scipy.special import betainc

    start = upper_root((size + 1) / (m + 1), (np.log((m + 1) / delta) + np.log(2)) / (m + 1))
    p, moving = np.minimum(start, 1 - 1e-16), np.ones(m.shape, dtype=bool)
    for _ in patiently(range(100), steps(20, m.size)):
        tail = betainc(size + 1, trials - size, p)
        excess = log_scale + (size + 1) * np.log(p) + (m - size) * np.log1p(-p) - np.log(delta) - np.log(tail)
        density = np.exp(
            log_choose(trials, size + 1) + np.log(size + 1) + size * np.log(p) + (trials - size - 1) * np.log1p(-p)
        )
        slope = (size + 1) / p - (m - size) / (1 - p) - density / tail
        step = np.where(slope < 0, excess / slope, 0.0)
        p = np.where(moving, np.clip(p - step, 1e-300, 1 - 1e-16), p)
        moving &= np.abs(step) > 4e-16 * p  # each entry stops by itself, as it would alone
        if not moving.any():
            break
    result: np.ndarray = p
    return result


def _root_without_support(a: np.ndarray, b: float, delta: np.ndarray) -> np.ndarray:
    """Where nothing supports, delta expm1(a u) / a = expm1(b u) / b with u = -ln(1-p), a > 0 and b = 1 or -1.

    In ln(expm1(x) / x) = x/2 + e(x) the equation is (a - b) u/2 + e(a u) - e(u) = -ln(delta): nothing cancels as delta
    tends to 1. It rises and is convex, and without the e, which are worth something, its root lies above: Newton's
    steps fall to it.
    """
    target = -np.log(delta)
    u, moving = 2 * target / (a - b), np.ones(delta.shape, dtype=bool)
    for _ in patiently(range(60), steps(20, u.size)):
        excess = (a - b) * u / 2 + _even_part(a * u) - _even_part(u) - target
        step = excess / ((a - b) / 2 + a * _slope_of_even_part(a * u) - _slope_of_even_part(u))
        u = np.where(moving, np.maximum(u - step, 0.0), u)
        moving &= np.abs(step) > 4e-16 * u  # each entry stops by itself, as it would alone
        if not moving.any():
            break
    result: np.ndarray = -np.expm1(-u)
    return result


def _even_part(x: np.ndarray) -> np.ndarray:
    """ln(sinh(x/2) / (x/2)), for x >= 0."""
    y = np.maximum(x / 2, 1e-300)
    near = y**2 / 6 * (1 - y**2 / 30 * (1 - 4 * y**2 / 63 * (1 - 3 * y**2 / 40)))
    return np.where(y < 0.1, near, y + np.log1p(-np.exp(-2 * y)) - np.log(2 * y))


def _slope_of_even_part(x: np.ndarray) -> np.ndarray:
    y = np.maximum(x / 2, 1e-300)
    near = y / 6 * (1 - y**2 / 15 * (1 - 2 * y**2 / 21))
    return np.where(y < 0.1, near, (1 / np.tanh(y) - 1 / y) / 2)


@elementwise
def _wait_and_judge(size: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The root p of delta P[Bin(m+1, p) > k] = (k+1) P[Bin(m+1, p) = k+1]; 1 where all scenarios support."""
    inside = size < m
    held = np.where(inside, size, 0.0)
    log_scale = log_choose(m + 1, held + 1) + np.log(held + 1)
    result = np.where(inside, _root(held, m, delta, m + 1, log_scale), 1.0)
    return np.where(inside & (held == 0), _root_without_support(m + 1, 1.0, delta), result)


@elementwise
def _risk_by_complexity(size: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The root p of delta P[Bin(m, p) > k] = m p P[Bin(m, p) = k]; 1 where all scenarios support."""
    inside = size < m
    held = np.where(inside, size, 0.0)
    result = np.where(inside, _root(held, m, delta, m, log_choose(m, held) + np.log(m)), 1.0)
    return np.where(inside & (held == 0), _root_without_support(m, -1.0, delta), result)


def _wait_and_judge_sign(p: Ball, size: int, m: int, delta: Ball) -> Ball:
    from flint import fmpq

    from bounds.formula.special.binomial import cdf_ball, mass

    tail = cdf_ball(fmpq(m - size), fmpq(m + 1), 1 - p)
    return delta * tail - (size + 1) * mass(size + 1, m + 1, p)


def _risk_by_complexity_sign(p: Ball, size: int, m: int, delta: Ball) -> Ball:
    from flint import fmpq

    from bounds.formula.special.binomial import cdf_ball, mass

    return delta * cdf_ball(fmpq(m - size - 1), fmpq(m), 1 - p) - m * p * mass(size, m, p)


def _ball_of(sign: Callable[..., Any], fast: Callable[..., Any]) -> Callable[..., Ball]:
    def ball(size: Ball, m: Ball, delta: Ball) -> Ball:
        from flint import arb, ctx, fmpq

        from bounds.formula.special.sums import enclose_root, whole

        size, m = whole(size, m)
        _check(size, m, delta)
        if size == m:
            return fmpq(1)
        last = 1 - arb(2) ** -(ctx.prec - 40)
        if sign(last, size, m, delta) < 0:
            return last.union(arb(1))
        start = _start(fast(size, m, float(arb(delta).mid())), size, m, delta)

        def slope(p: Ball) -> Ball:
            width = p.min(1 - p) * arb(2) ** -40
            return (sign(p + width, size, m, delta) - sign(p - width, size, m, delta)) / (2 * width)

        return enclose_root(lambda p: sign(p, size, m, delta), slope, start)

    return ball


def _start(p: float, size: int, m: int, delta: Ball) -> Ball:
    """Where doubles cannot tell the root from 1, the tail is 1 and the mass alone decides."""
    from flint import arb

    from bounds.formula.special.sums import choose

    if p < 0.999:
        return arb(p)
    return 1 - (arb(delta) / (m * choose(m, size))) ** (arb(1) / (m - size))


def _below_of(sign: Callable[..., Any]) -> Callable[..., Ball]:
    def below(t: Ball, size: Ball, m: Ball, delta: Ball) -> Ball:
        """The root is at most t just when the tail already outweighs the mass there."""
        from flint import fmpq

        from bounds.formula.special.sums import whole

        size, m = whole(size, m)
        _check(size, m, delta)
        if size == m or t <= 0 or t >= 1:
            return t - 1 if size == m else fmpq(1 if t >= 1 else -1)
        return sign(t, size, m, delta)

    return below


def _check(size: int, m: int, delta: Ball) -> None:
    if not 0 <= size <= m or m == 0 or delta <= 0 or delta >= 1:
        raise ArithmeticError(f"no violation bound for {size} support scenarios of {m} and failure probability {delta}")


wait_and_judge_upper = Special(
    "wait_and_judge_upper",
    _wait_and_judge,
    _ball_of(_wait_and_judge_sign, _wait_and_judge),
    lambda size, m, delta: rf"\mathrm{{WJ}}\left({size},\;{m},\;{delta}\right)",
    below=_below_of(_wait_and_judge_sign),
    slips=(("one support scenario fewer", lambda size, m, delta: _wait_and_judge(np.maximum(size - 1, 0), m, delta)),),
    meaning=(
        r"$\mathrm{WJ}(k,m,\delta)$ is the $p$ with $\delta\,\mathbb "
        r"P[\mathrm{Bin}(m+1,p)>k]=(k+1)\,\mathbb P[\mathrm{Bin}(m+1,p)=k+1]$; 1 for $k=m$."
    ),
)

risk_complexity_upper = Special(
    "risk_complexity_upper",
    _risk_by_complexity,
    _ball_of(_risk_by_complexity_sign, _risk_by_complexity),
    lambda size, m, delta: rf"\mathrm{{RC}}\left({size},\;{m},\;{delta}\right)",
    below=_below_of(_risk_by_complexity_sign),
    slips=(
        ("one support scenario fewer", lambda size, m, delta: _risk_by_complexity(np.maximum(size - 1, 0), m, delta)),
    ),
    meaning=(
        r"$\mathrm{RC}(k,m,\delta)$ is the $p$ with $\delta\,\mathbb P[\mathrm{Bin}(m,p)>k]=m\,p\,\mathbb "
        r"P[\mathrm{Bin}(m,p)=k]$; 1 for $k=m$."
    ),
)
