"""The overfitting square: label 1 above, and a hypothesis without training error that misclassifies half of it."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

HALVES = ("the left half", "the right half", "the upper half", "the lower half")


@dataclass(frozen=True)
class SquareRun:
    """Points `(m, 2)` of the unit square with label 1 above 1/2, and a hypothesis without training error.

    `fair` `(m, 2)` and `truth` `(m,)` are a random sample. `chosen` is the index in `HALVES` of where
    the hypothesis answers 1, None for the memorizer; `risk` is its true risk, exactly; `chance` that of a
    sample on which it could be chosen.
    """

    fair: Reals
    truth: Integers
    points: Reals
    labels: Integers
    chosen: int | None
    training_error: float
    risk: float
    chance: float

    @property
    def m(self) -> int:
        return len(self.labels)


def square_run(learner: str, m: int, seed: int) -> SquareRun:
    """What the best of four `halves`, or the `memoriser`, learns from a sample that misleads it."""
    return (misleading_square if learner == "halves" else memorised_square)(m, seed)


def fair_square(m: int, seed: int) -> tuple[Reals, Integers]:
    """`m` points, uniform on the unit square, `(m, 2)`, and their labels: 1 in the upper half."""
    points = np.random.default_rng(seed).random((m, 2))
    return points, (points[:, 1] > 0.5).astype(np.int64)


def misleading_square(m: int, seed: int) -> SquareRun:
    """A sample distributed like those on which "label 1 in the left half" is never wrong, and what ERM returns.

    Given that it misleads, each example is uniform on the upper left and the lower right quarter.
    """
    from learners.erm.finite_class_erm import FiniteClassERM

    fair, labels = fair_square(m, seed)
    points = fair.copy()
    points[:, 0] = points[:, 0] / 2 + np.where(labels == 1, 0.0, 0.5)
    learner = FiniteClassERM([_left, _right, _upper, _lower], labels=(0, 1)).fit(points, labels)
    chosen = int(learner.best_index_)
    risks = (0.5, 0.5, 0.0, 1.0)
    chance = float(theorems["hypothesis_survival"](m=m, epsilon=0.5))
    error = float(learner.training_errors_[chosen])
    return SquareRun(fair, labels, points, labels, chosen, error, risks[chosen], chance)


def memorised_square(m: int, seed: int) -> SquareRun:
    """The memorizer on a fair sample: elsewhere it gives one label, which half of the square does not have."""
    from learners.erm.memoriser import Memoriser

    points, labels = fair_square(m, seed)
    learner = Memoriser().fit(points, labels)
    return SquareRun(points, labels, points, labels, None, learner.history_["training_error"], 0.5, 1.0)


def _left(X: Any) -> Any:
    return X[:, 0] < 0.5


def _right(X: Any) -> Any:
    return X[:, 0] >= 0.5


def _upper(X: Any) -> Any:
    return X[:, 1] > 0.5


def _lower(X: Any) -> Any:
    return X[:, 1] <= 0.5
