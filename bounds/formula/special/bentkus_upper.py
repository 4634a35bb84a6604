"""Bentkus's bound inverted: the binomial bound, paid for by a factor e, for losses anywhere between 0 and 1."""

import math
from fractions import Fraction

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special.binomial_upper import binomial_upper
from bounds.formula.special.binomial_upper_exp import binomial_upper_exp
from bounds.formula.special_function import Ball, Special


@elementwise
def _bentkus_upper(mean: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The largest p with e P[Bin(m, p) <= ceil(m * mean)] >= delta."""
    result: np.ndarray = np.asarray(binomial_upper(_total(mean, m), m, delta / math.e))
    return result


def _total(mean: np.ndarray, m: np.ndarray) -> np.ndarray:
    """The total loss, rounded up; in decimals where doubles cannot tell 0.07 * 100 from 7."""
    product = mean * m
    total: np.ndarray = np.minimum(np.ceil(product), m)
    for i in np.flatnonzero(np.abs(product - np.rint(product)) < 1e-9 * np.maximum(product, 1.0)):
        total[i] = math.ceil(Fraction(repr(float(mean[i]))) * int(m[i]))
    return total


def _bentkus_upper_ball(mean: Ball, m: Ball, delta: Ball) -> Ball:
    from flint import arb

    from bounds.formula.arithmetic import ceil

    return binomial_upper_exp.ball(ceil(m * mean), m, 1 - arb(delta).log())


def _below(t: Ball, mean: Ball, m: Ball, delta: Ball) -> Ball:
    """As for the binomial bound: the factor e makes the failure probability delta / e."""
    from flint import arb

    from bounds.formula.arithmetic import ceil

    assert binomial_upper_exp.below is not None
    return binomial_upper_exp.below(t, ceil(m * mean), m, 1 - arb(delta).log())


bentkus_upper = Special(
    "bentkus_upper",
    _bentkus_upper,
    _bentkus_upper_ball,
    lambda mean, m, delta: (
        rf"\overline{{\mathrm{{Bin}}}}\left(\left\lceil {m}\cdot {mean}\right\rceil,\;"
        rf"{m},\;\frac{{{delta}}}{{e}}\right)"
    ),
    below=_below,
    meaning=(
        r"$\overline{\mathrm{Bin}}(k,m,\delta)$ is the largest $p$ with $\mathbb P[\mathrm{Bin}(m,p)\le "
        r"k]\ge\delta$."
    ),
)
