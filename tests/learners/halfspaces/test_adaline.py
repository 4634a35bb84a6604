"""Adaline: two visits by hand, scikit-learn's stochastic gradient, the rate's limit, the least-squares fixed point."""

import math
from typing import Any

import numpy as np
import pytest

from learners import learners

Adaline = learners["adaline"]


def _cloud(seed: int = 0, samples: int = 40) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(samples, 3))
    return X, np.where(X @ [1.0, -2.0, 0.5] + 0.3 + 0.5 * rng.normal(size=samples) > 0, 1, -1)


def _whole(learner: Any) -> np.ndarray:
    return np.r_[learner.coef_[0], learner.intercept_]


def test_two_visits_by_hand() -> None:
    # z = (1, 2, 1), y = 1: residual 1, w = (.5, 1, .5). z = (-1, 0, 1), y = -1: score 0, residual -1, w = (1, 1, 0).
    learner = Adaline(eta0=0.5, max_iter=1, path_limit=9).fit([[1, 2], [-1, 0]], [1, -1])
    assert learner.history_["weights_path"].tolist() == [[0, 0, 0], [0.5, 1, 0.5], [1, 1, 0]]
    assert _whole(learner).tolist() == [1, 1, 0]
    # scores 3 and -1: squares 4 and 0
    assert learner.history_["mean_squares"].tolist() == [1, 2]
    assert learner.history_["rate_limit"] == pytest.approx(2 / 6)


def test_the_residual_is_computed_before_the_intercept_moves() -> None:
    # One example (2), y = 1, rate .1: the printed reading would see a residual of .9 the second time.
    learner = Adaline(eta0=0.1, max_iter=1).fit([[2.0]], [1])
    assert _whole(learner) == pytest.approx([0.2, 0.1], rel=1e-15)


@pytest.mark.parametrize("fit_intercept", [False, True])
def test_agrees_with_scikit_learns_stochastic_gradient(fit_intercept: bool) -> None:
    from sklearn.linear_model import SGDRegressor

    X, y = _cloud()
    ours = Adaline(eta0=0.02, max_iter=7, fit_intercept=fit_intercept).fit(X, y)
    theirs = SGDRegressor(
        penalty=None, learning_rate="constant", eta0=0.02, max_iter=7, tol=None, shuffle=False, alpha=0.0,
        fit_intercept=fit_intercept,
    ).fit(X, y)  # fmt: skip
    assert ours.coef_[0] == pytest.approx(theirs.coef_, rel=1e-10)
    assert ours.intercept_ == pytest.approx(theirs.intercept_ if fit_intercept else [0.0], rel=1e-10)


def test_a_visit_multiplies_its_residual_by_one_minus_rate_times_squared_length() -> None:
    # ||z||^2 = 5: with rate .3 the factor is -1/2, with .4 it is -1, with .5 it is -1.5.
    for rate, factor in ((0.3, -0.5), (0.4, -1.0), (0.5, -1.5)):
        history = Adaline(eta0=rate, max_iter=6, fit_intercept=False).fit([[1, 2]], [1]).history_
        assert history["mean_squares"] == pytest.approx([factor ** (2 * k) for k in range(7)], rel=1e-12)
        assert history["rate_limit"] == 0.4


def test_a_rate_too_large_is_told_and_leaves_finite_weights() -> None:
    X, y = _cloud()
    for rate in (0.6, 50.0, 1e300):
        learner = Adaline(eta0=rate, max_iter=10_000).fit(X, y)
        assert learner.history_["stopped_by"] == "diverged"
        assert np.isfinite(_whole(learner)).all()
        assert set(learner.predict(X)) <= {-1, 1}


def test_a_sample_that_a_plane_passes_through_is_learnt_exactly() -> None:
    # Three points in general position: <w, z> = y has one solution.
    X, y = np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, -1.0]]), np.array([1, -1, 1])
    learner = Adaline(eta0=0.5, max_iter=2000, tol=1e-14).fit(X, y)
    exact = np.linalg.solve(np.column_stack([X, np.ones(3)]), y)
    assert _whole(learner) == pytest.approx(exact, abs=1e-12)
    assert learner.history_["stopped_by"] == "settled"
    assert learner.history_["distances"][-1] < 1e-12


