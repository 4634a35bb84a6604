"""Logarithms rounded to a few decimals before the rest is computed."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from bounds.diagnosing.slip import Edit
from bounds.diagnosing.task import Task
from bounds.diagnosing.trees import call, called, everywhere, number

DECIMALS = ((2, 1.2), (3, 1.2), (1, 1.3), (4, 1.4), (0, 1.5))


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    given = {name for name, word in task.words.items() if getattr(word, "log_of", "")}
    for decimals, weight in DECIMALS:
        tree = everywhere(task.tree, lambda node, places=decimals: _rounded(node, given, places))  # type: ignore[misc]
        if tree is not task.tree:
            ending = "decimal" if decimals == 1 else "decimals"
            yield Edit(f"logarithms rounded early, to {decimals or 'no'} {ending}", weight, tree)


def _rounded(node: ast.expr, given: set[str], decimals: int) -> ast.expr | None:
    concerned = called(node) in ("log", "log2") or (isinstance(node, ast.Name) and node.id in given)
    return call("round", node, number(decimals)) if concerned else None
