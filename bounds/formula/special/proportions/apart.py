"""P[reject] where the first probability is less than the second by a margin: in doubles, in balls, in fractions.

Of two samples of n each, Y successes of the second are rejected with at least `cut[Y]` of the first. As what is
rejected is the same for (n - Y, n - X), the chance at p = (1 - margin) sin^2(angle/4) of the first and p + margin of
the second is a polynomial of degree n in cos(angle), for angles from 0 to pi, where they lie about one half.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from math import comb, perm, pi
from typing import Any

import numpy as np

from bounds.formula.special.proportions.halving import End, middles
from bounds.formula.special.proportions.sizes import log_choices


@lru_cache(4)
def _grid(n: int, margin: float) -> tuple[np.ndarray, np.ndarray]:
    return _laws(n, margin, middles(n))


def _laws(n: int, margin: float, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """`(angles, n+1)` of either sample, to 12 digits."""
    p, k = (1 - margin) * np.sin(angle / 4)[:, None] ** 2, np.arange(n + 1)
    q = p + margin
    first, second = (np.exp(log_choices(n) + k * np.log(r) + (n - k) * np.log1p(-r)) for r in (p, q))
    return first, second


def coarse_sizes(n: int, cut: np.ndarray, margin: Fraction) -> np.ndarray:
    """P[reject] at n angles of the 4n that `halving` looks at first."""
    first, second = (law[::4] for law in _grid(n, float(margin)))
    size: np.ndarray = (second * _tails(first)[:, cut]).sum(axis=1)
    return size


def _tails(law: np.ndarray) -> np.ndarray:
    """`(angles, n+2)`: P[X >= k], 0 for k = n + 1."""
    return np.hstack((np.cumsum(law[:, ::-1], axis=1)[:, ::-1], np.zeros((len(law), 1))))


@dataclass(frozen=True, eq=False)
class MarginApart:
    """P[reject] for probabilities that are the `margin` apart; `cut` `(n+1,)` of each Y, n + 1 where none."""

    n: int
    cut: np.ndarray
    margin: Fraction

    def in_doubles(self, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Sizes and slopes: the tail P[X >= c] rises by n P[Bin(n-1, p) = c - 1], the mass of Y by its score."""
        n, cut, margin = self.n, self.cut, float(self.margin)
        first, second = _grid(n, margin) if len(angle) == 4 * n else _laws(n, margin, angle)
        p = (1 - margin) * np.sin(angle / 4)[:, None] ** 2
        q = p + margin
        tail = _tails(first)[:, cut]
        before = np.hstack((np.zeros((len(first), 1)), first))[:, cut]  # P[X = c - 1]
        rise = before * (n + 1 - cut) / (1 - p)
        score = (np.arange(n + 1) - n * q) / (q * (1 - q))
        slope = (second * (rise + tail * score)).sum(axis=1)
        return (second * tail).sum(axis=1), slope * (1 - margin) * np.sin(angle / 2) / 4

    def in_balls(self, angle: Any) -> tuple[Any, Any]:
        """Size and slope."""
        from flint import arb, fmpq

        margin = arb(fmpq(self.margin.numerator, self.margin.denominator))
        size, slope = self._derivatives((1 - margin) * (angle / 4).sin() ** 2, margin, 1)
        return size, slope * (1 - margin) * (angle / 2).sin() / 4

    def ends(self) -> list[End]:
        """At 0, where the first sample has no success, and at pi, where both lie about one half."""
        from flint import fmpq

        margin, rest = fmpq(self.margin.numerator, self.margin.denominator), 1 - self.margin
        size, slope = map(_fraction, self._derivatives(fmpq(0), margin, 1))
        most, _, bend = map(_fraction, self._derivatives((1 - margin) / 2, margin, 2))
        return [(0.0, size, slope * rest / 8), (pi, most, bend * rest**2 / 16)]

    def _derivatives(self, p: Any, margin: Any, order: int) -> list[Any]:
        """P[reject] and its derivatives by p, where the second probability is p + margin, by Leibniz's rule."""
        first, second = _mass_derivatives(self.n, p, order), _mass_derivatives(self.n, p + margin, order)
        tails = [[*list(accumulate(row[::-1]))[::-1], 0 * p] for row in first]
        cut = self.cut.tolist()
        return [
            sum(
                (comb(j, i) * sum((m * tails[i][c] for m, c in zip(second[j - i], cut, strict=True)), 0 * p)
                 for i in range(j + 1)),
                0 * p,
            )
            for j in range(order + 1)
        ]  # fmt: skip


def _mass_derivatives(n: int, p: Any, order: int) -> list[list[Any]]:
    """The masses of Bin(n, p) and their derivatives by p: those of n - 1 and fewer, differenced."""
    result = []
    for j in range(order + 1):
        if j > n:
            result.append([0 * p] * (n + 1))
            continue
        size = n - j
        up, down = (list(accumulate([r] * size, lambda power, each: power * each, initial=p**0)) for r in (p, 1 - p))
        row = [comb(size, k) * perm(n, j) * up[k] * down[size - k] for k in range(size + 1)]
        for _ in range(j):
            row = [left - right for left, right in zip([0 * p, *row], [*row, 0 * p], strict=True)]
        result.append(row)
    return result


def _fraction(value: Any) -> Fraction:
    return Fraction(int(value.p), int(value.q))
