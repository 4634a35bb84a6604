"""What a check is: a function of a theorem that returns nothing, or raises AssertionError in one sentence."""

import math
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Protocol, TypeVar

from bounds.formula.patience import limited_to
from bounds.testing.checking import checker
from bounds.theorem import Theorem

POINTS = 4  # at how many points a check tries a theorem
Case = TypeVar("Case")


class TheoremCheck(Protocol):
    """A check by name; one that tries points can be asked to try more of them."""

    def __call__(self, theorem: Theorem, points: int = POINTS) -> None: ...


CHECKS: dict[str, TheoremCheck] = {}


def check_at_points(function: Callable[[Theorem, int], None]) -> TheoremCheck:
    """One more check of every theorem, called like the function; its sentence begins with the theorem and the check."""
    tried = checker(lambda theorem: theorem.slug)(function)

    @wraps(function)
    def named(theorem: Theorem, points: int = POINTS) -> None:
        tried(theorem, points)

    CHECKS[function.__name__] = named
    return named


def check(function: Callable[[Theorem], None]) -> TheoremCheck:
    """The same for what needs no points."""

    @wraps(function)
    def at_no_points(theorem: Theorem, points: int) -> None:
        function(theorem)

    return check_at_points(at_no_points)


def one_after_the_other(examine: Callable[[Case], None], cases: Iterable[Case], steps: int) -> None:
    """Examine the first case, and those after it until so many steps of work are spent: the same on every machine."""
    spent = 0
    for case in cases:
        with limited_to(math.inf) as work:
            examine(case)
        spent += work.steps
        if spent >= steps:
            return


def listed(point: Mapping[str, Any]) -> str:
    """A point in a sentence: m = 100, delta = 0.05."""
    return ", ".join(f"{name} = {entry!r}" for name, entry in point.items())


def is_near(value: float, expected: float, relative: float) -> bool:
    """Are they the same number, to so much of the expected one?"""
    return abs(value - expected) <= relative * abs(expected) + 1e-300
