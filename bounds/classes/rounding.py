"""Natural logarithms of numbers too large to be built, in decimals, never below the truth."""

from contextlib import AbstractContextManager
from decimal import Context, Decimal, localcontext
from fractions import Fraction

from bounds.vocabulary.logarithm import Ln

_DIGITS = 80
_LEADING_BITS = 250
_PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899863")
_SLACK = Decimal("1e-60")  # far above the rounding of 80 digits, far below what a double shows
_STEPS = 2**140


def ln_up(base: int, multiplier: int | Fraction = 1) -> Decimal:
    """ln of base**multiplier, above it by less than 1 in 10^58."""
    with _precisely():
        cut = max(base.bit_length() - _LEADING_BITS, 0)
        leading = (base >> cut) + (1 if cut else 0)
        logarithm = Decimal(leading).ln() + cut * Decimal(2).ln()
        fraction = Fraction(multiplier)
        return logarithm * (1 + _SLACK) * Decimal(fraction.numerator) / Decimal(fraction.denominator)


def ln_of_sum(larger: Decimal, smaller: Decimal) -> Decimal:
    """ln(e^a + e^b) for a >= b, never below it where a and b are not."""
    with _precisely():
        ratio = max(smaller - larger, Decimal(-1000)).exp()
        return (larger + (1 + ratio).ln()) * (1 + _SLACK)


def ln_of_product(a: Decimal, b: Decimal) -> Decimal:
    """a + b, never below it."""
    with _precisely():
        return (a + b) * (1 + _SLACK)


def ln_factorial_up(n: int) -> Decimal:
    """Robbins 1955: n! < sqrt(2πn) (n/e)^n e^(1/(12n)), for n >= 1."""
    with _precisely(n):
        return _stirling(n) + 1 / Decimal(12 * n)


def ln_binomial_up(n: int, k: int) -> Decimal:
    """Robbins 1955 from above for n!, from below for the other two: e^(1/(12n+1)). For 1 <= k < n."""
    with _precisely(n):
        below = sum((_stirling(part) + 1 / Decimal(12 * part + 1) for part in (k, n - k)), Decimal(0))
        return _stirling(n) + 1 / Decimal(12 * n) - below


def rounded_up(ln: Decimal) -> Ln:
    """A power of two above e^ln, its exponent never whole: a whole one says that the number is exact."""
    with _precisely():
        numerator, denominator = (ln / Decimal(2).ln() * (1 + _SLACK)).as_integer_ratio()
        steps = numerator * _STEPS // denominator + 1
        return Ln(2, Fraction(steps | 1, _STEPS))


def _stirling(n: int) -> Decimal:
    m = Decimal(n)
    return (m + Decimal("0.5")) * m.ln() - m + (2 * _PI).ln() / 2


def _precisely(n: int = 1) -> AbstractContextManager[Context]:
    # n ln n cancels in a binomial coefficient: as many digits again as n has are lost on the way.
    digits = _DIGITS + n.bit_length()
    return localcontext(Context(prec=digits, Emax=10**9, Emin=-(10**9)))
