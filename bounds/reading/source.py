"""Python text read as a tree, also while another thread reads."""

import ast
from typing import Any

TRIES = 5


def module_tree(source: str) -> ast.Module:
    """The tree of a module. Raises SyntaxError where the text is none."""
    tree: ast.Module = _tree(source, "exec")
    return tree


def expression_tree(source: str) -> ast.expr:
    """The tree of one expression. Raises SyntaxError where the text is none."""
    tree: ast.expr = _tree(source, "eval").body
    return tree


def _tree(source: str, mode: str) -> Any:
    """Older Pythons 3.11 and 3.12 count the depth of trees for all threads together (python/cpython#106905).

    Of two that are read at the same time one may end in a SystemError, though nothing is wrong with either.
    """
    for _ in range(TRIES):
        try:
            return ast.parse(source, mode=mode)
        except SystemError:
            continue
    return ast.parse(source, mode=mode)
