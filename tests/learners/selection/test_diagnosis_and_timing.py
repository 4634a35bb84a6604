"""When learning fails, structural risk minimization, and what learning costs."""

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Self

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.base import BaseEstimator
from sklearn.dummy import DummyClassifier
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import PolynomialFeatures
from sklearn.svm import LinearSVC
from sklearn.tree import DecisionTreeClassifier

from learners import learners
from learners.costs.timing import learning_timing
from learners.selection.diagnosis import ADVICE, CAUSES, failure_diagnosis
from learners.selection.folds import cross_validate
from learners.selection.structural import structural_choice
from tests.sentences import facts, pattern


@pytest.mark.parametrize(
    ("training", "validation", "selection", "cause", "questions"),
    [
        ([0, 0.02], [0.2, 0.08], None, "no failure", 1),
        ([0, 0.02], [0.4, 0.3], [0.5, 0.4, 0.3], "not tuned", 2),
        ([0, 0.02], [0.4, 0.3], [0.3, 0.4, 0.5], "not tuned", 2),
        ([0.3, 0.4], [0.5, 0.45], [0.5, 0.4, 0.6], "class too poor", 3),
        ([0, 0.02], [0.4, 0.3], [0.5, 0.3, 0.5], "estimation error", 4),
        ([0.05, 0.09], [0.2, 0.12], None, "approximation error", 4),
    ],
)
def test_five_ends_of_the_path(
    training: list[float], validation: list[float], selection: list[float] | None, cause: str, questions: int
) -> None:
    outcome = failure_diagnosis(training, validation, wanted=0.1, selection_errors=selection)
    assert (outcome.cause, len(outcome.path)) == (cause, questions)
    assert outcome.advice == ADVICE[cause]


def test_every_cause_has_its_advice() -> None:
    assert set(ADVICE) == set(CAUSES)


def _curves(
    model: Any, target: Callable[..., Any], sizes: tuple[int, int] = (60, 300)
) -> tuple[list[float], list[float]]:
    rng = np.random.default_rng(3)
    X, held = rng.uniform(-1, 1, (max(sizes), 2)), rng.uniform(-1, 1, (2000, 2))
    fits = [model.fit(X[:m], target(X[:m])) for m in sizes[:-1]]
    training = [np.mean(fit.predict(X[:m]) != target(X[:m])) for fit, m in zip(fits, sizes, strict=False)]
    validation = [np.mean(fit.predict(held) != target(held)) for fit in fits]
    last = model.fit(X, target(X))
    return [*training, np.mean(last.predict(X) != target(X))], [
        *validation,
        np.mean(last.predict(held) != target(held)),
    ]


def test_tasks_that_fail_on_purpose() -> None:
    def checkers(X: np.ndarray) -> np.ndarray:
        return (np.floor(4 * X[:, 0]) + np.floor(4 * X[:, 1])) % 2

    stump, memoriser = DecisionTreeClassifier(max_depth=1, random_state=0), KNeighborsClassifier(1)
    assert facts(failure_diagnosis(*_curves(stump, checkers), wanted=0.1).cause) == "class poor"
    assert failure_diagnosis(*_curves(memoriser, checkers), wanted=0.1).cause == "estimation error"
    assert failure_diagnosis(*_curves(memoriser, lambda X: X[:, 0] > 0), wanted=0.1).cause == "no failure"


def test_curves_are_judged() -> None:
    with pytest.raises(ValueError, match=pattern("validation_errors many")):
        failure_diagnosis([0.1, 0.2], [0.3], 0.1)
    with pytest.raises(ValueError, match=pattern("wanted real ≥ 0; -1")):
        failure_diagnosis([0.1], [0.3], -1)


def test_structural_risk_by_hand() -> None:
    # Constants err on 2 of 8, the tree on none; a width of .3 for the tree makes the constants win, .2 the tree.
    X, y = np.arange(8.0).reshape(-1, 1), np.array([0, 0, 0, 0, 0, 0, 1, 1])
    models = [DummyClassifier(strategy="most_frequent"), DecisionTreeClassifier(random_state=0)]
    outcome = structural_choice(models, lambda level, m, delta: 0.3 * level, X, y, weights=[0.5, 0.25])
    assert_allclose(outcome.bounds, [0.25, 0.3])
    assert_allclose(outcome.deltas, [0.025, 0.0125])
    assert (outcome.level, outcome.vacuous) == (0, False)
    assert structural_choice(models, lambda level, m, delta: 0.2 * level, X, y).level == 1
    vacuous = structural_choice(models, lambda level, m, delta: 1.0 + level, X, y)
    assert (vacuous.level, vacuous.vacuous) == (0, True)


def test_structural_risk_finds_the_degree_of_the_target() -> None:
    rng = np.random.default_rng(1)
    X = rng.uniform(-1, 1, (3000, 1))
    y = (X[:, 0] ** 2 > 0.3).astype(int)
    models = [make_pipeline(PolynomialFeatures(k), LinearSVC(C=100, random_state=0)) for k in range(1, 6)]

    def vapnik(level: int, m: int, delta: float) -> float:
        h = level + 2  # degree level + 1 on the line
        return sqrt((h * (log(2 * m / h) + 1) - log(delta / 4)) / m)

    outcome = structural_choice(models, vapnik, X, y, weights=2.0 ** -np.arange(1, 6))
    assert outcome.level == 1
    assert (np.diff(outcome.confidences) > 0).all()


def test_weights_share_delta() -> None:
    with pytest.raises(ValueError, match=pattern("weights 1 reals > 0")):
        structural_choice([DummyClassifier()], lambda *_: 0.0, [[0.0]], [1], weights=[1.5])


class Slow(BaseEstimator):  # type: ignore[misc]  # scikit-learn tells no types
    """Takes two seconds of a clock of its own to fit, and one for every ten queries."""

    seconds = 0.0

    def fit(self, X: np.ndarray, y: np.ndarray) -> Self:
        Slow.seconds += 2.0 * len(X)
        return self

    def predict(self, X: np.ndarray) -> np.ndarray:
        Slow.seconds += len(X) / 10
        return np.zeros(len(X))


def test_seconds_are_those_of_the_clock() -> None:
    outcome = learning_timing(Slow(), [1, 5], [1, 3], queries=20, clock=lambda: Slow.seconds)
    assert_allclose(outcome.fit, [[2, 2], [10, 10]])
    assert_allclose(outcome.predict, 2)
    assert_array_equal(outcome.sizes, [1, 5])


def test_a_lazy_learner_pays_when_asked() -> None:
    # 300 times the sample, every point looked at: longer to answer, and longer than storing it took.
    lazy = learning_timing(KNeighborsClassifier(1, algorithm="brute"), [100, 30000], [10], queries=200)
    assert lazy.predict[1, 0] > lazy.predict[0, 0]
    assert lazy.predict[1, 0] > lazy.fit[1, 0]


def test_counts_are_judged() -> None:
    with pytest.raises(ValueError, match=pattern("sizes integers ≥ 1; 0")):
        learning_timing(Slow(), [0])


def test_leave_one_out_in_one_pass_counts_what_leaving_out_counts() -> None:
    rng = np.random.default_rng(4)
    X, y = rng.integers(0, 4, (25, 2)).astype(float), rng.integers(0, 2, 25)
    for k in (1, 3, 6):
        knn = learners["knn"](n_neighbors=k)
        each = cross_validate(knn, X, y, cv=25, shuffle=False)
        assert knn.fit(X, y).leave_one_out_error() == pytest.approx(each.estimate)
