"""Pieces of a slip's tree as LaTeX, in symbols or with numbers: the very line that went wrong, typeset."""

import ast
import math
from collections.abc import Mapping
from typing import Any

from bounds.diagnosis.task import TARGET, Task
from bounds.diagnosis.trees import literal, replace_nodes
from bounds.formula import latex_piece
from bounds.formula.inlining import NAMED_NUMBERS
from bounds.formula.latex_tree import typeset
from bounds.numbers import in_latex

DIGITS = 4
DOUBLES = 1e-13  # relative: what a few operations in doubles may get wrong
BASES = (2, 10)
EPSILON = r"\varepsilon"


def in_symbols(task: Task, tree: ast.expr) -> str:
    """The piece as the theorem's page writes it; empty for what no theorem may hold."""
    return _written(task, tree, {})


def with_numbers(task: Task, tree: ast.expr, inputs: Mapping[str, Any]) -> str:
    """The piece with numbers for what is given; what is not keeps its symbol."""
    return _written(task, tree, inputs)


def value(x: float, digits: int = DIGITS) -> str:
    """A number of the computation, with the sign that tells whether it is rounded."""
    rounded = float(f"{x:.{digits}g}")
    sign = "=" if abs(rounded - x) <= DOUBLES * abs(x) else r"\approx"
    whole = rounded == int(rounded) and abs(rounded) < 1e15
    return f"{sign} {in_latex(int(rounded) if whole else rounded, None if whole else digits)}"


def target_symbol(task: Task) -> str:
    """The symbol of the target."""
    taken = any(variable.symbol == EPSILON for variable in task.theorem.variables)
    risk = task.labels.get(TARGET) == "ε" and not taken
    return EPSILON if risk else task.theorem.returns.symbol


def base_changed(right: ast.expr, wrong: ast.expr) -> int | None:
    """The base to which a logarithm was taken instead, if that is the difference."""
    match wrong:
        case ast.BinOp(left, ast.Div(), divisor) if ast.dump(left) == ast.dump(right):
            taken = literal(divisor)
            return next((base for base in BASES if taken is not None and math.isclose(taken, math.log(base))), None)
    return None


def _written(task: Task, tree: ast.expr, numbers: Mapping[str, Any]) -> str:
    def change(node: ast.expr) -> ast.expr | None:
        match node:
            case ast.Name(name) if name in NAMED_NUMBERS:
                return None
            case ast.Name(name) if name in numbers:
                return _leaf(latex_piece.number(numbers[name]))
            case ast.Name(name):
                return _leaf(latex_piece.symbol(_symbol(task, name)))
            case ast.Call(ast.Name(name), arguments):
                return ast.Call(ast.Constant(task.scope[name]), arguments, [])
        return None

    try:
        return typeset(replace_nodes(tree, change)).latex
    except (SyntaxError, KeyError, AttributeError, TypeError):
        return ""  # a slip may hold what no theorem does; its own words tell what


def _symbol(task: Task, name: str) -> str:
    return target_symbol(task) if name == TARGET else task.words[name].symbol


def _leaf(piece: latex_piece.Piece) -> ast.expr:
    return ast.Constant(piece)  # type: ignore[arg-type]  # a tree's constants may hold anything
