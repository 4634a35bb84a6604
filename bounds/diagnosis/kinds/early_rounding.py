"""Logarithms rounded to a few decimals before the rest is computed."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import call, called, named, names_in, number, put, replace_nodes

DECIMALS = ((2, 1.2), (3, 1.2), (1, 1.3), (4, 1.4), (0, 1.5))


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    logarithms = {name for name, word in task.words.items() if getattr(word, "log_of", "")}
    for decimals, weight in DECIMALS:
        tree = replace_nodes(task.tree, lambda node, places=decimals: _rounded(node, logarithms, places))  # type: ignore[misc]
        if tree is not task.tree:
            ending = "decimal" if decimals == 1 else "decimals"
            yield Edit(f"logarithms rounded early, to {decimals or 'no'} {ending}", weight, tree)
    for name, words in (("floor", "down"), ("ceil", "up")):
        tree = replace_nodes(task.tree, lambda node, name=name: _whole(node, logarithms, name))  # type: ignore[misc]
        if tree is not task.tree:
            yield Edit(f"logarithms rounded {words} to whole numbers first", 1.5, tree)
        for logarithm in logarithms & set(names_in(task.tree)):
            alone = put(task.tree, {logarithm: call(name, named(logarithm))})
            yield Edit(f"{task.labels[logarithm]} rounded {words} to a whole number first", 1.4, alone)


def _rounded(node: ast.expr, logarithms: set[str], decimals: int) -> ast.expr | None:
    return call("round", node, number(decimals)) if _concerned(node, logarithms) else None


def _whole(node: ast.expr, logarithms: set[str], name: str) -> ast.expr | None:
    return call(name, node) if _concerned(node, logarithms) else None


def _concerned(node: ast.expr, logarithms: set[str]) -> bool:
    return called(node) in ("log", "log2") or (isinstance(node, ast.Name) and node.id in logarithms)
