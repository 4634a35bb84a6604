"""The upper end of the confidence sequence that mixes the likelihood ratio over all error rates alike."""

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special.kl import upper_root
from bounds.formula.special.log_binomial import stirling_error
from bounds.formula.special_function import Ball, Special


@elementwise
def _mixture_upper(errors: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The largest p with B(errors + 1, m - errors + 1) <= p^errors (1 - p)^(m - errors) / delta."""
    distance = (np.log1p(m) - np.log(delta) + _log_peak(errors, m)) / m
    return upper_root(errors / m, distance)


def _log_peak(k: np.ndarray, n: np.ndarray) -> np.ndarray:
    """ln P[Bin(n, k/n) = k], by Stirling's formula with its error put back."""
    inside = (k > 0) & (k < n)
    safe, rest = np.where(inside, k, 1.0), np.where(inside, n - k, 1.0)
    errors = stirling_error(n) - stirling_error(safe) - stirling_error(rest)
    return np.where(inside, errors - 0.5 * np.log(2 * np.pi * safe * (rest / n)), 0.0)


def _excess(errors: int, m: int, delta: Ball, p: Ball) -> Ball:
    """How far the logarithm of the mixed likelihood ratio at p lies above ln(1/delta); rises from errors/m on."""
    from flint import arb, ctx

    from bounds.formula.special.sums import choose

    with ctx.extraprec(2 * m.bit_length() + 32):
        likelihood = errors * arb(p).log() + (m - errors) * arb(1 - p).log()
        return arb(delta).log() - ((m + 1) * choose(m, errors)).log() - likelihood


def _ball(errors: Ball, m: Ball, delta: Ball) -> Ball:
    from flint import arb, ctx, fmpq

    from bounds.formula.special.sums import choose, enclose_root, whole

    errors, m = whole(errors, m)
    _check(errors, m, delta)
    if errors == m:
        return fmpq(1)
    if errors == 0:
        return -(((arb(delta) / (m + 1)).log() / m).expm1())
    last = 1 - fmpq(2) ** -(ctx.prec - 40)
    if _excess(errors, m, delta, last) < 0:
        return arb(last).union(arb(1))
    start = arb(_mixture_upper(errors, m, float(arb(delta).mid())))
    if start > 0.999:  # leaving out p^errors moves it to the far side of the root, from where Newton returns
        start = 1 - ((arb(delta) / ((m + 1) * choose(m, errors))) ** (1 / arb(m - errors))).mid()
    return enclose_root(lambda p: _excess(errors, m, delta, p), lambda p: (m * p - errors) / (p * (1 - p)), start)


def _below(t: Ball, errors: Ball, m: Ball, delta: Ball) -> Ball:
    """The end is at most t just when t lies above the error rate seen and its likelihood is small enough."""
    from flint import fmpq

    from bounds.formula.special.sums import whole

    errors, m = whole(errors, m)
    _check(errors, m, delta)
    if t >= 1 or errors == m:
        return t - 1
    if t * m <= errors:
        return fmpq(-1)
    return _excess(errors, m, delta, t)


def _check(errors: int, m: int, delta: Ball) -> None:
    if not 0 <= errors <= m or m == 0 or delta <= 0 or delta > 1:
        raise ArithmeticError(f"no mixture bound for {errors} errors of {m} and failure probability {delta}")


mixture_upper = Special(
    "mixture_upper",
    _mixture_upper,
    _ball,
    lambda errors, m, delta: rf"\overline{{\mathrm{{Mix}}}}\left({errors},\;{m},\;{delta}\right)",
    below=_below,
    slips=(("delta halved, as for two sides", lambda errors, m, delta: _mixture_upper(errors, m, delta / 2)),),
    meaning=(
        r"$\overline{\mathrm{Mix}}(k,m,\delta)$ is the largest $p$ with "
        r"$\int_0^1\theta^k(1-\theta)^{m-k}d\theta\le\frac1\delta\,p^k(1-p)^{m-k}$."
    ),
)
