"""Where two exact unconditional tests of two samples of n each reject, one-sided: Boschloo's, and the pooled z test.

Both order the tables, by the p-value of Fisher's test or by the pooled z statistic, and reject from the most extreme on
as many as keep the probability of rejecting at most the level for every common probability. Tables of one rank enter
together. Both orders are those of (n - Y, n - X), too: what is rejected of a total t says what is of 2n - t.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.sizes import binomial_grid, log_choices, size_at_most
from bounds.formula.special.proportions.ties import RejectionCuts

MOST = 300  # of each sample
BOSCHLOO, POOLED_Z = "Boschloo", "pooled z"
SAME = {BOSCHLOO: 1e-10, POOLED_Z: 1e-12}  # ranks as near may be equal; squares of z differ by 1/(4 n^4), if at all
ROUNDED = 1e-9  # relative, ten thousand times the error of a size in doubles


@dataclass(frozen=True, eq=False)
class UnconditionalRegion:
    """`cuts` of every total; `decided` unless a size was too near the level to be told from it: then it is left out."""

    cuts: RejectionCuts
    decided: bool


@dataclass(frozen=True, eq=False)
class TableRanking:
    """Of totals up to n, a row each: P[X >= k | t] and the rank of every k, infinite if never rejected; all ranks."""

    tails: np.ndarray
    rank: np.ndarray
    steps: np.ndarray  # the last of each group of ranks that doubles cannot tell apart, the most extreme first

    def cuts(self, rank: float) -> np.ndarray:
        """The smallest rejected X of every total up to n, if as extreme ranks are rejected."""
        t = np.arange(len(self.rank))
        result: np.ndarray = t + 1 - (self.rank <= rank).sum(axis=1)
        return result

    def chances(self, cut: np.ndarray) -> np.ndarray:
        """P[reject | t] of every total up to 2n."""
        padded = np.hstack((self.tails, np.zeros((len(self.tails), 1))))
        half = padded[np.arange(len(cut)), cut]
        return np.concatenate((half, half[-2::-1]))


@lru_cache(12)
def ranking(n: int, test: str) -> TableRanking:
    """All tables of two samples of n with at most n successes."""
    t, k = np.arange(n + 1)[:, None], np.arange(n + 1)[None, :]
    choices = log_choices(n)
    mass = np.where(k <= t, np.exp(choices[k] + choices[np.abs(t - k)] - log_choices(2 * n)[t]), 0.0)
    tails = np.minimum(np.cumsum(mass[:, ::-1], axis=1)[:, ::-1], 1.0)
    if test == BOSCHLOO:
        rank = np.where(k <= t, tails, np.inf)
    else:
        ahead = 2.0 * k - t
        rank = np.where((k <= t) & (ahead > 0), -ahead / np.sqrt(np.maximum(t * (2.0 * n - t), 1)), np.inf)
    ranks = np.sort(rank[np.isfinite(rank)])
    scale = ranks if test == BOSCHLOO else np.ones(len(ranks))
    last = np.append(np.diff(ranks) > SAME[test] * scale[1:], True)
    return TableRanking(tails, rank, ranks[last])


def region(n: int, alpha: Fraction, test: str) -> UnconditionalRegion:
    """What the `test` of two samples of n, at most `MOST`, rejects at level `alpha`, at most 1/2.

    It counts as many steps when it is known already, so that no limit depends on what was worked out before.
    """
    if n > MOST:
        raise NotImplementedError(f"sizes of unconditional tests are proved up to {MOST} examples of each; got {n:,}")
    look_up(200 + n * n // 4)
    return _region(n, alpha, test)


@lru_cache(4096)
def _region(n: int, alpha: Fraction, test: str) -> UnconditionalRegion:
    ranks = ranking(n, test)
    fails = _first_that_fails(n, ranks, float(alpha))
    cut, decided = ranks.cuts(-np.inf), True
    while fails > 0:
        candidate = ranks.cuts(ranks.steps[fails - 1])
        small = size_at_most(n, candidate, ranks.chances(candidate), alpha)
        if small:
            cut = candidate
            break
        decided, fails = decided and small is not None, fails - 1
    if test == BOSCHLOO and fails < len(ranks.steps):
        for candidate in _one_rank_more(n, cut, ranks.cuts(ranks.steps[fails])):
            small = size_at_most(n, candidate, ranks.chances(candidate), alpha)
            decided = decided and small is not None
            if not small:
                break
            cut = candidate
    return UnconditionalRegion(_of_all_totals(n, cut), decided)


def _first_that_fails(n: int, ranks: TableRanking, level: float) -> int:
    """The first step at which a size exceeds the level at one of many common probabilities."""
    grid = np.ascontiguousarray(binomial_grid(n)[::4])
    low, high = 0, len(ranks.steps)
    while low < high:
        look_up(0)
        middle = (low + high) // 2
        chances = ranks.chances(ranks.cuts(ranks.steps[middle]))
        if float((grid @ chances).max()) > level * (1 + ROUNDED):
            high = middle
        else:
            low = middle + 1
    return low


def _one_rank_more(n: int, cut: np.ndarray, larger: np.ndarray) -> Iterator[np.ndarray]:
    """Steps from one region to a larger one where ranks that doubles cannot tell apart are told apart in fractions.

    The last step is left out, as it is known to fail; nothing is left where all these tables have one rank.
    """
    added = [(t, k) for t in np.flatnonzero(larger < cut) for k in range(int(larger[t]), int(cut[t]))]
    if len(added) < 2:
        return
    exact = {(t, k): _tail(n, int(t), k) for t, k in added}
    for rank in sorted(set(exact.values()))[:-1]:
        chosen = cut.copy()
        for t, k in added:
            if exact[t, k] <= rank:
                chosen[t] = min(chosen[t], k)
        yield chosen


def _tail(n: int, t: int, x: int) -> Fraction:
    """P[X >= x | t]."""
    look_up(0)
    return Fraction(sum(comb(n, k) * comb(n, t - k) for k in range(x, min(n, t) + 1)), comb(2 * n, t))


def _of_all_totals(n: int, cut: np.ndarray) -> RejectionCuts:
    """(X, Y) is rejected as (n - Y, n - X) is."""
    t = np.arange(n)[::-1]
    whole = np.concatenate((cut, cut[t] + n - t))
    return RejectionCuts(0, whole, np.zeros(len(whole)), np.zeros(len(whole)))
