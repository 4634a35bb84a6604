"""The total of m losses with a known mean, rounded up to a whole number."""

import math
from fractions import Fraction

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special


@elementwise
def _total_loss(mean: np.ndarray, m: np.ndarray) -> np.ndarray:
    """ceil(m * mean); in decimals where doubles cannot tell, and k where the mean is the double nearest to k/m.

    Of 8 mistakes in 61 the double is a hair above 8/61: they are 8 all the same, and not 9.
    """
    product = mean * m
    nearest = np.rint(product)
    total: np.ndarray = np.minimum(np.ceil(product), m)
    for i in np.flatnonzero(np.abs(product - nearest) < 1e-9 * np.maximum(product, 1.0)):
        total[i] = math.ceil(Fraction(repr(float(mean[i]))) * int(m[i]))
    return np.where(nearest / m == mean, nearest, total)


def _total_loss_ball(mean: Ball, m: Ball) -> Ball:
    from flint import fmpq

    from bounds.formula.arithmetic import ceil

    if isinstance(mean, fmpq) and isinstance(m, fmpq):
        nearest = (m * mean + fmpq(1, 2)).floor()
        if int(nearest) / _double(m) == _double(mean):
            return fmpq(nearest)
    return ceil(m * mean)


def _double(x: Ball) -> float:
    return float(Fraction(int(x.p), int(x.q)))


total_loss = Special(
    "total_loss",
    _total_loss,
    _total_loss_ball,
    lambda mean, m: rf"\left\lceil {m}\cdot {mean}\right\rceil",
)
