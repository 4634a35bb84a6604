"""The Clopper-Pearson bound: the largest error rate that makes so few mistakes not too unlikely."""

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special.binomial_roots import rate_of_at_most
from bounds.formula.special_function import Ball, Special

NEAR_ONE = 0.99


@elementwise
def _binomial_upper(errors: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The largest p with P[Bin(m, p) <= errors] >= delta: 1 where all are errors."""
    result, none, some = np.ones(m.shape), errors <= 0, (errors > 0) & (errors < m)
    if none.any():
        result[none] = -np.expm1(np.log(delta[none]) / m[none])
    if some.any():
        result[some] = rate_of_at_most(errors[some], m[some], delta[some])
    return result


def _binomial_upper_ball(errors: Ball, m: Ball, delta: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.special.binomial import cdf_ball, mass
    from bounds.formula.special.sums import enclose_root, whole

    errors, m = whole(errors, m)
    _check(errors, m, delta)
    if errors == m:
        return fmpq(1)
    if errors == 0:
        return -((arb(delta).log() / m).expm1())
    start = float(_binomial_upper(errors, m, float(arb(delta).mid())))
    if start > NEAR_ONE:
        return 1 - _distance_from_one(errors, m, delta)
    return enclose_root(
        lambda p: cdf_ball(fmpq(errors), fmpq(m), p) - delta,
        lambda p: -(m - errors) * mass(errors, m, p) / (1 - p),
        arb(start),
    )


def _distance_from_one(errors: int, m: int, delta: Ball) -> Ball:
    """1 minus the bound, where doubles can no longer tell it from 1: the root in q = 1 - p of the same tail."""

    from bounds.formula.special.sums import choose, enclose_root, falling_series

    def mass(q: Ball) -> Ball:
        return choose(m, errors) * (1 - q) ** errors * q ** (m - errors)

    return enclose_root(
        lambda q: mass(q) * falling_series(q / (1 - q), errors, m - errors + 1) - delta,
        lambda q: (m - errors) * mass(q) / q,
        _start_of_distance(errors, m, delta),
    )


def _start_of_distance(errors: int, m: int, delta: Ball) -> Ball:
    """SciPy's inverse, or, where that underflows, the root of the tail's last term, which is nearly all of it."""
    from flint import arb
    from scipy.special import betaincinv

    from bounds.formula.special.sums import choose

    result = float(betaincinv(m - errors, errors + 1, float(arb(delta).mid())))
    return arb(result) if result > 0 else (arb(delta) / choose(m, errors)) ** (arb(1) / (m - errors))


def _below(t: Ball, errors: Ball, m: Ball, delta: Ball) -> Ball:
    """The bound is at most t just when so few errors have probability at most delta at error rate t."""
    from flint import fmpq

    from bounds.formula.special.binomial import cdf_ball
    from bounds.formula.special.sums import whole

    errors, m = whole(errors, m)
    _check(errors, m, delta)
    if errors == m or t <= 0 or t > 1:
        return t - 1 if errors == m else fmpq(1 if t > 1 else -1)
    return delta - cdf_ball(fmpq(errors), fmpq(m), t)


def _check(errors: int, m: int, delta: Ball) -> None:
    if not 0 <= errors <= m or m == 0 or delta <= 0 or delta > 1:
        raise ArithmeticError(f"no binomial bound for {errors} errors of {m} and failure probability {delta}")


binomial_upper = Special(
    "binomial_upper",
    _binomial_upper,
    _binomial_upper_ball,
    lambda errors, m, delta: rf"\overline{{\mathrm{{Bin}}}}\left({errors},\;{m},\;{delta}\right)",
    below=_below,
    slips=(
        ("delta halved, as for two sides", lambda errors, m, delta: _binomial_upper(errors, m, delta / 2)),
        ("one mistake fewer", lambda errors, m, delta: _binomial_upper(np.maximum(errors - 1, 0), m, delta)),
    ),
    meaning=(
        r"$\overline{\mathrm{Bin}}(k,m,\delta)$ is the largest $p$ with $\mathbb P[\mathrm{Bin}(m,p)\le "
        r"k]\ge\delta$."
    ),
)
