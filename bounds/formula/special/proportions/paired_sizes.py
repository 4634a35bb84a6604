"""Whether a test of pairs rejects with probability at most alpha, wherever the new model is worse by the margin.

On b of the n items only the new model is right, on c only the old one. Where it is worse by exactly the margin, these
probabilities are s and s + margin, for s from 0 to (1 - margin)/2; what is rejected has a probability that is a
polynomial of degree n in s = (1 - margin) (1 - cos(angle))/4, a sum of cosines of the angle. So the proof is that of
`sizes`: within h of an angle a size of at most A is at most size + |slope| h + n^2 A h^2/4, by Bernstein's inequality.
With a negative margin the new model is better by so much: s - margin and s, and 1 + margin in place of 1 - margin.

A region is its `cut` `(n+1,)`: the fewest b that are rejected with every c, n - c + 1 where none are. It never falls:
then one more right answer of the new model alone, and one less of the old, is rejected all the more. So models that are
worse by more than the margin are rejected no more often than those on the border where the new one is right alone no
less often, and the old one no more often. There are such: with the same new one, or, for a negative margin, the old
one's probability cut to the largest on the border.
"""

from fractions import Fraction
from math import comb, pi
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.paired_tables import PairedRegion, middles
from bounds.formula.special.proportions.sizes import FAR_ENOUGH, HIDDEN, MOST_CELLS, NARROW, NARROWEST, PRECISION


def size_at_most(region: PairedRegion, alpha: Fraction) -> bool | None:
    """Whether the size is at most `alpha`: proved, refuted by some probability, or None if it is too near to tell.

    Raises ValueError for a region that is not closed: its size may be larger than on the border.
    """
    if not region.closed:
        raise ValueError("one more right answer of the new model alone undoes a rejection")
    n, level = region.n, float(alpha)
    angle, h = middles(n), pi / (8 * n)
    curvature = n**2 * HIDDEN * level / 4
    while len(angle):
        look_up(0)
        size, slope = region.size_and_slope(angle)
        if float(size.max()) > level * (1 + FAR_ENOUGH):
            return False
        angle = angle[size + np.abs(slope) * h + curvature * h**2 > level * (1 - FAR_ENOUGH)]
        if n * h < NARROW and len(angle):
            return _in_balls(region, alpha, [float(each) for each in angle], h)
        if len(angle) > MOST_CELLS * n:
            return None
        h /= 2
        angle = np.concatenate((angle - h, angle + h))
    return True


def _in_balls(region: PairedRegion, alpha: Fraction, angles: list[float], h: float) -> bool | None:
    """The same for the cells that doubles leave open, and exactly at both ends."""
    from flint import arb, ctx, fmpq

    n = region.n
    (low, first_flat), (high, last_flat) = (_at_the_end(region, float(alpha), last) for last in (False, True))
    if max(low, high) > alpha:
        return False
    with ctx.workprec(PRECISION):
        level = arb(fmpq(alpha.numerator, alpha.denominator))
        curvature = arb(n**2) * arb(HIDDEN) * level / 4
        while 0 < len(angles) <= MOST_CELLS * n and h >= NARROWEST:
            wide, left = arb(h) + arb(2) ** -48, []  # middles are rounded
            for angle in angles:
                if angle + h < first_flat or angle - h > pi - last_flat:
                    continue
                size, slope = _ball_of_size_and_slope(region, arb(angle))
                if size > level:
                    return False
                if not size + abs(slope) * wide + curvature * wide**2 <= level:
                    left.append(angle)
            h /= 2
            angles = [angle + side for angle in left for side in (-h, h)]
    return None if angles else True


def _at_the_end(region: PairedRegion, level: float, last: bool) -> tuple[Fraction, float]:
    """The size at s = 0, or at the last s, and how far from there it is not larger.

    By its second derivative by the angle there, if negative, and the fourth: all odd ones are 0, and the fourth is at
    most n^4 A/2.
    """
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
    flat = 0.99 * float((24 * max(-bend, Fraction(0)) / Fraction(n**4 * HIDDEN * level)) ** 0.5)
    return size, flat


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
