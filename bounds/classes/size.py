"""Whole numbers of any size: built while they are small enough, beyond that a power known by its logarithm.

A `Size` is an int, or an `Ln` of an integer base. With an integer multiplier the `Ln` is that very power; with a
fraction it is a power of two rounded up, its logarithm by less than 1 in 10^13: |H| is never told too small.
"""

from decimal import Decimal
from fractions import Fraction
from math import comb, gcd
from typing import TypeAlias

from bounds.classes.rounding import ln_binomial_up, ln_factorial_up, ln_of_product, ln_of_sum, ln_up, rounded_up
from bounds.vocabulary.logarithm import Ln

Size: TypeAlias = int | Ln

KEPT_BITS = 1024  # a power above says more as a power: Ln(2, 2**20), not the logarithm of its million digits
BUILT_BITS = 1_200_000  # integers of so many bits are added, multiplied and divided within milliseconds
LARGEST_BITS = 1024  # an exponent beyond leaves the range of doubles even in the logarithm
TOO_LARGE = "even the logarithm of this number leaves the range of doubles"


def plus(a: Size, b: Size) -> Size:
    """a + b, rounded up where it cannot be built."""
    a, b = _built(a), _built(b)
    if isinstance(a, int) and isinstance(b, int):
        return a + b
    if (isinstance(a, int) and a <= 0) or (isinstance(b, int) and b <= 0):
        return _only_zero(a, b)
    smaller, larger = sorted((_ln(a), _ln(b)))
    return rounded_up(ln_of_sum(larger, smaller))


def minus(a: Size, b: Size) -> Size:
    """a - b. Raises ValueError where either is too large to be built."""
    first, second = _both_built(a, b, "to be subtracted from or taken away")
    return first - second


def times(a: Size, b: Size) -> Size:
    """a · b, exact wherever both are known exactly and share an exponent, or fit."""
    if isinstance(a, int) and isinstance(b, int) and a.bit_length() + b.bit_length() <= BUILT_BITS:
        return a * b
    if (isinstance(a, int) and a <= 0) or (isinstance(b, int) and b <= 0):
        return _zero_times(a, b)
    return _as_one_power(a, b) or _as_one_integer(a, b) or rounded_up(ln_of_product(_ln(a), _ln(b)))


def power(a: Size, exponent: int) -> Size:
    """a to a whole number from 0 on. Raises ValueError where even the logarithm leaves the doubles."""
    if exponent < 0:
        raise ValueError(f"an exponent must be a whole number from 0 on; got {exponent}")
    if isinstance(a, int) and abs(a) <= 1:
        return int(a ** (exponent if a >= 0 else exponent % 2))
    if isinstance(a, int) and a.bit_length() * exponent <= KEPT_BITS:
        return int(a**exponent)
    if exponent.bit_length() > LARGEST_BITS:
        raise ValueError(TOO_LARGE)
    if isinstance(a, int) and a < 0:
        raise ValueError("a power of a negative number is too large to be built")
    base, multiplier = _as_power(a)
    return as_size(base, multiplier * exponent)


def over(a: Size, b: Size) -> Size:
    """a / b where that is whole. Raises ValueError where it is not, or where either is too large to be built."""
    base, multiplier = _as_power(a)
    divisor, times_it = _as_power(b)
    if isinstance(a, Ln) and is_exact(a) and is_exact(b) and base == divisor and multiplier >= times_it:
        return as_size(base, multiplier - times_it)
    first, second = _both_built(a, b, "to be divided")
    quotient = floor_over(first, second)
    if quotient * second != first:
        raise ValueError("a division leaves a remainder; use // to round down")
    return quotient


