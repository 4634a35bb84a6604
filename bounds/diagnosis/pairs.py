"""Two slips at once, tried only where no single one explains a number."""

import ast
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from bounds.diagnosis import kinds
from bounds.diagnosis.answers import TypedAnswer
from bounds.diagnosis.singles import roundings
from bounds.diagnosis.slip import Edit, Suspect
from bounds.diagnosis.task import Task
from bounds.formula.patience import limited_to

MOST = 1000  # pairs tried, so that an answer never waits
HEAVIEST = 1.4  # only slips as simple as this are combined
# Steps for listing pairs, for trying them, and for solving those that fit: formulas are long, or sum up many terms.
LISTING, TRYING, SOLVING = 600_000, 1_500_000, 500_000
TOGETHER = 0.2  # two slips are less likely than their weights say


@dataclass(frozen=True, eq=False)
class PairOfSlips:
    """A pair: its first slip, the place of the second among the edits of the first's tree, and about where it leads."""

    first: Edit
    second: int
    weight: float
    about: float
    tree: ast.expr

    def words(self, task: Task) -> str:
        """Both slips, the lighter first."""
        return _words(task, self)


def trials(task: Task, allowed: float, right: float) -> list[PairOfSlips]:
    """The pairs of edits of at most the weight allowed, each with a number near its value."""
    lightest = sorted(_both(task, allowed), key=lambda pair: pair[2])[:MOST]
    edits = []
    with limited_to(TRYING):
        slope = _slope(task, right)
        for edit, index, weight, tree in lightest:
            edits.append(PairOfSlips(edit, index, weight, _about(task, tree, right, slope), tree))
    return edits


def _both(task: Task, allowed: float) -> list[tuple[Edit, int, float, ast.expr]]:
    """Each pair once."""
    pairs = []
    with limited_to(LISTING):
        simple = (edit for edit in kinds.edits(task) if edit.weight <= HEAVIEST)
        first = sorted(simple, key=lambda edit: edit.weight)
        for lighter in first:
            if lighter.weight + first[0].weight + TOGETHER > allowed:
                break
            for index, two in enumerate(kinds.edits(replace(task, tree=lighter.tree, mute=True))):
                weight = lighter.weight + two.weight + TOGETHER
                if two.weight <= HEAVIEST and weight <= allowed and _follows(two, lighter):
                    pairs.append((lighter, index, weight, two.tree))
    return pairs


def _follows(two: Edit, first: Edit) -> bool:
    """Further on in the tree; of two that change it all over, the heavier."""
    return (two.path, two.weight, two.words) > (first.path, first.weight, first.words)


def _words(task: Task, trial: PairOfSlips) -> str:
    second = next(islice(kinds.edits(task.on(trial.first.tree)), trial.second, None))
    return f"{trial.first.words}; and {second.words}"


def _slope(task: Task, right: float) -> float:
    """By which power of the unknown the two sides of a comparison come apart, at the right answer."""
    if not isinstance(task.tree, ast.Compare) or task.unknown is None or not right > 0:
        return math.nan
    left, name = task.on(task.tree.left), task.unknown.name
    low, high = (_at(left, left.tree, name, right * step) for step in (1.0, 1.05))
    if not (0 < low < math.inf and 0 < high < math.inf):
        return math.nan
    return (math.log(high) - math.log(low)) / math.log(1.05) or math.nan  # the quotient of two doubles may be none


def _at(task: Task, tree: ast.expr, name: str, x: float) -> float:
    return float(np.real(task.function(tree)({**task.inputs, name: np.float64(x)})))


def _about(task: Task, tree: ast.expr, right: float, slope: float) -> float:
    """The number a tree gives; of a comparison, its root as a power law through the right answer has it."""
    if not isinstance(tree, ast.Compare):
        return task.run(tree)
    if not math.isfinite(slope) or task.unknown is None:
        return math.nan
    excess = _at(task, tree, task.unknown.name, right)
    return float(right * np.float64(1 + excess) ** (-1 / slope)) if excess > -1 else math.nan


def explaining(task: Task, answer: TypedAnswer, trials: list[PairOfSlips]) -> list[Suspect]:
    """The pairs that give the answer."""
    suspects = []
    with limited_to(SOLVING):
        for trial in trials:
            if not _is_close(task, trial, answer):
                continue
            raw = task.run(trial.tree)
            value, whole = task.finished(raw), task.whole and not answer.whole
            if math.isfinite(raw) and (answer.is_near(value) or (whole and answer.is_near(raw))):
                suspects.append(Suspect(_words(task, trial), trial.weight, raw, value))
    return suspects


def _is_close(task: Task, trial: PairOfSlips, answer: TypedAnswer) -> bool:
    """Cheaply: may it be the answer? A comparison is only solved if its root lies about there."""
    if not isinstance(trial.tree, ast.Compare):
        return math.isfinite(trial.about) and abs(trial.about - answer.value) <= 2 * answer.unit
    assert task.unknown is not None
    low, high = answer.value - 1.5 * answer.unit, answer.value + 1.5 * answer.unit
    if low <= 0:
        return False
    ends = [_at(task, trial.tree, task.unknown.name, x) for x in (low, high)]
    return all(map(math.isfinite, ends)) and ends[0] * ends[1] <= 0


def rounded_otherwise(task: Task, suspects: list[Suspect]) -> Iterator[Suspect]:
    """A single slip, and then rounded to the wrong side."""
    for suspect in suspects:
        yield from roundings(task, suspect.raw, suspect.words, suspect.weight + TOGETHER)
