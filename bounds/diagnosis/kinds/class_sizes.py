"""The class counted wrongly: 2^n hypotheses for 3^n, where the theorem takes the logarithm of their number."""

from collections.abc import Iterator

from bounds.diagnosis.class_counts import Reckoning, confused_counts, counted_otherwise, recognized
from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import names_in, number, put


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    for name, own, n in _counted(task):
        for other, ln in confused_counts(own, n):
            words = f"the class counted as {other.words} for {own.words}, n = {n}"
            yield Edit(words, other.weight, put(task.tree, {name: number(ln)}))


def conventions(task: Task) -> Iterator[Edit]:
    """The same class as another convention counts it: no slip."""
    for name, own, n in _counted(task):
        for words, ln in counted_otherwise(own, n):
            yield Edit(words, 0.0, put(task.tree, {name: number(ln)}))


def _counted(task: Task) -> Iterator[tuple[str, Reckoning, int]]:
    """The inputs that are logarithms of a class's size, and what that may have been counted as."""
    for name, word in task.words.items():
        if getattr(word, "log_of", "") and name in task.inputs and name in names_in(task.tree):
            for own, n in recognized(float(task.inputs[name])):
                yield name, own, n
