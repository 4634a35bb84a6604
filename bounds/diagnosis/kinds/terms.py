"""A term of a sum or a factor of a product forgotten."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import literal, number, over, places, replaced


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    for path, node in places(task.tree):
        for weight, kind, lost, new in _shorter(node):
            yield Edit(f"the {kind} {task.text(lost)} forgotten", weight, replaced(task.tree, path, new), path)


def _shorter(node: ast.expr) -> Iterator[tuple[float, str, ast.expr, ast.expr]]:
    """Weight, what is lost, and what remains."""
    match node:
        case ast.BinOp(left, ast.Add(), right):
            yield 1.1, "term", left, right
            yield 1.1, "term", right, left
        case ast.BinOp(left, ast.Sub(), right):
            yield 1.1, "term", right, left
            yield 1.3, "term", left, ast.UnaryOp(ast.USub(), right)
        case ast.BinOp(left, ast.Mult(), right):
            if literal(left) is None and literal(right) is None:
                yield 1.3, "factor", left, right
                yield 1.3, "factor", right, left
        case ast.BinOp(left, ast.Div(), right):
            if literal(right) is None:
                yield 1.4, "denominator", right, left
            if literal(left) is None:
                yield 1.6, "numerator", left, over(number(1), right)
