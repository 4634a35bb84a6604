"""A test's statistic handed in for its P value."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import called, literal

STATISTIC = {"normal_sf": 0, "chi2_sf": 0, "smirnov_tail": 1}  # the argument of a tail that a test looks up


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    tail = _tail(task.tree)
    if tail is not None:
        statistic = tail.args[STATISTIC[called(tail)]]
        yield Edit(f"the statistic {task.text(statistic)} instead of its P value", 1.0, statistic)


def _tail(tree: ast.expr) -> ast.Call | None:
    """The tail that is the value, up to the factor of two sides and the cut at 1."""
    match tree:
        case ast.Call() if called(tree) in STATISTIC:
            return tree
        case ast.BinOp(factor, ast.Mult(), rest) if literal(factor) is not None:
            return _tail(rest)
        case ast.Call(_, [first, last]) if called(tree) == "minimum" and literal(last) == 1:
            return _tail(first)
    return None
