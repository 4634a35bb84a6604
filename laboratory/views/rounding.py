"""How many digits of a measured number are read beside its bound."""

from collections.abc import Callable
from decimal import Decimal
from typing import Protocol

from bounds.numbers import FULL, exact, in_percent, rounded, rounded_safely

USUAL, OF_BOUNDS = 3, 4  # significant digits


class Bounded(Protocol):
    """A number that was measured, and what bounds it."""

    @property
    def value(self) -> float: ...

    @property
    def at_most(self) -> float | None: ...

    @property
    def at_least(self) -> float | None: ...

    @property
    def share(self) -> bool: ...


def digits_within(text: Bounded) -> int:
    """Three, or as many more as keep it, once it is rounded, on the side of its bound on which it is.

    0.40777 below a bound of 0.4078 is no 0.408: that would be above it.
    """
    read = in_percent if text.share else exact
    if text.at_most is not None and text.value <= text.at_most:
        limit = rounded_safely(read(text.at_most), OF_BOUNDS, up=True)
        return _fewest(read(text.value), lambda number: number <= limit)
    if text.at_least is not None and text.value >= text.at_least:
        limit = rounded_safely(read(text.at_least), OF_BOUNDS, up=False)
        return _fewest(read(text.value), lambda number: number >= limit)
    return USUAL


def _fewest(number: Decimal, keeps: Callable[[Decimal], bool]) -> int:
    """The fewest digits to which it may be rounded; all that a double has, where none is enough."""
    return next((digits for digits in range(USUAL, FULL) if keeps(rounded(number, digits))), FULL)
