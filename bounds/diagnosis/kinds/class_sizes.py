"""The class counted wrongly: 2^n hypotheses for 3^n, where the theorem takes the logarithm of their number."""

from __future__ import annotations

from collections.abc import Iterator

from bounds.diagnosis.reckonings import recognised, taken_for
from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import names_in, number, put


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    for name, word in task.words.items():
        if not getattr(word, "log_of", "") or name not in task.given or name not in names_in(task.tree):
            continue
        for own, n in recognised(float(task.given[name])):
            for other, ln in taken_for(own, n):
                words = f"the class counted as {other.words} for {own.words}, n = {n}"
                yield Edit(words, other.weight, put(task.tree, {name: number(ln)}))
