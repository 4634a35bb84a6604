"""A factor lost, doubled or halved: 2m for m, 8 for 4, the whole result twice as large."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, literal, number, over, places, replaced, times

TWICE, HALF = "the result twice as large: a factor 2 too many", "the result half as large: a factor 2 lost"
FACTOR_2 = 1.05  # the weight of both


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    for path, node in places(task.tree):
        match node:
            case ast.BinOp(left, ast.Mult(), right) if literal(left) is not None:
                yield from _changed(task, path, node, left, right, None)
            case ast.BinOp(left, ast.Mult(), right) if literal(right) is not None:
                yield from _changed(task, path, node, right, left, None)
            case ast.BinOp(left, ast.Div(), right) if literal(right) is not None and not _is_delta(left):
                yield from _changed(task, path, node, right, left, "below")
            case ast.BinOp(left, ast.Div(), right) if literal(left) is not None and not _is_delta(right):
                yield from _changed(task, path, node, left, right, "above")
    if not isinstance(task.tree, ast.Compare):
        yield Edit(TWICE, FACTOR_2, times(number(2), task.tree))
        yield Edit(HALF, FACTOR_2, over(task.tree, number(2)))
        yield Edit("the result four times as large", 1.5, times(number(4), task.tree))
        yield Edit("the result a quarter as large", 1.5, over(task.tree, number(4)))


def _is_delta(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "delta"


def _changed(
    task: Task, path: tuple[int, ...], node: ast.expr, factor: ast.expr, rest: ast.expr, line: str | None
) -> Iterator[Edit]:
    c, where = literal(factor) or 0.0, task.text(node)
    sign = -1 if c < 0 else 1
    for other, words, weight in _alternatives(abs(c)):
        signed = number(sign * other)
        if line == "above":
            new = over(signed, rest)
        elif line == "below":
            new = over(rest, signed) if signed.value != 1 else rest
        else:
            new = rest if signed.value == 1 else binary(signed, ast.Mult(), rest)
        yield Edit(f"{words} in {where}", weight, replaced(task.tree, path, new), path)


def _alternatives(c: float) -> Iterator[tuple[float, str, float]]:
    if c not in (0, 1):
        yield 1, f"the factor {c:g} lost", 1.0 if c == 2 else 1.2
    if c:
        yield 2 * c, f"a factor {2 * c:g} for {c:g}", 1.1
    if c not in (0, 1, 2):
        yield c / 2, f"a factor {c / 2:g} for {c:g}", 1.1
    root = c**0.5
    if c > 2 and root == int(root):
        yield root, f"a factor {root:g} for {c:g}", 1.3
