"""Whether a test of two samples of n each rejects with probability at most alpha, whatever the common probability.

What is rejected is the same for (n - Y, n - X). So the probability of rejecting at p = sin^2(angle/4) is a polynomial
of degree n in cos(angle), for angles from 0 to pi, p = 1/2: `halving` tells how that is proved.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb, log, pi
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.halving import End, at_most, middles


@lru_cache(4)
def binomial_grid(n: int) -> np.ndarray:
    """`(points, 2n+1)`: P[Bin(2n, p) = t] for common probabilities that are dense where sizes vary."""
    return _binomials(n, middles(n))


def _binomials(n: int, angle: np.ndarray) -> np.ndarray:
    """Rows of P[Bin(2n, p) = t], to 12 digits."""
    p, t = np.sin(angle / 4)[:, None] ** 2, np.arange(2 * n + 1)
    result: np.ndarray = np.exp(log_choices(2 * n) + t * np.log(p) + (2 * n - t) * np.log1p(-p))
    return result


@lru_cache(24)
def log_choices(n: int) -> np.ndarray:
    """`(n+1,)`: ln C(n, k)."""
    return np.array([log(comb(n, k)) for k in range(n + 1)])


def size_at_most(n: int, cut: np.ndarray, chances: np.ndarray, alpha: Fraction) -> bool | None:
    """Whether the size is at most `alpha`: proved, refuted by some probability, or None if it is too near to tell.

    `cut` `(n+1,)` has the smallest rejected X of every total up to n, `chances` `(2n+1,)` P[reject | t].
    """
    return at_most(_CommonProbability(n, cut, chances), alpha)


@dataclass(frozen=True, eq=False)
class _CommonProbability:
    """P[reject] of the tables from `cut` on; `chances` P[reject | t]."""

    n: int
    cut: np.ndarray
    chances: np.ndarray

    @cached_property
    def tables(self) -> list[int]:
        """Of every total, the number of ways to have so many successes and be rejected."""
        binomials = [comb(self.n, k) for k in range(self.n + 1)]
        look_up(0)
        half = [sum(binomials[k] * binomials[t - k] for k in range(int(self.cut[t]), t + 1)) for t in range(self.n + 1)]
        return half + half[-2::-1]

    def in_doubles(self, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """P[reject] and its derivative by the angle: the score of p times dp/d(angle) = sqrt(p (1-p))/2."""
        n, p = self.n, np.sin(angle / 4) ** 2
        weighted = (binomial_grid(n) if np.array_equal(angle, middles(n)) else _binomials(n, angle)) * self.chances
        score = (np.arange(2 * n + 1) - 2 * n * p[:, None]) / (2 * np.sqrt(p * (1 - p)))[:, None]
        return weighted.sum(axis=1), (weighted * score).sum(axis=1)

    @cached_property
    def _polynomial(self) -> Any:
        from flint import arb, arb_poly

        return arb_poly([arb(count) * 1 for count in self.tables])

    def in_balls(self, angle: Any) -> tuple[Any, Any]:
        """From the polynomial of the numbers of `tables`, in the odds p/(1-p), times (1-p)^(2n)."""
        n, p = self.n, (angle / 4).sin() ** 2
        odds, power = p / (1 - p), (1 - p) ** (2 * n)
        size = self._polynomial(odds) * power
        slope = (odds * self._polynomial.derivative()(odds) * power - 2 * n * p * size) / (2 * (p * (1 - p)).sqrt())
        return size, slope

    def ends(self) -> list[End]:
        """At p = 1/2; at 0 nothing is rejected."""
        n = self.n
        bend = Fraction(sum(count * (2 * (t - n) ** 2 - n) for t, count in enumerate(self.tables)), 2 * 4**n)
        return [(pi, Fraction(sum(self.tables), 4**n), bend)]
