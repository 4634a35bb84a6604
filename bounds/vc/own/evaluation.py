"""The label of a point by its parameters, exactly: in rational numbers, and in balls where a sine comes in."""

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt
from typing import Any, TypeAlias

from flint import arb, fmpq

from bounds.formula.turns import Working
from bounds.vc.own.tree import Condition, Letter, Numeral, Operation, SignCondition, Term, truth

Value: TypeAlias = Any  # a Fraction or an arb

PRECISIONS = (64, 256, 1024)
LARGEST_BITS = 20_000


class UndefinedError(Exception):
    """The term has no value here: a division by 0, the logarithm of what is not positive."""


class UndecidedError(Exception):
    """The sign cannot be told at this precision."""


def label(condition: Condition, at: Mapping[str, Fraction]) -> bool | None:
    """Whether the condition is true where the letters have these values; None where balls cannot tell."""
    for bits in PRECISIONS:
        with Working(bits):
            try:
                return truth(condition, lambda sign: sign_at(sign, at))
            except UndecidedError:
                continue
    return None


def sign_at(sign: SignCondition, at: Mapping[str, Fraction]) -> int | None:
    """The sign of the comparison's term, or None where it has no value. Raises UndecidedError."""
    try:
        number = value(sign.term, at)
    except UndefinedError:
        return None
    return _sign(number)


def value(term: Term, at: Mapping[str, Fraction]) -> Value:
    """The term's value: a Fraction where it is rational, else a ball. Raises UndefinedError or UndecidedError."""
    match term:
        case Numeral(number):
            return number
        case Letter("pi"):
            return arb.pi()
        case Letter(name):
            return at[name]
        case Operation(name, (first,)):
            return _function(name, value(first, at))
        case Operation("^", (base, exponent)):
            return _power(value(base, at), value(exponent, at))
        case Operation(name, (first, second)):
            return _joined(name, value(first, at), value(second, at))
    raise TypeError(f"{term} is no term")


def _sign(number: Value) -> int:
    if isinstance(number, Fraction):
        return (number > 0) - (number < 0)
    if number > 0:
        return 1
    if number < 0:
        return -1
    if number == 0:
        return 0
    raise UndecidedError


def _ball(number: Value) -> Any:
    return arb(fmpq(number.numerator, number.denominator)) if isinstance(number, Fraction) else number


def _joined(name: str, first: Value, second: Value) -> Value:
    if not (isinstance(first, Fraction) and isinstance(second, Fraction)):
        if 0 in (first, second) and name == "*":
            return Fraction(0)
        first, second = _ball(first), _ball(second)
    if name == "+":
        return _short(first + second)
    if name == "-":
        return _short(first - second)
    if name == "*":
        return _short(first * second)
    if _sign(second) == 0:
        raise UndefinedError
    if name == "/":
        return _short(first / second)
    return _short(first - second * _whole("floor", first / second))


def _power(base: Value, exponent: Value) -> Value:
    if isinstance(exponent, Fraction) and exponent.denominator == 1:
        if exponent < 0 and _sign(base) == 0:
            raise UndefinedError
        if isinstance(base, Fraction):
            bits = max(base.numerator.bit_length(), base.denominator.bit_length())
            if bits * abs(exponent) <= LARGEST_BITS:
                return Fraction(base**exponent.numerator)
        return _ball(base) ** int(exponent)
    if (sign := _sign(base)) <= 0:
        if sign == 0 and _sign(exponent) > 0:
            return Fraction(0)
        raise UndefinedError
    return _ball(base) ** _ball(exponent)


def _function(name: str, number: Value) -> Value:
    if name in ("floor", "ceil"):
        return _whole(name, number)
    if name in ("sqrt", "log"):
        sign = _sign(number)
        if sign < 0 or (sign == 0 and name == "log"):
            raise UndefinedError
        if name == "sqrt" and isinstance(number, Fraction):
            root = Fraction(isqrt(number.numerator), isqrt(number.denominator))
            if root * root == number:
                return root
        if name == "log" and number == 1:
            return Fraction(0)
    if isinstance(number, Fraction) and number == 0:  # sqrt(0) is a square's root
        return Fraction(int(name in ("exp", "cos")))
    return getattr(_ball(number), name)()


def _whole(name: str, number: Value) -> Fraction:
    if isinstance(number, Fraction):
        below = number.numerator // number.denominator
        return Fraction(below + (name == "ceil" and below != number))
    whole = (number.floor() if name == "floor" else number.ceil()).unique_fmpz()
    if whole is None:
        raise UndecidedError
    return Fraction(int(whole))


def _short(number: Value) -> Value:
    """A fraction with more digits than anybody reads goes on as a ball."""
    if (
        isinstance(number, Fraction)
        and max(number.numerator.bit_length(), number.denominator.bit_length()) > LARGEST_BITS
    ):
        return _ball(number)
    return number
