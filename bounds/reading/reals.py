"""The real number that an expression comes to: `3/8 + 1`, `3^0.5`, `sqrt(3)`, `exp(-32)`, `ln(3^10 + 1)`, `2*ln(3)`.

Whole numbers, decimals and fractions are exact, and so is what is added, multiplied, divided and raised of them; a
logarithm of such a number remembers it. Roots and powers that are no fractions are doubles.
"""

import ast
import math
import operator
from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from bounds.reading.expressions import CHOOSE, Grammar, parsed
from bounds.vocabulary.logarithm import Ln

Real: TypeAlias = Fraction | float  # a float may be an Ln

LARGEST_BITS = 100_000  # of a numerator or denominator: beyond, a number is not written out
LARGEST_FACTORIAL = 5_000

_FUNCTIONS = frozenset({"sqrt", "exp", "ln", "log2", "log10", "ceil", "floor"})
_CONSTANTS = {"e": math.e, "pi": math.pi}
_GRAMMAR = Grammar(
    r"(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?",
    CHOOSE | {"factorial"} | _FUNCTIONS,
    "it may hold numbers, + - * / ** ^ ! ( ), sqrt, exp, ln, log2, log10, ceil, floor, e, pi, factorial(n) and "
    "binomial(n, k) only",
    frozenset(_CONSTANTS),
)
_OPERATIONS: dict[type[ast.operator], Callable[[Fraction, Fraction], Fraction]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


def read_expression(text: str) -> int | float:
    """What the text comes to: an int where that is whole and exact, else a float, which an `Ln` is too.

    Raises ValueError, in one sentence, for what is no such expression, has no real value or is too large.
    """
    try:
        value = _value(parsed(text, _GRAMMAR))
        if isinstance(value, Fraction) and value.denominator == 1:
            return value.numerator
        return _finite(float(value) if isinstance(value, Fraction) else value)
    except ZeroDivisionError:
        raise ValueError("nothing can be divided by 0") from None
    except (OverflowError, TypeError):
        raise ValueError("it has no real value within the range of doubles") from None


def _value(node: ast.expr) -> Real:
    match node:
        case ast.Constant(value=int() | float() as number):
            return Fraction(repr(number))
        case ast.Name(id=name) if name in _CONSTANTS:
            return _CONSTANTS[name]
        case ast.UnaryOp(op=ast.USub() | ast.UAdd() as sign, operand=operand):
            return _product(Fraction(-1 if isinstance(sign, ast.USub) else 1), _value(operand))
        case ast.BinOp(left=base, op=ast.Pow(), right=exponent):
            return _power(_value(base), _value(exponent))
        case ast.BinOp(left=left, op=operation, right=right) if type(operation) in _OPERATIONS:
            return _joined(type(operation), _value(left), _value(right))
        case ast.Call(func=ast.Name(id="factorial"), args=[n], keywords=[]):
            return Fraction(math.factorial(_small(n)))
        case ast.Call(func=ast.Name(id=name), args=[n, k], keywords=[]) if name in CHOOSE:
            return Fraction(math.comb(_small(n), _small(k)))
        case ast.Call(func=ast.Name(id=name), args=[argument], keywords=[]) if name in _FUNCTIONS:
            return _function(name, _value(argument))
    raise ValueError("each function takes its own number of arguments, and nothing else is called or listed")


def _joined(operation: type[ast.operator], left: Real, right: Real) -> Real:
    if isinstance(left, Fraction) and isinstance(right, Fraction):
        return _kept(_OPERATIONS[operation](left, right))
    if operation is ast.Mult:
        return _product(left, right)
    if operation is ast.Div and isinstance(right, Fraction):
        return _product(left, 1 / right)
    return float(_OPERATIONS[operation](float(left), float(right)))  # type: ignore[arg-type]


def _product(left: Real, right: Real) -> Real:
    """A multiple of a logarithm is one, of the same number."""
    if isinstance(left, Fraction) and isinstance(right, Fraction):
        return _kept(left * right)
    for logarithm, multiplier in ((left, right), (right, left)):
        if isinstance(logarithm, Ln) and isinstance(multiplier, Fraction):
            return Ln(logarithm.base, simplest(_kept(Fraction(logarithm.multiplier) * multiplier)))
    return float(left) * float(right)


def _power(base: Real, exponent: Real) -> Real:
    if isinstance(base, Fraction) and isinstance(exponent, Fraction) and exponent.denominator == 1:
        bits = max(base.numerator.bit_length(), base.denominator.bit_length())
        if bits * abs(exponent) > LARGEST_BITS:
            raise ValueError("a power is too large to be written out")
        return Fraction(base**exponent.numerator)
    if base == 0 and exponent < 0:
        raise ZeroDivisionError
    if base < 0:
        raise ValueError("a negative number has no such power")
    return math.pow(base, exponent)


def _function(name: str, x: Real) -> Real:
    if name == "exp":
        return _positive(math.exp(x))
    if name in ("ceil", "floor"):
        return Fraction(math.ceil(x) if name == "ceil" else math.floor(x))
    if x < 0 or (x == 0 and name != "sqrt"):
        raise ValueError(f"{name} of such a number is not real")
    if name == "sqrt":
        return _root(x)
    if name == "ln":
        return Ln(simplest(x)) if isinstance(x, Fraction) else math.log(x)
    logarithm = math.log2 if name == "log2" else math.log10
    return logarithm(x.numerator) - logarithm(x.denominator) if isinstance(x, Fraction) else logarithm(x)


def _root(x: Real) -> Real:
    """Of a square, exactly."""
    if isinstance(x, Fraction):
        root = Fraction(math.isqrt(x.numerator), math.isqrt(x.denominator))
        if root * root == x:
            return root
    return math.sqrt(x)


def _small(node: ast.expr) -> int:
    number = _value(node)
    if not isinstance(number, Fraction) or number.denominator != 1 or not 0 <= number <= LARGEST_FACTORIAL:
        raise ValueError(f"factorials and binomial coefficients are written out up to {LARGEST_FACTORIAL:,}")
    return number.numerator


def _kept(number: Fraction) -> Fraction:
    if max(number.numerator.bit_length(), number.denominator.bit_length()) > LARGEST_BITS:
        raise ValueError("a number is too large to be written out")
    return number


def _positive(number: float) -> float:
    """What is too small for a double is not 0."""
    if number == 0:
        raise OverflowError
    return number


def _finite(number: float) -> float:
    if not math.isfinite(number):
        raise OverflowError
    return number


def simplest(number: Fraction) -> int | Fraction:
    """An int where it is whole."""
    return number.numerator if number.denominator == 1 else number
