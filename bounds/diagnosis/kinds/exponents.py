"""An exponent lost or added: ε for ε², and back."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import TARGET, Task
from bounds.diagnosis.trees import binary, literal, number, over, places, put, replaced, times


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    powers = [path for path, node in places(task.tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)]
    for path, node in places(task.tree):
        match node:
            case ast.BinOp(base, ast.Pow(), exponent):
                yield from _lost(task, path, base, exponent)
            case ast.Name(name) if name in task.words and not any(path[:-1] == power for power in powers):
                yield from _squared(task, path, node)
    if not isinstance(task.tree, ast.Compare):
        yield Edit("the result squared", 1.4, binary(task.tree, ast.Pow(), number(2)))


def _lost(task: Task, path: tuple[int, ...], base: ast.expr, exponent: ast.expr) -> Iterator[Edit]:
    square, whole = literal(exponent) == 2, binary(base, ast.Pow(), exponent)
    words = f"{task.text(base)} for {task.text(whole)}" if square else f"the exponent lost in {task.text(whole)}"
    yield Edit(words, 1.0 if square else 1.4, replaced(task.tree, path, base), path)
    match base:
        case ast.BinOp(left, ast.Div(), right):
            above = over(binary(left, ast.Pow(), exponent), right)
            below = over(left, binary(right, ast.Pow(), exponent))
            for line, new in (("numerator", above), ("denominator", below)):
                words = f"the exponent at the {line} only: {task.text(new)}"
                yield Edit(words, 1.3, replaced(task.tree, path, new), path)
        case ast.BinOp(left, ast.Add() | ast.Sub() as sign, right):
            each = binary(binary(left, ast.Pow(), exponent), sign, binary(right, ast.Pow(), exponent))
            yield Edit(f"each term raised, not the sum: {task.text(each)}", 1.2, replaced(task.tree, path, each), path)
    if square:
        doubled = times(number(2), base)
        yield Edit(f"{task.text(doubled)} for {task.text(whole)}", 1.4, replaced(task.tree, path, doubled), path)


def _squared(task: Task, path: tuple[int, ...], name: ast.Name) -> Iterator[Edit]:
    square = binary(name, ast.Pow(), number(2))
    domain = getattr(task.words[name.id], "domain", None)
    if domain and float(task.inputs.get(name.id, 0)) ** 2 > domain.high:
        return
    weight = 1.0 if name.id in (TARGET, "epsilon", "gamma") else 1.4
    if not (path and isinstance(task.tree, ast.Compare) and path[0] == 1):
        yield Edit(f"{task.text(square)} for {task.text(name)}", weight, replaced(task.tree, path, square), path)
    if weight == 1.0 and isinstance(task.tree, ast.Compare):
        yield Edit(f"{task.text(square)} for {task.text(name)}", weight, put(task.tree, {name.id: square}))
