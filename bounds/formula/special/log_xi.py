"""The exact constant of the PAC-Bayes-kl theorem: the largest mean of exp(m kl(k/m || p)) over binomial k."""

import math

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.log_binomial import stirling_error
from bounds.formula.special_function import Ball, Special


@elementwise
def _log_xi(m: np.ndarray) -> np.ndarray:
    """ln of sum_k C(m, k) (k/m)^k (1 - k/m)^(m-k), which is e^m Gamma(m+1, m) / m^m."""
    from scipy.special import gammaincc

    result: np.ndarray = 0.5 * np.log(2 * math.pi * m) + stirling_error(m) + np.log(gammaincc(m + 1, m))
    return result


def _log_xi_ball(m: Ball) -> Ball:
    from flint import arb

    from bounds.formula.special.sums import whole

    (m,) = whole(m)
    if m < 1:
        raise ArithmeticError(f"there is no xi({m})")
    return _by_falling_powers(m).log() if m <= _SUMMED else _by_watson(arb(m))


_SUMMED = 10_000_000


def _by_falling_powers(m: int) -> Ball:
    """1 + sum_{k>=1} m (m-1) ... (m-k+1) / m^k, each factor below 1: the rest is at most a geometric series."""
    from flint import arb, ctx

    from bounds.formula.arithmetic import steps

    negligible = arb(2) ** -(ctx.prec + 8)
    term = total = arb(1)
    for k in patiently(range(m), steps()):
        factor = arb(m - k) / m
        term *= factor
        total += term
        if k and term / (1 - factor) < negligible:
            return total + (term * factor / (1 - factor)).union(arb(0))
    return total


def _by_watson(m: Ball) -> Ball:
    """Ramanujan: m! e^m / m^m is twice the sum of the series up to m m^(m-1)/(m-1)! and a theta between 1/3 and 1/2.

    xi = 1 + Q with Q = m! e^m / (2 m^m) - theta, and theta = 1/3 + 4 / (135 (m + u)), 2/21 <= u <= 8/45 (Flajolet,
    Grabner, Kirschenhofer and Prodinger 1995).
    """
    from flint import arb, ctx, fmpq

    with ctx.extraprec(2 * int(m.mid().log().ceil().unique_fmpz()) + 64):  # the three terms are long and cancel
        half = ((m + 1).lgamma() + m - m * m.log()).exp() / 2
    u = arb(fmpq(2, 21)).union(arb(fmpq(8, 45)))
    theta = arb(fmpq(1, 3)) + 4 / (135 * (m + u))
    return (half + 1 - theta).log()


log_xi = Special("log_xi", _log_xi, _log_xi_ball, lambda m: rf"\ln\xi\left({m}\right)",
    slips=(("2 sqrt(m), the bound, for xi(m) itself", lambda m: np.log(2 * np.sqrt(m))),),
    meaning=r"$\xi(m)=\sum_{k=0}^m\binom mk(k/m)^k(1-k/m)^{m-k}$, between $\sqrt m$ and $2\sqrt m$.",
)  # fmt: skip
