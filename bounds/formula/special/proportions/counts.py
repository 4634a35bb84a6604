"""Two independent binomial counts, and where Fisher's one-sided exact test rejects, in doubles.

Of two samples of n each, X of the first and Y of the second succeed. Given X + Y = t, and one common probability, X is
hypergeometric: the test rejects from the smallest c(t) on with P[X >= c(t) | t] <= alpha. No logarithm of a factorial
is added up: masses come from ratios of neighbours, or from Loader's form of the binomial mass, so that all are good to
13 digits.
"""

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.kl import _bend
from bounds.formula.special.log_binomial import stirling_error
from bounds.formula.special.proportions.ties import RejectionCuts, decided

FAR = 9.0  # standard deviations and their Bernstein correction: exp(-FAR^2/2) = 3e-18 lies beyond, on either side
NEAR = 1e-11  # a tail of doubles whose relative distance from the level is more lies on its side of it


@dataclass(frozen=True)
class Masses:
    """P[Bin(n, p) = k] for k from `first` on; what lies outside is below 3e-18."""

    first: int
    mass: np.ndarray

    @property
    def last(self) -> int:
        return self.first + len(self.mass) - 1

    def at(self, k: np.ndarray) -> np.ndarray:
        """The mass of every k, 0 outside."""
        inside = (k >= self.first) & (k <= self.last)
        return np.where(inside, self.mass[np.where(inside, k - self.first, 0)], 0.0)

    def at_most(self, k: np.ndarray) -> np.ndarray:
        """P[Bin(n, p) <= k] of every k."""
        summed = np.concatenate(([0.0], np.cumsum(self.mass)))
        result: np.ndarray = summed[np.clip(k - self.first + 1, 0, len(self.mass))]
        return result


def totals(n: int, p: float, q: float) -> tuple[int, int]:
    """First and last total that are not far from the mean of X + Y."""
    reach = FAR * math.sqrt(n * (p * (1 - p) + q * (1 - q))) + FAR**2 / 3
    return max(0, math.floor(n * (p + q) - reach)), min(2 * n, math.ceil(n * (p + q) + reach))


def window(n: int, p: float, far: float = FAR) -> tuple[int, int]:
    """First and last count that are not far from the mean, by Bernstein's inequality."""
    reach = far * math.sqrt(n * p * (1 - p)) + far**2 / 3
    return max(0, math.floor(n * p - reach)), min(n, math.ceil(n * p + reach))


def masses(n: int, p: float) -> Masses:
    """From the largest outwards by ratios, scaled to add up to 1."""
    low, high = window(n, p)
    k = np.arange(low, high)
    mode = min(max(int((n + 1) * p), low), high)
    ratio = (n - k) / (k + 1) * (p / (1 - p))
    up = np.cumprod(ratio[mode - low :])
    down = np.cumprod(1 / ratio[: mode - low][::-1])[::-1]
    mass = np.concatenate((down, [1.0], up))
    return Masses(low, mass / mass.sum())


def cuts(n: int, first: int, last: int, alpha: float) -> RejectionCuts:
    """Where the test at level `alpha`, at most 1/2, begins to reject, for totals from `first` to `last`.

    A path of cuts near the right ones is guessed, its tails are added up along it, and the last steps are made.
    """
    t = np.arange(first, last + 1)
    look_up(300 + t.size)
    lowest, highest = np.maximum(0, t - n), np.minimum(n, t)
    edge = _guess(n, t, alpha)  # the largest X that is not rejected
    tail, before = _along(n, t, edge)
    while (low := (tail > alpha) & (edge < highest)).any():
        x, total = edge[low], t[low]
        before[low] *= (n - x) * (total - x) / ((x + 1) * (n - total + x + 1))
        tail[low] -= before[low]
        edge[low] += 1
    tail = np.where(edge == highest, 0.0, tail)
    while (more := (edge > lowest) & (tail + before <= alpha)).any():
        x, total = edge[more], t[more]
        tail[more] += before[more]
        before[more] *= x * (n - total + x) / ((n - x + 1) * (total - x + 1))
        edge[more] -= 1
    return decided(n, RejectionCuts(first, edge + 1, tail, before), Fraction(repr(float(alpha))), NEAR)


