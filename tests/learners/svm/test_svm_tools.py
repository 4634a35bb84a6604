"""SVC and SVR wrapped, feature embeddings, the support report, lambda paths, grids, and min-max scaling."""

from collections.abc import Callable
from itertools import pairwise
from math import sqrt
from typing import Any

import numpy as np
import pytest
import sklearn.preprocessing
import sklearn.svm
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.datasets import load_iris, load_wine, make_circles, make_moons
from sklearn.utils.estimator_checks import parametrize_with_checks

from learners import learners
from learners.features.embeddings import embed, monomials
from learners.features.minmax_scaler import MinMaxScaler
from learners.svm.grid_search import svm_grid_search
from learners.svm.lambda_path import lambda_path
from learners.svm.support_report import margins_of, support_report
from tests.sentences import pattern

SVC, SVR, FeatureEmbedding = learners["svc"], learners["svr"], learners["feature_embedding"]


@pytest.mark.parametrize(
    ("settings", "theirs"),
    [
        (dict(kernel="gaussian", gamma=0.5), dict(kernel="rbf", gamma=0.5)),
        (dict(kernel="linear", C=3.0), dict(kernel="linear", C=3.0)),
        (dict(kernel="polynomial", degree=3), dict(kernel="poly", degree=3, gamma=1.0, coef0=1.0)),
        (dict(kernel="sigmoid", gamma=0.1, coef0=-0.5), dict(kernel="sigmoid", gamma=0.1, coef0=-0.5)),
    ],
)
def test_svc_is_scikit_learns(settings: dict[str, Any], theirs: dict[str, Any]) -> None:
    X, y = load_iris(return_X_y=True)
    ours, other = SVC(**settings).fit(X, y), sklearn.svm.SVC(**theirs).fit(X, y)
    assert_array_equal(ours.predict(X), other.predict(X))
    assert_allclose(ours.decision_function(X), other.decision_function(X))
    assert_array_equal(ours.history_["support_indices"], other.support_)
    assert ours.history_["support_counts"].sum() == len(other.support_)
    assert ours.history_["training_error"] == pytest.approx(1 - other.score(X, y))


def test_svc_takes_our_kernel_where_scikit_learn_has_none() -> None:
    X, y = make_circles(60, noise=0.1, factor=0.4, random_state=0)
    K = 1 + X @ X.T + (X @ X.T) ** 2
    other = sklearn.svm.SVC(kernel="precomputed", tol=1e-9).fit(K, y)
    ours = SVC(kernel="quadratic", tol=1e-9).fit(X, y)
    assert_allclose(ours.decision_function(X), other.decision_function(K), atol=1e-6)


@pytest.mark.filterwarnings("ignore:Solver terminated early")
def test_the_wrapped_machines_say_when_they_ran_out_of_steps() -> None:
    X, y = make_moons(60, noise=0.3, random_state=0)
    assert SVC(max_iter=2).fit(X, y).history_["stopped_by"] == "max_iter"
    assert SVC().fit(X, y).history_["stopped_by"] == "tolerance"
    assert SVR(max_iter=2).fit(X, X[:, 0] ** 2).history_["stopped_by"] == "max_iter"


def test_svr_does_not_penalise_the_intercept() -> None:
    X, y = [[0], [1], [2]], [10, 11, 12]
    learner = SVR(C=1e6, epsilon=0.1, kernel="linear", tol=1e-8).fit(X, y)
    slope = np.ravel(X) @ learner.history_["gammas"]
    assert slope == pytest.approx((12 - 10 - 2 * 0.1) / 2)  # 0.9, not 1
    assert learner.intercept_ == pytest.approx(10.1)
    assert learner.predict([[0], [1], [2]]) == pytest.approx([10.1, 11, 11.9])
    assert learner.history_["gammas"].sum() == pytest.approx(0, abs=1e-9)
    moved = SVR(C=1e6, epsilon=0.1, kernel="linear", tol=1e-8).fit(X, np.array(y) - 10)
    assert moved.predict([[1]]) == pytest.approx([1])  # nothing depends on the origin of y


def test_svr_conditions_and_the_tube() -> None:
    rng = np.random.default_rng(0)
    X = rng.uniform(-3, 3, (60, 1))
    y = np.sin(X[:, 0]) + 0.1 * rng.normal(size=60)
    learner = SVR(C=2.0, epsilon=0.2, tol=1e-8).fit(X, y)
    gammas, errors = learner.history_["gammas"], y - learner.predict(X)
    assert (np.abs(gammas) <= 2 + 1e-9).all()
    assert gammas.sum() == pytest.approx(0, abs=1e-6)
    assert np.abs(gammas[np.abs(errors) < 0.2 - 1e-6]).max() == 0  # inside of the tube
    assert_allclose(np.abs(gammas[np.abs(errors) > 0.2 + 1e-6]), 2)  # beyond it
    assert (np.sign(gammas) * errors >= -1e-9).all()
    assert learner.history_["training_loss"] == pytest.approx(np.maximum(0, np.abs(errors) - 0.2).mean())
    constant = SVR(epsilon=5.0).fit(X, y)
    assert len(constant.history_["support_indices"]) == 0
    assert np.ptp(constant.predict(X)) == 0


