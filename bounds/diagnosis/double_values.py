"""A theorem's number in doubles: soon, without a proof, and only where doubles are to be trusted."""

import math
from collections.abc import Mapping
from typing import Any

from bounds.diagnosis.siblings import takes_long
from bounds.diagnosis.task import Task, tasks
from bounds.theorem import Theorem

START = 1000.0  # where an unknown is looked for first


def in_doubles(
    theorem: Theorem, unknown: str, target: float | None, inputs: Mapping[str, Any]
) -> tuple[Task, float] | None:
    """The task, and its number before it is rounded; None where it goes up and down, takes long, or has none.

    `unknown` is empty where the theorem's value is asked for.
    """
    task = next(tasks(theorem, theorem.variable(unknown) if unknown else None, target, inputs, START))
    if unknown in theorem.non_monotone or takes_long(task, 0.0):
        return None
    raw = task.run(task.tree)
    return (task, raw) if math.isfinite(raw) else None
