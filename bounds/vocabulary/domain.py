"""The values a variable may take: an interval of the reals or of the integers, in words."""

from dataclasses import dataclass
from math import inf, isfinite
from typing import Any


@dataclass(frozen=True)
class Interval:
    """Reals or integers between `low` and `high`.

    An end is left out when its flag is False; an infinite end always is. `floor` is the smallest value that
    doubles still carry safely through every formula, where that is not the end itself (a probability in (0, 1)
    has floor 1e-300).
    """

    low: float
    high: float
    integer: bool = False
    closed_low: bool = True
    closed_high: bool = True
    floor: float | None = None
    odd: bool = False

    @property
    def includes_low(self) -> bool:
        return self.closed_low and self.low > -inf

    @property
    def includes_high(self) -> bool:
        return self.closed_high and self.high < inf

    def contains(self, number: Any) -> bool:
        """Does the finite number lie in it? None other does."""
        if not isfinite(number):
            return False
        inside = self.low < number < self.high
        at_an_end = (number == self.low and self.closed_low) or (number == self.high and self.closed_high)
        floor = self.floor is None or number >= self.floor
        whole = not self.integer or number == int(number)
        return bool((inside or at_an_end) and floor and whole and (not self.odd or int(number) % 2 == 1))

    @property
    def words(self) -> str:
        """The domain as an error states it: `a number strictly between 0 and 1`, `an integer ≥ 1`."""
        kind = ("an odd integer" if self.odd else "an integer") if self.integer else "a number"
        if self.low == -inf and self.high == inf:
            return kind
        if self.high == inf:
            return f"{kind} {self._above}"
        if self.low == -inf:
            return f"{kind} {self._below}"
        if self.includes_low != self.includes_high:
            return f"{kind} {self._above} and {self._below}"
        strictly = "" if self.includes_low else "strictly "
        return f"{kind} {strictly}between {_in_full(self.low)} and {_in_full(self.high)}"

    @property
    def _above(self) -> str:
        return f"{'≥' if self.includes_low else '>'} {_in_full(self.low)}"

    @property
    def _below(self) -> str:
        return f"{'≤' if self.includes_high else '<'} {_in_full(self.high)}"


def _in_full(end: float) -> str:
    if end == int(end) and abs(end) < (1e20 if isinstance(end, int) else 1e15):
        return f"{int(end):,}"
    return f"{end:.9f}".rstrip("0") if 1e-9 <= abs(end) < 1e-4 else f"{end:.9g}"


def open_interval(low: float, high: float, floor: float | None = None) -> Interval:
    """Reals strictly between the ends."""
    return Interval(low, high, closed_low=False, closed_high=False, floor=floor)


def positive() -> Interval:
    """Reals above zero."""
    return Interval(0, inf, closed_low=False)


def at_least(low: float) -> Interval:
    """Reals from `low` on."""
    return Interval(low, inf)


def integers(low: int, high: float = inf, odd: bool = False) -> Interval:
    """Integers from `low` to `high`, or only the odd ones."""
    return Interval(low, high, integer=True, odd=odd)
