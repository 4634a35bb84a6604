"""Plus for minus, and a fraction upside down."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, literal, number, over, places, replaced


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    for path, node in places(task.tree):
        for words, weight, new in _other(node):
            yield Edit(f"{words} {task.text(node)}", weight, replaced(task.tree, path, new), path)


def _other(node: ast.expr) -> Iterator[tuple[str, float, ast.expr]]:
    match node:
        case ast.BinOp(left, ast.Add(), right):
            yield "minus for plus in", 1.2, binary(left, ast.Sub(), right)
            yield "the terms multiplied instead of added in", 1.5, binary(left, ast.Mult(), right)
        case ast.BinOp(left, ast.Sub(), right):
            yield "plus for minus in", 1.2, binary(left, ast.Add(), right)
        case ast.UnaryOp(ast.USub(), operand):
            yield "the sign lost of", 1.3, operand
        case ast.Constant(int() | float() as value) if value < 0:
            yield "the sign lost of", 1.3, number(-value)
        case ast.BinOp(left, ast.Div(), right) if literal(left) is None:
            yield "upside down:", 1.5, over(right, left)
