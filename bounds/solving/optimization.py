"""The best value of a variable that a theorem leaves to be chosen."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from bounds.solving import evaluation, validation
from bounds.solving.lattice import LARGEST_REAL, SMALLEST_REAL
from bounds.solving.question import Solution
from bounds.vocabulary.domain import Interval
from bounds.vocabulary.statement import Statement

GOLDEN = (5**0.5 - 1) / 2
SCAN = 1_000  # values looked at before the valley is narrowed down
LARGEST_SCANNED = 10**15

Height = Callable[[Any], float]


def optimize(theorem: Statement, unknown: str, inputs: Mapping[str, Any]) -> Solution:
    """See `Theorem.optimize`. A scan over the domain finds the valley, golden sections its bottom."""
    variable = theorem.variable(unknown)
    if unknown not in theorem.free_parameters:
        raise TypeError(f"{unknown} of {theorem.slug} is not tuned; use solve({unknown!r}, ...)")
    validation.check_names(theorem, inputs, without=unknown)
    checked = {name: validation.checked_scalar(theorem.variable(name), entry) for name, entry in inputs.items()}
    sign = -1.0 if theorem.relation == ">=" else 1.0

    def height(value: Any) -> float:
        return sign * _bound(theorem, {**checked, unknown: value})

    def heights(values: np.ndarray) -> np.ndarray:
        return sign * _bounds(theorem, checked, unknown, values)

    best = _lowest(variable.domain, height, heights)
    if best is None:
        return Solution(None, None, False, f"no {variable.label} satisfies the theorem's conditions")
    if isinstance(best, str):
        return Solution(None, None, False, f"no best {variable.label}: the bound improves towards {best}")
    why = "the bound is tightest here, in double precision"
    if theorem.chosen:
        why += f"; it is a bound only if {variable.label} was chosen {theorem.chosen}"
    return Solution(best, sign * height(best), False, why)


def _bound(theorem: Statement, inputs: Mapping[str, Any]) -> float:
    """The formula's value; infinite where a side condition fails or the value leaves the range of doubles."""
    try:
        validation.check_where(theorem, inputs)
        return evaluation.at(theorem, inputs)
    except (validation.DomainError, OverflowError):
        return np.inf if theorem.relation != ">=" else -np.inf


def _bounds(theorem: Statement, checked: Mapping[str, Any], unknown: str, values: np.ndarray) -> np.ndarray:
    """`_bound` at many values of the unknown."""
    inputs = {**checked, unknown: values.astype(float)}
    allowed = np.ones(values.shape, dtype=bool)
    for condition in theorem.where:
        allowed &= condition(*(inputs[name] for name in validation.arguments_of(condition)))
    heights = np.zeros(values.shape)
    if allowed.any():
        heights[allowed] = evaluation.run(theorem, {**inputs, unknown: inputs[unknown][allowed]})
    # Anything else is not allowed, or has left the range of doubles on the way.
    for place in np.flatnonzero((heights == 0) | ~np.isfinite(heights)):
        heights[place] = _bound(theorem, {**checked, unknown: values[place].item()})
    return heights


def _lowest(domain: Interval, height: Height, heights_of: Callable[[np.ndarray], np.ndarray]) -> Any:
    """The value of least height; None if none is finite; the words of an end that is never reached."""
    scan = _scan(domain)
    heights = heights_of(np.array(scan))
    if not np.isfinite(heights).any():
        return None
    best = int(np.argmin(heights))
    if best == 0 and not domain.includes_low:
        return f"{domain.low:g}" if np.isfinite(domain.low) else "minus infinity"
    if best == len(scan) - 1 and not domain.includes_high:
        return f"{domain.high:g}" if np.isfinite(domain.high) else "infinity"
    low, high = scan[max(best - 1, 0)], scan[min(best + 1, len(scan) - 1)]
    optimum = _among_integers(height, low, high) if domain.integer else _golden(height, low, high)
    return scan[best] if heights[best] <= height(optimum) else optimum


def _scan(domain: Interval) -> list[Any]:
    """Values spread over the domain by their size, and evenly too where it has two ends; its own ends among them."""
    high = min(domain.high, LARGEST_SCANNED if domain.integer else LARGEST_REAL)
    start = max(domain.low, 1.0 if domain.integer else SMALLEST_REAL)
    values = np.geomspace(start, high, SCAN)
    # Near an end such as 1, what counts is the distance from it.
    distances = np.geomspace(1e-9, 1, SCAN)
    if np.isfinite(domain.low) and domain.low != 0:
        values = np.append(values, domain.low + abs(domain.low) * distances)
    if np.isfinite(domain.high):
        width = domain.high - max(domain.low, -abs(domain.high))
        values = np.concatenate(
            [values, domain.high - width * distances, domain.high - width * np.linspace(0, 1, SCAN)]
        )
    if domain.integer:
        values = np.rint(values)
        values = 2 * (values // 2) + 1 if domain.odd else values
    if domain.includes_low:
        values = np.append(values, domain.low)
    above = values >= domain.low if domain.includes_low else values > domain.low
    below = values <= domain.high if domain.includes_high else values < domain.high
    kept = np.unique(values[above & below])
    return [int(value) if domain.integer else float(value) for value in kept]


def _among_integers(height: Height, low: int, high: int) -> int:
    """Ternary search; the height is taken to have one valley between the ends."""
    while high - low > 2:
        left, right = low + (high - low) // 3, high - (high - low) // 3
        if height(left) <= height(right):
            high = right - 1
        else:
            low = left + 1
    return min(range(low, high + 1), key=height)


def _golden(height: Height, low: float, high: float) -> float:
    while high - low > 1e-12 * max(abs(low), abs(high)):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if not low < left < right < high:
            break
        if height(left) <= height(right):
            high = right
        else:
            low = left
    return (low + high) / 2
