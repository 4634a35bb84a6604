"""Least mean squares: steps by hand, the limit of the rate, scikit-learn's stochastic gradient, Adaline's visits."""

import numpy as np
import pytest

from learners import learners

LMS, Adaline = learners["lms"], learners["adaline"]


def _cloud(seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(30, 2))
    return X, X @ [1.0, -2.0] + 0.5 + 0.3 * rng.normal(size=30)


def test_steps_by_hand() -> None:
    # x = 1, 2, y = 1, 1, eta0 .2: first w = .2; then the residual is .6 and w = .2 + .2 .6 2 = .44
    one_by_one = LMS(0.2, max_iter=1, fit_intercept=False, path_limit=5).fit([[1], [2]], [1, 1])
    assert one_by_one.history_["weights_path"][:, 0] == pytest.approx([0, 0.2, 0.44])
    # at once: .2 (1 + 2) = .6
    batch = LMS(0.2, max_iter=1, order="batch", fit_intercept=False, path_limit=5).fit([[1], [2]], [1, 1])
    assert batch.history_["weights_path"][:, 0] == pytest.approx([0, 0.6])
    assert batch.history_["rate_limit"] == pytest.approx(2 / 5)
    assert one_by_one.history_["rate_limit"] == pytest.approx(2 / 4)


def test_the_limit_of_the_rate_in_batch() -> None:
    x = np.repeat([-1.0, 1.0], 50)[:, np.newaxis]  # 100 standardized numbers: lambda = 100
    fit = lambda rate, epochs: LMS(rate, max_iter=epochs, order="batch", fit_intercept=False).fit(x, 3 * x[:, 0])  # noqa: E731
    assert fit(0.02, 5).history_["rate_limit"] == pytest.approx(0.02)
    # at 1 the error of 3 becomes -99 times as much a step
    assert fit(1.0, 2).history_["epoch_path"][:, 0] == pytest.approx([0, 3 + 3 * 99, 3 - 3 * 99**2])
    assert fit(1.0, 50).history_["stopped_by"] == "diverged"
    assert fit(0.0198, 2000).history_["distances"][-1] < 1e-9
    assert fit(0.0202, 2000).history_["stopped_by"] == "diverged"
    assert fit(0.02, 7).history_["distances"] == pytest.approx([3.0] * 8)  # at the limit it swings for ever


def test_batch_ends_at_least_squares() -> None:
    X, y = _cloud()
    learner = LMS(0.02, max_iter=5000, order="batch", tol=1e-13).fit(X, y)
    best = np.linalg.lstsq(np.column_stack([X, np.ones(30)]), y, rcond=None)[0]
    assert learner.history_["stopped_by"] == "settled"
    assert [*learner.coef_, learner.intercept_] == pytest.approx(best, abs=1e-10)
    assert (np.diff(learner.history_["mean_squares"]) <= 1e-15).all()


def test_agrees_with_scikit_learns_stochastic_gradient() -> None:
    from sklearn.linear_model import SGDRegressor

    X, y = _cloud(1)
    ours = LMS(0.04, max_iter=5).fit(X, y)
    theirs = SGDRegressor(
        penalty=None, learning_rate="constant", eta0=0.04, max_iter=5, tol=None, shuffle=False, alpha=0.0
    ).fit(X, y)
    assert ours.coef_ == pytest.approx(theirs.coef_, rel=1e-10)
    assert ours.intercept_ == pytest.approx(theirs.intercept_[0], rel=1e-10)


def test_adaline_is_the_same_rule_for_signs() -> None:
    X, y = _cloud(2)
    signs = np.sign(y)
    for order in ("given", "shuffled", "with replacement"):
        ours = LMS(0.02, max_iter=4, order=order, random_state=0).fit(X, signs)
        theirs = Adaline(0.02, max_iter=4, order=order, random_state=0).fit(X, signs)
        assert np.array_equal(ours.coef_, theirs.coef_[0])


def test_diabetes_one_by_one_comes_near_least_squares() -> None:
    from sklearn.datasets import load_diabetes

    X, y = load_diabetes(return_X_y=True)
    X = X * np.sqrt(len(X))
    history = LMS(0.02, "inverse", max_iter=300, order="shuffled", random_state=0).fit(X, y).history_
    least = np.linalg.lstsq(np.column_stack([X, np.ones(len(X))]), y, rcond=None)[1][0] / len(X)
    assert least <= history["mean_squares"][-1] <= 1.01 * least