def test_a_constant_rate_hovers_and_a_falling_one_settles() -> None:
    X, y = _cloud(3)
    Z = np.column_stack([X, np.ones(len(X))])
    best = np.linalg.lstsq(Z, y, rcond=None)[0]
    least = float(np.mean((y - Z @ best) ** 2))
    arguments = dict(eta0=0.05, max_iter=400, order="shuffled", random_state=0)
    hovering, settling = (Adaline(**arguments, schedule=kind).fit(X, y).history_ for kind in ("constant", "inverse"))
    assert hovering["distances"][-200:].min() > 3 * settling["distances"][-1]
    assert settling["mean_squares"][-1] == pytest.approx(least, rel=1e-4)
    assert (hovering["mean_squares"] >= least - 1e-12).all()
    assert settling["distances"][-1] == pytest.approx(np.linalg.norm(settling["epoch_path"][-1] - best), rel=1e-9)


def test_given_order_settles_on_a_cycle_near_least_squares() -> None:
    X, y = _cloud(5)
    history = Adaline(eta0=0.01, max_iter=5000).fit(X, y).history_
    assert history["stopped_by"] == "settled"
    assert 1e-6 < history["distances"][-1] < 0.1


def test_distant_points_pull_the_plane_over_others() -> None:
    # The notes hold that least mean squares makes no mistake on separable data; here it judges x = 0 wrongly.
    x, y = np.array([-1, -0.5, 0, 20.0]), np.array([-1, -1, 1, 1])
    learner = Adaline(eta0=0.004, schedule="constant", max_iter=20_000).fit(x[:, np.newaxis], y)
    assert learner.history_["training_error"] == 0.25
    # least squares by hand: mean x 4.625, mean y 0, slope sum xy / (sum x^2 - 4 mean^2) = 21.5 / 315.6875
    slope = 21.5 / (401.25 - 4 * 4.625**2)
    assert -4.625 * slope == pytest.approx(-0.315, abs=5e-4)
    assert learner.intercept_[0] == pytest.approx(-4.625 * slope, abs=0.02)


def test_schedules_and_orders() -> None:
    X, y = _cloud(1)
    first = Adaline(eta0=0.01, max_iter=1).fit(X, y).history_["epoch_path"][1]
    for schedule, divisor in (("inverse", 2), ("inverse root", math.sqrt(2))):
        path = Adaline(eta0=0.01, max_iter=2, schedule=schedule).fit(X, y).history_["epoch_path"]
        assert path[1] == pytest.approx(first)
        w = first.copy()
        for x, label in zip(np.column_stack([X, np.ones(len(X))]), y, strict=True):
            w = w + 0.01 / divisor * (label - w @ x) * x
        assert path[2] == pytest.approx(w, rel=1e-12)
    draws = np.random.RandomState(4).randint(len(X), size=len(X))
    replaced = Adaline(max_iter=1, order="with replacement", random_state=4).fit(X, y)
    assert _whole(replaced) == pytest.approx(_whole(Adaline(max_iter=1).fit(X[draws], y[draws])), rel=1e-12)
    for order in ("shuffled", "with replacement"):
        runs = [Adaline(order=order, random_state=2).fit(X, y).coef_ for _ in range(2)]
        assert np.array_equal(*runs)


def test_breast_cancer_as_in_the_notes() -> None:
    from sklearn.datasets import load_breast_cancer
    from sklearn.linear_model import LinearRegression
    from sklearn.preprocessing import StandardScaler

    X, y = load_breast_cancer(return_X_y=True)
    X, signs = StandardScaler().fit_transform(X), 2 * y - 1
    learner = Adaline(eta0=1e-3, max_iter=60).fit(X, y)
    least = np.mean((LinearRegression().fit(X, signs).predict(X) - signs) ** 2)
    assert least < learner.history_["mean_squares"][-1] < 1.1 * least
    assert learner.score(X, y) > 0.95
