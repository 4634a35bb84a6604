"""Where McNemar's exact one-sided test rejects, in whole numbers: no rounding decides what is significant."""

from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

import numpy as np

from bounds.formula.patience import look_up

LEAST_SIZE = 512
BITS = 300  # behind the point: every probability is a whole number of 2^-BITS up to D = BITS, and rounded beyond
HALF = Fraction(1, 2)
SURE = 150  # bits of a rounded tail that are right after the longest of walks, and more than the first half of them


class RejectionRegion(NamedTuple):
    """By the number D = 0, 1, ... of items that only one model gets right.

    `critical` is the least c with P[Bin(D, 1/2) >= c] <= alpha, D + 1 where there is none; `share` the probability with
    which the randomised test rejects at c - 1, which makes its level exactly alpha.
    """

    critical: np.ndarray
    share: np.ndarray


def region(discordant: int, alpha: Fraction) -> RejectionRegion:
    """For D up to `discordant` at least. The steps do not depend on what was worked out before."""
    look_up(1 + discordant)
    size = max(LEAST_SIZE, 1 << discordant.bit_length())
    return _region(size, alpha)


@lru_cache(maxsize=32)
def _region(size: int, alpha: Fraction) -> RejectionRegion:
    bits = BITS + alpha.denominator.bit_length()
    level, near = Fraction(alpha.numerator << bits, alpha.denominator), 1 << (bits - SURE)
    allowed = level.numerator // level.denominator
    critical, share = np.empty(size, np.int64), np.empty(size)
    c, tail, edge = 1, 0, 1 << bits  # probabilities of at least c, and of exactly c - 1, times 2^bits
    for D in range(size):
        if D:
            tail += edge >> 1
            edge = edge * D // (2 * (D - c + 1))
        beyond = tail > level if D <= BITS else tail > allowed
        if D > BITS and abs(tail - allowed) <= near:
            beyond = _beyond(c, D, alpha)
        if beyond:
            edge = edge * (D - c + 1) // c
            tail -= edge
            c += 1
        critical[D] = c
        share[D] = min(max((allowed - tail) / edge, 0.0), 1.0)
    critical.flags.writeable = share.flags.writeable = False
    return RejectionRegion(critical, share)


def _beyond(c: int, D: int, alpha: Fraction) -> bool:
    """Is P[Bin(D, 1/2) >= c] > alpha? To the last bit; a half is met exactly at every odd D, by symmetry."""
    if alpha == HALF:
        return 2 * c <= D
    return Fraction(sum(comb(D, k) for k in range(c, D + 1)), 2**D) > alpha
