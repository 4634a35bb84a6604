"""The right number turned into another quantity: the complement, percent, the number whose logarithm is asked for."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, call, number, times


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    quantity = task.unknown or task.theorem.returns
    if isinstance(task.tree, ast.Compare):
        return
    if task.is_share(quantity):
        yield Edit("1 minus the value asked for", 1.1, binary(number(1), ast.Sub(), task.tree))
        yield Edit("percent for a fraction", 1.0, times(number(100), task.tree))
    if getattr(quantity, "log_of", "") or quantity.name.startswith("log "):
        yield Edit("the number itself for its logarithm", 1.2, call("exp", task.tree))
