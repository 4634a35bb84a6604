"""Whole numbers as people type them: `3**10 + 1`, `2^(2^20)`, `20!/(10!*10!)`, `C(20, 10)`. Nothing is executed."""

import ast
from collections.abc import Callable

from bounds.classes import size
from bounds.classes.size import Size
from bounds.reading import expressions
from bounds.reading.expressions import CHOOSE, Grammar
from bounds.reading.written import written_number

GRAMMAR = Grammar(
    r"\d[\d_]*",
    CHOOSE | {"factorial"},
    "it may hold whole numbers, + - * / // ** ^ ! ( ), factorial(n) and binomial(n, k) only",
)
_OPERATIONS: dict[type[ast.operator], Callable[[Size, Size], Size]] = {
    ast.Add: size.plus,
    ast.Sub: size.minus,
    ast.Mult: size.times,
    ast.Div: size.over,
    ast.FloorDiv: size.floor_over,
}
LONGEST_WHOLE = 300  # digits behind those that are written out
_MISUSED = "factorial takes one number, binomial two, and nothing else is called or listed"


def evaluate(text: str) -> Size:
    """The positive whole number that `text` writes, exact: an int, or an `Ln` where it is too large to be built.

    Integers, + - * / // ** (or ^), parentheses, n!, factorial(n), binomial(n, k) (or C). Only a sum, factorial or
    binomial coefficient beyond 360,000 digits is rounded, upwards. Raises ValueError in one sentence.
    """
    try:
        value = _value(parsed(text))
    except ValueError as error:
        raise ValueError(f"{_shown(text)} cannot be counted: {error}") from None
    if isinstance(value, int) and value < 1:
        raise ValueError(f"{_shown(text)} cannot be the size of a class: a class has at least one hypothesis")
    return value


def parsed(text: str) -> ast.expr:
    """The syntax tree of an expression. Raises ValueError for what is too long, too deep or not understood."""
    return expressions.parsed(_as_digits(text), GRAMMAR)


def _as_digits(text: str) -> str:
    """A whole number with the marks of print, as its digits: 20000 for 20,000 and 2e4. Any other text as it is."""
    written = written_number(text)
    whole = written is not None and written.place < LONGEST_WHOLE and written.exactly.denominator == 1
    return str(written.exactly.numerator) if written is not None and whole else text


def _value(node: ast.expr) -> Size:
    match node:
        case ast.Constant(value=int() as number):
            return number
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return size.minus(0, _value(operand))
        case ast.UnaryOp(op=ast.UAdd(), operand=operand):
            return _value(operand)
        case ast.BinOp(left=base, op=ast.Pow(), right=exponent):
            return size.power(_value(base), _built(exponent, "an exponent"))
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _OPERATIONS:
            return _OPERATIONS[type(operator)](_value(left), _value(right))
        case ast.Call(func=ast.Name(id="factorial"), args=[argument], keywords=[]):
            return size.factorial(_built(argument, "the argument of a factorial"))
        case ast.Call(func=ast.Name(id=name), args=[n, k], keywords=[]) if name in CHOOSE:
            return size.binomial(*(_built(part, "an argument of a binomial coefficient") for part in (n, k)))
    raise ValueError(_MISUSED)


def _built(node: ast.expr, what: str) -> int:
    number = size.number_of(_value(node))
    if number is None:
        raise ValueError(f"{what} is itself too large to be built")
    return number


def _shown(text: str) -> str:
    return repr(text) if len(text) <= 60 else repr(text[:57] + "...")


def in_latex(text: str) -> str:
    """The expression typeset: powers raised, products with dots, factorials and binomial coefficients."""
    return _typeset(parsed(text), 0)


def _typeset(node: ast.expr, binding: int) -> str:
    """`binding`: how tightly the surroundings bind; what binds less gets brackets."""
    match node:
        case ast.Constant(value=int() as number):
            return f"{number:,}".replace(",", "{,}")
        case ast.UnaryOp(op=sign, operand=operand):
            return _bracketed(("-" if isinstance(sign, ast.USub) else "") + _typeset(operand, 2), 1, binding)
        case ast.BinOp(left=left, op=operator, right=right):
            return _operation(left, operator, right, binding)
        case ast.Call(func=ast.Name(id="factorial"), args=[argument]):
            return _bracketed(_typeset(argument, 4) + "!", 3, binding)
        case ast.Call(args=[n, k]):
            return rf"\binom{{{_typeset(n, 0)}}}{{{_typeset(k, 0)}}}"
    raise ValueError(_MISUSED)


def _operation(left: ast.expr, operator: ast.operator, right: ast.expr, binding: int) -> str:
    match operator:
        case ast.Add():
            return _bracketed(f"{_typeset(left, 1)}+{_typeset(right, 2)}", 1, binding)
        case ast.Sub():
            return _bracketed(f"{_typeset(left, 1)}-{_typeset(right, 2)}", 1, binding)
        case ast.Mult():
            return _bracketed(rf"{_typeset(left, 2)}\cdot {_typeset(right, 3)}", 2, binding)
        case ast.Pow():
            return _bracketed(f"{_typeset(left, 4)}^{{{_typeset(right, 0)}}}", 3, binding)
    fraction = rf"\frac{{{_typeset(left, 0)}}}{{{_typeset(right, 0)}}}"
    if isinstance(operator, ast.Div):
        return _bracketed(fraction, 2, binding)
    return rf"\left\lfloor{fraction}\right\rfloor"


def _bracketed(text: str, own: int, binding: int) -> str:
    return rf"\left({text}\right)" if own < binding else text