def floor_over(a: Size, b: Size) -> int:
    """a / b rounded down. Raises ValueError where either is too large to be built."""
    from flint import fmpz  # Python divides large integers in quadratic time

    first, second = _both_built(a, b, "to be divided")
    if second == 0:
        raise ValueError("nothing can be divided by 0")
    return int(fmpz(first) // fmpz(second))


def factorial(n: int) -> Size:
    """n!, rounded up where it cannot be built."""
    from flint import fmpz

    if n < 0:
        raise ValueError(f"a factorial needs a whole number from 0 on; got {n}")
    if n.bit_length() > LARGEST_BITS - 40:
        raise ValueError(TOO_LARGE)
    if n * n.bit_length() <= BUILT_BITS:
        return int(fmpz.fac_ui(n))  # type: ignore[arg-type]
    return rounded_up(ln_factorial_up(n))


def binomial(n: int, k: int) -> Size:
    """n choose k, 0 where there is no way; rounded up where it cannot be built."""
    from flint import fmpz

    k = min(k, n - k)
    if n < 0 or k < 0:
        return 0
    if n.bit_length() > LARGEST_BITS:
        raise ValueError(TOO_LARGE)
    if min(n, k * n.bit_length()) <= BUILT_BITS:
        return int(fmpz.bin_uiui(n, k)) if n < 2**62 else comb(n, k)
    return rounded_up(ln_binomial_up(n, k))


def as_size(base: int, multiplier: int | Fraction) -> Size:
    """base**multiplier: an int while it is short. Raises ValueError where its logarithm leaves the doubles."""
    try:
        return number_of(Ln(base, multiplier), KEPT_BITS) or Ln(base, multiplier)
    except OverflowError:
        raise ValueError(TOO_LARGE) from None


def number_of(size: Size, bits: int = BUILT_BITS) -> int | None:
    """The integer itself, where it is known exactly and has at most so many bits."""
    if isinstance(size, int):
        return size if size.bit_length() <= bits else None
    base, multiplier = _as_power(size)
    if not isinstance(multiplier, int) or (base.bit_length() - 1) * multiplier >= bits:
        return None
    built = int(base**multiplier)
    return built if built.bit_length() <= bits else None


def is_exact(size: Size) -> bool:
    """Whether this is the number itself rather than one rounded up."""
    return isinstance(size, int) or isinstance(size.multiplier, int)


def _as_power(a: Size) -> tuple[int, int | Fraction]:
    return (a, 1) if isinstance(a, int) else (int(a.base), a.multiplier)


def _built(a: Size) -> Size:
    number = number_of(a)
    return a if number is None else number


def _both_built(a: Size, b: Size, purpose: str) -> tuple[int, int]:
    first, second = number_of(a), number_of(b)
    if first is None or second is None:
        raise ValueError(f"a number of more than {BUILT_BITS * 3 // 10:,} digits is too large {purpose}")
    return first, second


def _ln(a: Size) -> Decimal:
    return ln_up(*_as_power(a))


def _only_zero(a: Size, b: Size) -> Size:
    if a == 0 or b == 0:
        return b if a == 0 else a
    raise ValueError("a number is too large to take anything from it")


def _zero_times(a: Size, b: Size) -> Size:
    if 0 in (a, b):
        return 0
    raise ValueError("a negative number is too large to be built")


def _as_one_power(a: Size, b: Size) -> Size | None:
    """a · b as one power, where both are powers to exponents that share much."""
    (base, multiplier), (other, times_it) = _as_power(a), _as_power(b)
    if not (isinstance(multiplier, int) and isinstance(times_it, int)):
        return None
    if base == other:
        return as_size(base, multiplier + times_it)
    shared = gcd(multiplier, times_it)
    left = number_of(Ln(base, multiplier // shared), KEPT_BITS)
    right = number_of(Ln(other, times_it // shared), KEPT_BITS)
    return as_size(left * right, shared) if left and right else None


def _as_one_integer(a: Size, b: Size) -> Size | None:
    left, right = number_of(a), number_of(b)
    fits = left and right and left.bit_length() + right.bit_length() <= BUILT_BITS
    return left * right if left and right and fits else None
