"""Maps between numbers that lose no digit: a float means the decimal it shows, so that 1 - 0.95 is 0.05."""

from fractions import Fraction
from typing import Any

from bounds.vocabulary.logarithm import Ln


def complement(share: Any) -> float:
    """1 - share."""
    return float(1 - shown_exactly(share))


def share_of(part: Any, whole: Any) -> float:
    """part/whole."""
    return float(shown_exactly(part) / shown_exactly(whole))


def times(share: Any, whole: Any) -> int | float:
    """share times whole: an int where it is a whole number, which 0.07 times 100 is."""
    product = shown_exactly(share) * shown_exactly(whole)
    return product.numerator if product.denominator == 1 else float(product)


def log_of_size(size: Any) -> Ln:
    """ln(size) of a whole number."""
    return Ln(int(size))


def in_nats(bits: Any) -> Ln:
    """So many bits as a natural logarithm."""
    exact = shown_exactly(bits)
    return Ln(2, exact.numerator if exact.denominator == 1 else exact)


def shown_exactly(number: Any) -> Fraction:
    """The rational that a number shows: a float is its shortest decimal. Raises ValueError unless finite."""
    return Fraction(number) if isinstance(number, int | Fraction) else Fraction(repr(float(number)))
