"""One end of an interval by another theorem: Wald's for Wilson's, or the end where its distance is asked for."""

import math
from collections.abc import Iterator, Mapping

import numpy as np

from bounds.diagnosis.budget import note
from bounds.diagnosis.siblings import takes_long
from bounds.diagnosis.slip import Suspect
from bounds.diagnosis.task import Task, tasks
from bounds.formula.patience import limited_to
from bounds.theorem import Theorem

DISTANCES = ("gap", "approximate half-width")
ENDS = ("true risk", "approximate end for the true risk")
OWN_SIDE, OTHER_SIDE, OF_ITS_OWN = 1.2, 1.5, 1.1
TAUGHT_FIRST = 0.35  # lighter: the normal approximation, which whoever knows one interval knows
LONGEST = 500_000  # steps
RATES = ("test_error", "training_error")


def suspects(task: Task, theorems: Mapping[str, Theorem]) -> Iterator[Suspect]:
    """The observed error plus and minus the distances that theorems of the family give, and their ends."""
    rate = _observed(task)
    if task.unknown is not None or rate is None or task.theorem.returns.name not in DISTANCES + ENDS:
        return
    if task.theorem.returns.name in DISTANCES:
        yield from _ends_of_its_own(task, rate)
        return
    suspects: list[Suspect] = []
    with limited_to(LONGEST) as work:
        for sibling in theorems.values():
            if sibling is not task.theorem and sibling.family == task.theorem.family:
                suspects.extend(_by(sibling, task, rate))
    note(work)
    yield from suspects


def _observed(task: Task) -> float | None:
    """The error rate on the sample, given as such or by the number of errors."""
    for name in RATES:
        if name in task.inputs:
            return float(task.inputs[name])
    return float(task.inputs["errors"]) / float(task.inputs["m"]) if {"errors", "m"} <= set(task.inputs) else None


def _ends_of_its_own(task: Task, rate: float) -> Iterator[Suspect]:
    distance = task.run(task.tree)
    for words, end in (("upper", rate + distance), ("lower", rate - distance)):
        if math.isfinite(end):
            yield Suspect(f"the interval's {words} end for the distance from the observed error", OF_ITS_OWN, end, end)


def _by(sibling: Theorem, task: Task, rate: float) -> Iterator[Suspect]:
    """What the sibling gives for the same observation, as an end; δ as it is, and as that of the sibling's ends."""
    inputs = {"test_error": np.float64(rate), **task.inputs}
    if "m" in inputs:
        inputs["errors"] = np.float64(rate * inputs["m"])
    if not {variable.name for variable in sibling.variables} <= set(inputs):
        return
    for delta, words_of_delta in _deltas(task, sibling):
        own_inputs = {variable.name: inputs[variable.name] for variable in sibling.variables}
        with_it = next(tasks(sibling, None, None, {**own_inputs, **delta}, task.start))
        value = math.nan if takes_long(with_it, 0.0) else with_it.run(with_it.tree)
        if not math.isfinite(value):
            continue
        named = f"{sibling.title} ({sibling.slug}){words_of_delta}"
        if sibling.returns.name in ENDS and sibling.relation == task.theorem.relation:
            yield Suspect(f"the end by another theorem: {named}", OWN_SIDE, value, value)
        if sibling.returns.name in DISTANCES:
            lighter = TAUGHT_FIRST if sibling.returns.name == DISTANCES[1] and not words_of_delta else 0.0
            for sign, side in ((1, "plus"), (-1, "minus")):
                own, end = (sign > 0) == (task.theorem.relation != ">="), rate + sign * value
                words = f"the observed error {side} the distance of another theorem: {named}"
                yield Suspect(words, (OWN_SIDE if own else OTHER_SIDE) - lighter, end, end)


def _deltas(task: Task, sibling: Theorem) -> Iterator[tuple[dict[str, np.float64], str]]:
    yield {}, ""
    if "delta" not in task.inputs or {task.theorem.ends, sibling.ends} != {"one", "both"}:
        return
    factor, words = (2, "its δ that of both ends") if sibling.ends == "both" else (0.5, "its δ that of one end")
    delta = np.float64(factor * float(task.inputs["delta"]))
    if delta < 1:
        yield {"delta": delta}, f", {words}"
