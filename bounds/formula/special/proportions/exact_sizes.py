"""From which size on exact tests of non-inferiority have a power, up to the largest one whose test is proved.

Every size is looked at, from the largest downwards until one has it not. Most of them have it with a part of what the
test rejects: the tables whose statistic is at least some threshold are rejected by the test, too, if they keep the
level, as it rejects the most that do so. Only where this part is not enough is the whole test worked out.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.gaussian.normal_quantile import normal_quantile
from bounds.formula.special.proportions.apart import MarginApart
from bounds.formula.special.proportions.chan import rejected
from bounds.formula.special.proportions.counts import masses
from bounds.formula.special.proportions.halving import at_most
from bounds.formula.special.proportions.noninferior import noninferiority_region
from bounds.formula.special.proportions.paired_regions import exact_test
from bounds.formula.special.proportions.paired_tables import PairedRegion
from bounds.formula.special.proportions.paired_tables import rejected as rejected_pairs
from bounds.formula.special.proportions.restricted import restricted_rate

BELOW = 0.7  # of the level: the threshold is the normal law's quantile there
GUESSES, CORRECTIONS = 5, 4
APART = 1e-7  # that no statistic is as near the threshold
HAIR = 1e-9  # by which a power in doubles must exceed the one wanted: a million times its error


@dataclass(frozen=True)
class ExactSizes:
    """`first` of the sizes from which on all up to `last` have the power, None if `last` has it not.

    `powers` holds those of `first` and of the one before, if there is one, or that of `last` if it has it not.
    """

    first: int | None
    last: int
    powers: dict[int, float]


def first_exact_size(last: int, has: Callable[[int], bool], power: Callable[[int], float]) -> ExactSizes:
    """Downwards from `last` until a size is not known to have it."""
    first = last + 1
    while first > 1 and has(first - 1):
        look_up(100)
        first -= 1
    beside = [size for size in (first - 1, first) if 1 <= size <= last]
    return ExactSizes(first if first <= last else None, last, {size: power(size) for size in beside})


def chan_has(n: int, rates: tuple[float, float], margin: Fraction, alpha: Fraction, target: float) -> bool:
    """Whether Chan's test of two samples of n, for a `margin` of 0 the exact pooled z test, surely has the power."""
    part = _proved_part(n, margin, alpha)
    if part is not None and rejected(masses(n, rates[0]), masses(n, rates[1]), part) >= target + HAIR:
        return True
    return power_of_chan(n, rates, margin, alpha) >= target + HAIR


def power_of_chan(n: int, rates: tuple[float, float], margin: Fraction, alpha: Fraction) -> float:
    """P[reject]."""
    return rejected(masses(n, rates[0]), masses(n, rates[1]), noninferiority_region(n, margin, alpha).cut)


@lru_cache(4096)
def _proved_part(n: int, margin: Fraction, alpha: Fraction) -> np.ndarray | None:
    """A part of what the test rejects; None where this one is too large, or cannot be told."""
    part = _beyond(n, margin, float(normal_quantile(BELOW * float(alpha))))
    return part if part is not None and at_most(MarginApart(n, part, margin), alpha) else None


def _beyond(n: int, margin: Fraction, threshold: float) -> np.ndarray | None:
    """The fewest X with as large a z for every Y, n + 1 if none; None where a z is too near to tell.

    Where the standard error is that at the last guess the next one is the count that has just this z.
    """
    y, spread = np.arange(n + 1), np.full(n + 1, (n / 2) ** 0.5)
    for _ in range(GUESSES):
        cut = np.clip(y - float(n * margin) + threshold * spread, 0, n)
        spread = _spread(n, cut, y, margin)
    cut = np.ceil(cut).astype(int)
    for _ in range(CORRECTIONS):
        least = np.where(cut <= n, score(n, np.minimum(cut, n), y, margin), np.inf)
        most = np.where(cut > 0, score(n, np.maximum(cut, 1) - 1, y, margin), -np.inf)
        if (least - threshold > APART).all() and (threshold - most > APART).all():
            return cut
        cut = cut + (least < threshold) - (most >= threshold)
    return None


def pairs_have(n: int, rates: tuple[float, float], margin: Fraction, alpha: Fraction, target: float) -> bool:
    """Whether the exact test of n pairs surely has the power, where only the new or only the old one is right so."""
    return power_of_pairs(exact_test(n, margin, alpha).region, rates) >= target + HAIR


def power_of_pairs(region: PairedRegion, rates: tuple[float, float]) -> float:
    """P[reject]."""
    rows, (new, old) = region.rows, (np.array([[each]]) for each in rates)
    return float(rejected_pairs(region.n, rows, region.cut[rows], new, old)[0])


def score(n: int, x: np.ndarray, y: np.ndarray, margin: Fraction) -> np.ndarray:
    """z of tables, 0 where it is not positive."""
    ahead, spread = (x - y) + float(n * margin), _spread(n, x, y, margin)
    some = (ahead > 0) & (spread > 0)
    result: np.ndarray = np.where(some, ahead / np.where(some, spread, 1.0), 0.0)
    return result


def _spread(n: int, x: np.ndarray, y: np.ndarray, margin: Fraction) -> np.ndarray:
    """The standard error of X - Y under the null hypothesis: that of (n - Y, n - X), too."""
    x, y = np.where(x + y > n, n - y, x), np.where(x + y > n, n - x, y)
    p = np.asarray(restricted_rate.fast(x / n, y / n, float(margin), 1.0))
    q = p + float(margin)
    result: np.ndarray = np.sqrt(np.maximum(n * (p * (1 - p) + q * (1 - q)), 0))
    return result
