"""Whether a test of pairs rejects with probability at most alpha, wherever the new model is worse by the margin.

On b of the n items only the new model is right, on c only the old one. Where it is worse by exactly the margin, these
probabilities are s and s + margin, for s from 0 to (1 - margin)/2; what is rejected has a probability that is a
polynomial of degree n in s = (1 - margin) (1 - cos(angle))/4, a sum of cosines of the angle. So the proof is that of
`sizes`: within h of an angle a size of at most A is at most size + |slope| h + n^2 A h^2/4, by Bernstein's inequality.
With a negative margin the new model is better by so much: s - margin and s, and 1 + margin in place of 1 - margin.

A region is its `cut` `(n+1,)`: the fewest b that are rejected with every c, n - c + 1 where none are. It never falls:
then one more right answer of the new model alone, and one less of the old, is rejected all the more. Of a model that is
worse by more, with probabilities p and q of being right alone, take min(q, s at its end) for the old model's and what is
just the margin apart for the new one's: it is rejected as often, or more often, as neither q nor p are nearer to 1.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb, pi
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.sizes import (
    FAR_ENOUGH,
    HIDDEN,
    MOST_CELLS,
    NARROW,
    NARROWEST,
    PRECISION,
    log_choices,
)


@dataclass(frozen=True, eq=False)
class PairedRegion:
    """What is rejected of `n` items, at the `margin`; its size is a function of the angle."""

    n: int
    margin: Fraction
    cut: np.ndarray

    @property
    def room(self) -> Fraction:
        """Twice the largest s: 1 less the margin's distance from 0."""
        return 1 - abs(self.margin)

    @property
    def closed(self) -> bool:
        """Does one less right answer of the old model alone never undo a rejection? Of the new one's that is a cut."""
        some = self.cut[self.rows]
        return len(some) == 0 or bool(self.rows[-1] == len(some) - 1 and (np.diff(some) >= 0).all())

    @cached_property
    def rows(self) -> np.ndarray:
        """The c with which anything is rejected."""
        return np.flatnonzero(self.cut <= self.n - np.arange(self.n + 1))

    @cached_property
    def border(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Of n - 1 items (b, c) where one more decides, and +1 if the new model's alone rejects, -1 if the old's not.

        The derivative of the size by s is n times the sum of their probabilities with these signs.
        """
        c, first = self.rows, self.cut[self.rows]
        undone = np.minimum(np.append(self.cut, 0)[c + 1], self.n - c) - first
        places = np.repeat(first - np.append(0, np.cumsum(undone))[:-1], undone) + np.arange(undone.sum())
        some = first > 0
        return (
            np.concatenate((places, first[some] - 1)),
            np.concatenate((np.repeat(c, undone), c[some])),
            np.concatenate((-np.ones(len(places)), np.ones(int(some.sum())))),
        )

    def probabilities(self, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """That only the new, and that only the old model is right, at each angle."""
        both, margin = float(self.room) / 2 * np.sin(angle / 2) ** 2, float(self.margin)
        return both + max(-margin, 0.0), both + max(margin, 0.0)

    def size(self, angle: np.ndarray) -> np.ndarray:
        """P[reject] at each angle, added up."""
        look_up(0)
        new, old = (each[:, None] for each in self.probabilities(angle))
        return rejected(self.n, self.rows, self.cut[self.rows], new, old)

    @cached_property
    def cosines(self) -> np.ndarray:
        """`(n+1,)`: the size is the sum of these numbers times the cosines of the multiples of the angle.

        The derivative at n + 1 angles says all but the first.
        """
        from scipy.fft import dst

        n, room, (b, c, sign) = self.n, float(self.room), self.border
        look_up(0)
        angle = (np.arange(n + 1) + 0.5) * (pi / (n + 1))
        new, old = (each[:, None] for each in self.probabilities(angle))
        rest = n - 1 - b - c
        ways = log_choices(n - 1)[c] + _log_choose(n - 1 - c, b)
        mass = np.exp(ways + b * np.log(new) + c * np.log(old) + rest * np.log(room * np.cos(angle / 2)[:, None] ** 2))
        sines = dst(n * (mass @ sign) * room / 4 * np.sin(angle), type=2)[:n] / (n + 1)
        others = -sines / np.arange(1, n + 1)
        middle = float(self.size(np.array([pi / 2]))[0])
        return np.append(middle - others @ np.cos(np.arange(1, n + 1) * (pi / 2)), others)

    @cached_property
    def worst(self) -> np.ndarray:
        """`(1,)`: of 4n angles that with the largest size."""
        return middles(self.n)[[int((_waves(self.n)[0] @ self.cosines).argmax())]]

    def size_and_slope(self, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """P[reject] and its derivative by the angle."""
        look_up(0)
        j = np.arange(self.n + 1)
        if np.array_equal(angle, middles(self.n)):
            cosine, sine = _waves(self.n)
        else:
            cosine, sine = np.cos(angle[:, None] * j), np.sin(angle[:, None] * j)
        return cosine @ self.cosines, sine @ (-j * self.cosines)


def middles(n: int) -> np.ndarray:
    """The middles of 4n cells of angles."""
    return (np.arange(4 * n) + 0.5) * (pi / (4 * n))


@lru_cache(4)
def _waves(n: int) -> tuple[np.ndarray, np.ndarray]:
    """`(4n, n+1)`: cosines and sines of multiples of the middles."""
    angle = middles(n)[:, None] * np.arange(n + 1)
    return np.cos(angle), np.sin(angle)


def _log_choose(n: np.ndarray, k: np.ndarray) -> np.ndarray:
    from scipy.special import gammaln

    result: np.ndarray = gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)
    return result


def rejected(n: int, c: np.ndarray, cut: np.ndarray, new: np.ndarray, old: np.ndarray) -> np.ndarray:
    """P[reject], `(points,)` for `new` and `old` `(points, 1)`: c binomial, and given c the b, among the other items.

    `c` are the rows with which anything is rejected.
    """
    from scipy.special import betainc, xlog1py, xlogy

    mass = np.exp(log_choices(n)[c] + xlogy(c, old) + xlog1py(n - c, -old))
    some = np.where(cut > 0, cut, 1)
    tail = betainc(some, n - c - some + 1.0, np.minimum(new / np.maximum(1 - old, 1e-300), 1.0))
    result: np.ndarray = np.minimum((mass * np.where(cut > 0, tail, 1.0)).sum(axis=1), 1.0)
    return result


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

    alone, other, agree = (_powers(each, n) for each in (new, old, 1 - new - old))
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
