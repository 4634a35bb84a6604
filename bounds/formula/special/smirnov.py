"""Smirnov's law: how far the empirical distribution function of m numbers rises above the true one, exactly."""

import math

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special
from bounds.numbers import format_number

# Beyond it SciPy turns to an asymptotic formula, and the exact sum has too many terms.
LONGEST = 100_000


@elementwise
def _tail(m: np.ndarray, x: np.ndarray) -> np.ndarray:
    """P[sup(F_m - F) > x] for a continuous F."""
    from scipy.special import smirnov

    look_up(int(np.where(m <= LONGEST, m, 0.0).sum()))
    result: np.ndarray = smirnov(np.where(m <= LONGEST, m, np.nan), np.clip(x, 0.0, 1.0))
    return result


@elementwise
def _upper(m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The x that is exceeded with probability delta."""
    from scipy.special import smirnovi

    points = np.where(m <= LONGEST, m, 0.0)
    look_up(int((points * (1 + points / 7_000)).sum()))  # it searches, and the farther the more points there are
    result: np.ndarray = smirnovi(np.where(m <= LONGEST, m, np.nan), delta)
    return result


def _tail_ball(m: Ball, x: Ball) -> Ball:
    """Birnbaum and Tingey's sum, all of whose terms are positive."""
    from flint import arb, fmpq

    from bounds.formula.arithmetic import elementary_steps
    from bounds.formula.special.sums import whole

    (m,) = whole(m)
    if m < 1 or m > LONGEST:
        raise NotImplementedError(f"Smirnov's sum is not added up for {format_number(m, 2)} numbers")
    if x <= 0 or x >= 1:
        return fmpq(1 if x <= 0 else 0)
    reached = arb(x) * m  # all are m times as large: whole numbers are added sooner than fractions
    choose, total = arb(1), arb(0)
    for j in patiently(range(m), elementary_steps(3)):
        rest = m - j - reached
        if rest < 0:
            break
        total += choose * (reached + j) ** (j - 1) * rest.nonnegative_part() ** (m - j)
        choose = choose * (m - j) / (j + 1)
    return x * total / arb(m) ** (m - 1)


def _upper_ball(m: Ball, delta: Ball) -> Ball:
    from flint import arb, ctx, fmpq

    from bounds.formula.special.sums import enclose_root, whole

    (points,) = whole(m)
    if delta * points**points <= 1:  # beyond 1 - 1/m only the sum's first term is left
        return 1 - (arb(delta).log() / points).exp()
    start = arb(_upper(points, float(arb(delta).mid())))
    # Where delta is near 1, the tail is near 1 and what counts are its distances from it.
    lost = 16 + max(0, -math.frexp(float(start))[1])

    def excess(x: Ball) -> Ball:
        with ctx.extraprec(lost):
            return _tail_ball(m, x) / delta - 1

    apart = start.min(1 - start) * fmpq(1, 10**6)
    slope = ((excess(start + apart) - excess(start - apart)) / (2 * apart)).mid()
    return enclose_root(excess, lambda x: slope, start)


def _below(t: Ball, m: Ball, delta: Ball) -> Ball:
    """The quantile is at most t just when t is exceeded with probability at most delta."""
    return delta - _tail_ball(m, t)


smirnov_tail = Special(
    "smirnov_tail",
    _tail,
    _tail_ball,
    lambda m, x: rf"\mathrm{{KS}}_+\left({m},\;{x}\right)",
    meaning=r"$\mathrm{KS}_+(m,x)=\mathbb P[\sup_t(F_m(t)-F(t))>x]$ for a continuous $F$.",
)

smirnov_upper = Special(
    "smirnov_upper",
    _upper,
    _upper_ball,
    lambda m, delta: rf"\mathrm{{KS}}^{{-1}}_+\left({m},\;{delta}\right)",
    below=_below,
    slips=(
        (
            "Massart's sqrt(ln(1/delta)/(2m)) instead of the exact distribution",
            lambda m, delta: np.sqrt(-np.log(delta) / (2 * m)),
        ),
        ("delta halved, as for two sides", lambda m, delta: _upper(m, np.asarray(delta) / 2)),
    ),
    meaning=(
        r"$\mathrm{KS}^{-1}_+(m,\delta)$ is the $x$ with $\mathbb P[\sup_t(F_m(t)-F(t))>x]=\delta$ for a "
        r"continuous $F$."
    ),
)
