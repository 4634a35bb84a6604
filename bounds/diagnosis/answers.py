"""The number somebody hands in: its value, and how many digits of it are meant."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from fractions import Fraction
from numbers import Integral, Real
from typing import Any

from bounds.reading.meant import other_numbers
from bounds.reading.numbers import read_number, why_no_number
from bounds.reading.stated import Stated, stated
from bounds.reading.written import PARTS_THOUSANDS, read_otherwise, written_number
from bounds.solving.validation import DomainError

LARGEST = 10**300
LARGEST_EXACT = 1e15  # of whole numbers as doubles
FULL = 12  # digits of a number given without rounding
MOST_PLACES = 999  # before or after the point: none that a double has lies beyond
EDGE = 1 + 1e-9  # 0.125 is 0.13 and 0.12 to two digits
DOUBLES = 1e-14  # what doubles may get wrong
LEAST = math.ulp(0.0)  # the same near to 0, where they lie so far apart
SAME = 1e-9  # relative: a right number this near to a decimal is that decimal
FINE = 0.05  # of the right number: rounded more coarsely than this, an answer is no evidence of it
FEWEST = 2  # digits


@dataclass(frozen=True)
class TypedAnswer:
    """A number and the place value of its last digit; `side` is `>=`, `>`, `<=` or `<` where it is stated as an end.

    `roughly` is one of which it is said that it is about so much.
    """

    value: float
    unit: float
    digits: int
    side: str = ""
    roughly: bool = False

    @property
    def low(self) -> float:
        """The smallest number that rounds to it."""
        return self.value - self.unit / 2

    @property
    def high(self) -> float:
        """The largest number that rounds to it."""
        return self.value + self.unit / 2

    @property
    def whole(self) -> bool:
        """Is it given without decimals?"""
        return self.unit >= 1

    @property
    def in_full(self) -> bool:
        """Is it a whole number with all its digits, and not 1.2e5, which stands for many?"""
        return self.unit == 1 and not self.roughly

    def is_exactly(self, whole: int) -> bool:
        """Is it this whole number?"""
        return abs(self.value - whole) <= DOUBLES * abs(whole)

    def in_whole_numbers(self) -> TypedAnswer:
        """The last whole number that an end leaves: 99 for `m > 98` and for `m >= 98.76`. Without a side it stays."""
        if self.unit > 1 or not self.side:
            return self
        below, above = math.floor(self.value), math.ceil(self.value)
        end = {">=": above, ">": below + 1, "<=": below, "<": above - 1}[self.side]
        return TypedAnswer(float(end), 1.0, len(str(abs(end))), self.side)

    def is_near(self, x: float) -> bool:
        """Does `x` round to it?"""
        return abs(x - self.value) <= self.unit / 2 * EDGE + DOUBLES * abs(x) + LEAST

    def is_beyond(self, x: float, up: bool) -> bool:
        """Does `x` round to it when rounded up (or down)?"""
        distance = self.value - x if up else x - self.value
        return -1e-9 * abs(x) <= distance < self.unit * (1 - 1e-9)

    def is_fine_for(self, x: float) -> bool:
        """Is it given with digits enough to distinguish `x` from other numbers, or in all its digits?"""
        return self.unit <= FINE * abs(x) * EDGE or abs(self.value - x) <= SAME * abs(x)

    def cut_off(self, x: float) -> bool:
        """Is it what remains of `x` when further digits are left out?"""
        return 0 <= abs(x) - abs(self.value) < self.unit and x * self.value >= 0


def enough_digits(x: float) -> int:
    """How many significant digits make an answer fine for `x`."""
    leading = float(f"{abs(x):.16e}".partition("e")[0]) if x else 1.0  # 10^-324 is no double, 5·10^-324 is
    return FEWEST if FINE * leading * EDGE >= 10.0 ** (1 - FEWEST) else FEWEST + 1


def read_answer(answer: Any) -> TypedAnswer:
    """The answer as it was meant. Raises DomainError for what is no finite real.

    A text may state it: `m >= 99`, `at most 9`. What is `about 300` has the digits before its zeros alone.
    """
    if isinstance(answer, Fraction) and answer.denominator != 1:
        return _in_full(float(answer))
    statement = stated(answer) if isinstance(answer, str) else Stated(_text(answer))
    read = _read(statement.text.strip(), answer)
    return replace(_roughly(read) if statement.roughly else read, side=statement.side)


def read_otherwise_too(answer: Any) -> list[str]:
    """The answer as others write it: `55.874` for `55,874`, whose comma may part decimals, `2*10^3` for a `2×103`."""
    text = stated(answer).text if isinstance(answer, str) else ""
    by_comma = [answer.replace(",", ".")] if read_otherwise(text) == PARTS_THOUSANDS else []
    return by_comma + [answer.replace(text, meant.text) for meant in other_numbers(text, whole=True)]


def _roughly(read: TypedAnswer) -> TypedAnswer:
    """Zeros at the end of a whole number are not meant as digits."""
    if not read.in_full or not read.value:
        return read
    written = str(abs(int(read.value)))
    digits = len(written.rstrip("0"))
    return TypedAnswer(read.value, 10.0 ** (len(written) - digits), digits, roughly=True)


def _read(text: str, answer: Any) -> TypedAnswer:
    written = written_number(text)
    if written is None:
        return _computed(text, answer)
    value, unit = float(f"{written.digits}e{written.place}"), float(f"1e{written.place}")
    if not math.isfinite(value) or not math.isfinite(unit) or abs(written.place) > MOST_PLACES:
        raise _refused(answer)
    return TypedAnswer(value, unit, len(str(abs(written.digits)).lstrip("0")) or 1)


def _computed(text: str, answer: Any) -> TypedAnswer:
    """An expression is meant with all its digits."""
    number = read_number(text)
    if isinstance(number, str) or not math.isfinite(number):
        raise _refused(answer)
    if float(number).is_integer() and abs(number) < LARGEST_EXACT:
        return _read(str(int(number)), answer)
    if abs(number) > LARGEST:
        raise _refused(answer)
    return _in_full(float(number))


def _in_full(value: float) -> TypedAnswer:
    return TypedAnswer(value, abs(value) * 10.0**-FULL, FULL)


def _text(answer: Any) -> str:
    if isinstance(answer, bool) or not isinstance(answer, Real):
        raise _refused(answer)
    if (isinstance(answer, Integral) and abs(int(answer)) > LARGEST) or not math.isfinite(answer):
        raise _refused(answer)
    if isinstance(answer, Integral):
        return str(int(answer))
    real = float(answer)
    return str(int(real)) if real.is_integer() and abs(real) < LARGEST_EXACT else repr(real)


def _refused(answer: Any) -> DomainError:
    text = "an integer beyond 10^300" if isinstance(answer, int) and abs(answer) > LARGEST else repr(answer)[:60]
    why = why_no_number(answer) if isinstance(answer, str) else ""
    return DomainError(f"The answer must be a finite number; got {text}{why}")
