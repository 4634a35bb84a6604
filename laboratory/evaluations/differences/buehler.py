"""An exact interval for the difference of two accuracies on the same items: Buehler's limits.

`first` of the n items only the first model gets right, `second` only the second. All tables of n items stand in an
order that is fixed before the data: those that McNemar's exact test rejects at delta/2 for the first model come before
all others, and among either kind the larger of Tango's lower limits is first. The lower limit ends where the tables as
far in front as yours, or farther, can have a probability above delta/2: it is too high with probability delta/2 at
most, whatever the truth. The upper limit is that of the models in exchange. So where McNemar's p is at most delta, no
difference of the other sign is left in the interval; where it is not, 0 may be outside all the same.

Tango's statistic falls as the difference rises, wherever it is positive: a table's limit is at least a difference if
the statistic there is at least the quantile. And it rises with one more right answer of the first model alone, or one
less of the second. For at the likeliest probabilities p and q of either, with the difference d, the variance is
v = p + q - d^2, the distance of the measured difference l v, and l (1 + d) <= 1; differentiating p's and q's equations
gives all three signs.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb, floor

import numpy as np
from numpy.typing import ArrayLike

from bounds.formula.special.proportions.paired_limits import GRID, MOST, keeps, lower_limit
from laboratory.evaluations.differences.ends import Ends, quantile
from laboratory.evaluations.differences.same_items import score, tango_upper

SLACK = 1e-9  # of the statistic: tables that are in front by rounding only lower a limit
HALVINGS = 52


def buehler(both: ArrayLike, first: ArrayLike, second: ArrayLike, neither: ArrayLike, delta: float) -> Ends:
    """The exact interval, for counts of any shapes that broadcast: ends are multiples of 1/`GRID`, rounded outwards.

    Raises ValueError unless the items are 1 to `MOST`.
    """
    counts = np.broadcast_arrays(*(np.asarray(count, int) for count in (both, first, second, neither)))
    ends = np.empty((2, *counts[0].shape))
    for place in np.ndindex(counts[0].shape):
        a, b, c, d = (int(count[place]) for count in counts)
        ends[(0, *place)], ends[(1, *place)] = _lower(a + b + c + d, b, c, delta), -_lower(a + b + c + d, c, b, delta)
    return ends[0][()], ends[1][()]


@lru_cache(4096)
def _lower(n: int, b: int, c: int, delta: float) -> float:
    if not 1 <= n <= MOST:
        raise ValueError(f"The exact interval of the same items is worked out for 1 to {MOST:,} items; got {n:,}.")
    alpha, rejected = Fraction(delta) / 2, mcnemar(n, delta)
    tango = -float(tango_upper(c, b, n, quantile(delta)))
    cut = in_front(n, tango, delta)
    if b < rejected[c]:
        return float(lower_limit(np.minimum(cut, rejected), alpha, tango))
    # Without a difference McNemar's test rejects with probability delta/2 at most, and so do fewer tables.
    return max(float(lower_limit(np.maximum(cut, rejected), alpha, tango)), 0.0)


def beyond(n: int, difference: float, delta: float) -> np.ndarray:
    """The tables of n items whose lower limit is above the `difference`: `(n+1,)`, the fewest b of them for each c."""
    place, alpha, rejected = floor(Fraction(str(difference)) * GRID) + 1, Fraction(delta) / 2, mcnemar(n, delta)
    with_others = place <= 0 or keeps(rejected, alpha, place)
    low, high = -1.0, 1.0

    def region(tango: float) -> np.ndarray:
        cut = in_front(n, tango, delta)
        return np.asarray(np.minimum(cut, rejected) if with_others else np.maximum(cut, rejected), int)

    larger, smaller = region(low), region(high)
    for _ in range(HALVINGS):
        if int((smaller - larger).sum()) <= 1:  # a table
            break
        middle = (low + high) / 2
        cut = region(middle)
        if np.array_equal(cut, smaller) or (not np.array_equal(cut, larger) and keeps(cut, alpha, place)):
            high, smaller = middle, cut
        else:
            low, larger = middle, cut
    return smaller


@lru_cache(64)
def mcnemar(n: int, delta: float) -> np.ndarray:
    """What McNemar's exact test rejects for the first model at delta/2: `(n+1,)`, the fewest b for each c."""
    cut = _nothing(n)
    for flips, heads in _critical(n, Fraction(delta) / 2):
        cut[flips - heads] = min(int(cut[flips - heads]), heads)
    return _closed(cut)


def _critical(n: int, alpha: Fraction) -> Iterator[tuple[int, int]]:
    """For 1 to n flips of a fair coin: the fewest heads with so many or more of probability `alpha` at most."""
    heads, tail = 1, 0  # of no flips, none has a head
    for flips in range(1, n + 1):
        tail = 2 * tail + comb(flips - 1, heads - 1)
        if tail * alpha.denominator > alpha.numerator << flips:
            tail -= comb(flips, heads)
            heads += 1
        if heads <= flips:
            yield flips, heads


def in_front(n: int, tango: float, delta: float) -> np.ndarray:
    """The tables whose lower limit by Tango is at least so much: `(n+1,)`, the fewest b of them for each c."""
    c, z = np.arange(n + 1), quantile(delta)
    low, high = np.zeros(n + 1, int), n + 1 - c
    while tango > -1 and np.any(low < high):
        middle = np.minimum((low + high) // 2, n - c)
        reached = score(middle, c, n, tango) >= z - SLACK * (1 + z)
        unknown = low < high
        low, high = np.where(unknown & ~reached, middle + 1, low), np.where(unknown & reached, middle, high)
    return _closed(low)


def _nothing(n: int) -> np.ndarray:
    return n + 1 - np.arange(n + 1)


def _closed(cut: np.ndarray) -> np.ndarray:
    """With every table that has as many b, and fewer c."""
    nothing = _nothing(len(cut) - 1)
    some = np.where(cut == nothing, len(cut), cut)
    return np.asarray(np.minimum(np.minimum.accumulate(some[::-1])[::-1], nothing), int)
