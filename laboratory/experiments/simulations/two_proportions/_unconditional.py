"""Exact unconditional tests on two samples drawn anew: how often do they reject?

A table is rejected if no common probability of a fine grid makes one as extreme more probable than the level.
"""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from laboratory.experiments.simulation import Measured, Setting
from learners.shared.arrays import Reals

TOGETHER = 200  # pairs of samples whose share of rejections is one run
GRID = 2_000  # common probabilities
TIE = 1e-9  # of ranks that are equal


def by_fishers_p_value(n: int) -> Reals:
    """`(n+1, n+1)`: SciPy's hypergeometric tail of every table."""
    from scipy.stats import hypergeom

    x, y = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
    return np.asarray(hypergeom.sf(x - 1, 2 * n, n, x + y))


def by_pooled_z(n: int) -> Reals:
    """`(n+1, n+1)`: less the pooled z statistic of every table, 0 where all outcomes are alike."""
    x, y = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
    spread = np.sqrt(np.maximum((x + y) * (2 * n - x - y), 1) / (2 * n))
    ranks: Reals = (y - x) / spread
    return ranks


@lru_cache(8)
def p_values(ranks: Callable[[int], Reals], n: int) -> Reals:
    """`(n+1, n+1)`: the largest probability, over the grid, of a table as extreme."""
    from scipy.stats import binom

    p = np.sin(np.linspace(0, np.pi / 2, GRID)) ** 2
    mass = np.asarray(binom.pmf(np.arange(n + 1), n, p[:, None]))
    rank = ranks(n)
    order = np.argsort(rank, axis=None)
    x, y = np.unravel_index(order, rank.shape)
    largest = np.cumsum(mass[:, x] * mass[:, y], axis=1).max(axis=0)
    last = np.searchsorted(rank.ravel()[order], rank.ravel() + TIE, side="right") - 1
    result: Reals = largest[last].reshape(rank.shape)
    return result


def share_rejected(rng: np.random.Generator, setting: Setting, ranks: Callable[[int], Reals]) -> Measured:
    """Of pairs of samples whose counts are drawn outcome by outcome."""
    n = int(setting["n"])
    first, second = ((rng.random((TOGETHER, n)) < setting[name]).sum(axis=1) for name in ("p1", "p2"))
    rejected = p_values(ranks, n)[first, second] <= setting["alpha"]
    return Measured(float(rejected.mean()), dict(setting))
