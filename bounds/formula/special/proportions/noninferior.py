"""Where the exact unconditional test of non-inferiority of two samples of n each rejects (Chan's).

It orders the tables by Farrington and Manning's z: the difference of the rates and the margin, in standard errors of
the most likely probabilities that are the margin apart. From the most extreme on it rejects as many as keep the
probability of rejecting at most the level wherever the first probability is less by the margin. Tables of one z enter
together. z grows with X and falls with Y, so that nowhere in the null hypothesis more is rejected than on its border.
The order is that of (n - Y, n - X), too.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import floor

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.apart import MarginApart, coarse_sizes
from bounds.formula.special.proportions.halving import at_most
from bounds.formula.special.proportions.restricted import restricted_rate
from bounds.formula.special.proportions.unconditional import MOST, POOLED_Z, ROUNDED
from bounds.formula.special.proportions.unconditional import region as pooled_region

SAME = 1e-10  # scores as near, relative to 1 + z, may be equal: a thousand times their error
BITS = 240  # to which the most likely probability is found where it is not rational
NEWTON = 4  # steps from 12 digits to all of them
SIMPLE = 2**100  # denominators up to which it is looked for among the rational ones


@dataclass(frozen=True, eq=False)
class NoninferiorityRegion:
    """`cut` `(n+1,)`: the fewest successes of the first sample that are rejected, for each number of the second.

    `decided` unless a size was too near the level to be told from it, or two scores too near each other: then the
    tables in question are left out.
    """

    cut: np.ndarray
    decided: bool


@dataclass(frozen=True, eq=False)
class ScoreRanking:
    """`score` `(n+1, n+1)` of every X and Y, 0 where it is not positive; `steps` the last of each group of scores."""

    score: np.ndarray
    steps: np.ndarray  # that doubles cannot tell apart, the most extreme first

    def cut(self, score: float) -> np.ndarray:
        """If as extreme scores are rejected."""
        result: np.ndarray = len(self.score) - (self.score >= score).sum(axis=0)
        return result


@lru_cache(8)
def score_ranking(n: int, margin: Fraction) -> ScoreRanking:
    """All tables of two samples of n; the margin is positive."""
    x, y = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
    half = (x - y > floor(-n * margin)) & (x + y <= n)  # the score is positive
    ahead = np.array([float(j + n * margin) for j in range(-n, n + 1)])  # n times the difference and the margin
    p = np.asarray(restricted_rate.fast(x[half] / n, y[half] / n, float(margin), 1.0))
    q = p + float(margin)
    score = np.zeros((n + 1, n + 1))
    score[half] = ahead[(x - y)[half] + n] / np.sqrt(n * (p * (1 - p) + q * (1 - q)))
    score = np.maximum(score, score[::-1, ::-1].T)
    scores = np.sort(score[half])[::-1]
    last = np.append(-np.diff(scores) > SAME * (1 + scores[1:]), True)
    return ScoreRanking(score, scores[last])


def noninferiority_region(n: int, margin: Fraction, alpha: Fraction) -> NoninferiorityRegion:
    """What the test of two samples of n, at most `MOST`, rejects at level `alpha`, at most 1/2.

    Without a margin it is the exact pooled z test. It counts as many steps when it is known already.
    """
    if n > MOST:
        raise NotImplementedError(f"sizes of unconditional tests are proved up to {MOST} examples of each; got {n:,}")
    look_up(400 + n * n // 2)
    return _pooled(n, alpha) if margin == 0 else _region(n, margin, alpha)


def _pooled(n: int, alpha: Fraction) -> NoninferiorityRegion:
    region = pooled_region(n, alpha, POOLED_Z)
    x, y = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
    return NoninferiorityRegion(n + 1 - (x >= region.cuts.cut[x + y]).sum(axis=0), region.decided)


@lru_cache(4096)
def _region(n: int, margin: Fraction, alpha: Fraction) -> NoninferiorityRegion:
    ranks = score_ranking(n, margin)
    fails = _first_that_fails(n, margin, ranks, float(alpha))
    cut, decided = ranks.cut(np.inf), True
    while fails > 0:
        candidate = ranks.cut(ranks.steps[fails - 1])
        small = at_most(MarginApart(n, candidate, margin), alpha)
        if small:
            cut = candidate
            break
        decided, fails = decided and small is not None, fails - 1
    if fails < len(ranks.steps):
        cut, told_apart = _one_score_more(n, margin, alpha, cut, ranks.cut(ranks.steps[fails]))
        decided = decided and told_apart
    return NoninferiorityRegion(cut, decided)


def _first_that_fails(n: int, margin: Fraction, ranks: ScoreRanking, level: float) -> int:
    """The first step at which a size exceeds the level at one of many probabilities."""
    low, high = 0, len(ranks.steps)
    while low < high:
        look_up(0)
        middle = (low + high) // 2
        if float(coarse_sizes(n, ranks.cut(ranks.steps[middle]), margin).max()) > level * (1 + ROUNDED):
            high = middle
        else:
            low = middle + 1
    return low


def _one_score_more(
    n: int, margin: Fraction, alpha: Fraction, cut: np.ndarray, larger: np.ndarray
) -> tuple[np.ndarray, bool]:
    """From one region towards a larger one, which fails, where scores doubles cannot tell apart are told apart.

    The answer is undecided if some of the scores that were left out together cannot be told apart here either.
    """
    added = [(x, y) for y in range(n + 1) for x in range(int(larger[y]), int(cut[y])) if x + y <= n]
    if len(added) < 2:
        return cut, True
    squares = {table: squared_score(n, *table, margin) for table in added}
    left, decided = sorted(added, key=lambda table: squares[table], reverse=True), True
    while left:
        together = [table for table in left if squares[table][1] >= squares[left[0]][0]]
        candidate = cut.copy()
        for x, y in together:
            candidate[y], candidate[n - x] = min(candidate[y], x), min(candidate[n - x], n - y)
        small = at_most(MarginApart(n, candidate, margin), alpha)
        if not small:
            equal = len(together) == 1 or all(low == high for low, high in (squares[table] for table in together))
            return cut, decided and small is not None and equal
        cut, left = candidate, left[len(together) :]
    return cut, decided


def squared_score(n: int, x: int, y: int, margin: Fraction) -> tuple[Fraction, Fraction]:
    """The square of a positive score, between two fractions or exactly, for x + y at most n."""
    low, high = _most_likely(Fraction(x, n), Fraction(y, n), margin)
    ahead = n * (Fraction(x - y, n) + margin) ** 2
    middle, bend = (low + high) / 2, 3 * (high - low)  # the variance's slope is at most 2 in size, twice
    variance = middle * (1 - middle) + (middle + margin) * (1 - middle - margin)
    return ahead / (variance + bend), ahead / (variance - bend)


def _most_likely(a: Fraction, b: Fraction, margin: Fraction) -> tuple[Fraction, Fraction]:
    """The most likely probability of the first sample, between two fractions or exactly, for b below 1.

    It is 0 without a success in the first sample; else the cubic, positive at 0 and negative at 1 - margin, is 0 there.
    """
    if a == 0:
        return Fraction(0), Fraction(0)

    def cubic(p: Fraction) -> Fraction:
        return (a - p) * (p + margin) * (1 - margin - p) + (b - margin - p) * p * (1 - p)

    def slope(p: Fraction) -> Fraction:
        ends = (a - p) * (1 - 2 * margin - 2 * p) - (p + margin) * (1 - margin - p)
        return ends + (b - margin - p) * (1 - 2 * p) - p * (1 - p)

    p = Fraction(float(restricted_rate.fast(float(a), float(b), float(margin), 1.0)))
    for _ in range(NEWTON):
        look_up(20)
        p = Fraction(round((p - cubic(p) / (slope(p) or -1)) * 2**BITS), 2**BITS)
    rational = p.limit_denominator(SIMPLE)
    if 0 < rational < 1 - margin and cubic(rational) == 0:
        return rational, rational
    low, high, width = p, p, Fraction(1, 2**BITS)
    while not (0 <= low < high <= 1 - margin and cubic(low) > 0 > cubic(high)):
        look_up(20)
        low, high, width = (
            min(max(p - width, Fraction(0)), 1 - margin),
            max(min(p + width, 1 - margin), Fraction(0)),
            2 * width,
        )
    return low, high
