"""Stagewise and gradient boosting against scikit-learn, brute force, closed forms, and the notes' misprint."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn.ensemble import GradientBoostingRegressor

from learners.ensembles.gradient_boosting import LOSSES, GradientBoosting
from learners.ensembles.stagewise_boosting import StagewiseBoosting
from tests.sentences import pattern


def sine(m: int = 80, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    X = rng.uniform(-3, 3, size=(m, 1))
    return X, np.sin(X[:, 0]) + 0.2 * rng.normal(size=m)


@pytest.mark.parametrize("depth", [1, 3])
def test_stagewise_squared_is_scikit_learns_booster(depth: int) -> None:
    X, y = sine()
    theirs = GradientBoostingRegressor(n_estimators=15, learning_rate=0.3, max_depth=depth)
    ours = StagewiseBoosting(15, 0.3, depth).fit(X, y)
    theirs.fit(X, y)
    grid = np.linspace(-3, 3, 50)[:, None]
    assert_allclose(list(ours.staged_predict(grid))[1:], list(theirs.staged_predict(grid)), atol=1e-10)
    assert_allclose(ours.history_["training_loss"][1:], theirs.train_score_, atol=1e-12)


def test_gradient_boosting_of_squares_is_theirs_from_zero() -> None:
    X, y = sine()
    theirs = GradientBoostingRegressor(n_estimators=15, learning_rate=0.4, max_depth=2, init="zero").fit(X, y)
    ours = GradientBoosting(15, 0.4, 2).fit(X, y)
    assert_allclose(ours.predict(X), theirs.predict(X), atol=1e-10)


@pytest.mark.parametrize(("loss", "cost"), [("squared", np.square), ("absolute", np.abs)])
def test_a_stump_is_the_best_of_all_stumps(loss: str, cost: Callable[..., Any]) -> None:
    rng = np.random.default_rng(3)
    X, y = rng.normal(size=(17, 2)), rng.normal(size=17) ** 3
    centre = np.mean if loss == "squared" else np.median
    residual = y - centre(y)
    least = min(
        cost(residual[yes] - centre(residual[yes])).sum() + cost(residual[~yes] - centre(residual[~yes])).sum()
        for x in X.T
        for yes in (x <= cut for cut in np.sort(x)[:-1])
    )
    learner = StagewiseBoosting(1, 1.0, loss=loss).fit(X, y)
    assert learner.history_["training_loss"][1] * 17 == pytest.approx(least)
    assert learner.start_ == pytest.approx(centre(y))


@pytest.mark.parametrize("loss", ["squared", "absolute"])
def test_training_loss_never_rises(loss: str) -> None:
    X, y = sine()
    learner = StagewiseBoosting(60, 0.5, 2, loss).fit(X, y)
    assert (np.diff(learner.history_["training_loss"]) <= 1e-12).all()
    assert learner.rounds_ == 60


def test_a_full_step_with_deep_trees_leaves_nothing() -> None:
    X = np.arange(8.0)[:, None]
    y = X[:, 0] ** 2
    learner = StagewiseBoosting(5, 1, max_depth=8).fit(X, y)
    assert_allclose(learner.predict(X), y)
    constant = StagewiseBoosting(5).fit(X, np.full(8, 2.0))
    assert (constant.rounds_, constant.history_["stopped_by"]) == (0, "nothing left")
    assert constant.predict([[3.0]]) == [2.0]
    assert constant.estimators_ == []


def test_residuals_shrink_by_the_closed_form_and_not_to_the_books_two_thirds() -> None:
    # One example: h = 2 (y - g), so y - g shrinks by 1 - 2 gamma a round. The book's fit of r - (g + h) to 0 is
    # h = r - g = 2 y - 3 g, which rests at g = 2 y / 3.
    learner = GradientBoosting(40, 0.4).fit([[0.0]], [3.0])
    path = [float(g[0]) for g in learner.staged_predict([[0.0]])]
    assert_allclose(path, 3 - 3 * 0.6 ** np.arange(41))
    g = 0.0
    for _ in range(200):
        g += 0.2 * (2 * (3 - g) - g)
    assert g == pytest.approx(2)
    printed = GradientBoosting(200, 0.4, as_printed=True).fit([[0.0]], [3.0])
    assert printed.predict([[0.0]])[0] == pytest.approx(2)
    assert printed.history_["targets"][1, 0] == pytest.approx(6 - 3 * 1.2)  # g = .2 times 6, then 2 y - 3 g
    assert path[-1] == pytest.approx(3, abs=1e-8)
    assert learner.history_["gradient_norm"][0] == 6


@pytest.mark.parametrize("loss", LOSSES)
def test_gradients_by_finite_differences(loss: str) -> None:
    value, descent = LOSSES[loss]
    e = np.array([-2.0, -0.3, 0.4, 30.0])
    assert_allclose(descent(e), (value(e + 1e-6) - value(e - 1e-6)) / 2e-6, rtol=1e-6)
    assert descent(np.zeros(1))[0] == value(np.zeros(1))[0] == 0


@pytest.mark.parametrize("loss", LOSSES)
def test_gradient_boosting_history_is_that_of_its_sums(loss: str) -> None:
    X, y = sine()
    learner = GradientBoosting(12, loss=loss).fit(X, y)
    value, _ = LOSSES[loss]
    expected = [np.mean(value(y - g)) for g in learner.staged_predict(X)]
    assert_allclose(learner.history_["training_loss"], expected)
    assert expected[-1] < expected[0]
    assert len(learner.estimators_) == 12


def test_many_rounds_overfit() -> None:
    X, y = sine(40)
    X_test, y_test = sine(2000, seed=1)
    errors = [np.mean((g - y_test) ** 2) for g in StagewiseBoosting(300, 0.5, 3).fit(X, y).staged_predict(X_test)]
    assert min(errors) < errors[0]
    assert errors[-1] > min(errors)


@pytest.mark.parametrize("loss", ["squared", "absolute"])
def test_targets_are_what_the_next_tree_is_fitted_to(loss: str) -> None:
    X, y = sine(30)
    learner = StagewiseBoosting(5, 0.4, loss=loss).fit(X, y)
    sums = np.array(list(learner.staged_predict(X)))
    assert_allclose(learner.history_["targets"], y - sums)
    gradient = GradientBoosting(5, 0.4, loss=loss).fit(X, y)
    left = y - np.array(list(gradient.staged_predict(X)))
    assert_allclose(gradient.history_["targets"], 2 * left if loss == "squared" else np.sign(left))


@pytest.mark.parametrize("rate", [0, 1.1, True, None])
def test_the_step_lies_above_0_and_at_1_at_most(rate: Any) -> None:
    with pytest.raises(ValueError, match=pattern("learning_rate ≤ 1 real")):
        StagewiseBoosting(learning_rate=rate).fit([[1.0]], [1.0])
