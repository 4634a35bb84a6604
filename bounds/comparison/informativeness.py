"""Where a bound becomes informative: the first value of a variable at which it is not vacuous."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.solving.integer_search import bisect
from bounds.solving.lattice import double_at, index_of
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.domain import Interval


@dataclass(frozen=True)
class Crossing:
    """The outermost value of a variable at which the bound is informative.

    `onwards` tells on which side the others lie: above it, as for a sample size, or below it, as for a class size.
    """

    value: int | float
    onwards: bool


def first_size(theorem: Theorem, inputs: Mapping[str, Any], value: float) -> int | None:
    """The smallest m from which on a bound of `value` at these inputs, which is vacuous, is informative.

    None where it is informative here, where none is found, and of theorems that cannot be solved for m.
    """
    trivial = theorem.needs_none
    if trivial is None or not theorem.is_sure(value, **inputs) or "m" in trivial.variables:
        return None
    if "m" not in theorem.solvable:
        return None
    end, others = float(trivial.at(inputs)), {name: entry for name, entry in inputs.items() if name != "m"}
    side, towards = ("at_least", math.inf) if theorem.relation == ">=" else ("at_most", -math.inf)
    try:
        size: int | None = theorem.solve("m", **{side: math.nextafter(end, towards)}, **others).value
    except (DomainError, OverflowError):
        return None
    return size


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
