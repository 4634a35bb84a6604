"""What a formula takes for the number of labellings of a VC class: read off its syntax tree."""

import ast
import math
import operator
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bounds.formula.inlining import inlined
from bounds.formula.special_function import Special
from bounds.formula.syntax import read
from bounds.theorem import Theorem

SAUER = "Sauer's sum"
_ARITHMETIC: dict[type[ast.operator], Any] = {ast.Add: operator.add, ast.Mult: operator.mul, ast.Pow: operator.pow}
_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True)
class GrowthTerm:
    """`counted`: Sauer's sum or what relaxes it; `points`: of how many points, in words; `many`: and at m = 1,000."""

    counted: str
    points: str
    many: float


@cache
def growth(theorem: Theorem) -> GrowthTerm | None:
    """What stands for the growth function in the theorem's formula; None where nothing does."""
    parameters = read(theorem.formula).parameters
    if "d" not in parameters:
        return None
    tree = inlined(theorem.formula, {name: ast.Name(name) for name in parameters})
    usual = {variable.name: float(variable.default) for variable in theorem.variables if variable.name != "C"}
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Constant(Special(name="log_growth")), [points, *_]):
                return GrowthTerm(SAUER, _shown(points), _size(points, usual))
            case ast.BinOp(ast.Name("d") | ast.BinOp(ast.Constant(), ast.Mult(), ast.Name("d")), ast.Mult(), power):
                base = _logarithm_in(power)
                if base is not None and _mentions_m(base):
                    return _power(base, usual)
    return None


def _logarithm_in(tree: ast.expr) -> ast.expr | None:
    """What the first logarithm in the tree is taken of."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Constant(called), [base]) if getattr(called, "__name__", "") == "log":
                return base
    return None


def _power(base: ast.expr, usual: Mapping[str, float]) -> GrowthTerm:
    match base:
        case ast.BinOp(points, ast.Div(), ast.Name("d")):
            formula = _shown(points)
            coefficient = formula.removesuffix("m")
            words = f"({coefficient}em/d)^d" if coefficient.isdigit() or not coefficient else f"(e·{formula}/d)^d"
            return GrowthTerm(words, formula, _size(points, usual))
    return GrowthTerm(f"({_shown(base)})^d", _shown(base), _size(base, usual))


def _size(points: ast.expr, usual: Mapping[str, float]) -> float:
    """How many points that is for the variables' usual values; nan for what is no plain arithmetic."""
    match points:
        case ast.Name(name):
            return usual.get(name, math.nan)
        case ast.Constant(int() | float() as number):
            return float(number)
        case ast.BinOp(left, operation, right) if type(operation) in _ARITHMETIC:
            return float(_ARITHMETIC[type(operation)](_size(left, usual), _size(right, usual)))
    return math.nan


def _mentions_m(tree: ast.expr) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "m" for node in ast.walk(tree))


def _shown(points: ast.expr) -> str:
    """`2m`, `m²`, `m + ghost`"""
    match points:
        case ast.BinOp(ast.Constant(int() | float() as factor), ast.Mult(), ast.Name(name)):
            return f"{factor}{name}"
        case ast.BinOp(ast.Name(name), ast.Pow(), ast.Constant(int() as power)):
            return f"{name}{str(power).translate(_SUPERSCRIPTS)}"
    return ast.unparse(points).replace(" * ", "·")
