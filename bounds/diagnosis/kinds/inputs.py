"""The right formula with a wrong input: the confidence for the failure probability, ε and δ exchanged, 5 for 5 %."""

import ast
import math
from collections.abc import Iterator, Mapping

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import TARGET, Task
from bounds.diagnosis.trees import binary, call, named, names_in, number, over, put, times
from bounds.vocabulary.exactly import complement
from bounds.vocabulary.names import called as names_of
from bounds.vocabulary.variables import Variable

LARGEST_EXPONENT = 700
ACCURACY = ("epsilon", TARGET)
OFF_BY_ONE = ("m", "d", "n")  # degrees of freedom, and dimensions with a bias or without


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    present = [name for name in task.words if name in names_in(task.tree) and name in task.inputs]
    for name in present:
        word, label = task.words[name], task.labels[name]
        if isinstance(word, Variable):
            yield from _complements(task, name, word, label)
        if name == "delta":
            yield from _ends(task)
        if name == "training_error":
            yield _with(task, {name: number(0)}, "the training error forgotten", 1.2)
        if task.is_share(word):
            yield from _shares(task, name, label)
        if getattr(word, "log_of", "") and task.inputs[name] < LARGEST_EXPONENT:
            yield _with(task, {name: call("exp", named(name))}, "the class size for its logarithm", 1.3)
            power = times(call("exp", named(name)), number(math.log(2)))
            yield _with(task, {name: power}, "2^|H| for the class size |H|", 1.4)
        if isinstance(word, Variable) and not task.is_share(word):
            yield from _sizes(task, name, word, label)
    yield from _exchanged(task, present)


def _with(task: Task, new: Mapping[str, ast.expr], words: str, weight: float) -> Edit:
    return Edit(words, weight, put(task.tree, new))


def _complements(task: Task, name: str, word: Variable, label: str) -> Iterator[Edit]:
    """What people also give in its place: the confidence for δ, the coverage for α, the accuracy for the error."""
    for twin in names_of(word).twins:
        if twin.to_variable is complement:
            words = next(name for name in twin.names.split() if name.isidentifier()).replace("_", " ")
            weight = 1.0 if name == "delta" else 1.2
            other = binary(number(1), ast.Sub(), named(name))
            yield _with(task, {name: other}, f"the {words} 1−{label} for {label}", weight)


def _ends(task: Task) -> Iterator[Edit]:
    """Where a number has an end above and one below, half of δ and twice δ are those of the other reading."""
    delta = named("delta")
    half, twice = over(delta, number(2)), times(number(2), delta)
    of_one = task.theorem.ends == "one"
    yield _with(task, {"delta": half}, "δ of one end taken for both: δ/2 for δ" if of_one else "δ/2 for δ", 1.1)
    if task.theorem.ends == "both":
        yield _with(task, {"delta": twice}, "δ of both ends taken for one: 2δ for δ", 0.95)


def _shares(task: Task, name: str, label: str) -> Iterator[Edit]:
    it = named(name)
    if name != "delta":
        yield _with(task, {name: over(it, number(2))}, f"{label}/2 for {label}", 1.0)
    yield _with(task, {name: times(number(2), it)}, f"2{label} for {label}", 1.1)
    percent = 100 * float(task.inputs[name])
    yield _with(task, {name: times(number(100), it)}, f"percent for a fraction: {label} = {percent:g}", 1.3)
    for factor in (10, 0.1):
        wrong = float(task.inputs[name]) * factor
        words = f"a decimal place slipped: {label} = {wrong:g} for {float(task.inputs[name]):g}"
        yield _with(task, {name: times(number(factor), it)}, words, 1.15)


def _sizes(task: Task, name: str, word: Variable, label: str) -> Iterator[Edit]:
    it = named(name)
    yield _with(task, {name: times(number(2), it)}, f"2{label} for {label}", 1.3)
    yield _with(task, {name: over(it, number(2))}, f"{label}/2 for {label}", 1.3)
    if word.domain.integer:
        weight = 1.2 if name in OFF_BY_ONE else 1.4
        yield _with(task, {name: binary(it, ast.Add(), number(1))}, f"{label}+1 for {label}", weight)
        yield _with(task, {name: binary(it, ast.Sub(), number(1))}, f"{label}−1 for {label}", weight)


def _exchanged(task: Task, present: list[str]) -> Iterator[Edit]:
    for name in ACCURACY:
        if name in present and "delta" in present and task.is_share(task.words[name]):
            swap: dict[str, ast.expr] = {name: named("delta"), "delta": named(name)}
            yield _with(task, swap, f"{task.labels[name]} and δ exchanged", 1.0)
