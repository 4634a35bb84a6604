"""Neighbours on a data set that is split once: training error, test error and the guarantee of the test set, for each "
"k."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bounds import theorems
from laboratory.topics.neighbours.ladder import ladder
from laboratory.worlds.data_sets import DATA_SETS, world
from learners.shared.arrays import Integers, Reals

DELTA = 0.05
DATA = {"breast_cancer": "Breast cancer, Wisconsin", "iris": "Iris, three species", "wine": "Wine, three growers"}
FIXED, LEFT_OUT, TESTED = "fixed", "loo", "test"
CHOICES = {FIXED: "Fixed in advance", LEFT_OUT: "By leaving one out", TESTED: "By the test error"}
ONE, BEST = "test_set_binomial", "validation_selection_binomial"


@dataclass(frozen=True, eq=False)
class ErrorRun:
    """Training and test parts `X` `(examples, features)` and `y` `(examples,)`, and the errors of each k in `ks`."""

    data: str
    X: Reals
    y: Integers
    X_test: Reals
    y_test: Integers
    ks: tuple[int, ...]
    training: Reals
    wrong: Integers  # test examples misclassified

    @property
    def m(self) -> int:
        """Training examples."""
        return len(self.y)

    @property
    def tested(self) -> int:
        """Test examples."""
        return len(self.y_test)

    @property
    def test(self) -> Reals:
        """Test errors, `(ks,)`."""
        return self.wrong / self.tested

    @property
    def classes(self) -> tuple[str, ...]:
        """The names of the classes."""
        return DATA_SETS[self.data].classes

    @cached_property
    def left_out(self) -> Reals:
        """The leave-one-out error on the training part of each k below its size, `(ks,)`; nan for all of them."""
        rules = ((k, _fitted(k, self.X, self.y)) for k in self.ks)
        return np.array([rule.leave_one_out_error() if k < self.m else np.nan for k, rule in rules])

    def chosen(self, k: int, how: str) -> int:
        """The selected k: the one passed, or that of the smallest error; of equals the largest, the smoothest."""
        if how == FIXED:
            return k
        errors = self.test if how == TESTED else self.left_out
        return max(k for k, error in zip(self.ks, errors, strict=True) if error == np.nanmin(errors))

    def at(self, k: int) -> tuple[float, int]:
        """Training error and misclassified test examples with k neighbours, k at most the number of training "
        "examples."""
        if k in self.ks:
            place = self.ks.index(k)
            return float(self.training[place]), int(self.wrong[place])
        return _evaluated(k, self.X, self.y, self.X_test, self.y_test)

    def confusion(self, k: int) -> Integers:
        """Test examples by true class (rows) and by the class that k neighbours predict, `(classes, classes)`."""
        table = np.zeros((len(self.classes), len(self.classes)), np.int64)
        np.add.at(table, (self.y_test, _fitted(k, self.X, self.y).predict(self.X_test)), 1)
        return table

    def theorem(self, how: str) -> str:
        """The theorem for the selected k: of one test set, or for the best of all that were tried."""
        return BEST if how == TESTED else ONE

    def inputs(self, k: int, how: str) -> dict[str, float]:
        """Its inputs."""
        inputs: dict[str, float] = {"m": self.tested, "delta": DELTA, "errors": self.at(k)[1]}
        return inputs | {"k": len(self.ks)} if how == TESTED else inputs

    def guaranteed(self, k: int, how: str) -> float:
        """The bound on the true risk of the rule, with probability 1 - DELTA over test sets."""
        return float(theorems[self.theorem(how)](**self.inputs(k, how)))

    def guarantees(self, how: str) -> Reals:
        """The bound for each k, `(ks,)`: one at a time, or all of them at once where the test chooses."""
        return np.array([self.guaranteed(k, how) for k in self.ks])


def error_run(data: str, share: float, scale: str, seed: int) -> ErrorRun:
    """Split a data set at random, `share` of it for testing; `scale` "sd" divides by the training part's deviations."""
    X, y, _ = world(data, None, None)
    order = np.random.default_rng(seed).permutation(len(y))
    tested = round(share * len(y))
    test, train = order[:tested], order[tested:]
    middle, spread = (X[train].mean(axis=0), X[train].std(axis=0)) if scale == "sd" else (0.0, 1.0)
    scaled = (X - middle) / spread
    parts: Mapping[str, Any] = {"X": scaled[train], "y": y[train], "X_test": scaled[test], "y_test": y[test]}
    ks = ladder(len(train))
    training, wrong = zip(*(_evaluated(k, **parts) for k in ks), strict=True)
    return ErrorRun(data, **parts, ks=ks, training=np.array(training), wrong=np.array(wrong, np.int64))


def _evaluated(k: int, X: Reals, y: Integers, X_test: Reals, y_test: Integers) -> tuple[float, int]:
    """Training error and misclassified test examples."""
    rule = _fitted(k, X, y)
    return float(rule.history_["training_error"]), int((rule.predict(X_test) != y_test).sum())


def _fitted(k: int, X: Reals, y: Integers) -> Any:
    from learners.neighbours.knn import KNN  # brings scikit-learn, which only a run needs

    return KNN(k).fit(X, y)
