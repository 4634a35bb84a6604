r"""A question in symbols, before it is answered: `\frac{10\,\ln 3+\ln\frac{1}{0.05}}{m} \le 0.1`."""

import ast
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bounds.formula import latex_piece
from bounds.formula.latex_written import written
from bounds.numbers import in_latex
from bounds.theorem import Theorem
from bounds.vocabulary.statement import RELATIONS


def posed(theorem: Theorem, inputs: Mapping[str, Any], target: float | None = None) -> str:
    """The formula with the given numbers, as LaTeX; a variable that is not given stays a symbol.

    With a target, the condition that the unknown has to meet. The numbers have been checked.
    """
    pieces = {
        variable.name: latex_piece.number(inputs[variable.name])
        if variable.name in inputs
        else latex_piece.symbol(variable.symbol)
        for variable in theorem.variables
    }
    leaves = {name: ast.Constant(piece) for name, piece in pieces.items()}  # type: ignore[arg-type]
    right = written(theorem.formula, leaves)
    relation = RELATIONS[theorem.relation]
    if target is None:
        return right.on_lines(f"{theorem.returns.symbol} {relation} ")
    sign = RELATIONS["<="] if theorem.relation == "=" else relation
    return replace(right, main=f"{right.main} {sign} {in_latex(target)}").on_lines("")
