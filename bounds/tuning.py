"""The best value of a variable that a theorem leaves to be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import evaluating, validation
from bounds.lattice import LARGEST_REAL, SMALLEST_REAL
from bounds.question import Solution

if TYPE_CHECKING:
    from bounds.theorem import Theorem
    from bounds.vocabulary import Variable

GOLDEN = (5**0.5 - 1) / 2


def optimise(theorem: Theorem, unknown: str, given: Mapping[str, Any]) -> Solution:
    """See `Theorem.optimise`. A scan over the domain finds the valley, golden sections its bottom."""
    variable = theorem.variable(unknown)
    if unknown not in theorem.tuned:
        raise TypeError(f"{unknown} of {theorem.slug} is not tuned; use solve({unknown!r}, ...)")
    validation.check_names(theorem, given, without=unknown)
    checked = {
        name: validation.checked_scalar(theorem.slug, theorem.variable(name), entry) for name, entry in given.items()
    }
    sign = -1.0 if theorem.relation == ">=" else 1.0

    def promise(log_value: float) -> float:
        return sign * evaluating.at(theorem, {**checked, unknown: float(np.exp(log_value))})

    return _lowest(theorem, variable, promise, sign)


def _lowest(theorem: Theorem, variable: Variable, promise: Callable[[float], float], sign: float) -> Solution:
    low, high = np.log(max(variable.domain.low, SMALLEST_REAL)), np.log(min(variable.domain.high, LARGEST_REAL))
    scan = np.linspace(low, high, 2_001)[1:-1]
    heights = np.array([_safely(promise, point) for point in scan])
    best = int(np.argmin(heights))
    if best in (0, scan.size - 1):
        limit = "0" if best == 0 else "infinity"
        why = f"no best {variable.name}: the promise improves towards {limit}"
        return Solution(None, None, False, why)
    bottom = _golden(promise, scan[best - 1], scan[best + 1])
    value = float(np.exp(bottom))
    why = f"the promise of {theorem.slug} is strongest here, as doubles see it"
    if theorem.chosen:
        why += f"; it is a bound only if {variable.name} was chosen {theorem.chosen}"
    return Solution(value, sign * promise(bottom), False, why)


def _safely(promise: Callable[[float], float], point: float) -> float:
    try:
        return promise(point)
    except OverflowError:
        return np.inf


def _golden(height: Callable[[float], float], low: float, high: float) -> float:
    while high - low > 1e-12 * max(1.0, abs(low)):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if height(left) <= height(right):
            high = right
        else:
            low = left
        if not low < left < high and not low < right < high:
            break
    return (low + high) / 2
