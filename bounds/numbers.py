"""Numbers as people read them: 1,000,000 and 3.2·10⁻⁵, in LaTeX and in plain text, never 1e-05."""

import math
from collections.abc import Iterable
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction
from typing import Any

from bounds.vocabulary.logarithm import Ln

FULL = 15  # significant digits: as many as every double carries
BOUND = 4  # significant digits of a bound
TIDY = 12  # digits of a double that hide its rounding errors: 2000.0000000000002 is 2000
SLIGHT = 1e-3  # a count of thirteen digits has decimals of its own, which are no rounding errors
SMALL = Decimal("1e-4")  # below it, and from LARGE on, powers of ten
LARGE = Decimal("1e7")
UNBROKEN = "\N{NO-BREAK SPACE}"
_SUPERSCRIPT = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def in_latex(x: Any, digits: int | None = None) -> str:
    r"""The number as LaTeX: `1{,}000`, `3.2\times10^{-5}`, `\ln 59{,}050`; all its digits unless told."""
    if isinstance(x, Ln) and digits is None:
        base = rf"\ln {in_latex(x.base)}"
        return base if x.multiplier == 1 else rf"{in_latex(x.multiplier)}\,{base}"
    if isinstance(x, Fraction) and x.denominator != 1:
        return ("-" if x < 0 else "") + rf"\frac{{{in_latex(abs(x.numerator))}}}{{{in_latex(x.denominator)}}}"
    sign, mantissa, power = _parts(x, digits)
    mantissa = mantissa.replace(",", "{,}")
    if not power:
        return sign + mantissa
    ten = f"10^{{{power}}}"
    return sign + (ten if mantissa == "1" else rf"{mantissa}\times{ten}")


def format_number(x: Any, digits: int | None = None) -> str:
    """The number as plain text: `1,000,000`, `3.2·10⁻⁵`, `ln 59,050`."""
    if isinstance(x, Ln) and digits is None:
        base = f"ln {format_number(x.base)}"
        return base if x.multiplier == 1 else f"{format_number(x.multiplier)} {base}"
    if isinstance(x, Fraction) and x.denominator != 1:
        return f"{format_number(x.numerator)}/{format_number(x.denominator)}"
    sign, mantissa, power = _parts(x, digits)
    sign = sign.replace("-", "−")
    if not power:
        return sign + mantissa
    ten = f"10{power.translate(_SUPERSCRIPT)}"
    return sign + (ten if mantissa == "1" else f"{mantissa}·{ten}")


def format_short(x: Any, digits: int = 3, absent: str | None = None) -> str:
    """A measured number in so many digits at most, as people write them: `0.25`, not `0.250`.

    `absent` is said where there is no finite number; without it ValueError is raised.
    """
    number = float(x)
    return absent if absent is not None and not math.isfinite(number) else format_number(float(f"{number:.{digits}g}"))


def digits_beside(x: Any, most: Any = None, least: Any = None, digits: int = 3) -> int:
    """So many digits, or as many more as a measured number needs to stay on its side of a bound as that is printed:
    beside "at least 0.5004" a mean of 0.50041 is not "0.5"."""
    ends = [(rounded_safely(bound, BOUND, up), 1 if up else -1) for bound, up in ((most, True), (least, False))
            if bound is not None]  # fmt: skip
    kept = [(end, sign) for end, sign in ends if sign * (exact(x) - end) <= 0]
    while digits < TIDY and any(sign * (rounded(x, digits) - end) > 0 for end, sign in kept):
        digits += 1
    return digits


def digits_of(x: Any, digits: int) -> str:
    """An answer as a program prints it, to so many digits: `0.94`; of several numbers `(2, -1)`, a label as it is."""
    if isinstance(x, tuple):
        return f"({', '.join(digits_of(entry, digits) for entry in x)})"
    return x if isinstance(x, str) else f"{x:.{digits}g}"


def format_apart(x: Any, y: Any, digits: int = 3) -> tuple[str, str]:
    """Two measured numbers as `short` has them, in as many more digits as it takes to read which is larger."""
    while digits < TIDY and format_short(x, digits) == format_short(y, digits):
        digits += 1
    return (format_short(x, digits), format_short(y, digits)) if digits < TIDY else (format_short(x), format_short(y))