def _guess(n: int, t: np.ndarray, alpha: float) -> np.ndarray:
    """Edges by the normal law that rise by 0 or 1 from total to total, as the right ones do."""
    from scipy.special import ndtri

    spread = np.sqrt(t * (2 * n - t) / (4 * max(2 * n - 1, 1)))
    guess = np.maximum.accumulate(np.ceil(t / 2 - float(ndtri(alpha)) * spread - 0.5).astype(int))
    path = t + np.minimum.accumulate(guess - t)
    result: np.ndarray = np.clip(path, np.maximum(0, t - n), np.minimum(n, t))
    return result


def _along(n: int, t: np.ndarray, edge: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """P[X > edge | t] and P[X = edge | t] along a path: both in the middle, and what changes from total to total.

    One success more falls into the first sample with probability (n - X)/(2n - t); an edge higher by 1 loses a mass.
    """
    x, total, rises = edge[:-1], t[:-1], np.diff(edge) > 0
    ratio = np.where(rises, (n - x) / (x + 1), (n - total + x) / (total + 1 - x)) * (total + 1) / (2 * n - total)
    middle = len(t) // 2
    there, tail = _middle(n, int(t[middle]), int(edge[middle]))
    up = np.cumprod(ratio[middle:])
    down = np.cumprod(1 / ratio[:middle][::-1])[::-1]
    mass = there * np.concatenate((down, [1.0], up))
    change = mass[:-1] * (n - x) / (2 * n - total) - np.where(rises, mass[1:], 0.0)
    below = -np.cumsum(change[:middle][::-1])[::-1]
    return tail + np.concatenate((below, [0.0], np.cumsum(change[middle:]))), mass


def _middle(n: int, t: int, edge: int) -> tuple[float, float]:
    """P[X = edge | t] and P[X > edge | t], term by term."""
    k = np.arange(edge, min(n, t, edge + 5 * math.isqrt(n) + 40) + 1)
    mass = mass_given_total(n, np.full_like(k, t), k)
    return float(mass[0]), float(mass[1:].sum())


def mass_given_total(n: int, t: np.ndarray, k: np.ndarray) -> np.ndarray:
    """P[X = k | t], 0 where there is no such table: three binomial masses of success probability t/(2n)."""
    inside = (k >= np.maximum(0, t - n)) & (k <= np.minimum(n, t))
    mean = t / 2
    log_mass = _log_mass(k, n, mean) + _log_mass(t - k, n, mean) - _log_mass(t, 2 * n, t.astype(float))
    return np.where(inside, np.exp(np.where(inside, log_mass, 0.0)), 0.0)


def _log_mass(k: np.ndarray, n: int, mean: np.ndarray) -> np.ndarray:
    """ln P[Bin(n, mean/n) = k] by Loader's saddle point: nothing large cancels. For 0 <= k <= n."""
    k = np.clip(k, 0, n).astype(float)
    rest, other = n - k, n - mean
    at_end = (k == 0) | (rest == 0)
    scale = np.where(at_end, 1.0, 2 * np.pi * k * rest / n)
    errors = stirling_error(np.full_like(k, n)) - stirling_error(k) - stirling_error(rest)
    result: np.ndarray = errors - _deviance(k, mean) - _deviance(rest, other) - 0.5 * np.log(scale)
    return result


def _deviance(k: np.ndarray, mean: np.ndarray) -> np.ndarray:
    """k ln(k/mean) + mean - k, without cancellation; 0 where both are 0."""
    safe = np.where(mean > 0, mean, 1.0)
    return np.where(mean > 0, safe * _bend((k - mean) / safe), 0.0)
