"""Ridge regression: worked numbers, scikit-learn's answers, the hat matrix, and both ends of the path."""

from typing import Any

import numpy as np
import pytest

from learners import learners
from learners.regularization.ridge_path import (
    alpha_for,
    decompose,
    effective_alpha,
    effective_dimension,
    ridge_path,
    solved,
)
from tests.sentences import pattern

Ridge = learners["ridge"]
POINTS = np.array([[1.0], [2.0], [3.0], [4.0]]), np.array([2.0, 3.0, 5.0, 6.0])
S = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), np.array([1.0, 2.0, 2.0])


def _cloud(seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return rng.normal(size=(30, 5)) + 2, rng.normal(size=30)


def test_the_four_points_of_the_notes() -> None:
    # lambda = .1, the intercept priced: (.4765886288, 1.3712374582) with the half, alpha = 2 lambda m, and
    # (.485782, 1.386256) without, alpha = lambda m
    half = Ridge(effective_alpha(0.1, "half mean", 4), penalize_intercept=True).fit(*POINTS)
    assert (half.intercept_, half.coef_[0]) == pytest.approx((0.4765886288, 1.371237458), abs=5e-10)
    whole = Ridge(effective_alpha(0.1, "mean", 4), penalize_intercept=True).fit(*POINTS)
    assert (whole.intercept_, whole.coef_[0]) == pytest.approx((0.485782, 1.386256), abs=5e-7)
    assert (half.history_["alpha"], whole.history_["alpha"]) == pytest.approx((0.8, 0.4))


def test_three_points_with_alpha_one() -> None:
    # (I + S'S) = [[36, 44], [44, 57]], determinant 116; S'y = (17, 22): w = (1, 44)/116; trace 139/116
    learner = Ridge(1.0, fit_intercept=False).fit(*S)
    assert learner.coef_ == pytest.approx([1 / 116, 44 / 116])
    assert learner.history_["effective_parameters"] == pytest.approx(139 / 116)
    assert learner.history_["singular_values"] ** 2 == pytest.approx([90.73549491, 0.26450509], abs=5e-9)


@pytest.mark.parametrize("alpha", [0.0, 0.01, 3.0, 180.0])
@pytest.mark.parametrize("fit_intercept", [False, True])
def test_agrees_with_scikit_learn(alpha: float, fit_intercept: bool) -> None:
    from sklearn.linear_model import Ridge as Theirs

    X, y = _cloud()
    ours = Ridge(alpha, fit_intercept).fit(X, y)
    theirs = Theirs(alpha=alpha, fit_intercept=fit_intercept).fit(X, y)
    assert ours.coef_ == pytest.approx(theirs.coef_, rel=1e-9)
    assert ours.intercept_ == pytest.approx(theirs.intercept_, rel=1e-9)
    assert ours.predict(X) == pytest.approx(y - ours.history_["residuals"])


@pytest.mark.parametrize(("intercept", "priced"), [(False, False), (True, False), (True, True)])
def test_effective_parameters_are_the_trace_of_what_turns_targets_into_answers(intercept: bool, priced: bool) -> None:
    X, y = _cloud(1)
    learner = Ridge(12.0, fit_intercept=intercept, penalize_intercept=priced).fit(X, y)
    answers = [
        Ridge(12.0, fit_intercept=intercept, penalize_intercept=priced).fit(X, unit).predict(X) for unit in np.eye(30)
    ]
    assert learner.history_["effective_parameters"] == pytest.approx(np.trace(answers))


@pytest.mark.parametrize("priced", [False, True])
def test_no_neighbour_has_a_smaller_objective(priced: bool) -> None:
    X, y = _cloud(2)
    learner = Ridge(0.3, penalize_intercept=priced).fit(X, y)

    def objective(w: np.ndarray, b: float) -> float:
        return float(((X @ w + b - y) ** 2).sum() + 0.3 * (w @ w + priced * b * b))

    assert learner.history_["objective"] == pytest.approx(objective(learner.coef_, learner.intercept_))
    for step in np.random.default_rng(0).normal(size=(50, 6)) * 1e-3:
        moved = objective(learner.coef_ + step[:5], learner.intercept_ + step[5])
        assert moved > learner.history_["objective"]


def test_both_ends_of_the_path() -> None:
    X, y = _cloud(3)
    wide = np.column_stack([X, X[:, 0]])  # no full rank
    path = ridge_path(wide, y, [0, 1e-3, 1.0, 1e3, np.inf])
    assert path.weights[0] == pytest.approx(np.linalg.pinv(wide) @ y)
    assert path.weights[-1].tolist() == [0] * 6
    assert path.training_losses[-1] == pytest.approx(np.mean(y**2))  # the notes have 0
    assert (np.diff(path.training_losses) > 0).all()
    assert (np.diff(path.squared_norms) < 0).all()
    assert path.effective_parameters[0] == pytest.approx(5)
    assert path.effective_parameters[-1] == 0
    for lam, w in zip(path.lambdas[:4], path.weights, strict=False):
        assert w == pytest.approx(Ridge(2 * lam * 30, fit_intercept=False).fit(wide, y).coef_)


def test_the_best_price_by_validation() -> None:
    rng = np.random.default_rng(4)
    X, held_out = rng.normal(size=(15, 10)), rng.normal(size=(500, 10))
    w = rng.normal(size=10) * 0.3
    y, truth = X @ w + rng.normal(size=15), held_out @ w
    path = ridge_path(X, y, np.logspace(-4, 2, 20), validation=(held_out, truth))
    by_hand = [np.mean((held_out @ v - truth) ** 2) for v in path.weights]
    assert path.validation_losses == pytest.approx(by_hand)
    assert path.best == int(np.argmin(by_hand))
    assert 0 < path.best < 19


def test_the_price_of_a_number_of_parameters() -> None:
    parts = decompose(*S)
    assert alpha_for(parts, 139 / 116) == pytest.approx(1)
    assert alpha_for(parts, 2) == 0
    for wanted in (0.01, 0.5, 1.9):
        assert effective_dimension(parts, alpha_for(parts, wanted)) == pytest.approx(wanted)
    with pytest.raises(ValueError, match=pattern("real (0, 2]; 2.5")):
        alpha_for(parts, 2.5)


def test_an_orthonormal_design_divides_by_one_plus_lambda() -> None:
    assert solved(decompose(np.eye(2), np.array([1.5, -4.0])), 1.0) == pytest.approx([0.75, -2])


def test_no_weight_is_exactly_nought() -> None:
    rng = np.random.default_rng(5)
    X = rng.normal(size=(50, 10))
    assert np.count_nonzero(Ridge(1.0).fit(X, X[:, 0] * 2 + rng.normal(size=50)).coef_) == 10


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (dict(convention="median"), "convention sum"),
        (dict(lambdas=[-1.0]), "lambdas reals ≥ 0 inf; -1.0"),
        (dict(lambdas=[]), "lambdas ridge_path"),
    ],
)
def test_bad_arguments_of_the_path_get_one_sentence(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=pattern(message)):
        ridge_path(*S, **({"lambdas": [1.0]} | arguments))
