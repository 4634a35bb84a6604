"""A function taken for another: what each special function is often taken for, a logarithm left out."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import Path, call, called, literal, places, replaced, slip_name
from bounds.formula.special_function import Special

ROUNDINGS = {"ceil": "floor", "floor": "ceil"}


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    # A quantity worked out once, and used in several places, is wrong in all of them.
    alike: dict[str, tuple[ast.Call, list[Path]]] = {}
    for path, node in places(task.tree):
        if isinstance(node, ast.Call):
            alike.setdefault(ast.dump(node), (node, []))[1].append(path)
    for function, paths in alike.values():
        for words, weight, new in _taken_for(task, function):
            tree = task.tree
            for path in paths:
                tree = replaced(tree, path, new)
            yield Edit(words, weight, tree, paths[0])


def _taken_for(task: Task, node: ast.Call) -> Iterator[tuple[str, float, ast.expr]]:
    name, function = called(node), task.scope.get(getattr(node.func, "id", ""))
    if isinstance(function, Special):
        for index, (words, _) in enumerate(function.taken_for_it):
            yield words, 1.2, call(slip_name(function, index), *node.args)
        return
    first = node.args[0]
    if name in ("log", "log2") and literal(first) is None:
        yield f"the logarithm forgotten in {task.text(node)}", 1.4, first
    if name in ("maximum", "minimum"):
        for argument in node.args:
            yield f"{task.text(argument)} for {task.text(node)}", 1.3, argument
    if name == "where":
        yield f"the other case: {task.text(node.args[1])}", 1.4, node.args[1]
        yield f"the other case: {task.text(node.args[2])}", 1.4, node.args[2]
    if name in ROUNDINGS:
        yield f"not rounded: {task.text(first)}", 1.0, first
        yield f"rounded the other way: {task.text(node)}", 1.0, call(ROUNDINGS[name], first)
