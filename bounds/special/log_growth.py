"""The Sauer sum in logarithms: how many labellings of m points a class of VC dimension d can produce."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from bounds.special import Special
from bounds.special.arrays import elementwise
from bounds.special.log_binomial import log_choose


def _below_half(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    """ln sum_{i<=d} C(m, i) for 2d < m: the last term, times a series of falling ratios."""
    last = log_choose(m, d)
    term, total = np.ones_like(m), np.ones_like(m)
    # An error in the series counts relative to the logarithm, which for large d is large.
    enough = 1e-18 * np.maximum(last, 1.0)
    step = 0.0
    while (term > enough * total).any():
        term = term * (np.maximum(d - step, 0.0) / (m - d + (step + 1)))
        total += term
        step += 1.0
    return last + np.log(total)


@elementwise
def _log_growth(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    """ln sum_{i=0}^d C(m, i); m ln 2 from d = m on."""
    all_labellings = m * math.log(2)
    rest = m - d - 1  # the sum from d + 1 to m, counted from the other end
    mirrored = rest < d
    inside = rest >= 0
    smaller = np.where(inside, np.where(mirrored, rest, d), 0.0)
    found = _below_half(np.maximum(m, 1.0), smaller)
    found = np.where(mirrored, all_labellings + np.log1p(-np.exp(np.minimum(found - all_labellings, 0.0))), found)
    return np.where(inside, found, all_labellings)


def _log_growth_ball(m: Any, d: Any) -> Any:
    from flint import arb, fmpq

    from bounds.special.sums import choose, falling_series, whole

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


@elementwise
def _sauer_bound(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    return d * np.log(np.e * m / d)


@elementwise
def _crude_power(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    return d * np.log(m)


log_growth = Special(
    "log_growth",
    _log_growth,
    _log_growth_ball,
    lambda m, d: rf"\ln\left(\sum_{{i=0}}^{{{d}}}\binom{{{m}}}{{i}}\right)",
    slips=(
        ("Sauer's bound (em/d)^d for the sum itself", _sauer_bound),
        ("m^d for the sum", _crude_power),
        ("all 2^m labellings", elementwise(lambda m, d: m * math.log(2) + 0 * d)),
    ),
)