# Feature embeddings.


def test_the_line_is_lifted() -> None:
    x = np.array([-4.0, -3, -1, 0, 1.5, 2.5, 5])
    learner = FeatureEmbedding().fit(x[:, None], np.abs(x) > 2)
    assert learner.history_["separable"]
    assert learner.history_["dimension"] == 2
    assert_array_equal(learner.predict([[-10], [0.3], [10]]), [True, False, True])
    assert not learners["hard_svm"]().fit(x[:, None], np.abs(x) > 2).history_["separable"]


@pytest.mark.parametrize("embedding", ["squares", "monomials", "radius"])
@pytest.mark.parametrize("learner", ["hard_svm", "soft_svm", "perceptron"])
def test_on_the_line_the_answer_changes_at_its_breakpoints_only(embedding: str, learner: str) -> None:
    x = np.random.default_rng(2).uniform(-4, 4, 40)
    fitted = FeatureEmbedding(embedding, 3, learner).fit(x[:, None], np.abs(x) > 2)
    ends = np.r_[-10, np.sort(fitted.breakpoints_), 10]
    for low, high in pairwise(ends):
        inside = low + (high - low) * np.linspace(1e-6, 1 - 1e-6, 500)
        assert len(set(fitted.predict(inside[:, None]))) == 1
    assert FeatureEmbedding().fit([[0.0, 1.0], [1.0, 0.0]], [0, 1]).breakpoints_ is None


def test_circles_and_xor_are_lifted() -> None:
    X, y = make_circles(60, factor=0.5, random_state=0)
    assert FeatureEmbedding("radius").fit(X, y).history_["separable"]
    corners, labels = [[-1, -1], [-1, 1], [1, -1], [1, 1]], [0, 1, 1, 0]
    assert FeatureEmbedding("monomials", 2).fit(corners, labels).history_["training_error"] == 0
    assert FeatureEmbedding("squares").fit(corners, labels).history_["training_error"] > 0
    for learner in ("soft_svm", "perceptron"):
        assert FeatureEmbedding("monomials", 2, learner).fit(corners, labels).score(corners, labels) == 1


def test_monomials_that_memory_cannot_hold_are_refused_before_they_begin() -> None:
    many = np.broadcast_to(0.0, (2_000_000, 20))  # takes no memory itself; C(22, 2) - 1 = 230 monomials
    with pytest.raises(ValueError, match=pattern("X ≤ 1,739,130; 230; 2,000,000 4")):
        monomials(many, 2)


def test_monomials_are_scikit_learns() -> None:
    X = np.random.default_rng(1).normal(size=(5, 3))
    theirs = sklearn.preprocessing.PolynomialFeatures(3, include_bias=False).fit_transform(X)
    assert_allclose(monomials(X, 3), theirs)
    assert_allclose(embed(X, "radius")[:, 3], (X**2).sum(axis=1))
    with pytest.raises(ValueError, match=pattern("≤ 100,000 9")):
        monomials(np.ones((1, 30)), 9)


# The support report.


def test_support_report_by_hand() -> None:
    X, y = [[2, 2], [3, 3], [0, 0], [1, 0]], [1, 1, -1, -1]
    report = support_report(learners["hard_svm"]().fit(X, y), X, y)
    assert report.support.tolist() == [0, 3]
    assert report.margin == pytest.approx(sqrt(1.25)) == pytest.approx(report.nearest)
    assert_allclose(report.functional_margins, [1, 2.2, 1.4, 1])
    assert_allclose(report.distances, np.array([1, 2.2, 1.4, 1]) * sqrt(1.25))
    assert list(report.zones) == ["on the margin", "outside", "outside", "on the margin"]


def test_support_of_a_soft_margin_lies_within() -> None:
    X, y = [[0], [1], [1.6], [2], [3]], [-1, -1, -1, 1, 1]
    report = support_report(learners["soft_svm"](1.0).fit(X, y), X, y)
    assert list(report.zones) == ["outside", "on the margin", "inside", "misclassified", "on the margin"]
    assert_allclose(report.slacks, [0, 0, 0.6, 1, 0], atol=1e-12)
    assert report.support.tolist() == [1, 2, 3, 4]
    assert report.nearest == pytest.approx(0)  # the nearest is not at distance 1 / ||w||


