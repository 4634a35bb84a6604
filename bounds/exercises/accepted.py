"""Which numbers are right, as intervals: what a platform must accept that compares numbers and reads no digits."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from bounds.exercises.rounding import DIGITS, EQUAL, Rounding


@dataclass(frozen=True)
class Accepted:
    """The numbers from `low` to `high`; `about` says of them: the key, with more digits, or another textbook's form."""

    low: float
    high: float
    about: str = ""

    def holds(self, number: float) -> bool:
        """Is it one of them?"""
        return self.low <= number <= self.high

    @property
    def middle(self) -> float:
        """The number that, with the tolerance, says the same."""
        return self.low / 2 + self.high / 2

    @property
    def tolerance(self) -> float:
        """How far from the middle the ends are."""
        return (self.high - self.low) / 2


def accepted(
    rounding: Rounding, right: float, key: str, *, safely: bool, forms: Iterable[tuple[float, str]] = ()
) -> tuple[Accepted, ...]:
    """The key first, then what may be given instead: one digit more than is asked for, and other forms.

    A real may be given with more digits than four: then it is rounded to the nearest, or `safely` to its own side.
    A whole number is the key and nothing else.
    """
    value = float(key)
    exactly = Accepted(value - EQUAL * abs(value), value + EQUAL * abs(value), "the key")
    more = () if rounding.whole else (_around(right, DIGITS + 1, rounding.up if safely else None, "with more digits"),)
    others = (_around(number, DIGITS, rounding.up if safely else None, words) for number, words in forms)
    return (exactly, *more, *others)


def _around(right: float, digits: int, up: bool | None, about: str) -> Accepted:
    """What rounds to so many digits of a number: half a unit on each side, a whole one on the safe side."""
    unit = 10.0 ** (math.floor(math.log10(abs(right))) - digits + 1) if right else 0.0
    return Accepted(right - (unit if up is False else unit / 2), right + (unit if up is True else unit / 2), about)
