"""Lasso and elastic net: soft thresholds by hand, scikit-learn's answers, exact zeros, optimality, equal columns."""

from typing import Any

import numpy as np
import pytest

from learners import learners
from learners.regularization.coordinate_descent import penalized_path, soft_threshold
from tests.sentences import pattern

Lasso, ElasticNet = learners["lasso"], learners["elastic_net"]


def _diabetes() -> tuple[np.ndarray, np.ndarray]:
    from sklearn.datasets import load_diabetes

    X, y = load_diabetes(return_X_y=True)
    return X * np.sqrt(len(X)), y


def test_soft_thresholds() -> None:
    assert [soft_threshold(v, 0.5) for v in (1.5, 0.5, -0.2, -2.0)] == [1.0, 0, 0, -1.5]


def test_an_orthonormal_design_by_hand() -> None:
    # least squares gives 1.5, -4, .3; alpha = 1/6 takes m alpha = 1/2 away and makes the last 0
    learner = Lasso(1 / 6, fit_intercept=False).fit(np.eye(3), [1.5, -4.0, 0.3])
    assert learner.coef_ == pytest.approx([1.0, -3.5, 0])
    assert learner.history_["active_indices"].tolist() == [0, 1]
    assert learner.history_["zeros"] == 1 and learner.history_["largest_price"] == pytest.approx(4 / 3)
    # elastic net: (|v| - m alpha l1_ratio) / (1 + m alpha (1 - l1_ratio)) = 1.25/1.25 for 1.5
    net = ElasticNet(1 / 6, 0.5, fit_intercept=False).fit(np.eye(3), [1.5, -4.0, 0.3])
    assert net.coef_ == pytest.approx([1.0, -3.0, 0.04])


@pytest.mark.parametrize("alpha", [0.1, 6.0, 35.0])
@pytest.mark.parametrize("share", [1.0, 0.7, 0.1])
@pytest.mark.parametrize("fit_intercept", [False, True])
def test_agrees_with_scikit_learn(alpha: float, share: float, fit_intercept: bool) -> None:
    from sklearn.linear_model import ElasticNet as Theirs

    X, y = _diabetes()
    net = ElasticNet(alpha, share, 1e-10, 20_000, fit_intercept)
    mine: Any = Lasso(alpha, fit_intercept=fit_intercept) if share == 1 else net
    ours = mine.fit(X, y)
    theirs = Theirs(alpha, l1_ratio=share, tol=1e-12, max_iter=100_000, fit_intercept=fit_intercept).fit(X, y)
    assert ours.history_["stopped_by"] == "duality gap"
    assert ours.coef_ == pytest.approx(theirs.coef_, abs=0.05)
    assert ours.intercept_ == pytest.approx(theirs.intercept_, abs=1e-8)
    best = _objective(X, y, theirs.coef_, float(theirs.intercept_), alpha, share)
    assert _objective(X, y, ours.coef_, ours.intercept_, alpha, share) == pytest.approx(best, rel=1e-7)
    assert (np.diff(ours.history_["objectives"]) <= 1e-6).all()


def _objective(X: np.ndarray, y: np.ndarray, w: np.ndarray, b: float, alpha: float, share: float) -> float:
    """scikit-learn's."""
    penalty = share * np.abs(w).sum() + (1 - share) / 2 * (w @ w)
    return float(((y - X @ w - b) ** 2).mean() / 2 + alpha * penalty)


@pytest.mark.parametrize("share", [1.0, 0.5])
def test_the_subgradient_holds_nought(share: float) -> None:
    X, y = _diabetes()
    alpha = 3.4
    lam = 2 * len(X) * alpha
    learner = ElasticNet(alpha, share, tol=1e-13).fit(X, y)
    w = learner.coef_
    pull = 2 * X.T @ (y - learner.predict(X)) - lam * (1 - share) * w
    active = w != 0
    assert 0 < active.sum() < len(w)
    assert pull[active] == pytest.approx(lam * share * np.sign(w[active]), rel=1e-4)
    assert (np.abs(pull[~active]) <= lam * share * (1 + 1e-9)).all()
    assert learner.history_["objectives"][-1] == pytest.approx(
        _objective(X - X.mean(axis=0), y - y.mean(), w, 0.0, alpha, share)
    )


@pytest.mark.parametrize("share", [1.0, 0.25])
def test_from_the_largest_price_on_all_weights_are_nought(share: float) -> None:
    X, y = _diabetes()
    largest = ElasticNet(1.0, share).fit(X, y).history_["largest_price"]
    assert largest == pytest.approx(np.abs(X.T @ (y - y.mean())).max() / share / len(X))
    assert ElasticNet(largest * (1 + 1e-9), share).fit(X, y).history_["zeros"] == 10
    assert ElasticNet(largest * 0.999, share).fit(X, y).history_["zeros"] == 9


def test_equal_columns_share_a_weight_in_the_net_only() -> None:
    rng = np.random.default_rng(0)
    x = rng.normal(size=40)
    X, y = np.column_stack([x, x]), 3 * x + rng.normal(size=40)
    net = ElasticNet(0.05, 0.5, tol=1e-14).fit(X, y)
    assert net.coef_[0] == pytest.approx(net.coef_[1], rel=1e-4)
    lasso = Lasso(0.05).fit(X, y)
    alone = Lasso(0.05).fit(X[:, :1], y)
    assert lasso.predict(X) == pytest.approx(alone.predict(X[:, :1]), abs=1e-4)


def test_the_path_falls_to_nought_and_agrees_with_single_fits() -> None:
    X, y = _diabetes()
    X, y = X - X.mean(axis=0), y - y.mean()
    lambdas = [100.0, 1_000.0, 10_000.0, 50_000.0]
    weights = penalized_path(X, y, lambdas)
    for lam, w in zip(lambdas, weights, strict=True):
        assert w == pytest.approx(Lasso(lam / (2 * len(X)), tol=1e-10).fit(X, y).coef_, abs=0.05)
    assert (np.diff(np.abs(weights).sum(axis=1)) < 0).all()
    assert np.count_nonzero(weights, axis=1)[0] > np.count_nonzero(weights, axis=1)[-1]
    with pytest.raises(ValueError, match=pattern("lambdas reals > 0")):
        penalized_path(X, y, [0.0])


def test_sparse_truth_leaves_zeros_where_ridge_leaves_none() -> None:
    rng = np.random.default_rng(5)
    X = rng.normal(size=(50, 10))
    y = 2 * X[:, 0] + rng.normal(size=50)
    assert Lasso(0.4).fit(X, y).history_["zeros"] >= 5
    assert np.count_nonzero(learners["ridge"](1.0).fit(X, y).coef_) == 10


def test_which_rule_stopped_and_a_share_that_is_none() -> None:
    X, y = _diabetes()
    history = Lasso(1e-3, max_iter=2).fit(X, y).history_
    assert (history["stopped_by"], history["sweeps"]) == ("max_iter", 2)
    with pytest.raises(ValueError, match=pattern("l1_ratio real (0, 1]; 1.5")):
        ElasticNet(l1_ratio=1.5).fit(X, y)
