"""What Fisher's one-sided test does at two probabilities: its power, with and without randomizing, and the difference.

All sums run over the tables that are not far from their mean; those left out have a probability below 1e-17.
"""

import numpy as np

from bounds.formula.special.proportions.counts import Masses, cuts, masses, totals
from bounds.formula.special.proportions.ties import RejectionCuts


def power(first: Masses, second: Masses, region: RejectionCuts) -> float:
    """P[X >= c(X + Y)]: the cuts rise by at most 1 with the total, so for each X all small Y are rejected."""
    x = first.first + np.arange(len(first.mass))
    largest = region.first - 1 + np.searchsorted(region.cut, x, side="right")
    return float(first.mass @ np.where(largest < region.first, 0.0, second.at_most(largest - x)))


def randomized(first: Masses, second: Masses, region: RejectionCuts, alpha: float) -> float:
    """What is gained if the table before the cut is rejected with the probability that uses the whole level."""
    share = np.clip((alpha - region.tail) / region.before, 0.0, 1.0)
    return float(share @ _joint(first, second, region.cut - 1, region.totals))


def largest_on_diagonals(n: int, p: float, q: float) -> float:
    """The sum over all totals of the largest probability of a table with that total."""
    first, second = masses(n, p), masses(n, q)
    t = np.arange(first.first + second.first, first.last + second.last + 1)
    odds = p / (1 - p) * ((1 - q) / q)
    b, c = odds * (n + t + 2) + n - t, odds * (n + 1) * (t + 1)
    root = 2 * c / (b + np.sqrt(np.maximum(b * b - 4 * (odds - 1) * c, 0.0)))
    mode = np.clip(np.floor(root).astype(int), np.maximum(0, t - n), np.minimum(n, t))
    return float(np.max([_joint(first, second, mode + step, t) for step in (-1, 0, 1)], axis=0).sum())


def _joint(first: Masses, second: Masses, x: np.ndarray, t: np.ndarray) -> np.ndarray:
    """P[X = x, Y = t - x]."""
    joint: np.ndarray = first.at(x) * second.at(t - x)
    return joint


def both_powers(n: int, p: float, q: float, alpha: float) -> tuple[float, float]:
    """The power of the test, and of its randomized form."""
    first, second = masses(n, p), masses(n, q)
    region = cuts(n, *totals(n, p, q), alpha)
    plain = power(first, second, region)
    return min(plain, 1.0), min(plain + randomized(first, second, region, alpha), 1.0)


def every_power(n: int, p: float, q: float, alpha: float) -> tuple[float, float, float]:
    """Power, randomized power, and the loss that never grows with n."""
    return *both_powers(n, p, q, alpha), largest_on_diagonals(n, p, q)
