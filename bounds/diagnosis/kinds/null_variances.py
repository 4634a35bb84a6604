"""Power by the normal law: one variance taken for both, that under the null hypothesis or that of the plan."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, call, called, over, times


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    match task.tree:
        case ast.Call(_, [ast.BinOp(ast.BinOp(ast.BinOp(z, ast.Mult(), null), ast.Sub(), shift), ast.Div(), planned)]):
            if called(task.tree) == "normal_sf" and called(null) == called(planned) == "sqrt":
                words = "the variance {} taken for that {}, too"
                for kept, of, other in ((planned, "as planned", "under the null hypothesis"),
                                        (null, "under the null hypothesis", "as planned")):  # fmt: skip
                    tree = call("normal_sf", over(binary(times(z, kept), ast.Sub(), shift), kept))
                    yield Edit(words.format(of, other), 0.9, tree)