def test_the_same_line_scaled_has_another_functional_margin() -> None:
    positive = np.array([True])
    for scale in (1.0, 2.0):  # 2x + 3y - 3 = 0 and 4x + 6y - 6 = 0 at (1, 1)
        report = margins_of(scale * np.array([2.0]), positive, scale * sqrt(13))
        assert report.distances == pytest.approx([2 / sqrt(13)])
        assert report.margin == pytest.approx(1 / (scale * sqrt(13)))
    assert margins_of(np.zeros(1), positive, 0.0).zones == ["misclassified"]
    with pytest.raises(ValueError, match=pattern("tolerance support_report")):
        margins_of(np.zeros(1), positive, 1.0, tolerance=2.0)


# Paths and grids.


def test_along_the_path_the_norm_falls_and_the_slack_grows() -> None:
    X, y = make_moons(60, noise=0.25, random_state=0)
    path = lambda_path(X, y, np.geomspace(1e-4, 10, 12))
    norms = 1 / path.margins
    assert (np.diff(norms) <= 1e-9).all()
    assert (np.diff(path.mean_slacks) >= -1e-9).all()
    assert (np.diff(path.objectives) >= -1e-12).all()  # a minimum of functions that rise with lambda
    assert np.abs(path.gaps).max() < 1e-8
    assert path.weights.shape == (12, 2)
    assert_allclose(path.slacks[3], np.maximum(0, 1 - (2 * y - 1) * path.learners[3].decision_function(X)), atol=1e-9)
    assert path.intercepts.shape == path.training_errors.shape == path.support_counts.shape == (12,)
    with pytest.raises(ValueError, match=pattern("lambdas lambda_path")):
        lambda_path(X, y, [])


def test_grid_search_is_a_table_of_cross_validations() -> None:
    from sklearn.model_selection import StratifiedKFold, cross_val_score
    from sklearn.pipeline import make_pipeline

    X, y = make_moons(80, noise=0.2, random_state=1)
    X = X * [1.0, 100.0]
    search = svm_grid_search(X, y, costs=[1.0, 8.0], gammas=[0.5, 4.0, 32.0])
    assert search.accuracies.shape == search.deviations.shape == (2, 3)
    folds = StratifiedKFold(5, shuffle=True, random_state=0)
    for i, cost in enumerate(search.costs):
        machine = make_pipeline(sklearn.preprocessing.MinMaxScaler(), sklearn.svm.SVC(C=cost, gamma=4.0))
        assert search.accuracies[i, 1] == pytest.approx(cross_val_score(machine, X, y, cv=folds).mean())
    assert search.accuracy == search.accuracies.max()
    assert search.at_border  # with two costs it always is
    unscaled = svm_grid_search(X, y, costs=[1.0], gammas=[4.0], scale=False)
    assert unscaled.accuracy < search.accuracies[0, 1]
    for costs in ([], [2.0, 1.0], [0.0, 1.0]):
        with pytest.raises(ValueError, match=pattern("costs svm_grid_search")):
            svm_grid_search(X, y, costs=costs)


# Scaling.


def test_minmax_scaling_is_scikit_learns_and_bounds_the_radius() -> None:
    X = load_wine().data
    ours = MinMaxScaler().fit(X)
    assert_allclose(ours.transform(X), sklearn.preprocessing.MinMaxScaler().fit_transform(X), atol=1e-12)
    assert ours.radius_ <= sqrt(X.shape[1])
    assert ours.radius_ == pytest.approx(np.linalg.norm(ours.transform(X), axis=1).max())
    assert ours.outside(X) == 0


def test_constant_features_and_new_points() -> None:
    scaler = MinMaxScaler().fit([[0.0, 7.0], [4.0, 7.0]])
    assert_allclose(scaler.transform([[2.0, 7.0], [5.0, 8.0]]), [[0.5, 0], [1.25, 0]])
    assert scaler.constant_.tolist() == [False, True]
    assert scaler.outside([[2.0, 7.0], [5.0, 7.0], [-1.0, 7.0]]) == 2
    assert scaler.radius_ == 1
    wide = MinMaxScaler().fit([[-1.7e308], [1.7e308]])
    assert_allclose(wide.transform([[0.0]]), [[0.5]])


@parametrize_with_checks([MinMaxScaler()])  # type: ignore[untyped-decorator]  # scikit-learn tells no types
def test_the_scaler_passes_scikit_learns_checks(
    estimator: MinMaxScaler, check: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCIPY_ARRAY_API", "1")
    check(estimator)
