"""A function in LaTeX with other things written for its parameters, such as a side condition in symbols."""

import ast
from collections.abc import Callable, Mapping
from typing import Any

from bounds.formula import latex_piece
from bounds.formula.inlining import inlined
from bounds.formula.latex_tree import typeset
from bounds.formula.syntax import read
from bounds.vocabulary.statement import Statement


def condition(theorem: Statement, function: Callable[..., Any]) -> str:
    """A side condition of the theorem, in its symbols."""
    symbols = {name: theorem.variable(name).symbol for name in read(function).parameters}
    return filled(function, {name: leaf(latex_piece.symbol(latex)) for name, latex in symbols.items()})


def filled(function: Callable[..., Any], arguments: Mapping[str, ast.expr]) -> str:
    """What the function returns, with these trees for its parameters."""
    return typeset(inlined(function, arguments)).latex


def leaf(piece: latex_piece.Piece) -> ast.expr:
    """A tree that is written as this piece."""
    return ast.Constant(piece)  # type: ignore[arg-type]  # a tree's constants may hold anything
