"""Pegasos, plain and with a kernel: a loop in plain Python, exact optima, the theorem's bound, and the misprints."""

from math import log, sqrt

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn.datasets import make_moons

from bounds import theorems
from learners import learners
from learners.kernels.gaussian import Gaussian
from learners.shared.remarks import NOT_CONVERGED

Pegasos, KernelPegasos, SoftSVM = learners["pegasos"], learners["kernel_pegasos"], learners["soft_svm"]
TOY = (np.array([[2.0, 2.0], [3.0, 3.0], [0.0, 0.0], [1.0, 0.0]]), np.array([1, 1, -1, -1]))


def by_the_box(X: np.ndarray, y: np.ndarray, lam: float, picks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The notes' box, corrected: all w_t `(T, features)` and theta at the end."""
    theta, path = np.zeros(X.shape[1]), []
    for t, i in enumerate(picks, 1):
        w = theta / (lam * t)
        path.append(w)
        if y[i] * (w @ X[i]) < 1:
            theta = theta + y[i] * X[i]
    return np.array(path), theta


def objective(X: np.ndarray, y: np.ndarray, lam: float, w: np.ndarray) -> float:
    return lam / 2 * w @ w + np.maximum(0, 1 - y * (X @ w)).mean()


@pytest.mark.parametrize("seed", range(3))
def test_goes_the_way_of_the_box(seed: int) -> None:
    X = np.random.default_rng(seed).normal(size=(30, 3))
    y, lam, steps = np.where(X[:, 0] > 0.2, 1, -1), 0.05, 400
    picks = np.random.RandomState(seed).randint(30, size=steps)
    path, _ = by_the_box(X, y, lam, picks)
    for output, w in (("mean", path.mean(axis=0)), ("last", path[-1])):
        learner = Pegasos(lam, steps, output, fit_intercept=False, random_state=seed, path_limit=steps).fit(X, y)
        assert_allclose(learner.coef_[0], w, atol=1e-10)
        assert learner.history_["objective"] == pytest.approx(objective(X, y, lam, w))
    marks = learner.history_["steps"]
    assert_allclose(learner.history_["weights_path"], path[marks - 1], atol=1e-10)
    means = np.cumsum(path, axis=0) / np.arange(1, steps + 1)[:, None]
    assert_allclose(learner.history_["objectives_of_mean"], [objective(X, y, lam, means[t - 1]) for t in marks])
    assert_allclose(learner.history_["objectives_of_last"], [objective(X, y, lam, path[t - 1]) for t in marks])


def test_the_second_step_by_hand() -> None:
    # lambda = .1, first example (1, 0), -: theta = (-1, 0), w_2 = theta / (2 lambda), not theta / lambda
    seed = next(s for s in range(100) if np.random.RandomState(s).randint(4, size=2)[0] == 3)
    learner = Pegasos(0.1, 2, "last", fit_intercept=False, random_state=seed).fit(*TOY)
    assert_allclose(learner.coef_[0], [-5, 0])


def test_on_the_toy_it_finds_the_optimum_that_mistakes_alone_miss() -> None:
    X, y, lam = *TOY, 0.1
    best = SoftSVM(1 / (lam * len(X)), fit_intercept=False).fit(X, y).history_["objective"]
    learner = Pegasos(lam, 200_000, fit_intercept=False).fit(X, y)
    assert best <= learner.history_["objective"] <= best + 1e-3
    assert 0 < learner.history_["update_fraction"] < 1
    # what the notes say, updates for mistakes only: w shrinks to nothing, the objective stays near that of w = 0
    theta, picks = np.zeros(2), np.random.RandomState(0).randint(4, size=20_000)
    for t, i in enumerate(picks, 1):
        if y[i] * (theta @ X[i]) / (lam * t) <= 0:
            theta = theta + y[i] * X[i]
    assert objective(X, y, lam, theta / (lam * len(picks))) > 0.95


def test_the_intercept_is_a_feature_that_is_always_one() -> None:
    X, y = TOY
    longer = np.column_stack([X, np.ones(4)])
    free, other = Pegasos(random_state=3).fit(X, y), Pegasos(random_state=3, fit_intercept=False).fit(longer, y)
    assert_allclose(np.r_[free.coef_[0], free.intercept_], other.coef_[0])
    assert free.history_["radius"] == pytest.approx(sqrt(19))


def test_keeps_the_theorems_bound() -> None:
    X, y, lam, steps, runs = *TOY, 0.1, 300, 60
    best = SoftSVM(1 / (lam * len(X)), fit_intercept=False).fit(X, y).history_["objective"]
    histories = [Pegasos(lam, steps, fit_intercept=False, random_state=seed).fit(X, y).history_ for seed in range(runs)]
    gaps = np.array([history["objective"] for history in histories]) - best
    assert gaps.min() > -1e-12
    bound = theorems["sgd_regularised"](steps=steps, lam=lam, lipschitz=histories[0]["radius"])
    assert bound == pytest.approx(2 * 18 * (1 + log(300)) / (0.1 * 300))
    assert gaps.max() <= bound  # in expectation guaranteed, here met by each


def test_kernel_pegasos_with_the_linear_kernel_goes_the_same_way() -> None:
    X = np.random.default_rng(1).normal(size=(25, 4))
    y = np.where(X[:, 0] + X[:, 1] > 0, 1, -1)
    for output in ("mean", "last"):
        plain = Pegasos(0.02, 500, output, fit_intercept=False, random_state=7).fit(X, y)
        kernel = KernelPegasos(0.02, 500, output, kernel="linear", random_state=7).fit(X, y)
        assert_allclose(X.T @ kernel.dual_coef_, plain.coef_[0], atol=1e-10)
        for word in ("updates", "objective", "squared_norm", "radius", "training_error"):
            assert kernel.history_[word] == pytest.approx(plain.history_[word]), word
        assert_allclose(kernel.history_["objectives_of_mean"], plain.history_["objectives_of_mean"])
        assert kernel.history_["counts"].sum() == kernel.history_["updates"]


def test_kernel_pegasos_by_the_box() -> None:
    X, y = make_moons(20, noise=0.2, random_state=0)
    signs, lam, steps = 2 * y - 1, 0.05, 200
    K, beta, total = Gaussian(1.0)(X, X), np.zeros(20), np.zeros(20)
    for t, i in enumerate(np.random.RandomState(4).randint(20, size=steps), 1):
        alpha = beta / (lam * t)
        total += alpha
        if signs[i] * (alpha @ K[:, i]) < 1:
            beta[i] += signs[i]
    learner = KernelPegasos(lam, steps, gamma=1.0, random_state=4).fit(X, y)
    assert_allclose(learner.dual_coef_, total / steps, atol=1e-12)
    assert_allclose(learner.history_["counts"], np.abs(beta))
    assert_allclose(learner.history_["mean_coefficients_path"][-1], total / steps, atol=1e-12)


def test_kernel_pegasos_nears_the_exact_machine() -> None:
    X, y = make_moons(40, noise=0.2, random_state=1)
    exact = learners["kernel_svm"](1 / (0.1 * 40), fit_intercept=False).fit(X, y).history_["objective"]
    learner = KernelPegasos(0.1, 100_000).fit(X, y)
    assert exact - 1e-12 <= learner.history_["objective"]
    assert learner.history_["objective"] <= exact + theorems["sgd_regularised"](steps=100_000, lam=0.1, lipschitz=1)
    assert learner.history_["objective"] <= exact + 1e-3


def test_the_subgradient_descent_on_the_whole_sample_nears_it_too() -> None:
    X, y = make_moons(40, noise=0.2, random_state=1)
    for intercept in (True, False):
        exact = SoftSVM(1 / (0.1 * 40), fit_intercept=intercept).fit(X, y)
        learner = learners["hinge_descent"](0.1, eta0=5.0, max_iter=4000, fit_intercept=intercept).fit(X, y)
        assert exact.history_["objective"] - 1e-12 <= learner.history_["objective"]
        assert learner.history_["objective"] <= exact.history_["objective"] + 2e-3
        assert learner.history_["objectives"].min() == learner.history_["objective"]
        assert learner.history_["objectives"][0] == 1  # w = 0
        assert learner.history_["stopped_by"] == "max_iter"


def test_the_descent_stops_where_the_subgradient_is_zero() -> None:
    # one example (1, +), no w yet: the only subgradient that vanishes is behind the kink, never with lambda > 0
    history = learners["hinge_descent"](0.5, eta0=1.0, max_iter=50, fit_intercept=False).fit([[0.0]], [1]).history_
    assert history["stopped_by"] == "zero subgradient"  # x = 0: no direction matters
    assert history["objective"] == 1


def test_the_descent_knows_neither_unit_nor_origin() -> None:
    X, y = make_moons(60, noise=0.2, random_state=2)
    first = learners["hinge_descent"](1e-4, max_iter=50).fit(X, y)
    moved = learners["hinge_descent"](1e-4 / 64, max_iter=50).fit(X / 8 - 1000, y)
    assert_allclose(moved.history_["objectives"], first.history_["objectives"], rtol=1e-6)
    assert_allclose(moved.coef_ / 8, first.coef_, rtol=1e-5)
    assert first.eta0_ == pytest.approx(1 / np.linalg.eigvalsh(np.cov(X.T, bias=True))[-1])


def test_the_path_of_the_descent_has_its_objectives() -> None:
    X, y = make_moons(30, noise=0.2, random_state=3)
    signs = 2 * y - 1
    for intercept in (True, False):
        fitted = learners["hinge_descent"](0.1, max_iter=20, fit_intercept=intercept).fit(X + 3, y)
        path = fitted.history_["weights_path"]
        w, b = (path[:, :2], path[:, 2]) if intercept else (path, np.zeros(len(path)))
        hinges = np.maximum(0, 1 - signs * (w @ (X + 3).T + b[:, np.newaxis])).mean(axis=1)
        assert_allclose(0.05 * (w**2).sum(axis=1) + hinges, fitted.history_["objectives"], rtol=1e-12)
        assert fitted.coef_[0].tolist() == w[fitted.history_["best_step"]].tolist()


@pytest.mark.parametrize("intercept", [True, False])
def test_the_descent_says_how_far_above_the_least_it_ended(intercept: bool) -> None:
    """Certified: never less than by the exact solution; two features of sizes 1 and 1,000 are too much for it."""
    X, y = make_moons(60, noise=0.2, random_state=2)
    X[:, 1] *= 1000
    fitted = learners["hinge_descent"](0.01, fit_intercept=intercept, max_iter=300).fit(X, y)
    exact = SoftSVM(1 / (0.01 * 60), fit_intercept=intercept).fit(X, y).history_["objective"]
    assert fitted.excess_ == pytest.approx(fitted.history_["objective"] / exact - 1, rel=1e-6)
    assert fitted.excess_ > 0.1 and f"{100 * fitted.excess_:.2g}" in fitted.remarks(X)[NOT_CONVERGED]
    near = learners["hinge_descent"](0.1, max_iter=3000, fit_intercept=intercept).fit(X / [1, 1000], y)
    assert 0 <= near.excess_ < 0.01 and NOT_CONVERGED not in near.remarks(X / [1, 1000])
