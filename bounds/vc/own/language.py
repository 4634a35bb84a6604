"""A class as somebody types it: `a <= x <= a + 1 or x >= a + 2`, then what its letters range over. Nothing is executed.

>>> from bounds.vc.own.language import read_class
>>> read_class("x1 + x2 + x3 = k; x in {0, 1}; k in {0..3}").parameters
('k',)
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce

from bounds.reading.expressions import check_depth
from bounds.reading.pattern import Pattern
from bounds.reading.source import expression_tree
from bounds.vc.own.domains import REALS, LetterRange, read_range
from bounds.vc.own.tree import (
    Condition,
    Every,
    Letter,
    Numeral,
    Operation,
    Opposite,
    Some,
    Term,
    compared,
    comparisons,
    letters,
)
from bounds.vc.own.writing import FUNCTIONS, plain_formula

LONGEST = 500
DEEPEST = 40
MOST_COMPARISONS = 200
MOST_COORDINATES = 8
CONSTANTS = frozenset({"pi"})
WORDS = frozenset({"and", "or", "xor", "not", "in", "inf", "min", "max", "sign", "interval", *FUNCTIONS})
_COORDINATE = Pattern(r"x(\d{1,2})")
_RELATIONS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
_ARITHMETIC = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Mod: "%", ast.Pow: "^"}
_ZERO = Numeral(Fraction(0))
ALLOWED = (
    "a formula compares expressions by <, <=, =, >=, >, joined by and, or, xor, not; it may hold numbers, "
    "x (or x1, x2, ...), parameters, + - * / ^ % ( ), |...|, min, max, sqrt, exp, log, sin, cos, floor, pi "
    "and x in [a, b]"
)


@dataclass(frozen=True)
class Described:
    """A condition on the coordinates of a point and on parameters, and what these range over."""

    text: str
    condition: Condition
    coordinates: tuple[str, ...]
    parameters: tuple[str, ...]
    ranges: Mapping[str, LetterRange]

    def range_of(self, name: str) -> LetterRange:
        """What the letter ranges over."""
        return self.ranges.get(name, REALS)


def read_class(text: str) -> Described:
    """The class that the text describes: a formula, then ranges, apart by semicolons or lines.

    Raises ValueError in one sentence for what is no formula.
    """
    if len(text) > LONGEST:
        raise ValueError(f"a formula has at most {LONGEST} characters, this one {len(text):,}")
    formula, *rest = [part.strip() for part in re.split(r"[;\n]", text) if part.strip()] or [""]
    if not formula:
        raise ValueError("a class needs a formula, such as a <= x <= b")
    condition = _read(formula)
    names = frozenset().union(*(letters(sign.term) for sign in comparisons(condition))) - CONSTANTS
    coordinates = _coordinates(names)
    parameters = tuple(sorted(names - set(coordinates)))
    return Described(
        "; ".join([formula, *rest]), condition, coordinates, parameters, _ranges(rest, coordinates, parameters)
    )


def _read(formula: str) -> Condition:
    try:
        tree = expression_tree(plain_formula(formula))
        check_depth(tree, DEEPEST)
    except (SyntaxError, RecursionError, MemoryError):
        raise ValueError(f"{formula[:60]!r} is not a complete formula, such as a <= x <= b") from None
    condition = _condition(tree)
    if sum(1 for _ in comparisons(condition)) > MOST_COMPARISONS:
        raise ValueError(f"a formula has at most {MOST_COMPARISONS} comparisons, with all its cases")
    return condition


def _coordinates(names: frozenset[str]) -> tuple[str, ...]:
    """x; or x and y; or x, y and z; or x1, x2, ... up to the last that occurs."""
    numbered = [int(match[1]) for name in names if (match := _COORDINATE.fullmatch(name))]
    if numbered and "x" in names:
        raise ValueError("the coordinates of a point are either x or x1, x2, ...; the formula has both")
    if numbered:
        if not 1 <= min(numbered) <= max(numbered) <= MOST_COORDINATES:
            raise ValueError(f"the coordinates of a point are x1 to x{MOST_COORDINATES}")
        return tuple(f"x{i}" for i in range(1, max(numbered) + 1))
    if "x" not in names:
        raise ValueError(
            "a formula must say something about the point: x on the line, x1, x2, ... or x, y, z elsewhere"
        )
    return ("x", "y", "z") if {"y", "z"} <= names else ("x", "y") if "y" in names else ("x",)


def _ranges(texts: list[str], coordinates: tuple[str, ...], parameters: tuple[str, ...]) -> dict[str, LetterRange]:
    ranges: dict[str, LetterRange] = {}
    for text in texts:
        read = read_range(text)
        if read is None:
            raise ValueError(
                f"behind the formula stand ranges, such as a in 0..1 or k in {{0, 1, 2}}; got {text[:60]!r}"
            )
        names, domain = read
        for name in names:
            if name == "x" and "x" not in coordinates:
                ranges |= dict.fromkeys(coordinates, domain)
            elif name in coordinates or name in parameters:
                ranges[name] = domain
            else:
                raise ValueError(f"{name} has a range and does not occur in the formula")
    if any(ranges[name].values is None for name in coordinates if name in ranges):
        raise ValueError("a coordinate ranges over finitely many numbers, such as x in {0, 1}, or is not restricted")
    return ranges


def _condition(node: ast.expr) -> Condition:
    match node:
        case ast.BoolOp(op=ast.And(), values=values):
            return Every(tuple(map(_condition, values)))
        case ast.BoolOp(op=ast.Or(), values=values):
            return Some(tuple(map(_condition, values)))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return Opposite(_condition(operand))
        case ast.Call(func=ast.Name(id="sign"), args=[argument], keywords=[]):
            return compared(_term(argument), ">", _ZERO)
        case ast.Compare(left=left, ops=operators, comparators=others):
            sides = [left, *others]
            pairs = [_pair(*pair) for pair in zip(sides, operators, others, strict=False)]
            return pairs[0] if len(pairs) == 1 else Every(tuple(pairs))
    raise ValueError(f"a formula must be true or false, such as a <= x; {ALLOWED}")


def _pair(left: ast.expr, operator: ast.cmpop, right: ast.expr) -> Condition:
    if isinstance(operator, ast.In | ast.NotIn):
        inside = _inside(left, right)
        return inside if isinstance(operator, ast.In) else Opposite(inside)
    if type(operator) not in _RELATIONS:
        raise ValueError(ALLOWED)
    relation = _RELATIONS[type(operator)]
    if _is_condition(left) and _is_condition(right) and relation in ("==", "!="):
        first, second = _condition(left), _condition(right)
        other = second if relation == "==" else Opposite(second)
        return Some((Every((first, other)), Every((Opposite(first), Opposite(other)))))
    return compared(_term(left), relation, _term(right))


def _is_condition(node: ast.expr) -> bool:
    return isinstance(node, ast.BoolOp | ast.Compare) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def _inside(left: ast.expr, right: ast.expr) -> Condition:
    """Membership in an interval, of which `interval(1, a, b, 0)` is [a, b), or in a set of values."""
    match right:
        case ast.Set(elts=elements) if elements:
            return Some(tuple(compared(_term(left), "==", _term(element)) for element in elements))
        case ast.Call(
            func=ast.Name(id="interval"), args=[ast.Constant(value=begins), low, high, ast.Constant(value=ends)]
        ):
            parts = []
            if _end(low) != "-inf":
                parts.append(compared(_term(low), "<=" if begins else "<", _term(left)))
            if _end(high) != "inf":
                parts.append(compared(_term(left), "<=" if ends else "<", _term(high)))
            return Every(tuple(parts)) if parts else compared(_ZERO, "==", _ZERO)
    raise ValueError("behind in stands an interval such as [a, b), or a set such as {0, 1, a}")


def _end(node: ast.expr) -> str:
    match node:
        case ast.Name(id="inf") | ast.UnaryOp(op=ast.UAdd(), operand=ast.Name(id="inf")):
            return "inf"
        case ast.UnaryOp(op=ast.USub(), operand=ast.Name(id="inf")):
            return "-inf"
    return ""


def _term(node: ast.expr) -> Term:
    match node:
        case ast.Constant(value=bool()):
            raise ValueError(ALLOWED)
        case ast.Constant(value=int() | float() as number):
            return Numeral(_exactly(number))
        case ast.Name(id=name) if name not in WORDS and len(name) <= 20:
            return Letter(name)
        case ast.UnaryOp(op=ast.UAdd(), operand=operand):
            return _term(operand)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return Operation("-", (_ZERO, _term(operand)))
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _ARITHMETIC:
            return Operation(_ARITHMETIC[type(operator)], (_term(left), _term(right)))
        case ast.Call(func=ast.Name(id="min" | "max" as name), args=[_, _, *_] as arguments, keywords=[]):
            return reduce(lambda first, second: Operation(name, (first, second)), map(_term, arguments))
        case ast.Call(func=ast.Name(id=name), args=[argument], keywords=[]) if name in FUNCTIONS:
            return Operation("log" if name == "ln" else name, (_term(argument),))
        case ast.Call(func=ast.Name(id=name)):
            raise ValueError(f"{name[:20]} is no function here with so many arguments; {ALLOWED}")
    raise ValueError(ALLOWED)


def _exactly(number: float) -> Fraction:
    try:
        return Fraction(repr(number))
    except ValueError:
        raise ValueError("a number of a formula must be finite") from None
