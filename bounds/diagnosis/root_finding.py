"""The root of a monotone function of one positive unknown, by few evaluations: each may be a sum of many terms."""

import math
from collections.abc import Callable

FURTHEST = 1e4  # times the start, either way: further off no slip of these kinds leads
CLOSE = 1e-12
MOST = 60


def root(function: Callable[[float], float], start: float, low: float, high: float, whole: bool = False) -> float:
    """Where `function` changes its sign between `low` and `high`, looked for around `start`; nan if nowhere.

    Regula falsi in the logarithm of the unknown (Illinois), which a power law solves in one step. Of a function of
    whole numbers (`whole`), the half between the last that is negative and the first that is not, roughly.
    """
    inner = math.log(min(max(start, low if low > 0 else 1e-300, 1e-300), high if high < math.inf else 1e300))
    at_start = function(math.exp(inner))
    if not math.isfinite(at_start):
        return math.nan
    if at_start == 0:
        return math.exp(inner)
    for direction in _directions(function, inner, at_start):
        outer, at_outer = _bracket(function, inner, at_start, direction, low, high)
        if math.isfinite(at_outer):
            return math.exp(_illinois(function, inner, at_start, outer, at_outer, whole))
    return math.nan


def _directions(function: Callable[[float], float], inner: float, at_start: float) -> tuple[int, int]:
    beside = function(math.exp(inner + 1e-3))
    towards = 1 if math.isfinite(beside) and abs(beside) < abs(at_start) else -1
    return towards, -towards


def _bracket(
    function: Callable[[float], float], inner: float, at_start: float, direction: int, low: float, high: float
) -> tuple[float, float]:
    """A point on the other side of zero, and the value there; nan if there is none in reach."""
    step, ends = 0.7, (math.log(low) if low > 0 else -690.0, math.log(high) if high < math.inf else 690.0)
    position = inner
    while abs(position - inner) < math.log(FURTHEST) and position not in ends:
        position = min(max(position + direction * step, ends[0]), ends[1])
        there = function(math.exp(position))
        if math.isfinite(there) and (there == 0 or _changes(there, at_start)):
            return position, there
        step *= 2
    return position, math.nan


def _changes(a: float, b: float) -> bool:
    """Whether the signs differ; the product of two small doubles would be 0."""
    return a < 0 < b or b < 0 < a


def _illinois(function: Callable[[float], float], a: float, at_a: float, b: float, at_b: float, whole: bool) -> float:
    for _ in range(MOST):
        if at_b == 0 or abs(b - a) < CLOSE * max(abs(a), abs(b), 1):
            break
        below, above = sorted((round(math.exp(a)), round(math.exp(b)))) if whole else (0, 0)
        if above == below + 1:
            return math.log(below + 0.5)
        c = (a * at_b - b * at_a) / (at_b - at_a)
        if not min(a, b) < c < max(a, b):
            c = (a + b) / 2
        at_c = function(math.exp(c))
        if not math.isfinite(at_c):
            return math.nan
        if _changes(at_c, at_b):
            a, at_a = b, at_b
        else:
            at_a /= 2
        b, at_b = c, at_c
    return b
