"""The smallest level, in four digits, at which an exact test of non-inferiority has a power.

What is rejected grows with the level: of the regions that the order of the tables allows the smallest with the power is
rejected from its own size on, and this size is proved.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import pi

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.apart import MarginApart
from bounds.formula.special.proportions.chan import rejected
from bounds.formula.special.proportions.counts import masses
from bounds.formula.special.proportions.covering import DIGITS, unit
from bounds.formula.special.proportions.exact_sizes import HAIR, power_of_pairs
from bounds.formula.special.proportions.halving import at_most, middles
from bounds.formula.special.proportions.noninferior import score_ranking
from bounds.formula.special.proportions.paired_regions import ranking
from bounds.formula.special.proportions.paired_sizes import size_at_most
from bounds.numbers import rounded_safely

TRIES = 1000  # levels at most that are tried above the size that is seen: it is mostly the first
BEST, FINE = 6, 81  # cells of angles that are looked at more closely, and how often


@dataclass(frozen=True)
class ExactLevel:
    """`level` that the region's size is proved not to exceed, and the `power`; `refuted` is a level that it exceeds.

    `level` is None where no region has the power.
    """

    level: Fraction | None
    power: float | None = None
    refuted: Fraction | None = None


def least_level(
    regions: int,
    power: Callable[[int], float],
    size: Callable[[int], float],
    keeps: Callable[[int, Fraction], bool | None],
    target: float,
) -> ExactLevel:
    """Of regions 1 to `regions`, each a part of the next, the first with the power `target`, and its size."""
    low, high = 0, regions
    while low < high:
        look_up(50)
        middle = (low + high) // 2
        low, high = (low, middle) if middle and power(middle) >= target + HAIR else (middle + 1, high)
    if regions == 0 or power(low) < target + HAIR:
        return ExactLevel(None)
    level = Fraction(rounded_safely(size(low), DIGITS, up=True))
    for _ in range(TRIES):
        if keeps(low, level):
            less = level - unit(level)
            return ExactLevel(level, power(low), less if keeps(low, less) is False else None)
        level += unit(level)
    return ExactLevel(None)


def seen_size(n: int, sizes: Callable[[np.ndarray], np.ndarray]) -> float:
    """The largest of 4n angles and of many around the best of them: not a bound, but near one."""
    angle, half = middles(n), pi / (8 * n)
    seen = sizes(angle)
    around = angle[np.argsort(seen)[-BEST:]][:, None] + np.linspace(-half, half, FINE)
    return float(max(seen.max(), sizes(np.clip(around.ravel(), half / FINE, pi - half / FINE)).max()))


def least_level_of_chan(n: int, rates: tuple[float, float], margin: Fraction, target: float) -> ExactLevel:
    """Of Chan's test of two samples of n."""
    ranks, laws = score_ranking(n, margin), (masses(n, rates[0]), masses(n, rates[1]))

    def apart(region: int) -> MarginApart:
        return MarginApart(n, ranks.cut(ranks.steps[region - 1]), margin)

    return least_level(
        len(ranks.steps),
        lambda region: rejected(*laws, apart(region).cut),
        lambda region: seen_size(n, lambda angle: apart(region).in_doubles(angle)[0]),
        lambda region, level: at_most(apart(region), level),
        target,
    )


def least_level_of_pairs(n: int, rates: tuple[float, float], margin: Fraction, target: float) -> ExactLevel:
    """Of the exact test of n pairs."""
    ranks = ranking(n, margin)
    ends = ranks.ends.tolist()
    return least_level(
        len(ends),
        lambda region: power_of_pairs(ranks.region(ends[region - 1]), rates),
        lambda region: seen_size(n, ranks.region(ends[region - 1]).size),
        lambda region, level: size_at_most(ranks.region(ends[region - 1]), level),
        target,
    )
