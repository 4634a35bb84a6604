"""A margin that was not divided by the norm it is measured in."""

from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import names_in, number, put

MARGINS = ("gamma", "margin")
NORMS = ("norm", "radius")  # of the weights, of the examples


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    present = names_in(task.tree)
    if not any(name in present for name in MARGINS):
        return
    scales = [name for name in NORMS if name in present and name in task.inputs]
    for name in scales:
        words = f"the margin not divided by the {task.words[name].meaning}: {task.labels[name]} left out"
        yield Edit(words, 1.1, put(task.tree, {name: number(1)}))
    if len(scales) > 1:
        yield Edit("the margin divided by no norm", 1.2, put(task.tree, {name: number(1) for name in scales}))
