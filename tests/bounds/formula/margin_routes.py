"""The exact test of non-inferiority another way: roots of the cubic, sizes on a fine grid, and all in fractions."""

import math
from fractions import Fraction

import numpy as np
from scipy.stats import binom

GRID = 2_001  # probabilities, dense near the ends
TIE = 1e-9


def score(x: int, y: int, sizes: tuple[int, int], margin: float) -> float:
    """Farrington and Manning's z, the probabilities by the likelihood's largest value at a root of the cubic."""
    a, b, ratio = x / sizes[0], y / sizes[1], sizes[1] / sizes[0]
    # (a - p) (p + margin) (1 - margin - p) + ratio (b - margin - p) p (1 - p), by polynomial multiplication
    first = np.polymul(np.polymul([-1, a], [1, margin]), [-1, 1 - margin])
    second = ratio * np.polymul(np.polymul([-1, b - margin], [1, 0]), [-1, 1])
    roots = [min(max(r.real, 0.0), 1 - margin) for r in np.roots(np.polyadd(first, second)) if abs(r.imag) < 1e-6]

    def likelihood(p: float) -> float:
        terms = ((a, p), (1 - a, 1 - p), (ratio * b, p + margin), (ratio * (1 - b), 1 - p - margin))
        return sum(weight * (math.log(r) if r > 1e-300 else -1e9) for weight, r in terms if weight)

    p = max([*roots, 0.0, 1 - margin], key=likelihood)
    variance = p * (1 - p) / sizes[0] + (p + margin) * (1 - p - margin) / sizes[1]
    return (a - b + margin) / math.sqrt(variance) if variance > 1e-12 else 0.0


def scores(n: int, margin: float) -> np.ndarray:
    """Of all tables of two samples of n, by halving where the likelihood's slope changes its sign."""
    x, y = np.meshgrid(np.arange(n + 1) / n, np.arange(n + 1) / n, indexing="ij")
    low, high = np.zeros(x.shape), np.full(x.shape, 1 - margin)
    for _ in range(52):
        p = (low + high) / 2
        rises = (x - p) / (p * (1 - p)) + (y - margin - p) / ((p + margin) * (1 - margin - p)) > 0
        low, high = np.where(rises, p, low), np.where(rises, high, p)
    variance = (high * (1 - high) + (high + margin) * np.maximum(1 - margin - high, 0)) / n
    result = np.zeros(x.shape)
    return np.divide(x - y + margin, np.sqrt(variance), out=result, where=variance > 1e-12)


def _sizes(tables: np.ndarray, margin: float) -> np.ndarray:
    """P[reject] where the first probability is less by the margin, on the grid."""
    p = (1 - margin) * np.sin(np.linspace(0, np.pi / 2, GRID)) ** 2
    first, second = (
        binom.pmf(np.arange(length), length - 1, r[:, None])
        for length, r in zip(tables.shape, (p, p + margin), strict=True)
    )
    return np.asarray(((first @ tables) * second).sum(axis=1))


def rejected_by_grid(n: int, margin: float, alpha: float) -> np.ndarray:
    """The largest set of all tables of some positive z or a larger one that the grid does not find too probable."""
    z = scores(n, margin)
    result = np.zeros(z.shape, dtype=bool)
    values = np.unique(np.round(z[z > TIE], 8))[::-1]
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) // 2
        if float(_sizes(z >= values[middle] - 1e-7, margin).max()) <= alpha * (1 + 1e-10):
            low, result = middle + 1, z >= values[middle] - 1e-7
        else:
            high = middle
    return result


def chan(n: float, p: float, q: float, margin: float, alpha: float) -> float:
    k, size = np.arange(int(n) + 1), int(n)
    return float(binom.pmf(k, size, p) @ rejected_by_grid(size, margin, alpha) @ binom.pmf(k, size, q))


def in_fractions(n: int, tables: np.ndarray, p: Fraction, q: Fraction) -> Fraction:
    """P[reject], table by table."""
    first, second = ([math.comb(n, k) * r**k * (1 - r) ** (n - k) for k in range(n + 1)] for r in (p, q))
    return sum((first[x] * second[y] for x, y in zip(*np.nonzero(tables), strict=True)), Fraction(0))
