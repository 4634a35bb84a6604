"""The exact test of pairs with a margin another way: Tango's statistic by the likelihood, sizes on a grid, loops."""

import math
from fractions import Fraction
from functools import lru_cache

import numpy as np
from scipy.special import gammaln, xlogy
from scipy.stats import multinomial

GRID = 1_501  # probabilities that only the new model is right, dense at both ends
TIE = 1e-7  # of statistics that are equal: the likelihood's largest place is known to half of all digits


def only_old(new: np.ndarray, old: np.ndarray, margin: float) -> np.ndarray:
    """The most likely probability that only the old model is right, where it is the margin above the new one's.

    The likelihood's slope is halved between both ends; where it does not fall through 0 it goes to one of them.
    """
    both = 1 - new - old
    low, high = np.full(len(new), margin), np.full(len(new), (1 + margin) / 2)
    for _ in range(60):
        q = (low + high) / 2
        slope = new / (q - margin) + old / q - 2 * both / (1 + margin - 2 * q)
        low, high = np.where(slope > 0, q, low), np.where(slope > 0, high, q)
    return (low + high) / 2


def statistics(b: np.ndarray, c: np.ndarray, n: int, margin: float) -> np.ndarray:
    """The difference and the margin in standard errors, 0 where it is not positive."""
    exact = Fraction(repr(float(margin)))
    ahead = np.array([float(k + n * exact) / n for k in range(-n, n + 1)])[b - c + n]
    spread = 2 * only_old(b / n, c / n, margin) - margin - margin**2
    return np.where(ahead > 0, ahead / np.sqrt(np.where(ahead > 0, spread, 1.0) / n), 0.0)


@lru_cache(64)
def ranked(n: int, margin: float) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Tables of a positive statistic, those of one value together, the largest value first."""
    b, c = (each.ravel() for each in np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij"))
    b, c = b[b + c <= n], c[b + c <= n]
    with np.errstate(all="ignore"):
        values = statistics(b, c, n, margin)
    order = [place for place in np.argsort(-values, kind="stable").tolist() if values[place] > 0]
    groups: list[list[tuple[int, int]]] = []
    last = math.inf
    for place in order:
        if last - values[place] > TIE * values[place]:
            groups.append([])
        groups[-1].append((int(b[place]), int(c[place])))
        last = values[place]
    return tuple(map(tuple, groups))


def rejected(n: int, margin: float, alpha: float) -> set[tuple[int, int]]:
    """The largest set of tables of some value or more that the grid does not find too large."""
    chosen: set[tuple[int, int]] = set()
    groups = ranked(n, margin)
    tables = [table for group in groups for table in group]
    if not tables:
        return chosen
    s = (1 - margin) / 2 * np.sin(np.linspace(0, math.pi / 2, GRID if n < 60 else GRID // 5)) ** 2
    b, c = np.array(tables).T
    probabilities = np.column_stack([s, s + margin, np.maximum(1 - margin - 2 * s, 0)])
    size = np.empty(len(tables))
    so_far = np.zeros(len(s))
    for place in range(0, len(tables), 500):
        some = slice(place, place + 500)
        counts = np.stack([b[some], c[some], n - b[some] - c[some]])
        ways = gammaln(n + 1) - gammaln(counts + 1).sum(axis=0)
        mass = np.exp(ways + sum(xlogy(counts[k], probabilities[:, [k]]) for k in range(3)))
        sums = so_far[:, None] + np.cumsum(mass, axis=1)
        size[some], so_far = sums.max(axis=0), sums[:, -1]
        if size[some][-1] > alpha * 2:
            size[place + 500 :] = math.inf
            break
    reached = 0
    for group in groups:
        reached += len(group)
        if size[reached - 1] > alpha * (1 + 1e-11):
            break
        chosen |= set(group)
    return chosen


def power_of(n: int, tables: set[tuple[int, int]], new: Fraction, old: Fraction) -> Fraction:
    """The probability of these tables."""
    rest = 1 - new - old
    return sum(
        (math.comb(n, b) * math.comb(n - b, c) * new**b * old**c * rest ** (n - b - c) for b, c in tables), Fraction(0)
    )


def exact_paired(n: float, new: float, old: float, margin: float, alpha: float) -> float:
    """The power, by SciPy's law."""
    size, rest = int(n), max(1 - new - old, 0.0)
    law = multinomial(size, [new, old, rest])
    tables = np.array([[b, c, size - b - c] for b, c in rejected(size, float(margin), float(alpha))])
    return float(law.pmf(tables).sum()) if len(tables) else 0.0
