"""Intervals of the difference of two models on the same items, with what each rests on: exact, and by score tests."""

from collections.abc import Iterator, Sequence
from math import isqrt

from bounds import theorems
from bounds.comparison.conditions import condition
from bounds.formula.special.proportions.paired_limits import MOST
from bounds.numbers import format_number, pluralize
from laboratory.evaluations.differences import same_items
from laboratory.evaluations.differences.buehler import buehler
from laboratory.evaluations.intervals import ConfidenceInterval, binomial_ends

TANGO = "Tango's score"
BUEHLER = "Buehler's limits"
INDEPENDENT_ITEMS = ", if the items are drawn independently and are many"


def exact_difference(
    n: int, only_first: int, only_second: int, delta: float, contradicted: str = "", comparisons: int = 1
) -> ConfidenceInterval:
    """With 1 - δ whatever the probabilities of being right alone: by Buehler's limits, if the items are not too many.

    Else by bounds of δ/4 on either probability: their difference, by the union.
    """
    rests_on = condition(theorems["mcnemar"].assumes)
    if n <= most_items(comparisons):
        low, high = buehler(n - only_first - only_second, only_first, only_second, 0, delta)
        return ConfidenceInterval(BUEHLER, float(low), float(high), "exact", (), rests_on, contradicted)
    low_first, high_first = binomial_ends(n, only_first, delta / 4)
    low_second, high_second = binomial_ends(n, only_second, delta / 4)
    slugs = ("test_set_binomial", "test_set_binomial_lower", "union_bound")
    ends = low_first - high_second, high_first - low_second
    return ConfidenceInterval("two Clopper-Pearson intervals", *ends, "exact", slugs, rests_on, contradicted)


def most_items(comparisons: int) -> int:
    """Up to how many items the interval of each of so many comparisons is by Buehler's limits: seconds of work."""
    return isqrt(MOST**2 // comparisons)


def without_buehler(items: Sequence[int], comparisons: int) -> Iterator[str]:
    """A sentence if the common `items` of a comparison are too many."""
    if items and max(items) > (most := most_items(comparisons)):
        yield (
            f"{BUEHLER} of a difference are worked out for up to {format_number(most)} common items with "
            f"{pluralize(comparisons, 'comparison')}; with more, two Clopper-Pearson intervals, mostly wider, take "
            "their place."
        )


def by_score(counts: tuple[int, int, int, int], delta: float, contradicted: str = "") -> Iterator[ConfidenceInterval]:
    """The approximate intervals of the score tests, for `counts` right by both, the first, the second and neither."""
    for name, interval in ((TANGO, same_items.tango), ("Newcombe, method 10", same_items.newcombe)):
        low, high = interval(*counts, delta)
        yield ConfidenceInterval(name, float(low), float(high), "approximate", (), INDEPENDENT_ITEMS, contradicted)
