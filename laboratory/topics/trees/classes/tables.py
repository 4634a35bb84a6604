"""Small tables of records of mixed type, their last column the class."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.trees.formula import run as golf


@dataclass(frozen=True)
class Records:
    """`rows` of feature values; `categorical` are the features without an order; `y` `(records,)` the class numbers."""

    features: tuple[str, ...]
    categorical: frozenset[str]
    rows: Sequence[tuple[Any, ...]]
    classes: tuple[str, ...]
    y: NDArray[np.int64]

    def column(self, feature: int) -> list[Any]:
        """A feature's values, record by record."""
        return [row[feature] for row in self.rows]


def _golf() -> Records:
    rows = [(day.outlook, day.humidity, day.wind) for day in golf.TABLE]
    plays = np.array([day.plays for day in golf.TABLE])
    return Records(golf.ATTRIBUTES, frozenset({"outlook", "wind"}), rows, ("stay", "play"), plays)


# Invented: the fields are those of the medical records in the notes, the last one is the class.
PATIENTS = (
    (23, "no", 58, "F", "none"), (31, "yes", 74, "M", "antibiotics"), (35, "no", 66, "F", "none"),
    (42, "ex", 81, "M", "none"), (47, "yes", 69, "F", "antibiotics"), (52, "yes", 90, "M", "antibiotics"),
    (58, "ex", 77, "F", "cortisone"), (61, "no", 72, "M", "none"), (66, "ex", 85, "M", "cortisone"),
    (70, "no", 64, "F", "cortisone"), (74, "yes", 79, "M", "antibiotics"), (81, "ex", 62, "F", "cortisone"),
)  # fmt: skip


def _patients() -> Records:
    therapies = ("none", "antibiotics", "cortisone")
    y = np.array([therapies.index(row[-1]) for row in PATIENTS])
    rows = [row[:-1] for row in PATIENTS]
    return Records(("age", "smoker", "weight", "sex"), frozenset({"smoker", "sex"}), rows, therapies, y)


def _iris() -> Records:
    from sklearn.datasets import load_iris

    X, y = load_iris(return_X_y=True)
    names = ("sepal length", "sepal width", "petal length", "petal width")
    species = ("setosa", "versicolor", "virginica")
    return Records(names, frozenset(), [tuple(row) for row in X.tolist()], species, np.asarray(y, np.int64))


def _half_pure() -> Records:
    """The notes' p, q, r = .8, .6, 1: half of ten records go to a pure leaf."""
    rows = [("no",)] * 5 + [("yes",)] * 5
    return Records(("test",), frozenset({"test"}), rows, ("−1", "+1"), np.array([1, 1, 1, 0, 0] + [1] * 5))


def _nine_and_one() -> Records:
    rows = [(float(value),) for value in range(1, 11)]
    return Records(("x",), frozenset(), rows, ("−1", "+1"), np.array([0] + [1] * 9))


def _doses() -> Records:
    """Invented: a dose helps in the middle, once a smaller; the best cut is not among the best two."""
    helped = np.array([0, 0, 1, 0, 0, 0, 1, 1, 0, 0])
    return Records(("dose",), frozenset(), [(float(dose),) for dose in range(1, 11)], ("ill", "well"), helped)


def _letters() -> Records:
    """Invented: a and b have the same classes, so three groups of four letters lose nothing."""
    counts = {"a": (2, 1, 0), "b": (2, 1, 0), "c": (0, 3, 0), "d": (0, 1, 2)}
    rows = [(letter,) for letter, of in counts.items() for _ in range(sum(of))]
    y = np.concatenate([np.repeat(np.arange(3), of) for of in counts.values()])
    return Records(("letter",), frozenset({"letter"}), rows, ("red", "green", "blue"), y)


TABLES: Mapping[str, tuple[str, Callable[[], Records]]] = {
    "golf": ("Golf, 14 days", _golf),
    "patients": ("Medical records, 12", _patients),
    "iris": ("Iris, 150 flowers", _iris),
    "stall": ("0.8 into 0.6 and 1, 10", _half_pure),
    "dose": ("Doses, 10", _doses),
    "letters": ("Letters a to d, 12", _letters),
    "nine": ("Nine and one", _nine_and_one),
}
