"""One side for two, and the other constants that stand with the failure probability: 2/δ for 1/δ."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, called, literal, number, places, replaced

NAMED = {(1, 2): "two-sided for one-sided: ", (2, 1): "one-sided for two-sided: "}


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    for path, node in places(task.tree):
        match node:
            case ast.BinOp(top, ast.Div(), ast.Name("delta") as delta) if (c := literal(top)) is not None:
                for other in _others(c):
                    words = f"{NAMED.get((int(c), other), '')}{other}/δ for {c:g}/δ"
                    new = binary(number(other), ast.Div(), delta)
                    yield Edit(words, _weight(c, other), replaced(task.tree, path, new), path)
            case ast.BinOp(ast.Name("delta") as delta, ast.Div(), below) if (c := literal(below)) is not None:
                for other in _others(c):
                    new = binary(delta, ast.Div(), number(other))
                    words = f"δ/{other} for δ/{c:g}" if other > 1 else f"δ for δ/{c:g}"
                    yield Edit(words, _weight(c, other), replaced(task.tree, path, new), path)
            case ast.BinOp(front, ast.Mult(), tail) if literal(front) == 2 and called(tail) == "exp":
                words = "one-sided for two-sided: no factor 2 before the exponential"
                yield Edit(words, 0.9, replaced(task.tree, path, tail), path)


def _others(c: float) -> list[int]:
    return [other for other in (1, 2, 4, 8) if other != c and other <= 2 * c]


def _weight(c: float, other: int) -> float:
    return 0.9 if (int(c), other) in NAMED else 1.2
