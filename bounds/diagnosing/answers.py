"""The number somebody hands in: its value, and how many digits of it are meant."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from numbers import Integral, Real
from typing import Any

from bounds.reading.numbers import plainly, read_number, without_thousands
from bounds.solving.validation import DomainError

LARGEST = 10**300
LARGEST_EXACT = 1e15  # of whole numbers as doubles
FULL = 12  # digits of a number given without rounding
_NUMBER = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?", re.IGNORECASE)
_POWER = re.compile(r"\s*(?:[x×·*]\s*)10\s*(?:\^|\*\*)?\s*([-+]?\d{1,3})$")
_EXPRESSION = re.compile(r"[*/^!(·×]|\bln\b|(?<=[\d)!])\s*[-+]")  # something is to be computed
EDGE = 1 + 1e-9  # 0.125 is 0.13 and 0.12 to two digits
DOUBLES = 1e-14  # what doubles may get wrong
SAME = 1e-9  # relative: a right number this near to a decimal is that decimal
FINE = 0.05  # of the right number: rounded more coarsely than this, an answer is no evidence of it
FEWEST = 2  # digits


@dataclass(frozen=True)
class TypedAnswer:
    """A number and the place value of its last digit."""

    value: float
    unit: float
    digits: int

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
        return self.unit == 1

    def is_exactly(self, whole: int) -> bool:
        """Is it this whole number?"""
        return abs(self.value - whole) <= DOUBLES * abs(whole)

    def is_near(self, x: float) -> bool:
        """Does `x` round to it?"""
        return abs(x - self.value) <= self.unit / 2 * EDGE + DOUBLES * abs(x)

    def is_beyond(self, x: float, up: bool) -> bool:
        """Does `x` round to it when rounded up (or down)?"""
        distance = self.value - x if up else x - self.value
        return -1e-9 * abs(x) <= distance < self.unit * (1 - 1e-9)

    def is_fine_for(self, x: float) -> bool:
        """Is it given with digits enough to tell `x` from other numbers, or in all its digits?"""
        return self.unit <= FINE * abs(x) * EDGE or abs(self.value - x) <= SAME * abs(x)

    def cut_off(self, x: float) -> bool:
        """Is it what remains of `x` when further digits are left out?"""
        return 0 <= abs(x) - abs(self.value) < self.unit and x * self.value >= 0


def enough_digits(x: float) -> int:
    """How many significant digits make an answer fine for `x`."""
    leading = abs(x) / 10.0 ** math.floor(math.log10(abs(x))) if x else 1.0
    return FEWEST if FINE * leading * EDGE >= 10.0 ** (1 - FEWEST) else FEWEST + 1


def read_answer(answer: Any) -> TypedAnswer:
    """The answer as it was meant. Raises DomainError for what is no finite real."""
    if isinstance(answer, Fraction) and answer.denominator != 1:
        return _in_full(float(answer))
    text = _text(answer)
    number, percent = (text[:-1].rstrip(), True) if text.endswith("%") else (text, False)
    number = _POWER.sub(r"e\1", plainly(number)).replace("_", "").replace(" ", "")
    significand, e, power = number.partition("e")
    number = without_thousands(significand) + e + power
    if len(number) > 320 or not _NUMBER.fullmatch(number):
        return _computed(text, answer)
    exact = Decimal(number).scaleb(-2 if percent else 0)
    _, digits, exponent = exact.as_tuple()
    if not math.isfinite(float(exact)):
        raise _refused(answer)
    significant = len("".join(map(str, digits)).lstrip("0")) or 1
    return TypedAnswer(float(exact), 10.0 ** int(exponent), significant)


def _computed(text: str, answer: Any) -> TypedAnswer:
    """An expression is meant with all its digits."""
    found = read_number(text) if _EXPRESSION.search(text) else text
    if isinstance(found, str) or not math.isfinite(found):
        raise _refused(answer)
    if float(found).is_integer() and abs(found) < LARGEST_EXACT:
        return read_answer(int(found))
    if abs(found) > LARGEST:
        raise _refused(answer)
    return _in_full(float(found))


def _in_full(value: float) -> TypedAnswer:
    return TypedAnswer(value, abs(value) * 10.0**-FULL, FULL)


def _text(answer: Any) -> str:
    if isinstance(answer, str):
        return answer.strip()
    if isinstance(answer, bool) or not isinstance(answer, Real):
        raise _refused(answer)
    if (isinstance(answer, Integral) and abs(int(answer)) > LARGEST) or not math.isfinite(answer):
        raise _refused(answer)
    if isinstance(answer, Integral):
        return str(int(answer))
    real = float(answer)
    return str(int(real)) if real.is_integer() and abs(real) < LARGEST_EXACT else repr(real)


def _refused(answer: Any) -> DomainError:
    shown = "an integer beyond 10^300" if isinstance(answer, int) and abs(answer) > LARGEST else repr(answer)[:60]
    if isinstance(answer, str) and "," in answer:
        shown += "; decimals follow a point, and commas part thousands"
    return DomainError(f"answer (the number to check) must be a finite real; got {shown}")
