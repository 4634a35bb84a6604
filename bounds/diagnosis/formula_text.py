"""Pieces of a formula as a sentence shows them: `ln(2/δ)`, `2·m`, `ε²`."""

import ast
import re
from collections.abc import Mapping

from bounds.diagnosis.trees import named, replace_nodes

LONGEST = 48  # characters: a longer piece is named by its beginning
_WRITTEN = (
    ("log2(", "log₂("), ("log(", "ln("), ("sqrt(", "√("), (" ** 2", "²"), (" ** ", "^"), (" * ", "·"), (" / ", "/"),
)  # fmt: skip


def in_labels(tree: ast.expr, labels: Mapping[str, str]) -> str:
    """The tree as a reader would write it, with symbols for names."""
    symbols = replace_nodes(tree, lambda node: _symbol(node, labels))
    text = re.sub(r"\b([a-z_0-9]+?)_\(", r"\1(", ast.unparse(symbols))
    for written, read in _WRITTEN:
        text = text.replace(written, read)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _symbol(node: ast.expr, labels: Mapping[str, str]) -> ast.expr | None:
    match node:
        case ast.Name(name) if name in labels:
            return named(labels[name])
        case ast.Constant(float() as value) if value.is_integer():
            return ast.Constant(int(value))
    return None
