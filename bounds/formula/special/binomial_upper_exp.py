"""The Clopper-Pearson bound at failure probability e^(-x), which a large class drives below all doubles."""

from contextlib import suppress
from typing import Any

import numpy as np
from numpy import exp

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.binomial_upper import binomial_upper
from bounds.formula.special.kl import upper_root
from bounds.formula.special.log_binomial import log_choose
from bounds.formula.special_function import Ball, Special

# From here on e^(-x) nears the end of the doubles.
_FAR = 600.0
# What remains after such a step of Newton's is of the order of its square.
_SMALL_STEP = 1e-10
TERMS = 60  # of the fraction
NUMBER_STEPS, ARRAY_STEPS = 30, 800  # that the fraction takes, of a number and of an array


@elementwise
def _binomial_upper_exp(errors: np.ndarray, m: np.ndarray, x: np.ndarray) -> np.ndarray:
    """The largest p with P[Bin(m, p) <= errors] >= e^(-x)."""
    result = np.where(errors >= m, 1.0, -np.expm1(-x / m))
    inside = (errors > 0) & (errors < m)
    near, far = inside & (x < _FAR), inside & (x >= _FAR)
    if near.any():
        result[near] = binomial_upper(errors[near], m[near], np.exp(-x[near]))
    if far.any():
        result[far] = _far_root(errors[far], m[far], x[far])
    return result


def _far_root(errors: np.ndarray, m: np.ndarray, x: np.ndarray) -> np.ndarray:
    """Newton on the logarithm of the tail, which is concave in p: from Chernoff's bound it falls to the root."""
    p = upper_root(errors / m, x / m)
    near_one = p > 0.9
    moving = ~near_one
    for _ in patiently(range(60), steps(20, m.size)):
        held = np.where(near_one, 0.5, p)
        excess, slope = _log_tail(errors, m, held, 1 - held)
        step = np.where(moving, (excess + x) / slope, 0.0)
        p = p + step
        moving &= np.abs(step) > _SMALL_STEP * p  # each entry stops by itself, as it would alone
        if not moving.any():
            break
    return np.where(near_one, 1 - rest_of_upper(errors, m, x), p)


def rest_of_upper(errors: np.ndarray, m: np.ndarray, x: np.ndarray) -> np.ndarray:
    """1 - p where p is near 1: the same in the logarithm of 1 - p, from a value that is never too large."""
    rest: np.ndarray = np.exp(-np.minimum((x + log_choose(m, errors)) / (m - errors), 700.0))
    moving = np.ones(m.shape, dtype=bool)
    for _ in patiently(range(60), steps(20, m.size)):
        excess, slope = _log_tail(errors, m, 1 - rest, rest)
        step = -(excess + x) / (slope * rest)
        rest = np.where(moving, np.minimum(rest * np.exp(np.clip(step, -5.0, 5.0)), 1 - 1e-16), rest)
        moving &= np.abs(step) > _SMALL_STEP
        if not moving.any():
            break
    return rest


def _log_tail(errors: np.ndarray, m: np.ndarray, p: np.ndarray, rest: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """ln P[Bin(m, p) <= errors], and minus its derivative in p, where 1 - p = rest."""
    series = _series(errors, m - errors + 1, rest / p)
    log_p = np.where(p < 0.5, np.log(p), np.log1p(-rest))
    log_rest = np.where(p < 0.5, np.log1p(-p), np.log(rest))
    log_mass = log_choose(m, errors) + errors * log_p + (m - errors) * log_rest
    return log_mass + np.log(series), (m - errors) / (rest * series)


def _series(a: np.ndarray, b: np.ndarray, ratio: np.ndarray) -> np.ndarray:
    """1 + r_0 + r_0 r_1 + ..., r_i = ratio (a - i) / (b + i): the tail over its last term, by Gauss's fraction.

    It is 2F1(1, -a; b; -ratio), and short where r_0 is well below 1, which is so far from the mean.
    """
    if a.size == 1:  # the same operations on a number take a thirtieth of those on its array
        look_up(NUMBER_STEPS)
        with suppress(ZeroDivisionError):
            return np.array([_fraction(float(a[0]), float(b[0]), float(ratio[0]))])
    look_up(ARRAY_STEPS + a.size // 2)
    return np.asarray(_fraction(a, b, ratio))


def _fraction(a: Any, b: Any, ratio: Any) -> Any:
    result = 1.0
    for n in range(TERMS, -1, -1):
        result = 1 + (n + 1) * (b + a + n) * ratio / ((b + 2 * n) * (b + 2 * n + 1)) / result
        result = 1 - (a - n) * (b + n - 1) * ratio / ((b + 2 * n - 1) * (b + 2 * n)) / result
    return 1 / result


def _ball(errors: Ball, m: Ball, x: Ball) -> Ball:
    from flint import arb, ctx, fmpq

    from bounds.formula.special.binomial import cdf_ball, mass
    from bounds.formula.special.sums import enclose_root, whole

    errors, m = whole(errors, m)
    _check(errors, m, x)
    if errors == m:
        return fmpq(1)
    if errors == 0:
        return -((-arb(x) / m).expm1())
    if isinstance(x, arb) and not x.is_exact():
        low, high = (arb(_ball(fmpq(errors), fmpq(m), end)) for end in (x.lower(), x.upper()))
        return low.union(high)
    scale = arb(x).exp()
    last = 1 - fmpq(2) ** -(ctx.prec - 40)
    if cdf_ball(fmpq(errors), fmpq(m), arb(last)) * scale > 1:
        return arb(last).union(arb(1))
    return enclose_root(
        lambda p: cdf_ball(fmpq(errors), fmpq(m), p) * scale - 1,
        lambda p: -(m - errors) * mass(errors, m, p) / (1 - p) * scale,
        _start(errors, m, float(arb(x).mid())),
    )


def _start(errors: int, m: int, x: float) -> Ball:
    from flint import arb

    p = arb(_binomial_upper_exp(errors, m, x))
    if p < 0.999:
        return p
    with np.errstate(all="ignore"):
        return 1 - arb(float(rest_of_upper(*(np.array([float(number)]) for number in (errors, m, x)))[0]))


def _below(t: Ball, errors: Ball, m: Ball, x: Ball) -> Ball:
    """The bound is at most t just when so few errors have probability at most e^(-x) at error rate t."""
    from flint import arb, fmpq

    from bounds.formula.special.binomial import cdf_ball
    from bounds.formula.special.sums import whole

    errors, m = whole(errors, m)
    _check(errors, m, x)
    if errors == m or t <= 0 or t > 1:
        return t - 1 if errors == m else fmpq(1 if t > 1 else -1)
    return 1 - cdf_ball(fmpq(errors), fmpq(m), t) * arb(x).exp()


def _check(errors: int, m: int, x: Ball) -> None:
    if not 0 <= errors <= m or m == 0 or x < 0:
        raise ArithmeticError(f"no binomial bound for {errors} errors of {m} and failure probability e^-({x})")


def _plain(errors: Any, m: Any, x: Any) -> Any:
    return binomial_upper(errors, m, exp(-x))


binomial_upper_exp = Special(
    "binomial_upper_exp",
    _binomial_upper_exp,
    _ball,
    None,
    below=_below,
    slips=(("one mistake fewer", lambda errors, m, x: _binomial_upper_exp(np.maximum(errors - 1, 0), m, x)),),
    plain=_plain,
)
