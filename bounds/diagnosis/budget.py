"""How much work the slips of one diagnosis may be: whatever runs a tree counts it, and what is left out is told.

The verdict on the number itself needs none of it.
"""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, Protocol, TypeVar

from bounds.formula.patience import Work, limited_to

# Steps for running the trees of single slips, of other forms, of other books, and of the theorem itself in doubles.
SINGLES, FORMS, BOOKS, OWN = 4_000_000, 1_000_000, 1_000_000, 2_000_000  # all but a few need a tenth of them
LEFT_OUT = "not all usual slips could be tried"


class CutShort(Protocol):
    """What remembers which of its lists end early."""

    @property
    def cut_short(self) -> set[str]: ...


Owner = TypeVar("Owner", bound=CutShort)
Result = TypeVar("Result")


class Budget:
    """The steps that are left for running trees, and whether something was left out for want of them."""

    def __init__(self, steps: float) -> None:
        self.left, self.is_short = steps, False

    def run(self, evaluate: Callable[[], Any]) -> Any:
        """What `evaluate` gives; nan where the steps are spent."""
        work = limited_to(self.left)
        try:
            with work:
                return evaluate()
        finally:
            self.left -= work.steps
        self.is_short = True
        return math.nan


_BUDGET: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def budget(steps: float) -> Iterator[Budget]:
    """So many steps for the trees that are run inside this block."""
    own = Budget(steps)
    token = _BUDGET.set(own)
    try:
        yield own
    finally:
        _BUDGET.reset(token)


def within_budget(evaluate: Callable[[], Any]) -> Any:
    """Run a tree, on the budget at hand if there is one."""
    own = _BUDGET.get()
    return evaluate() if own is None else own.run(evaluate)


def note(work: Work) -> None:
    """Remember that a limit within the budget ended a list of slips early."""
    own = _BUDGET.get()
    if own is not None and work.ended_early:
        own.is_short = True


def on_a_budget(steps: float) -> Callable[[Callable[[Owner], Result]], Callable[[Owner], Result]]:
    """Make a method's list of numbers end after so many steps; its owner's `cut_short` then has the method's name."""

    def limit(method: Callable[[Owner], Result]) -> Callable[[Owner], Result]:
        @wraps(method)
        def limited(owner: Owner) -> Result:
            with budget(steps) as own:
                result = method(owner)
            if own.is_short:
                owner.cut_short.add(method.__name__)
            return result

        return limited

    return limit
