r"""A question in symbols, before it is answered: `\frac{10\,\ln 3+\ln\frac{1}{0.05}}{m} \le 0.1`."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

from bounds import latex_piece
from bounds.inlining import inlined
from bounds.latex_tree import typeset
from bounds.numbers import in_latex
from bounds.theorem import Theorem
from bounds.typeset import RELATIONS


def posed(theorem: Theorem, given: Mapping[str, Any], target: float | None = None) -> str:
    """The formula with the given numbers, as LaTeX; a variable that is not given stays a symbol.

    With a target, the condition that the unknown has to meet. The numbers have been checked.
    """
    pieces = {
        variable.name: latex_piece.number(given[variable.name])
        if variable.name in given
        else latex_piece.symbol(variable.symbol)
        for variable in theorem.variables
    }
    leaves = {name: ast.Constant(piece) for name, piece in pieces.items()}  # type: ignore[arg-type]
    right: str = typeset(inlined(theorem.formula, leaves)).latex
    relation = RELATIONS[theorem.relation]
    if target is None:
        return f"{theorem.returns.symbol} {relation} {right}"
    asked = RELATIONS["<="] if theorem.relation == "=" else relation
    return f"{right} {asked} {in_latex(target)}"
