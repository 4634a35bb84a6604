"""Fitting perfectly and knowing nothing: the overfitting square, five points, the memoriser of one label."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.arrays import Reals

HALVES = ("the left half", "the right half", "the upper half", "the lower half")
FIVE = 5


@dataclass(frozen=True)
class SquareRun:
    """Points `(m, 2)` of the unit square with label 1 above 1/2, and a hypothesis without training error.

    `chosen` is the index in `HALVES` of where the hypothesis answers 1, None for the memoriser; `risk` is its true
    risk, exactly; `chance` the probability of a sample on which it could be chosen.
    """

    points: Reals
    labels: NDArray[np.int64]
    chosen: int | None
    training_error: float
    risk: float
    chance: float


def fair_square(m: int, seed: int) -> tuple[Reals, NDArray[np.int64]]:
    """`m` points, uniform on the unit square, `(m, 2)`, and their labels: 1 in the upper half."""
    points = np.random.default_rng(seed).random((m, 2))
    return points, (points[:, 1] > 0.5).astype(np.int64)


def misleading_square(m: int, seed: int) -> SquareRun:
    """A sample with the law of those on which "label 1 in the left half" is never wrong, and what ERM makes of it.

    Given that it misleads, each example is uniform on the upper left and the lower right quarter.
    """
    from learners.erm.finite_class_erm import FiniteClassERM

    points, labels = fair_square(m, seed)
    points[:, 0] = points[:, 0] / 2 + np.where(labels == 1, 0.0, 0.5)
    learner = FiniteClassERM([_left, _right, _upper, _lower], labels=(0, 1)).fit(points, labels)
    chosen = int(learner.best_index_)
    risks = (0.5, 0.5, 0.0, 1.0)
    chance = float(theorems["hypothesis_survival"](m=m, epsilon=0.5))
    return SquareRun(points, labels, chosen, float(learner.training_errors_[chosen]), risks[chosen], chance)


def memorised_square(m: int, seed: int) -> SquareRun:
    """The memoriser on a fair sample: elsewhere it gives one label, which half of the square does not have."""
    from learners.erm.memoriser import Memoriser

    points, labels = fair_square(m, seed)
    learner = Memoriser().fit(points, labels)
    return SquareRun(points, labels, None, learner.history_["training_error"], 0.5, 1.0)


def _left(X: Any) -> Any:
    return X[:, 0] < 0.5


def _right(X: Any) -> Any:
    return X[:, 0] >= 0.5


def _upper(X: Any) -> Any:
    return X[:, 1] > 0.5


def _lower(X: Any) -> Any:
    return X[:, 1] <= 0.5


@dataclass(frozen=True)
class FivePoints:
    """All labellings of five points `(32, 5)`, and those that agree with the target on the first `seen` points."""

    labellings: NDArray[np.int64]
    target: NDArray[np.int64]
    seen: int
    consistent: NDArray[np.int64]

    @property
    def unseen_errors(self) -> NDArray[np.int64]:
        """Mistakes of each consistent labelling on the points that were not seen."""
        return np.asarray((self.labellings[self.consistent] != self.target)[:, self.seen :].sum(axis=1), np.int64)

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many consistent labellings make 0, 1, ... mistakes there, `(unseen + 1,)`."""
        return np.bincount(self.unseen_errors, minlength=FIVE - self.seen + 1)


def five_points(target: int, seen: int) -> FivePoints:
    """The class of all labellings after `seen` of the points; `target` is the labelling's number, below 32."""
    from learners.erm.finite_class_erm import FiniteClassERM

    labellings = np.array(list(product((0, 1), repeat=FIVE)), np.int64)
    truth = labellings[target]
    if seen == 0:
        return FivePoints(labellings, truth, seen, np.arange(len(labellings)))
    X = np.arange(seen, dtype=float)[:, np.newaxis]
    every = [lambda X, row=row: row[X[:, 0].astype(int)] for row in labellings]
    learner = FiniteClassERM(every, labels=(0, 1)).fit(X, truth[:seen])
    return FivePoints(labellings, truth, seen, np.asarray(learner.version_space_))


@dataclass(frozen=True)
class Spikes:
    """The memoriser of one label: where its examples lie, `(m,)`, and its expected risks for 1, ..., sizes[-1]."""

    places: Reals
    atoms: int
    sizes: NDArray[np.int64]
    risk: Reals

    def at(self, m: int) -> float:
        """Its expected risk on so many atoms after m examples."""
        return 1.0 if m == 0 else float(self.risk[m - 1])


def spikes(m: int, atoms: int, seed: int) -> Spikes:
    """Examples uniform on [0, 1), all labelled -1; beside it the exact risk if only `atoms` examples could occur."""
    sizes = np.arange(1, m + 1)
    risk = np.asarray(theorems["memoriser_unseen"](m=sizes, atoms=atoms), np.float64)
    return Spikes(np.random.default_rng(seed).random(m), atoms, sizes, risk)
