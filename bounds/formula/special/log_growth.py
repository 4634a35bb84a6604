"""The Sauer sum in logarithms: how many labellings of m points a class of VC dimension d can produce."""

import math

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.log_binomial import log_choose
from bounds.formula.special_function import Ball, Form, Special


def _below_half(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    """ln sum_{i<=d} C(m, i) for 2d < m, by the route that is short for these m and d."""
    spread = (m - 2 * d) / np.sqrt(m)  # standard deviations of Bin(m, 1/2) from its mean
    slow = (d > 0.44 * m) & (m > 1e4)
    result = np.empty_like(m)
    for route, chosen in (
        (_by_series, ~slow),
        (_by_beta, slow & (spread < 30)),
        (_by_fraction, slow & (spread >= 30)),
    ):
        if chosen.any():
            result[chosen] = route(m[chosen], d[chosen])
    return result


def _by_series(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    """The last term, times a series of falling ratios."""
    # A loop over Python's floats takes a tenth of the time for one entry, and comes to the same bits.
    total = np.full(1, _series_of_one(m.item(), d.item())) if m.size == 1 else _series(m, d)
    result: np.ndarray = log_choose(m, d) + np.log(total)
    return result


def _series(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    term, total = np.ones_like(m), np.ones_like(m)
    step = 0.0
    while (term > 1e-18 * total).any():
        look_up(steps(8, term.size))
        term = term * (np.maximum(d - step, 0.0) / (m - d + (step + 1)))
        total += term
        step += 1.0
    return total


def _series_of_one(m: float, d: float) -> float:
    term = total = 1.0
    step = 0.0
    while term > 1e-18 * total:
        look_up(steps(8, 1))
        term = term * (max(d - step, 0.0) / (m - d + (step + 1)))
        total += term
        step += 1.0
    return total


def _by_beta(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    """All labellings, times P[Bin(m, 1/2) <= d], which near the middle is no tiny number."""
    from scipy.special import betaincc

    result: np.ndarray = m * math.log(2) + np.log(betaincc(d + 1, m - d, 0.5))
    return result


def _by_fraction(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    """The same series as Gauss's continued fraction of 2F1(1, -d; m-d+1; -1): short far from the middle."""
    c = m - d + 1
    result = np.ones_like(m)
    for n in range(30, -1, -1):
        result = 1 + (n + 1) * (c + d + n) / ((c + 2 * n) * (c + 2 * n + 1)) / result
        result = 1 - (d - n) * (c + n - 1) / ((c + 2 * n - 1) * (c + 2 * n)) / result
    whole: np.ndarray = log_choose(m, d) - np.log(result)
    return whole


@elementwise
def _log_growth(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    """ln sum_{i=0}^d C(m, i); m ln 2 from d = m on."""
    all_labellings = m * math.log(2)
    rest = m - d - 1  # the sum from d + 1 to m, counted from the other end
    mirrored = rest < d
    inside = rest >= 0
    smaller = np.where(inside, np.where(mirrored, rest, d), 0.0)
    result = _below_half(np.maximum(m, 1.0), smaller)
    result = np.where(mirrored, all_labellings + np.log1p(-np.exp(np.minimum(result - all_labellings, 0.0))), result)
    return np.where(inside, result, all_labellings)


def _log_growth_ball(m: Ball, d: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.special.sums import choose, falling_series, whole

    m, d = whole(m, d)
    if m < 0 or d < 0:
        raise ArithmeticError(f"there is no growth function at m = {m}, d = {d}")
    if m == 0 or d == 0:
        return fmpq(0)
    if d >= m:
        return m * arb.const_log2()
    smaller = min(d, m - d - 1)
    labellings = choose(m, smaller) * falling_series(fmpq(1), smaller, m - smaller + 1)
    if smaller == d:
        return labellings.log()
    return m * arb.const_log2() + (-labellings / arb(2) ** m).log1p()


log_growth = Special(
    "log_growth",
    _log_growth,
    _log_growth_ball,
    lambda m, d: rf"\ln\left(\sum_{{i=0}}^{{{d}}}\binom{{{m}}}{{i}}\right)",
    forms=(
        Form(
            "Sauer's bound (e·{0}/{1})^{1} on the growth function",
            "Sauer's bound (em/d)^d for the sum itself",
            lambda m, d: d * (1 + np.log(m / d)),
        ),
        Form(
            "the polynomial form {0}^{1} of the growth function, as the Caltech course uses",
            "m^d for the sum",
            lambda m, d: d * np.log(m),
        ),
        Form(
            "the polynomial form {0}^{1} + 1 of the growth function",
            "m^d + 1 for the sum",
            lambda m, d: np.logaddexp(d * np.log(m), 0.0),
        ),
    ),
    slips=(
        ("all 2^m labellings", lambda m, d: m * math.log(2) + 0 * d),
        ("the last term C(m, d) alone for the sum", elementwise(lambda m, d: log_choose(np.maximum(m, d), d))),
    ),
)
