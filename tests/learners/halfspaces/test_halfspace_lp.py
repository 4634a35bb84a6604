"""Halfspaces by linear programming: planted separability, certificates checked by hand, the classical data sets."""

from typing import Any

import numpy as np
import pytest

from learners import learners

HalfspaceLP = learners["halfspace_lp"]


def _certified(learner: Any, X: Any, y: Any) -> bool:
    """Is the history's certificate a proof that nothing separates?"""
    a, longer = learner.history_["certificate"], np.asarray(X, dtype=float)
    if learner.fit_intercept:
        longer = np.column_stack([longer, np.ones(len(longer))])
    signs = np.where(np.asarray(y) == learner.classes_[-1], 1, -1)
    return bool((a >= 0).all() and abs(a.sum() - 1) < 1e-9 and np.abs((a * signs) @ longer).max() < 1e-8)


def test_the_notes_example() -> None:
    # w* = (1, 1) has smallest y <w*, x> = 1, so it is feasible itself.
    X, y = np.array([[1, 0], [0, 1], [-1, -0.5]]), np.array([1, 1, -1])
    learner = HalfspaceLP(fit_intercept=False).fit(X, y)
    history = learner.history_
    assert (history["separable"], history["stopped_by"]) == (True, "feasible")
    assert (y * (X @ learner.coef_[0]) >= 1 - 1e-9).all()
    # y <(1, 1), x> = 1, 1, 1.5; nothing is farther from all three than (1, 1) / sqrt 2 from the first two
    assert 0 < history["margin"] <= 1 / np.sqrt(2) + 1e-12
    assert history["training_error"] == history["slack_sum"] == history["certificate_residual"] == 0


def test_weights_may_be_negative() -> None:
    learner = HalfspaceLP(fit_intercept=False).fit([[-1.0, -2.0], [-3.0, -1.0]], [1, 1])
    assert learner.history_["separable"]
    assert learner.coef_.min() < 0


@pytest.mark.parametrize("seed", range(10))
def test_planted_hyperplanes_are_found(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(60, 4)) * 10.0 ** rng.integers(-3, 4, size=4)
    scores = (X / np.abs(X).max(axis=0)) @ rng.normal(size=4) + 0.1
    X, y = X[np.abs(scores) > 0.02], np.sign(scores[np.abs(scores) > 0.02])
    learner = HalfspaceLP().fit(X, y)
    assert learner.history_["separable"]
    assert np.array_equal(learner.predict(X), y)
    assert (learner.history_["functional_margins"] >= 1 - 1e-9).all()


@pytest.mark.parametrize(
    ("X", "y", "fit_intercept"),
    [
        ([[0, 0], [1, 1], [0, 1], [1, 0]], [0, 0, 1, 1], True),  # exclusive or
        ([[1.0, 2.0], [1.0, 2.0]], [0, 1], True),  # opposite copies
        ([[0.0], [1.0]], [0, 1], False),  # an example at the origin, on every hyperplane through it
        ([[1.0], [2.0], [3.0]], [0, 1, 0], True),
    ],
)
def test_what_nothing_separates_is_certified(X: Any, y: Any, fit_intercept: bool) -> None:
    learner = HalfspaceLP(fit_intercept=fit_intercept).fit(X, y)
    assert (learner.history_["separable"], learner.history_["stopped_by"]) == (False, "infeasible")
    assert _certified(learner, X, y)


def test_the_certificate_of_exclusive_or_by_hand() -> None:
    # the two diagonals meet: only equal weights do
    history = HalfspaceLP().fit([[0, 0], [1, 1], [0, 1], [1, 0]], [0, 0, 1, 1]).history_
    assert history["certificate"] == pytest.approx([0.25] * 4)
    # sum of slacks >= sum of (1 - y f(x)) = 4 - 0, reached by w = 0
    assert history["slack_sum"] == pytest.approx(4)
    assert history["slacks"] == pytest.approx(np.maximum(0, 1 - history["functional_margins"]))


@pytest.mark.parametrize("seed", range(6))
def test_the_certificate_says_no_where_the_maximum_margin_says_no(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X, y = rng.normal(size=(7, 2)), rng.integers(0, 2, size=7)
    y[:2] = 0, 1
    learner = HalfspaceLP().fit(X, y)
    separated = learners["hard_svm"]().fit(X, y).history_["separable"]
    assert learner.history_["separable"] == separated
    assert _certified(learner, X, y) != separated


def test_real_data() -> None:
    from sklearn.datasets import load_breast_cancer, load_iris

    X, y = load_iris(return_X_y=True)
    assert HalfspaceLP().fit(X, y == 0).history_["separable"]
    later = HalfspaceLP().fit(X[50:], y[50:])
    assert not later.history_["separable"]
    assert _certified(later, X[50:], y[50:])
    assert later.history_["training_error"] < 0.06
    X, y = load_breast_cancer(return_X_y=True)
    learner = HalfspaceLP().fit(X, y)
    assert learner.history_["separable"]
    assert learner.score(X, y) == 1


def test_the_least_sum_of_slacks_is_that_of_an_independent_programme() -> None:
    from scipy.optimize import linprog

    rng = np.random.default_rng(0)
    X, y = rng.normal(size=(25, 2)), rng.integers(0, 2, size=25)
    rows = np.where(y == 1, 1.0, -1.0)[:, np.newaxis] * np.column_stack([X, np.ones(25)])
    # the dual: max sum a with 0 <= a <= 1 and sum a y x = 0
    dual = linprog(-np.ones(25), A_eq=rows.T, b_eq=np.zeros(3), bounds=(0, 1))
    assert dual.fun is not None
    history = HalfspaceLP().fit(X, y).history_
    assert not history["separable"]
    assert history["slack_sum"] == pytest.approx(-dual.fun, rel=1e-7)
