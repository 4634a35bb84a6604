"""The chi-square distribution, each tail from its own end, and the logarithm of the gamma function."""

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special


@elementwise
def _cdf(x: np.ndarray, n: np.ndarray) -> np.ndarray:
    """P[X <= x] for X chi-square with n degrees of freedom, x >= 0."""
    from scipy.special import gammainc

    return gammainc(n / 2, x / 2)


@elementwise
def _sf(x: np.ndarray, n: np.ndarray) -> np.ndarray:
    """P[X > x]."""
    from scipy.special import gammaincc

    return gammaincc(n / 2, x / 2)


@elementwise
def _log_gamma(x: np.ndarray) -> np.ndarray:
    """ln Gamma(x) for x > 0."""
    from scipy.special import gammaln

    return gammaln(x)


def _cdf_ball(x: Ball, n: Ball) -> Ball:
    from flint import fmpq

    _check(x, n)
    if isinstance(x, fmpq) and x == 0:
        return x
    return _lower(n / 2, x / 2) if x < n else 1 - _upper(n / 2, x / 2)


def _sf_ball(x: Ball, n: Ball) -> Ball:
    from flint import fmpq

    _check(x, n)
    if isinstance(x, fmpq) and x == 0:
        return fmpq(1)
    return 1 - _lower(n / 2, x / 2) if x < n else _upper(n / 2, x / 2)


def _lower(a: Ball, x: Ball) -> Ball:
    """The regularized gamma function below x < a, by its series of falling ratios x / (a + k)."""
    from flint import arb, ctx

    from bounds.formula.arithmetic import elementary_steps, steps

    look_up(elementary_steps(10))
    x, a = arb(x), arb(a)
    with ctx.extraprec(2 * (int(float(a.mid())) + 2).bit_length() + 48):  # the three logarithms are long and cancel
        first = (a * x.log() - x - (a + 1).lgamma()).exp()
    negligible = arb(2) ** -(ctx.prec + 8)
    term = total = arb(1)
    k = 0
    while not term < negligible * total:
        look_up(steps())
        k += 1
        ratio = x / (a + k)
        term = term * ratio
        total = total + term
        if k > _LONGEST:
            raise NotImplementedError("a chi-square tail needs too long a series")
    rest = term * ratio / (1 - ratio)
    return first * (total + rest.union(arb(0)))


_LONGEST = 400_000


def _upper(a: Ball, x: Ball) -> Ball:
    from flint import arb

    from bounds.formula.arithmetic import elementary_steps

    look_up(elementary_steps(300))
    return arb(x).gamma_upper(arb(a), regularized=1)


def _check(x: Ball, n: Ball) -> None:
    if x < 0 or n <= 0:
        raise ArithmeticError(f"there is no chi-square tail at {x} with {n} degrees of freedom")


def _log_gamma_ball(x: Ball) -> Ball:
    from flint import arb

    if x <= 0:
        raise ArithmeticError(f"no log-gamma at {x}")
    return arb(x).lgamma()


chi2_cdf = Special(
    "chi2_cdf",
    _cdf,
    _cdf_ball,
    lambda x, n: rf"F_{{\chi^2}}\left({x},\;{n}\right)",
    meaning=(
        r"$F_{\chi^2}(x,n)$ is the probability that a chi-square variable with $n$ degrees of freedom is at "
        r"most $x$."
    ),
)
chi2_sf = Special(
    "chi2_sf",
    _sf,
    _sf_ball,
    lambda x, n: rf"\overline F_{{\chi^2}}\left({x},\;{n}\right)",
    meaning=(
        r"$\overline F_{\chi^2}(x,n)$ is the probability that a chi-square variable with $n$ degrees of "
        r"freedom exceeds $x$."
    ),
)
log_gamma = Special(
    "log_gamma",
    _log_gamma,
    _log_gamma_ball,
    lambda x: rf"\ln\Gamma\left({x}\right)",
    meaning=r"$\Gamma$ is Euler's gamma function; $\Gamma(n+1)=n!$.",
)
