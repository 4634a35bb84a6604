"""Brackets forgotten on the pocket calculator: a + b/c for (a + b)/c."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, over, places, replaced, times


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    for path, node in places(task.tree):
        for new in _opened(node):
            words = f"brackets forgotten: {task.text(new)} for {task.text(node)}"
            yield Edit(words, 1.3, replaced(task.tree, path, new), path)


def _opened(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.BinOp(ast.BinOp(a, (ast.Add() | ast.Sub()) as sign, b), ast.Div(), c):
            yield binary(a, sign, over(b, c))
        case ast.BinOp(c, ast.Mult(), ast.BinOp(a, (ast.Add() | ast.Sub()) as sign, b)):
            yield binary(times(c, a), sign, b)
        case ast.BinOp(ast.BinOp(c, ast.Mult(), ast.BinOp(a, (ast.Add() | ast.Sub()) as sign, b)), ast.Div(), d):
            yield binary(times(c, a), sign, over(b, d))
    match node:
        case ast.BinOp(a, ast.Div(), ast.BinOp(b, ast.Mult(), c)):
            yield times(over(a, b), c)
        case ast.BinOp(a, ast.Div(), ast.BinOp(b, (ast.Add() | ast.Sub()) as sign, c)):
            yield binary(over(a, b), sign, c)
        case ast.UnaryOp(ast.USub(), ast.BinOp(a, ast.Add(), b)):
            yield binary(ast.UnaryOp(ast.USub(), a), ast.Add(), b)
    match node:
        case ast.BinOp(ast.BinOp(a, ast.Mult(), b), ast.Pow(), c):
            yield times(a, binary(b, ast.Pow(), c))
