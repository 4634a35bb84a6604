"""Whether a test of pairs rejects with probability at most alpha, wherever the new model is worse by the margin.

On b of the n items only the new model is right, on c only the old one. Where it is worse by exactly the margin, these
probabilities are s and s + margin, for s from 0 to (1 - margin)/2; what is rejected has a probability that is a
polynomial of degree n in s = (1 - margin) (1 - cos(angle))/4, a sum of cosines of the angle: `halving` tells how its
size is proved. With a negative margin the new model is better by so much: s - margin and s, and 1 + margin in place of
1 - margin.

A region is its `cut` `(n+1,)`: the fewest b that are rejected with every c, n - c + 1 where none are. It never falls:
then one more right answer of the new model alone, and one less of the old, is rejected all the more. So models that are
worse by more than the margin are rejected no more often than those on the border where the new one is right alone no
less often, and the old one no more often. There are such: with the same new one, or, for a negative margin, the old
one's probability cut to the largest on the border.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import comb, pi
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.halving import End, at_most
from bounds.formula.special.proportions.paired_tables import PairedRegion


def size_at_most(region: PairedRegion, alpha: Fraction) -> bool | None:
    """Whether the size is at most `alpha`: proved, refuted by some probability, or None if it is too near to tell.

    Raises ValueError for a region that is not closed: its size may be larger than on the border.
    """
    if not region.closed:
        raise ValueError("one more right answer of the new model alone undoes a rejection")
    return at_most(_OnTheBorder(region), alpha)


@dataclass(frozen=True)
class _OnTheBorder:
    """P[reject] where the new model is worse by exactly the margin, by the angle."""

    region: PairedRegion

    @property
    def n(self) -> int:
        return self.region.n

    def in_doubles(self, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Sizes and slopes."""
        return self.region.size_and_slope(angle)

    def in_balls(self, angle: Any) -> tuple[Any, Any]:
        """Size and slope."""
        return _ball_of_size_and_slope(self.region, angle)

    def ends(self) -> list[End]:
        """At s = 0, and at the last s."""
        return [_at_the_end(self.region, last) for last in (False, True)]


def _at_the_end(region: PairedRegion, last: bool) -> End:
    """The size at s = 0, or at the last s, and its second derivative by the angle there."""
    n, margin = region.n, region.margin
    both = region.room / 2 if last else Fraction(0)
    new, old, agree = both + max(-margin, Fraction(0)), both + max(margin, Fraction(0)), region.room - 2 * both

    def possible(b: np.ndarray, c: np.ndarray, size: int) -> np.ndarray:
        result: np.ndarray = ((b == 0) | bool(new)) & ((c == 0) | bool(old)) & ((b + c == size) | bool(agree))
        return result

    def chance(size: int, b: int, c: int) -> Fraction:
        look_up(0)
        return comb(size, c) * comb(size - c, b) * new**b * old**c * agree ** (size - b - c)

    c = region.rows
    lengths = n - c + 1 - region.cut[c]
    each = np.repeat(c, lengths)
    b = np.concatenate([np.arange(int(region.cut[row]), n - row + 1) for row in c.tolist()] or [c])
    some = possible(b, each, n)
    tables = zip(b[some].tolist(), each[some].tolist(), strict=True)
    size = sum((chance(n, *table) for table in tables), Fraction(0))
    some = possible(region.border[0], region.border[1], n - 1)
    border = zip(*(each[some].tolist() for each in region.border), strict=True)
    slope = sum((int(sign) * chance(n - 1, *table) for *table, sign in border), Fraction(0))
    bend = (-1 if last else 1) * n * slope * region.room / 4
    return pi if last else 0.0, size, bend


def _ball_of_size_and_slope(region: PairedRegion, angle: Any) -> tuple[Any, Any]:
    """Table by table, and along the border of n - 1 items."""
    from flint import arb, fmpq

    margin, room = (arb(fmpq(each.numerator, each.denominator)) for each in (region.margin, region.room))
    both = room / 2 * (angle / 2).sin() ** 2
    new, old = (both, both + margin) if region.margin > 0 else (both - margin, both)
    size = ball_of_rejected(region.n, region.cut, new, old)
    powers = [_powers(each, region.n) for each in (new, old, room * (angle / 2).cos() ** 2)]
    slope, n = arb(0), region.n - 1
    for b, c, sign in zip(*(each.tolist() for each in region.border), strict=True):
        ways = comb(n, c) * comb(n - c, b) * int(sign)
        slope = slope + powers[0][b] * powers[1][c] * powers[2][n - b - c] * ways
    return size, region.n * slope * room / 4 * angle.sin()


def ball_of_rejected(n: int, cut: np.ndarray, new: Any, old: Any) -> Any:
    """P[reject], table by table."""
    from flint import arb

    rest = 1 - new - old
    alone, other, agree = (_powers(each, n) for each in (new, old, arb(0) if rest < 0 else rest))
    total = arb(0)
    for c in range(n + 1):
        look_up(1 + max(n - c - int(cut[c]), 0) // 2)
        ways, row = comb(n - c, int(cut[c])), arb(0)
        for b in range(int(cut[c]), n - c + 1):
            row = row + alone[b] * agree[n - c - b] * ways
            ways = ways * (n - c - b) // (b + 1)
        total = total + row * other[c] * comb(n, c)
    return total


def _powers(p: Any, n: int) -> list[Any]:
    from flint import arb

    result = [arb(1)]
    for _ in range(n):
        result.append(result[-1] * p)
    return result
