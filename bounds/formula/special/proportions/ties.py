"""Tails so near the level that doubles cannot tell them from it: whole numbers decide which are rejected.

1/20 is at most 0.05, and one half, the middle tail of every odd total by symmetry, is above 0.4999999999999999.
"""

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds.formula.patience import look_up, patiently

HALF = Fraction(1, 2)
PRECISION = 192


@dataclass(frozen=True)
class RejectionCuts:
    """Of totals t from `first` on: the smallest X that is rejected, its tail and the mass of the one before."""

    first: int
    cut: np.ndarray
    tail: np.ndarray
    before: np.ndarray

    @property
    def totals(self) -> np.ndarray:
        return self.first + np.arange(len(self.cut))


def decided(n: int, region: RejectionCuts, alpha: Fraction, near: float) -> RejectionCuts:
    """The same cuts, where tails within a share `near` of the level are compared with it in whole numbers."""
    level, cut, tail = float(alpha), region.cut.copy(), region.tail.copy()
    longer = tail + region.before
    rejected, accepted = np.abs(tail / level - 1) <= near, np.abs(longer / level - 1) <= near
    before = region.before.copy()
    for place in np.flatnonzero(rejected | accepted):
        t, x = region.first + int(place), int(cut[place])
        if rejected[place] and exceeds(n, t, x, alpha):
            before[place] = before[place] * (n - x + 1) * (t - x + 1) / (x * (n - t + x))
            cut[place], tail[place] = x + 1, tail[place] - before[place]
        elif accepted[place] and not exceeds(n, t, x - 1, alpha):
            cut[place], tail[place] = x - 1, longer[place]
            before[place] = before[place] * (x - 1) * (n - t + x - 1) / ((n - x + 2) * (t - x + 2))
    return RejectionCuts(region.first, cut, tail, before)


def exceeds(n: int, t: int, x: int, alpha: Fraction) -> bool:
    """Whether P[X >= x | t] > alpha: by balls, and by whole numbers where these cannot tell."""
    if 2 * x == t + 1:  # as many tables on either side
        return alpha < HALF
    near = _by_balls(n, t, x, alpha)
    return _by_whole_numbers(n, t, x, alpha) if near is None else near


def _by_balls(n: int, t: int, x: int, alpha: Fraction) -> bool | None:
    """Tables from x on are added up until the others cannot change the answer, or are lost in the balls."""
    from flint import arb, ctx, fmpq, fmpz

    with ctx.workprec(PRECISION):
        look_up(20 + n // 50)
        level = arb(fmpq(alpha.numerator, alpha.denominator))
        table = arb(fmpz.bin_uiui(n, x)) * fmpz.bin_uiui(n, t - x) / fmpz.bin_uiui(2 * n, t)
        summed = arb(0)
        for k in patiently(range(x, min(n, t) + 1)):
            summed = summed + table
            above, below = (n - k) * (t - k), (k + 1) * (n - t + k + 1)
            if summed > level:
                return True
            if above < below and summed + table * above / (below - above) < level:
                return False
            table = table * above / below
        return None if summed.overlaps(level) else False


def _by_whole_numbers(n: int, t: int, x: int, alpha: Fraction) -> bool:
    """The same, exactly."""
    highest = min(n, t)
    level = alpha.numerator * math.comb(2 * n, t)
    table = alpha.denominator * math.comb(n, x) * math.comb(n, t - x)
    summed = 0
    for k in range(x, highest + 1):
        look_up(1 + n // 500)
        summed += table
        if summed > level:
            return True
        # Ratios fall: what is left is less than a geometric series, once they are below 1.
        above, below = (n - k) * (t - k), (k + 1) * (n - t + k + 1)
        if above < below and (level - summed) * (below - above) >= table * above:
            return False
        table = table * above // below
    return False
