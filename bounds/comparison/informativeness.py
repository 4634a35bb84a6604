"""Where a bound becomes informative: the first value of a variable at which it is not vacuous."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.solving.integer_search import bisect
from bounds.solving.lattice import double_at, index_of
from bounds.theorem import Theorem
from bounds.vocabulary.domain import Interval


@dataclass(frozen=True)
class Crossing:
    """The outermost value of a variable at which the bound is informative.

    `onwards` tells on which side the others lie: above it, as for a sample size, or below it, as for a class size.
    """

    value: int | float
    onwards: bool


def crossing(
    theorem: Theorem, over: str, inputs: Mapping[str, Any], values: np.ndarray, heights: np.ndarray
) -> Crossing | None:
    """Where the bound becomes better than its trivial value, in doubles.

    `heights` are the bounds at the rising `values` of `over`, both of shape `(points,)`; `inputs` holds the other
    variables. None where all or none is informative, and where that changes more than once.
    """
    if theorem.needs_none is None or theorem.relation == "=":
        return None
    inside = np.isfinite(heights)
    values, heights = values[inside], heights[inside]
    says = ~theorem.is_sure(heights, **{**inputs, over: values})
    changes = np.flatnonzero(says[1:] != says[:-1])
    if changes.size != 1:
        return None
    ends = float(values[changes[0]]), float(values[changes[0] + 1])
    onwards = bool(says[-1])

    def informative(value: float) -> bool:
        at = {**inputs, over: value}
        return not theorem.is_sure(theorem.grid(**at), **at)

    silent, speaking = ends if onwards else ends[::-1]
    return Crossing(_last(informative, silent, speaking, theorem.variable(over).domain), onwards)


def _last(informative: Callable[[float], bool], silent: float, speaking: float, domain: Interval) -> int | float:
    """The value next to the vacuous ones, on the variable's own grid: whole numbers, or doubles."""
    if domain.integer:
        step = 2 if domain.odd else 1
        away = bisect(lambda index: informative(speaking + step * index), round((silent - speaking) / step), 0)
        return round(speaking + step * away)
    return double_at(bisect(lambda index: informative(double_at(index)), index_of(silent), index_of(speaking)))
