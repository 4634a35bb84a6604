"""Numbers as the decimals they show: a float is what its `repr` says, so 0.05 is 1/20."""

import math
import sys
from fractions import Fraction
from functools import lru_cache
from typing import Any

from flint import arb, fmpq

from bounds.vocabulary.logarithm import Ln

# A rational as long as everything was rational, a ball that contains the number from then on.
Exact = fmpq | arb


def exact(number: Any) -> fmpq:
    """The rational that an int, float, Fraction, Decimal or NumPy scalar shows.

    Raises ValueError for what is not finite, and TypeError for an `Ln`, whose logarithm is no rational: that is a
    ball, see `enclosed`.
    """
    if isinstance(number, Ln) and number.base != 1:
        raise TypeError(f"{number!r} is irrational")
    return _exact(number.item() if hasattr(number, "item") else number)


# Types apart: Fraction(0.05) equals 0.05 and is not 1/20.
@lru_cache(maxsize=4096, typed=True)
def _exact(number: Any) -> fmpq:
    if isinstance(number, int):
        return fmpq(number)
    try:
        fraction = Fraction(repr(float(number)) if isinstance(number, float) else number)
    except (OverflowError, ValueError) as error:
        raise ValueError(f"{number!r} is no finite number") from error
    return fmpq(fraction.numerator, fraction.denominator)


def enclosed(number: Any) -> Exact:
    """The same, and the logarithm of an `Ln` as a ball at the working precision; what is exact already stays."""
    if isinstance(number, fmpq | arb):
        return number
    if isinstance(number, Ln) and number.base != 1:
        return arb(exact(number.multiplier)) * arb(exact(number.base)).log()
    return exact(number)


def double_below(value: Exact) -> float:
    """The largest double that is not above `value`, or the one that shows `value` exactly."""
    if isinstance(value, fmpq):
        number = value
    else:
        mantissa, exponent = value.lower().man_exp()
        if mantissa == 0 or exponent + mantissa.bit_length() > 1100:
            return 0.0 if mantissa == 0 else sys.float_info.max if mantissa > 0 else -math.inf
        if exponent + mantissa.bit_length() < -1200:
            return 0.0 if mantissa > 0 else -math.ulp(0.0)
        number = fmpq(mantissa) * fmpq(2) ** exponent
    try:
        nearest = int(number.p) / int(number.q)
    except OverflowError:
        return sys.float_info.max if number > 0 else -math.inf
    if isinstance(value, fmpq) and exact(nearest) == number:
        return nearest
    return math.nextafter(nearest, -math.inf) if fmpq(*nearest.as_integer_ratio()) > number else nearest