def format_near_one(x: Any, digits: int = 3) -> str:
    """A factor or a share as `short` has it, in the digits that keep it apart from 1: `0.999999`, `1.00001`."""
    return format_apart(x, 1, digits)[0]


def percent(share: Any, digits: int = 3) -> str:
    """A measured share in percent, which no line breaks off: `6.25 %`."""
    return f"{format_short(100 * float(share), digits)}{UNBROKEN}%"


def in_percent(share: Any) -> Decimal:
    """A share times 100, in decimal: in doubles 0.07 becomes 7.000000000000001, of which rounding up makes 7.001."""
    return exact(share).scaleb(2)


def at_most(x: Any, digits: int = BOUND) -> str:
    """An upper bound: rounded up, so that it stays true."""
    return format_number(rounded_safely(x, digits, up=True))


def at_least(x: Any, digits: int = BOUND) -> str:
    """A lower bound: rounded down, so that it stays true."""
    return format_number(rounded_safely(x, digits, up=False))


def format_fixed(x: Any, places: int, up: bool | None = None) -> str:
    """Always so many places after the point, as a column of numbers wants them: `0.50`, `−1.25`.

    To nearest; never below x where `up`, never above it where `up` is False.
    """
    rounding = {None: ROUND_HALF_EVEN, True: ROUND_CEILING, False: ROUND_FLOOR}[up]
    number = exact(x) if up is not None else exact(Decimal(float(x)))
    return f"{number.quantize(Decimal(1).scaleb(-places), rounding):z,f}".replace("-", "−")


def pluralize(number: int, singular: str, many: str = "") -> str:
    """A number of things: `1 example`, `2,000 examples`, `2 boxes` where the plural is given."""
    return f"{format_number(number)} {singular if number == 1 else many or singular + 's'}"


def exact(x: Any) -> Decimal:
    """The decimal that `x` stands for: a float is what its repr shows. Raises ValueError unless finite."""
    if isinstance(x, Fraction) and x.denominator == 1:
        x = x.numerator
    number = x if isinstance(x, Decimal) else Decimal(x) if isinstance(x, int) else Decimal(repr(float(x)))
    if not number.is_finite():
        raise ValueError(f"only finite numbers can be shown; got {x}")
    return number


def rounded_safely(x: Any, digits: int, up: bool) -> Decimal:
    """`x` to so many significant digits, never below it (`up`) or never above it."""
    return _rounded(exact(x), digits, ROUND_CEILING if up else ROUND_FLOOR)


def rounded(x: Any, digits: int) -> Decimal:
    """`x` to so many significant digits, to nearest."""
    return _rounded(exact(x), digits, ROUND_HALF_EVEN)


def nearest_whole(value: float, up: bool) -> int:
    """The whole number above or below a double, which may be a rounding error away from being one itself."""
    whole = round(value)
    if abs(value - whole) <= min(5 * 10.0**-TIDY * abs(value), SLIGHT):
        return whole
    return math.ceil(value) if up else math.floor(value)


def nearest_wholes(values: Iterable[float], up: bool) -> list[int | None]:
    """Of each; None of what is not finite."""
    return [nearest_whole(value, up) if math.isfinite(value) else None for value in values]


def _rounded(number: Decimal, digits: int, rounding: str) -> Decimal:
    return Context(prec=digits, rounding=rounding).plus(number)


def _parts(x: Any, digits: int | None) -> tuple[str, str, str]:
    """Sign, mantissa with thousands separators, and the power of ten (empty where none is shown)."""
    number = exact(x)
    whole = isinstance(x, int | Fraction) or (isinstance(x, Decimal) and number.as_tuple().exponent == 0)
    in_full = whole and digits is None and abs(number) < 10**FULL
    if not in_full:
        number = rounded(number, digits or FULL)
    sign = "-" if number < 0 else ""
    number = abs(number)
    if in_full or number == 0 or SMALL <= number < LARGE:
        return sign, _plain(number), ""
    power = number.adjusted()
    return sign, _plain(number.scaleb(-power)), str(power)


def _plain(number: Decimal) -> str:
    text = f"{number:,f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
