"""Bentkus's bound inverted: the binomial bound, paid for by a factor e, for losses anywhere between 0 and 1."""

import math

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special.binomial_upper import binomial_upper
from bounds.formula.special.binomial_upper_exp import binomial_upper_exp
from bounds.formula.special.evaluations.total_loss import total_loss
from bounds.formula.special_function import Ball, Special


@elementwise
def _bentkus_upper(mean: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The largest p with e P[Bin(m, p) <= ceil(m * mean)] >= delta."""
    result: np.ndarray = np.asarray(binomial_upper(total_loss.fast(mean, m), m, delta / math.e))
    return result


def _bentkus_upper_ball(mean: Ball, m: Ball, delta: Ball) -> Ball:
    from flint import arb

    return binomial_upper_exp.ball(total_loss.ball(mean, m), m, 1 - arb(delta).log())


def _below(t: Ball, mean: Ball, m: Ball, delta: Ball) -> Ball:
    """As for the binomial bound: the factor e makes the failure probability delta / e."""
    from flint import arb

    assert binomial_upper_exp.below is not None
    return binomial_upper_exp.below(t, total_loss.ball(mean, m), m, 1 - arb(delta).log())


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
