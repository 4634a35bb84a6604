"""Kernel machines: XOR by hand, Caltech's final, explicit maps, scikit-learn, and a kernel that is none."""

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn import svm
from sklearn.datasets import make_circles, make_moons

from learners import learners
from learners.kernels.gaussian import Gaussian
from learners.kernels.polynomial import PolynomialKernel

KernelSVM, SoftSVM, HardSVM = learners["kernel_svm"], learners["soft_svm"], learners["hard_svm"]
CORNERS = [[-1, -1], [-1, 1], [1, -1], [1, 1]]


def test_xor_by_hand() -> None:
    learner = KernelSVM(kernel="polynomial", degree=2, margin="hard").fit(CORNERS, [-1, 1, 1, -1])
    assert_allclose(learner.history_["alphas"], 1 / 8)
    assert learner.history_["alphas"].sum() == pytest.approx(learner.history_["squared_norm"]) == pytest.approx(0.5)
    assert learner.intercept_ == pytest.approx([0], abs=1e-12)
    points = np.random.default_rng(0).normal(size=(20, 2))
    assert_allclose(learner.decision_function(points), -points[:, 0] * points[:, 1], atol=1e-12)


CALTECH = ([[1, 0], [0, 1], [0, -1], [-1, 0], [0, 2], [0, -2], [-2, 0]], [-1, -1, -1, 1, 1, 1, 1])


def test_caltech_final_problem_12() -> None:
    learner = KernelSVM(kernel="polynomial", degree=2, coef0=1.0, margin="hard").fit(*CALTECH)
    assert len(learner.history_["support_indices"]) == 5
    assert learner.history_["training_error"] == 0
    assert learner.history_["kkt_residual"] < 1e-10


def test_the_decision_needs_its_intercept() -> None:
    # 0 (-), 2 (+): w = 1, b = -1; at 0.5 the score is -0.5, without b it would be 0.5
    learner = KernelSVM(kernel="linear", margin="hard").fit([[0], [2]], [-1, 1])
    assert learner.decision_function([[0.5]]) == pytest.approx([-0.5])


def test_the_linear_kernel_is_the_linear_machine() -> None:
    X, y = make_moons(60, noise=0.2, random_state=0)
    for C in (25 / 3, 1 / 12):
        for intercept in (True, False):
            kernel = KernelSVM(C, kernel="linear", fit_intercept=intercept).fit(X, y)
            plain = SoftSVM(C, fit_intercept=intercept).fit(X, y)
            assert_allclose(kernel.decision_function(X), plain.decision_function(X), atol=1e-7)
            assert kernel.history_["objective"] == pytest.approx(plain.history_["objective"])
    X, y = [[2, 2], [3, 3], [0, 0], [1, 0]], [1, 1, -1, -1]
    assert_allclose(
        KernelSVM(kernel="linear", margin="hard").fit(X, y).decision_function(X),
        HardSVM().fit(X, y).decision_function(X),
        atol=1e-10,
    )
    longer = np.column_stack([X, np.ones(4)])
    homogeneous = KernelSVM(kernel="linear", margin="hard", fit_intercept=False).fit(longer, y)
    assert_allclose(longer.T @ homogeneous.dual_coef_, [0, 1, -1], atol=1e-10)
    assert homogeneous.history_["primal_objective"] == pytest.approx(1)


def test_representer_the_machine_in_the_explicit_space_is_the_same() -> None:
    X, y = make_circles(50, noise=0.1, factor=0.5, random_state=1)
    kernel = KernelSVM(1.0, kernel="polynomial", fit_intercept=False).fit(X, y)
    lifted = SoftSVM(1.0, fit_intercept=False).fit(PolynomialKernel(2).features(X), y)
    assert_allclose(kernel.decision_function(X), lifted.decision_function(PolynomialKernel(2).features(X)), atol=1e-7)
    w = PolynomialKernel(2).features(X).T @ kernel.dual_coef_
    assert_allclose(w, lifted.coef_[0], atol=1e-7)


@pytest.mark.parametrize("C", [0.1, 1.0, 50.0])
def test_agrees_with_scikit_learn(C: float) -> None:
    X, y = make_moons(100, noise=0.3, random_state=2)
    ours = KernelSVM(C, gamma=2.0).fit(X, y)
    theirs = svm.SVC(C=C, gamma=2.0, tol=1e-8).fit(X, y)
    assert_allclose(ours.decision_function(X), theirs.decision_function(X), atol=1e-4)
    assert ours.history_["kkt_residual"] < 1e-8
    precomputed = svm.SVC(C=C, kernel="precomputed", tol=1e-8).fit(Gaussian(2.0)(X, X), y)
    assert set(ours.history_["support_indices"]) == set(precomputed.support_)


def test_equation_11_2_has_no_better_coefficients() -> None:
    X, y = make_moons(20, noise=0.2, random_state=3)
    learner = KernelSVM(1 / (2 * 0.05 * 20), gamma=1.0, fit_intercept=False).fit(X, y)
    K, signs = Gaussian(1.0)(X, X), 2 * y - 1

    def objective(c: np.ndarray) -> float:
        return float(0.05 * c @ K @ c + np.maximum(0, 1 - signs * (K @ c)).mean())

    best, rng = objective(learner.dual_coef_), np.random.default_rng(0)
    assert learner.history_["objective"] == pytest.approx(best)
    for size in (1.0, 1e-2, 1e-4):
        assert all(objective(learner.dual_coef_ + size * rng.normal(size=20)) >= best for _ in range(50))


def test_singular_gram_matrices_leave_the_scores_alone() -> None:
    X, y = make_moons(15, noise=0.2, random_state=4)
    once = KernelSVM(2.0).fit(X, y)
    twice = KernelSVM(1.0).fit(np.vstack([X, X]), np.r_[y, y])
    assert_allclose(twice.decision_function(X), once.decision_function(X), atol=1e-6)
    assert twice.history_["smallest_eigenvalue"] == pytest.approx(0, abs=1e-12)


def test_a_gaussian_separates_whatever_differs_and_nothing_separates_what_coincides() -> None:
    rng = np.random.default_rng(5)
    X, y = rng.normal(size=(40, 2)), rng.integers(0, 2, 40)
    learner = KernelSVM(gamma=5.0, margin="hard").fit(X, y)
    assert learner.history_["separable"]
    assert learner.history_["training_error"] == 0
    assert (learner.history_["functional_margins"] > 1 - 1e-8).all()
    torn = KernelSVM(gamma=5.0, margin="hard").fit(np.vstack([X, X[:1]]), np.r_[y, 1 - y[0]])
    assert not torn.history_["separable"]
    assert torn.history_["stopped_by"] == "not separable"


def test_the_sigmoid_is_told_by_its_eigenvalue() -> None:
    X, y = make_moons(30, noise=0.2, random_state=6)
    assert KernelSVM(kernel="sigmoid", coef0=-1.0, max_iter=10_000).fit(X, y).history_["smallest_eigenvalue"] < -0.1
    crawling = KernelSVM(1 / (2 * 1e-4 * 30), kernel="sigmoid", coef0=-1.0, max_iter=20_000).fit(X, y)
    assert crawling.history_["alphas"] @ (2 * y - 1) == pytest.approx(0, abs=1e-6 * crawling.history_["C"])
    assert KernelSVM().fit(X, y).history_["smallest_eigenvalue"] > -1e-12
    assert KernelSVM().fit(X, y).history_["radius"] == 1  # sqrt K(x, x) of every Gaussian
