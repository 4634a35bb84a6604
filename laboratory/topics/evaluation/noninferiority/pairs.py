"""Tango's score test of non-inferiority on the same items: where it rejects, and how probable that is, exactly."""

import numpy as np

from laboratory.topics.evaluation.noninferiority.score import NOTHING, law
from learners.shared.arrays import Integers, Reals


def score(b: Integers, c: Integers, n: Integers, margin: float) -> Reals:
    """The difference of the accuracies and the margin, in standard errors of the null hypothesis; 0 where both are 0.

    On `b` of the `n` items only the new model is right, on `c` only the old one: arrays that broadcast.
    """
    new, old = b / n, c / n
    linear = new + old + margin * (2 - new + old)
    q = (linear + np.sqrt(np.maximum(linear**2 - 8 * old * margin * (1 + margin), 0))) / 4
    error = np.sqrt(np.maximum(2 * q - margin * (1 + margin), 0) / n)
    varies = error > NOTHING
    result: Reals = np.where(varies, (new - old + margin) / np.where(varies, error, 1.0), 0.0)
    return result


def cuts(c: Integers, n: Integers, margin: float, quantile: float) -> Integers:
    """For every `c` the fewest b at which the test rejects; n - c + 1 where none are enough.

    Found by halving, as one more right answer of the new model alone does not undo a rejection. The variance of one
    item is at most 1.
    """
    least = c - n * margin
    low: Integers = np.clip(np.floor(least).astype(int) - 1, -1, n - c)
    high: Integers = np.ceil(least + quantile * np.sqrt(n)).astype(int) + 1
    high = np.clip(high, low + 1, n - c + 1)
    while (apart := high - low > 1).any():
        middle = (low + high) // 2
        rejects = score(np.clip(middle, 0, n - c), c, n, margin) >= quantile
        low, high = np.where(apart & ~rejects, middle, low), np.where(apart & rejects, middle, high)
    return high


def rejected(n: int, new: float, old: float, first: int, mass: Reals, cut: Integers) -> float:
    """P[reject]: c from `first` on with its `mass`, and given c the b from `cut` on, binomial among the other items."""
    from scipy.special import betainc

    others = n - np.arange(first, first + len(mass))
    inside = (cut > 0) & (cut <= others)
    k, size = np.where(inside, cut, 1), np.where(inside, others, 1)
    tail = np.where(inside, betainc(k, size - k + 1, min(new / (1 - old), 1.0)), cut <= 0)
    return min(float(mass @ tail), 1.0)


def powers(n: Integers, new: float, old: float, margin: float, quantile: float) -> Reals:
    """P[reject] for every number `n` `(sizes,)` of items, only the new or only the old model right so probably."""
    laws = [law(int(size), old) for size in n]
    lengths = [len(each.mass) for each in laws]
    counts = np.concatenate([np.arange(each.first, each.last + 1) for each in laws])
    cut = np.split(cuts(counts, np.repeat(n, lengths), margin, quantile), np.cumsum(lengths)[:-1])
    return np.array([
        rejected(int(size), new, old, each.first, each.mass, own) for size, each, own in zip(n, laws, cut, strict=True)
    ])  # fmt: skip


def sizes(n: int, disagreement: Reals, margin: float, quantile: float) -> Reals:
    """P[reject] where the new model is worse by the margin, for every probability that just one of them is right."""
    cut = cuts(np.arange(n + 1), np.array(n), margin, quantile)
    chances = np.empty(len(disagreement))
    for place, share in enumerate(disagreement):
        old = min((float(share) + margin) / 2, 1.0)
        each = law(n, old)
        new = max((float(share) - margin) / 2, 0.0)
        chances[place] = rejected(n, new, old, each.first, each.mass, cut[each.first : each.last + 1])
    return chances
