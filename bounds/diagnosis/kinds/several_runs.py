"""One of k runs is right: an estimate taken for the bound, or the bound of one run for that of k."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, call, called, number, over

ENDS = ("binomial_lower", "binomial_upper")


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    match task.tree:
        case ast.Call(_, [ast.Call(_, [right, runs, _]) as end, k]) if _is_of_runs(task.tree, end):
            plug_in = call("at_least_once", over(right, runs), k)
            yield Edit("the plug-in 1 - (1 - c/n)^k, an estimate and no bound", 0.9, plug_in)
            missed = over(call("choose", binary(runs, ast.Sub(), right), k), call("choose", runs, k))
            unbiased = binary(number(1), ast.Sub(), missed)
            yield Edit("the unbiased 1 - C(n - c, k)/C(n, k), an estimate and no bound", 0.9, unbiased)
            yield Edit(f"the bound for one attempt: {task.text(k)} forgotten", 0.9, end)


def _is_of_runs(tree: ast.expr, end: ast.expr) -> bool:
    return called(tree) == "at_least_once" and called(end) in ENDS
