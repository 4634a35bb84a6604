"""Runs from given weights, by hand and against other routes: start weights, learning rates, Minkowski's distance."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.spatial.distance import cdist
from sklearn.linear_model import Lasso as TheirLasso

from learners import learners
from learners.ensembles.stumps import stump_table
from tests.sentences import pattern

X = np.array([[1.0, 2.0], [2.0, -1.0], [-1.0, -1.0], [-2.0, 1.5]])
Y = np.array([1, 1, 0, 0])
STARTING = [(name, 3) for name in ("perceptron", "pocket", "adaline", "logistic_sgd", "lms", "sigmoid_unit")]
STARTING += [("lasso", 2), ("elastic_net", 2)]


def test_perceptron_from_given_weights_by_hand() -> None:
    # w = (-1, 0, 0): +(1, 2) is misclassified, w becomes (0, 2, 1); +(2, -1): -2 + 1 < 0, w = (2, 1, 2);
    # -(-1, -1): score -1 is right; -(-2, 1.5): -4 + 1.5 + 2 < 0 is right. The next epoch is clean but for none.
    fitted = learners["perceptron"](coef_init=[-1.0, 0.0, 0.0], path_limit=9).fit(X, Y)
    assert fitted.history_["weights_path"].tolist() == [[-1, 0, 0], [0, 2, 1], [2, 1, 2]]
    assert fitted.history_["converged"] and fitted.history_["update_indices"].tolist() == [0, 1]


def test_perceptron_with_a_learning_rate_by_hand() -> None:
    # w = (0, 0.3), rate 0.1, no intercept: +(2, -1) scores -0.3, w = (0.2, 0.2); then all are right.
    fitted = learners["perceptron"](fit_intercept=False, coef_init=[0.0, 0.3], eta0=0.1, path_limit=3).fit(
        X[1:3], Y[1:3]
    )
    assert_allclose(fitted.history_["weights_path"], [[0, 0.3], [0.2, 0.2]])
    assert fitted.history_["margin"] == pytest.approx(min(0.2, 0.4) / np.hypot(0.2, 0.2))


def test_pocket_that_begins_at_a_solution_stays_there() -> None:
    fitted = learners["pocket"](coef_init=[1.0, 0.0, 0.0]).fit(X, Y)
    assert (
        fitted.history_["updates"] == 0
        and fitted.coef_.tolist() == [[1, 0]]
        and fitted.history_["errors"].tolist() == [0]
    )


def test_one_step_of_the_delta_rule_by_hand() -> None:
    # w = (1, 0), x = (1, 2), y = 1: nothing is missing; x = (2, -1), y = 1: 1 - 2 = -1, w = (1, 0) - 0.1 (2, -1).
    fitted = learners["adaline"](fit_intercept=False, coef_init=[1.0, 0.0], eta0=0.1, max_iter=1, path_limit=2).fit(
        X, Y
    )
    assert_allclose(fitted.history_["weights_path"], [[1.0, 0.0], [1.0, 0.0], [0.8, 0.1]])


def test_one_step_of_logistic_regression_by_hand() -> None:
    # w = (0, 1), x = (1, 2), y = 1: w + 0.5 (1, 2)/(1 + e^2).
    learner = learners["logistic_sgd"](fit_intercept=False, coef_init=[0.0, 1.0], eta0=0.5, max_iter=1, path_limit=1)
    fitted = learner.fit(X, Y)
    assert_allclose(fitted.history_["weights_path"][1], np.array([0, 1]) + 0.5 * np.array([1, 2]) / (1 + np.e**2))


def test_one_sweep_of_coordinate_descent_by_hand() -> None:
    # Columns (1, 0) and (1, 1), y = (3, 1), alpha = 1/2, m alpha = 1, from w = (0, 1): w1 = soft(4 - 1, 1)/2 = 1;
    # w2 = soft(y.x2 - w1 x1.x2, 1)/1 with x1 = (1, 1), x2 = (0, 1): soft(1 - 1, 1) = 0.
    fitted = learners["lasso"](0.5, max_iter=1, fit_intercept=False, coef_init=[0.0, 1.0]).fit([[1, 0], [1, 1]], [3, 1])
    assert_allclose(fitted.history_["weights_path"], [[0, 1], [1, 0]])


def test_the_lasso_ends_at_the_same_place_from_everywhere() -> None:
    rng = np.random.default_rng(4)
    points, targets = rng.normal(size=(30, 3)), rng.normal(size=30)
    theirs = TheirLasso(alpha=2.0 / 60, tol=1e-12).fit(points, targets).coef_
    for start in (None, [5.0, -5.0, 1.0]):
        assert_allclose(learners["lasso"](2.0 / 60, coef_init=start).fit(points, targets).coef_, theirs, atol=1e-4)


@pytest.mark.parametrize(("name", "weights"), STARTING)
def test_a_start_of_noughts_is_no_start(name: str, weights: int) -> None:
    first, second = (learners[name](coef_init=start).fit(X, Y) for start in (None, np.zeros(weights)))
    assert np.array_equal(first.coef_, second.coef_) and np.array_equal(first.intercept_, second.intercept_)


@pytest.mark.parametrize(("name", "weights"), STARTING)
@pytest.mark.parametrize("start", [[1.0], "abc", [np.nan, 0, 0], [[0, 0, 0]]])
def test_a_bad_start_gets_its_sentence(name: str, weights: int, start: Any) -> None:
    with pytest.raises(ValueError, match=pattern(f"coef_init None {weights} finite")):
        learners[name](coef_init=start).fit(X, Y)


@pytest.mark.parametrize("p", [1.0, 1.5, 2.0, 4.0])
def test_minkowski_neighbours_are_the_nearest(p: float) -> None:
    rng = np.random.default_rng(7)
    points, labels, queries = rng.normal(size=(50, 3)), rng.integers(3, size=50), rng.normal(size=(40, 3))
    nearest = np.argmin(cdist(queries, points, "minkowski", p=p), axis=1)
    assert np.array_equal(learners["knn"](1, "minkowski", p).fit(points, labels).predict(queries), labels[nearest])
    y_pred = learners["knn_regressor"](1, metric="minkowski", p=p).fit(points, labels.astype(float)).predict(queries)
    assert np.array_equal(y_pred, labels[nearest])


@pytest.mark.parametrize("name", ["knn", "knn_regressor"])
def test_minkowski_needs_an_exponent_from_one_on(name: str) -> None:
    with pytest.raises(ValueError, match=pattern("p real ≥ 1")):
        learners[name](metric="minkowski", p=0.5).fit(X, Y)


def test_adaboost_from_given_weights_by_hand() -> None:
    """Weights 1, 1, 1, 5 on a line: the best stump saves the last example; alpha = 1/2 ln 7."""
    x, y = np.arange(4.0)[:, None], np.array([1, 0, 1, 0])
    weights = [1, 1, 1, 5]
    fitted = learners["ada_boost"](n_estimators=1).fit(x, y, sample_weight=weights)
    best = stump_table(x, np.where(y == 1, 1, -1), weights)[0]
    assert fitted.history_["weighted_error"][0] == pytest.approx(best.error) == pytest.approx(1 / 8)
    assert fitted.history_["alpha"][0] == pytest.approx(np.log(7) / 2)
    assert fitted.history_["training_error"][0] == pytest.approx(1 / 8)
    first, second = fitted.staged_weights(x, y)
    assert_allclose(first, np.array(weights) / 8)
    # By hand: of two stumps that err on one example of weight 1 the lower cut is taken, which misclassifies the third;
    # it then has half of all, and the others share the rest, 1/14 for each unit.
    assert_allclose(second, [1 / 14, 1 / 14, 1 / 2, 5 / 14])


def test_weights_of_adaboost_are_repetitions() -> None:
    rng = np.random.default_rng(6)
    points, labels, counts = rng.normal(size=(30, 2)), rng.integers(2, size=30), rng.integers(0, 4, size=30)
    weighted = learners["ada_boost"](8).fit(points, labels, sample_weight=counts)
    repeated = learners["ada_boost"](8).fit(np.repeat(points, counts, axis=0), np.repeat(labels, counts))
    assert_allclose(weighted.history_["weighted_error"], repeated.history_["weighted_error"])
    assert_allclose(weighted.history_["training_error"], repeated.history_["training_error"])
    assert_allclose(weighted.decision_function(points), repeated.decision_function(points))


def test_adaboost_refuses_weights_that_are_all_nought() -> None:
    with pytest.raises(ValueError, match=r"[Ww]eight"):
        learners["ada_boost"]().fit(X, Y, sample_weight=np.zeros(4))
