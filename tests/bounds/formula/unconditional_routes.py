"""Exact unconditional tests another way: sizes on a fine grid of common probabilities, tables of SciPy's laws."""

import numpy as np
from scipy.stats import binom, hypergeom

GRID = 3_001  # common probabilities, dense near 0 and 1
TIE = 1e-11


def ranks_of_boschloo(n: int) -> np.ndarray:
    """Fisher's p-value of every (X, Y)."""
    x, y = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
    return np.asarray(hypergeom.sf(x - 1, 2 * n, n, x + y))


def ranks_of_pooled_z(n: int) -> np.ndarray:
    """Less the pooled z of every (X, Y), and 0 where all outcomes are alike."""
    x, y = np.meshgrid(np.arange(n + 1) / n, np.arange(n + 1) / n, indexing="ij")
    pooled = (x + y) / 2
    error = np.sqrt(pooled * (1 - pooled) * 2 / n)
    return np.divide(y - x, error, out=np.zeros_like(error), where=error > 0)


def rejected_by_grid(ranks: np.ndarray, alpha: float) -> np.ndarray:
    """The largest set of all tables of some rank or a more extreme one that the grid does not find too large."""
    n = len(ranks) - 1
    p = np.sin(np.linspace(0, np.pi / 4, GRID if n < 100 else GRID // 4)) ** 2
    mass = binom.pmf(np.arange(n + 1), n, p[:, None])
    values = np.unique(ranks)
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) // 2
        rejected = ranks <= values[middle] + TIE
        if float(((mass @ rejected) * mass).sum(axis=1).max()) <= alpha * (1 + 1e-10):
            low = middle + 1
        else:
            high = middle
    return np.asarray(ranks <= values[low - 1] + TIE) if low else np.zeros(ranks.shape, dtype=bool)


def power_of(ranks: np.ndarray, p: float, q: float, alpha: float) -> float:
    k = np.arange(len(ranks))
    return float(binom.pmf(k, len(k) - 1, p) @ rejected_by_grid(ranks, alpha) @ binom.pmf(k, len(k) - 1, q))


def boschloo(n: float, p: float, q: float, alpha: float) -> float:
    return power_of(ranks_of_boschloo(int(n)), p, q, alpha)


def pooled_z(n: float, p: float, q: float, alpha: float) -> float:
    return power_of(ranks_of_pooled_z(int(n)), p, q, alpha)
