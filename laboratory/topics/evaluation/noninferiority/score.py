"""Farrington and Manning's score test of non-inferiority: where it rejects, and how probable that is, exactly."""

import numpy as np

from bounds.formula.special.proportions.counts import Masses, masses
from learners.shared.arrays import Integers, Reals

DOUBLE = 1e-6  # slope of the cubic below which two of its roots are nearly one, and Newton's method would leave it
NOTHING = 1e-12  # a standard error of rates that all agree


def likely_under_the_null(first: Reals, second: Reals, margin: float, ratio: Reals) -> Reals:
    """The first probability where it is less than the second by `margin`, by maximum likelihood: the root of a cubic.

    `first`, `second` are the rates seen, of samples of which the second is `ratio` times the first. Of the three real
    roots the cosine gives the one between 0 and 1 - margin; a step of Newton's method gives it its last digits.
    """
    a = 1.0 + ratio
    b = margin * (ratio + 2) - a - first - ratio * second
    c = margin**2 - margin * (2 * first + a) + first + ratio * second
    d = first * margin * (1 - margin)
    shift = b / (3 * a)
    v = shift**3 - b * c / (6 * a * a) + d / (2 * a)
    u = np.copysign(np.sqrt(np.maximum(shift**2 - c / (3 * a), 0)), v)
    cosine = np.where(u == 0, 0.0, v / np.where(u == 0, 1.0, u**3))
    root = 2 * u * np.cos((np.pi + np.arccos(np.clip(cosine, -1, 1))) / 3) - shift
    value, slope = ((a * root + b) * root + c) * root + d, (3 * a * root + 2 * b) * root + c
    simple = np.abs(slope) > DOUBLE
    result: Reals = np.clip(root - np.where(simple, value / np.where(simple, slope, 1.0), 0.0), 0.0, 1 - margin)
    return result


def score(x: Integers, y: Integers, n1: Integers, n2: Integers, margin: float) -> Reals:
    """The difference of the rates and the margin, in standard errors under the null hypothesis; 0 where both are 0.

    `x` of the `n1` and `y` of the `n2` examples are right: arrays that broadcast.
    """
    first, second = x / n1, y / n2
    p = likely_under_the_null(first, second, margin, n2 / n1)
    q = np.minimum(p + margin, 1.0)
    error = np.sqrt(np.maximum(p * (1 - p) / n1 + q * (1 - q) / n2, 0))
    varies = error > NOTHING
    result: Reals = np.where(varies, (first - second + margin) / np.where(varies, error, 1.0), 0.0)
    return result


def cuts(y: Integers, n1: Integers, n2: Integers, margin: float, quantile: float) -> Integers:
    """For every `y` the fewest right answers of the first at which the test rejects; n1 + 1 where none are enough.

    Found by halving: one more right answer of the first does not undo a rejection. Where the rates and the margin leave
    less than 0 there is none, and the standard error is never more than with both probabilities one half.
    """
    least = n1 * (y / n2 - margin)
    low: Integers = np.clip(np.floor(least).astype(int) - 1, -1, n1)
    high: Integers = np.ceil(least + n1 * quantile * np.sqrt(1 / n1 + 1 / n2) / 2).astype(int) + 1
    high = np.clip(high, low + 1, n1 + 1)
    while (apart := high - low > 1).any():
        middle = (low + high) // 2
        rejects = score(np.clip(middle, 0, n1), y, n1, n2, margin) >= quantile
        low, high = np.where(apart & ~rejects, middle, low), np.where(apart & rejects, middle, high)
    return high


def law(n: int, p: float) -> Masses:
    """The binomial law, of sure answers, too."""
    return masses(n, p) if 0 < p < 1 else Masses(round(n * p), np.ones(1))


def rejected(first: Masses, second: Masses, cut: Integers) -> float:
    """P[reject], where the test rejects from `cut` right answers of the first on, for every count in `second`."""
    beyond = np.concatenate((np.cumsum(first.mass[::-1])[::-1], [0.0]))  # P[X >= first.first + k]
    tail = beyond[np.clip(cut - first.first, 0, len(first.mass))]
    return min(float(second.mass @ tail), 1.0)


def powers(n1: Integers, n2: Integers, p: tuple[float, float], margin: float, quantile: float) -> Reals:
    """P[reject] for samples of every `n1` and `n2` `(sizes,)`, added up over all tables that weigh anything."""
    laws = [(law(int(n), p[0]), law(int(other), p[1])) for n, other in zip(n1, n2, strict=True)]
    rows = [np.arange(second.first, second.last + 1) for _, second in laws]
    lengths = [len(row) for row in rows]
    cut = cuts(np.concatenate(rows), np.repeat(n1, lengths), np.repeat(n2, lengths), margin, quantile)
    each = np.split(cut, np.cumsum(lengths)[:-1])
    return np.array([rejected(first, second, own) for (first, second), own in zip(laws, each, strict=True)])


def sizes(n1: int, n2: int, q: Reals, margin: float, quantile: float) -> Reals:
    """P[reject] where the first probability is less by the margin than that of the second, for every `q` of it."""
    cut = cuts(np.arange(n2 + 1), np.array(n1), np.array(n2), margin, quantile)
    chances = np.empty(len(q))
    for place, probability in enumerate(q):
        second = law(n2, float(probability))
        first = law(n1, min(max(float(probability) - margin, 0.0), 1.0))
        chances[place] = rejected(first, second, cut[second.first : second.last + 1])
    return chances
