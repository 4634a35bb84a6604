"""Buehler's lower limit of the difference of two proportions of the same items, for a region of tables.

On b of the n items only the first is right, on c only the second. A region has P[region] at most alpha at every
difference below the limit and, but for the last of `GRID` digits, at none above it. A `cut` says which tables are in
it, as in `paired_sizes`: the first is the new model there, and worse by the margin where the difference is -margin.
What is rejected with probability at most alpha at a difference is so at every smaller difference, too.
"""

from collections.abc import Callable
from fractions import Fraction
from math import log

import numpy as np

from bounds.formula.special.proportions.paired_sizes import size_at_most
from bounds.formula.special.proportions.paired_tables import PairedRegion

GRID = 100_000  # limits are whole multiples of one part of so many
MOST = 1_000  # items
GUESSES = 12
LEAST = 1e-300  # of a size that is 0 but for rounding


def lower_limit(cut: np.ndarray, alpha: Fraction, near: float) -> Fraction:
    """The largest difference on the grid up to which `cut` `(n+1,)` is proved to keep `alpha`; -1 if there is none.

    `near` is where the search begins.

    Raises ValueError for a cut that falls, and NotImplementedError for more than `MOST` items.
    """
    n = len(cut) - 1
    if n > MOST:
        raise NotImplementedError(f"limits of the same items are proved up to {MOST} items; got {n:,}")
    if not _region(cut, 0).closed:
        raise ValueError("one more right answer of the first alone, or one less of the second, leaves the region")
    if cut[n] == 0:  # holds the table in which only the second is right on every item
        return Fraction(-1)
    start = _root(lambda place: _excess(cut, alpha, place), int(near * GRID))
    return Fraction(_last(lambda place: keeps(cut, alpha, place), start), GRID)


def keeps(cut: np.ndarray, alpha: Fraction, place: int) -> bool:
    """Is `cut` proved to have at most `alpha` at the difference `place / GRID` and below?"""
    if abs(place) >= GRID:
        return place < 0
    return bool(size_at_most(_region(cut, place), alpha))


def _region(cut: np.ndarray, place: int) -> PairedRegion:
    return PairedRegion(len(cut) - 1, Fraction(-place, GRID), cut)


def _excess(cut: np.ndarray, alpha: Fraction, place: int) -> float:
    """The logarithm of the largest size seen at some angles, over alpha."""
    largest = float(_region(cut, place).along(4 * (len(cut) - 1))[0].max())
    return log(max(largest, LEAST) / float(alpha))


def _root(excess: Callable[[int], float], start: int) -> int:
    """About where the excess, which rises, is 0: the secant's place between what is too low and too high."""
    low, high, place, known = 1 - GRID, GRID - 1, start, dict[int, float]()
    for _ in range(GUESSES):
        place = min(max(place, low), high)
        if place in known:
            break
        known[place] = excess(place)
        low, high = (place, high) if known[place] <= 0 else (low, place)
        if len(known) == 1:
            place -= int(np.sign(known[place])) * GRID // 200
            continue
        (left, of_left), (right, of_right) = sorted(known.items(), key=lambda each: abs(each[1]))[:2]
        slope = (of_right - of_left) / (right - left)
        place = (low + high) // 2 if slope <= 0 else int(np.floor(left - of_left / slope))
    return place


def _last(holds: Callable[[int], bool], start: int) -> int:
    """The largest place that holds, as all below it do: in steps that double from `start`, then by halving."""
    low, high, step, place = -GRID, GRID, 1, max(min(start, GRID - 1), 1 - GRID)
    while high - low > 1:
        if holds(place):
            low = place
            place = min(place + step, high - 1) if high == GRID else (low + high) // 2
        else:
            high = place
            place = max(place - step, low + 1) if low == -GRID else (low + high) // 2
        step *= 2
    return low
