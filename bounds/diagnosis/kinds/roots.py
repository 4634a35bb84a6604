"""A square root forgotten, added, or drawn over the wrong part."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, call, called, literal, over, places, replaced, times

EACH = "the root of each term instead of that of the sum:"


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    for path, node in places(task.tree):
        if called(node) == "sqrt" and isinstance(node, ast.Call):
            for words, weight, new in _without(node.args[0]):
                yield Edit(f"{words} {task.text(node)}", weight, replaced(task.tree, path, new), path)
    if not isinstance(task.tree, ast.Compare) and called(task.tree) != "sqrt":
        yield Edit("a square root too many over the result", 1.1, call("sqrt", task.tree))


def _without(inside: ast.expr) -> Iterator[tuple[str, float, ast.expr]]:
    yield "the square root forgotten:", 1.0, inside
    match inside:
        case ast.BinOp(left, ast.Add() as plus, right):
            yield EACH, 1.0, _each(left, plus, right)
        case ast.BinOp(ast.BinOp(left, ast.Add() as plus, right), ast.Div(), below):
            # As often as the single terms are worked out one after the other.
            yield EACH, 1.0, _each(over(left, below), plus, over(right, below))
            yield "the root of the numerator only:", 1.3, over(call("sqrt", inside.left), below)
        case ast.BinOp(left, ast.Div(), right):
            yield "the root of the numerator only:", 1.3, over(call("sqrt", left), right)
            yield "the root of the denominator only:", 1.5, over(left, call("sqrt", right))
        case ast.BinOp(left, ast.Mult(), right) if literal(left) is not None:
            yield "the factor taken out of the root as it is:", 1.3, times(left, call("sqrt", right))
    match inside:
        case ast.BinOp(ast.BinOp(front, ast.Mult(), ast.BinOp(left, ast.Add() as plus, right)), ast.Div(), below):
            first, second = (over(times(front, term), below) for term in (left, right))
            yield EACH, 1.0, _each(first, plus, second)


def _each(left: ast.expr, plus: ast.operator, right: ast.expr) -> ast.expr:
    return binary(call("sqrt", left), plus, call("sqrt", right))
