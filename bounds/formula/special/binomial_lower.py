"""The lower Clopper-Pearson bound: the smallest error rate that makes so many mistakes not too unlikely."""

import math

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special.binomial_roots import rate_of_at_least
from bounds.formula.special.binomial_upper_exp import rest_of_upper
from bounds.formula.special_function import Ball, Special

# SciPy's tails turn to 0 well before the doubles do.
_NEAR_UNDERFLOW = 1e-250


@elementwise
def _binomial_lower(errors: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The smallest p with P[Bin(m, p) >= errors] >= delta: 0 where there are none."""
    all_wrong = np.exp(np.log(delta) / m)
    result = np.where(errors <= 0, 0.0, all_wrong)
    some = (errors > 0) & (errors < m)
    near, far = some & (delta >= _NEAR_UNDERFLOW), some & (delta < _NEAR_UNDERFLOW)
    if near.any():
        result[near] = rate_of_at_least(errors[near], m[near], delta[near])
    if far.any():  # one minus the upper bound on the rate of right answers
        result[far] = rest_of_upper(m[far] - errors[far], m[far], -np.log(delta[far]))
    return result


def _binomial_lower_ball(errors: Ball, m: Ball, delta: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.special.binomial import mass
    from bounds.formula.special.sums import enclose_root, whole

    errors, m = whole(errors, m)
    _check(errors, m, delta)
    if errors == 0:
        return fmpq(0)
    if errors == m:
        return (arb(delta).log() / m).exp()
    return enclose_root(
        lambda p: _at_least(errors, m, p) / delta - 1,
        lambda p: errors * mass(errors, m, p) / p / delta,
        arb(_binomial_lower(errors, m, float(arb(delta).mid()))),
    )


def _at_least(errors: int, m: int, p: Ball) -> Ball:
    """P[Bin(m, p) >= errors]."""
    from flint import arb, ctx, fmpq

    from bounds.formula.special.binomial import cdf_ball

    # Against 1 a small p loses its leading zeros.
    with ctx.extraprec(16 + max(0, -math.frexp(float(arb(p).mid()))[1])):
        return cdf_ball(fmpq(m - errors), fmpq(m), 1 - p)


def _below(t: Ball, errors: Ball, m: Ball, delta: Ball) -> Ball:
    """The bound is at most t just when so many errors have probability at least delta at error rate t."""
    from flint import fmpq

    from bounds.formula.special.sums import whole

    errors, m = whole(errors, m)
    _check(errors, m, delta)
    if errors == 0 or t < 0 or t >= 1:
        return t if errors == 0 else fmpq(-1 if t < 0 else 1)
    return _at_least(errors, m, t) - delta


def _check(errors: int, m: int, delta: Ball) -> None:
    if not 0 <= errors <= m or m == 0 or delta <= 0 or delta > 1:
        raise ArithmeticError(f"no binomial bound for {errors} errors of {m} and failure probability {delta}")


binomial_lower = Special(
    "binomial_lower",
    _binomial_lower,
    _binomial_lower_ball,
    lambda errors, m, delta: rf"\underline{{\mathrm{{Bin}}}}\left({errors},\;{m},\;{delta}\right)",
    below=_below,
    slips=(("delta halved, as for two sides", lambda errors, m, delta: _binomial_lower(errors, m, delta / 2)),),
    meaning=(
        r"$\underline{\mathrm{Bin}}(k,m,\delta)$ is the smallest $p$ with $\mathbb P[\mathrm{Bin}(m,p)\ge "
        r"k]\ge\delta$."
    ),
)
