"""The best question of each feature of a table, by the impurity that is chosen and by the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import log2
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.trees.classes.tables import TABLES, Records
from learners.shared.arrays import Reals
from learners.trees.impurity import after_split, entropy, gini_impurity, majority_error
from learners.trees.node import Branches, Cuts, Member, Test, Threshold

if TYPE_CHECKING:
    from learners.trees.best_question import BestQuestion


class Measure(NamedTuple):
    """An impurity: its name, what it measures of counts, its unit, and its largest value with c classes."""

    name: str
    of: Callable[..., float]
    unit: str
    most: Callable[[int], float]


MEASURES: Mapping[str, Measure] = {
    "entropy": Measure("entropy", entropy, "bits", log2),
    "gini": Measure("Gini index", gini_impurity, "", lambda c: 1 - 1 / c),
    "mistakes": Measure("misclassification", majority_error, "", lambda c: 1 - 1 / c),
}


INTERVALS: Mapping[str, int] = {"two": 2, "three": 3}
GROUPS: Mapping[str, int] = {"groups": 2, "three": 3}  # of a category's values; else one branch for each


@dataclass(frozen=True)
class BestQuestions:
    """The best question of each feature of `records` by `measure`."""

    records: Records
    measure: str
    questions: tuple[BestQuestion, ...]

    @property
    def best(self) -> int:
        """The feature whose question gains most, the first of equals."""
        return int(np.argmax(self.gains))

    @property
    def gains(self) -> Reals:
        """The gain of each feature's best question, `(features,)`."""
        return np.array([question.gain for question in self.questions])

    @property
    def counts(self) -> NDArray[np.int64]:
        """Records of each class, `(classes,)`."""
        return np.bincount(self.records.y, minlength=len(self.records.classes))

    @property
    def before(self) -> float:
        """The impurity of the whole table."""
        return MEASURES[self.measure].of(self.counts)

    def after(self, feature: int) -> float:
        """The mean impurity of the children of the feature's question, weighted by its records."""
        return after_split(self.questions[feature].children, MEASURES[self.measure].of)

    def impurities(self, feature: int) -> list[float]:
        """The impurity of each child."""
        return [MEASURES[self.measure].of(child) for child in self.questions[feature].children]

    def wording(self, feature: int) -> str:
        """The feature's question in words."""
        name, test = self.records.features[feature], self.questions[feature].test
        if isinstance(test, Threshold):
            return f"{name} ≤ {test.cut:g}?"
        if isinstance(test, Cuts):
            return f"{name} ≤ {' or ≤ '.join(f'{cut:g}' for cut in test.cuts)}?"
        return f"{name}?" if isinstance(test, Branches) else f"{name} {' or '.join(sorted(test.values))}?"

    def answers(self, feature: int) -> list[str]:
        """The children of the feature's question in words."""
        return _answers(self.questions[feature].test, self.records.column(feature))


@dataclass(frozen=True)
class CutsOfANumber:
    """What cuts of one number gain: the best, the best and then the best second one, and the best two together."""

    once: float
    greedily: float
    together: float


def best_questions(table: str, measure: str, ways: str, intervals: str = "two") -> BestQuestions:
    """Find the best question of each feature; `ways` is "branches", or two "groups" or "three", for categories;
    `intervals` of a number are "two" or "three"."""
    return _best_questions(TABLES[table][1](), measure, ways, INTERVALS[intervals])


def by_all(run: BestQuestions, ways: str, intervals: str) -> Mapping[str, BestQuestions]:
    """The same by every impurity."""
    return {name: _best_questions(run.records, name, ways, INTERVALS[intervals]) for name in MEASURES}


def groups_of(run: BestQuestions, feature: int) -> Mapping[str, float] | None:
    """What a category's best question gains with two groups, three groups and branches; None below four values."""
    values = set(run.records.column(feature))
    if run.records.features[feature] not in run.records.categorical or len(values) < 4:
        return None
    ways = ("groups", "three", "branches")
    return {name: float(_best_questions(run.records, run.measure, name, 2).gains[feature]) for name in ways}


def cuts_of(run: BestQuestions, feature: int) -> CutsOfANumber | None:
    """What one and two cuts of a number gain; None for a category, or where there is no second cut."""
    from learners.trees.best_question import best_question

    x, impurity = np.array(run.records.column(feature)), MEASURES[run.measure].of
    if run.records.features[feature] in run.records.categorical or len(np.unique(x)) <= 2:
        return None
    y = run.records.y
    once, together = (best_question(x, y, impurity, intervals=parts) for parts in (2, 3))
    assert once is not None and together is not None and isinstance(once.test, Threshold)
    sides = [x <= once.test.cut, x > once.test.cut]
    second = [(side.mean(), best_question(x[side], y[side], impurity)) for side in sides]
    more = max(float(share * question.gain) for share, question in second if question is not None)
    return CutsOfANumber(once.gain, once.gain + more, together.gain)


def at_share(measure: str, c: int, share: float) -> float:
    """The impurity of c classes, one of which has this share and the others equal parts of the rest."""
    return MEASURES[measure].of([share] + [(1 - share) / (c - 1)] * (c - 1))


def _best_questions(records: Records, measure: str, ways: str, intervals: int) -> BestQuestions:
    from learners.trees.best_question import best_question

    questions = [
        best_question(
            records.column(at), records.y, MEASURES[measure].of, feature=at,
            categorical=name in records.categorical, branches=ways == "branches", intervals=intervals,
            groups=GROUPS.get(ways, 2),
        )
        for at, name in enumerate(records.features)
    ]  # fmt: skip
    return BestQuestions(records, measure, tuple(question for question in questions if question is not None))


def _answers(test: Test, values: list[str]) -> list[str]:
    if isinstance(test, Threshold):
        return [f"≤ {test.cut:g}", f"> {test.cut:g}"]
    if isinstance(test, Cuts):
        middle = [f"> {low:g}, ≤ {high:g}" for low, high in pairwise(test.cuts)]
        return [f"≤ {test.cuts[0]:g}", *middle, f"> {test.cuts[-1]:g}"]
    if isinstance(test, Member):
        groups = [sorted(test.values), sorted(set(values) - test.values)]
    else:
        groups = [sorted(group) for group in test.groups]
    return [" or ".join(group) for group in groups]
