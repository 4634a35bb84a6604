"""Whole numbers as people type them: `3**10 + 1`, `2^(2^20)`, `20!/(10!*10!)`, `C(20, 10)`. Nothing is executed."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable

from bounds.counting import size
from bounds.counting.size import Size
from bounds.reading.source import expression_tree

LONGEST = 400  # characters
DEEPEST = 100  # operations inside operations

_TOKENS = re.compile(r"(?:\d[\d_]*(?![\w.])|(?:factorial|binomial|comb|C)(?=\s*\()|[-+*/(),!]|\s)*", re.ASCII)
_WRITTEN_OTHERWISE = str.maketrans({"^": "**", "×": "*", "·": "*", "−": "-", "–": "-"})
_OPERATIONS: dict[type[ast.operator], Callable[[Size, Size], Size]] = {
    ast.Add: size.plus,
    ast.Sub: size.minus,
    ast.Mult: size.times,
    ast.Div: size.over,
    ast.FloorDiv: size.floor_over,
}
_MISUSED = "factorial takes one number, binomial two, and nothing else is called or listed"
_CHOOSE = {"binomial", "comb", "C"}


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
    if len(text) > LONGEST:
        raise ValueError(f"an expression has at most {LONGEST} characters, this one {len(text):,}")
    plain = text.translate(_WRITTEN_OTHERWISE)
    if not _TOKENS.fullmatch(plain):
        raise ValueError("it may hold whole numbers, + - * / // ** ^ ! ( ), factorial(n) and binomial(n, k) only")
    try:
        tree = expression_tree(_with_factorials(" ".join(plain.split())))
    except (SyntaxError, RecursionError, MemoryError):
        raise ValueError("it is not a complete expression") from None
    _check_depth(tree)
    return tree


def _with_factorials(text: str) -> str:
    """`5!` and `(2+3)!` as calls of factorial."""
    while "!" in text:
        end = text.index("!")
        start = _start_of_operand(text, end)
        operand = text[start:end].strip()
        if not operand:
            raise ValueError("a factorial sign stands after nothing")
        text = f"{text[:start]}factorial({operand}){text[end + 1 :]}"
        if len(text) > 20 * LONGEST:
            raise ValueError("it holds too many factorial signs")
    return text


def _start_of_operand(text: str, end: int) -> int:
    before = text[:end].rstrip()
    if not before.endswith(")"):
        number = re.search(r"\d[\d_]*$", before)
        return number.start() if number else end
    depth = 0
    for position in range(len(before) - 1, -1, -1):
        depth += (before[position] == ")") - (before[position] == "(")
        if depth == 0:
            name = re.search(r"[A-Za-z]+\s*$", before[:position])
            return name.start() if name else position
    return end


def _check_depth(tree: ast.expr) -> None:
    """Level by level, so that a deep tree is refused rather than walked."""
    level: list[ast.AST] = [tree]
    for _ in range(2 * DEEPEST):
        level = [child for node in level for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
        if not level:
            return
    raise ValueError(f"its operations are nested too deeply, more than {2 * DEEPEST} levels")


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
        case ast.Call(func=ast.Name(id=name), args=[n, k], keywords=[]) if name in _CHOOSE:
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
