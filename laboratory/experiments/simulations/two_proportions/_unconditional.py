"""Exact unconditional tests on two samples drawn anew: how often do they reject?

A table is rejected if no common probability of a fine grid makes one as extreme more probable than the level.
"""

from collections.abc import Callable
from functools import lru_cache, partial

import numpy as np

from laboratory.experiments.simulation import Measured, Setting
from learners.shared.arrays import Reals

TOGETHER = 200  # pairs of samples whose share of rejections is one run
GRID = 2_000  # common probabilities
HALVINGS = 50
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


def by_score(n: int, margin: float) -> Reals:
    """`(n+1, n+1)`: less the z of every table, the slope of whose likelihood is halved."""
    x, y = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
    low, high = np.zeros(x.shape), np.full(x.shape, 1 - margin)
    for _ in range(HALVINGS):
        p = (low + high) / 2
        q = p + margin
        rises = (x - n * p) / (p * (1 - p)) + (y - n * q) / (q * (1 - q)) > 0
        low, high = np.where(rises, p, low), np.where(rises, high, p)
    q = high + margin
    ranks: Reals = (y - x - n * margin) / np.sqrt(n * (high * (1 - high) + q * (1 - q)))
    return ranks


@lru_cache(8)
def p_values(ranks: Callable[[int], Reals], n: int, margin: float = 0) -> Reals:
    """`(n+1, n+1)`: the largest probability, over the grid, of a table as extreme."""
    from scipy.stats import binom

    p = (1 - margin) * np.sin(np.linspace(0, np.pi / 2, GRID)) ** 2
    first, second = (np.asarray(binom.pmf(np.arange(n + 1), n, r[:, None])) for r in (p, p + margin))
    rank = ranks(n)
    order = np.argsort(rank, axis=None)
    x, y = np.unravel_index(order, rank.shape)
    largest = np.cumsum(first[:, x] * second[:, y], axis=1).max(axis=0)
    last = np.searchsorted(rank.ravel()[order], rank.ravel() + TIE, side="right") - 1
    result: Reals = largest[last].reshape(rank.shape)
    return result


@lru_cache(8)
def p_values_apart(n: int, margin: float) -> Reals:
    """The same of the test of non-inferiority."""
    return p_values(partial(by_score, margin=margin), n, margin)


def share_rejected(rng: np.random.Generator, setting: Setting, ranks: Callable[[int], Reals]) -> Measured:
    """Of pairs of samples whose counts are drawn outcome by outcome."""
    return _share(rng, setting, p_values(ranks, int(setting["n"])))


def share_not_worse(rng: np.random.Generator, setting: Setting) -> Measured:
    """The same of the test of non-inferiority."""
    return _share(rng, setting, p_values_apart(int(setting["n"]), setting["margin"]))


def _share(rng: np.random.Generator, setting: Setting, chances: Reals) -> Measured:
    n = int(setting["n"])
    first, second = ((rng.random((TOGETHER, n)) < setting[name]).sum(axis=1) for name in ("p1", "p2"))
    return Measured(float((chances[first, second] <= setting["alpha"]).mean()), dict(setting))
