"""Several tests: Šidák's level, which needs independence, or Bonferroni's, for Holm's; one hypothesis not counted."""

import ast
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import binary, literal, named, names_in, number, over

K, RANK = "k", "rank"


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    match task.tree:
        case ast.BinOp(ast.Name("delta") as delta, ast.Div(), below) if {K, RANK} <= set(names_in(below)):
            kept = binary(number(1), ast.Sub(), delta)
            sidak = binary(number(1), ast.Sub(), binary(kept, ast.Pow(), over(number(1), below)))
            yield Edit(f"Šidák's {task.text(sidak)}, which needs independent tests", 1.0, sidak)
            bonferroni = over(delta, named(K))
            yield Edit(f"Bonferroni's {task.text(bonferroni)}, which holds too, and rejects less", 0.9, bonferroni)
            match below:
                case ast.BinOp(left, ast.Add(), last) if literal(last) == 1:
                    fewer = over(delta, left)
                    yield Edit(f"{task.text(fewer)}: the hypothesis itself not counted", 0.9, fewer)
