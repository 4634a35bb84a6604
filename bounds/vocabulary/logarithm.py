"""Natural logarithms that keep what they are logarithms of, so that proofs and documents can be exact."""

from __future__ import annotations

import math
from fractions import Fraction


class Ln(float):
    """The natural logarithm of `base ** multiplier`, as a float that knows both: `Ln(59050)`, `Ln(2, 2**20)`.

    `base` is a positive int of any size or a Fraction, `multiplier` an int or a Fraction. Arithmetic gives plain
    floats. Raises ValueError for a base that has no logarithm and OverflowError above the range of doubles.

    >>> from bounds import Ln
    >>> Ln(2, 10), round(Ln(2, 10), 4)
    (Ln(2, 10), 6.9315)
    """

    __slots__ = ("base", "multiplier")

    base: int | Fraction
    multiplier: int | Fraction

    def __new__(cls, base: int | Fraction, multiplier: int | Fraction = 1) -> Ln:
        if base <= 0:
            raise ValueError(f"only positive numbers have a logarithm; got {base}")
        self = super().__new__(cls, _product(multiplier, _log(base)))
        self.base = base
        self.multiplier = multiplier
        return self

    def __repr__(self) -> str:
        base = _shown(self.base)
        return f"Ln({base})" if self.multiplier == 1 else f"Ln({base}, {_shown(self.multiplier)})"

    def __reduce__(self) -> tuple[type[Ln], tuple[int | Fraction, int | Fraction]]:
        return Ln, (self.base, self.multiplier)


def _shown(number: int | Fraction) -> str:
    """As Python reads it back; Python prints integers of more than 4300 digits in hexadecimal only."""
    return hex(number) if isinstance(number, int) and number.bit_length() > 14_000 else repr(number)


def _log(base: int | Fraction) -> float:
    if isinstance(base, int):
        return math.log(base)
    distance = base - 1
    if abs(distance) < Fraction(1, 2):
        return math.log1p(distance)
    return math.log(base.numerator) - math.log(base.denominator)


def _product(multiplier: int | Fraction, logarithm: float) -> float:
    """A multiplier beyond the doubles may still have a product within them, and the other way round."""
    product = Fraction(multiplier) * Fraction(logarithm)
    return product.numerator / product.denominator
