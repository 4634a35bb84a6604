"""A side condition of a theorem as a formula."""

import ast
from collections.abc import Callable, Mapping
from typing import Any

from bounds.formula import latex_piece
from bounds.formula.inlining import inlined
from bounds.formula.latex_tree import typeset


def side_condition(condition: Callable[..., Any], symbols: Mapping[str, str]) -> str:
    """In LaTeX, with these symbols for its variables: `d<=2m`."""
    leaves = {name: ast.Constant(latex_piece.symbol(latex)) for name, latex in symbols.items()}  # type: ignore[arg-type]
    return typeset(inlined(condition, leaves)).latex
