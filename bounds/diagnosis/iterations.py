"""An iteration stopped early, where the unknown is on both sides: m ← m·(bound(m)/ε)², as courses solve it."""

import ast
import math
from collections.abc import Iterator

import numpy as np

from bounds.diagnosis.slip import Suspect
from bounds.diagnosis.task import TARGET, Task, real
from bounds.diagnosis.trees import names_in, runnable

STARTS = (10.0, 100.0, 1_000.0, 10_000.0, 100_000.0)
MOST = 12
SETTLED = 0.5  # examples: from here on the iteration has found the answer


def suspects(task: Task) -> Iterator[Suspect]:
    """The numbers an iteration passes through, from starts that courses propose."""
    if not (isinstance(task.tree, ast.Compare) and task.unknown and task.unknown.name == "m" and task.rounds_up):
        return
    if names_in(task.tree.left).count("m") < 2:
        return
    if task.inputs[TARGET] <= 0:
        return  # nobody squares the ratio to a target that no bound comes down to
    bound = runnable(task.tree.left, task.scope)
    for start in STARTS:
        m = start
        for step in range(1, MOST):
            ratio = real(bound({**task.inputs, "m": np.float64(m)})) / float(task.inputs[TARGET])
            previous, m = m, m * (ratio * ratio)
            if not math.isfinite(m) or m < 1 or abs(m - previous) < SETTLED:
                break
            words = f"the iteration m ← m·(bound/ε)² from {start:,.0f} stopped after {step} steps"
            yield from _handed_in(words, m)


def _handed_in(words: str, m: float) -> Iterator[Suspect]:
    # Whoever stops early rounds as it comes.
    for value in {math.ceil(m), math.floor(m)}:
        yield Suspect(words, 1.4, m, value)
