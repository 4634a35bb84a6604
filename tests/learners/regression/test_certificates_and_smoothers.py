"""Certificates of claimed solutions, conversions of prices, kappa and Cochran's Q, and linear smoothers."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sklearn.metrics as theirs
from numpy.testing import assert_allclose
from sklearn.linear_model import Lasso as TheirLasso
from sklearn.linear_model import LinearRegression, Ridge
from sklearn.svm import SVC

from learners.regularization.certificate import certify_lasso
from learners.regularization.smoother import LinearSmoother, ridge_smoother
from learners.selection.agreement import agreement_of_counts, cohen_kappa
from learners.selection.paired import Paired, cochran_q, paired
from learners.svm.certificate import certify_dual, certify_primal
from learners.svm.conversion import c_of_lambda, lambda_of_c
from learners.svm.soft_svm import SoftSVM
from tests.sentences import facts

RNG = np.random.default_rng(8)
X = RNG.normal(size=(40, 3))
Y = X @ [2.0, 0.0, -1.0] + RNG.normal(size=40)
SIX = np.array([[-2, 2], [0, 4], [2, 1], [-2, -3], [0, -1], [2, -3]], dtype=float)
SIGNS = np.array([1, 1, 1, -1, -1, -1])


def test_scikit_learns_lasso_is_certified_and_its_neighbours_are_not() -> None:
    model = TheirLasso(alpha=0.3, tol=1e-14).fit(X, Y)
    lam = 2 * len(X) * 0.3
    assert certify_lasso(X, Y, model.coef_, lam, model.intercept_).optimal
    assert (model.coef_ == 0).any()
    off = certify_lasso(X, Y, model.coef_ + np.array([0.1, 0, 0]), lam, model.intercept_)
    assert not off.optimal and facts(off.violated[0]) == "stationarity not 0"
    shifted = certify_lasso(X, Y, model.coef_, lam, model.intercept_ + 1)
    assert "residuals 0 intercept" in facts(shifted.violated) and "Not optimal" in shifted.verdict
    nothing = certify_lasso(X, Y, np.zeros(3), 1.0, float(Y.mean()))
    assert facts(nothing.violated) == "bound 2 x_j r ≤ lambda 0"


def test_ridge_is_the_case_without_absolute_values() -> None:
    model = Ridge(alpha=2.0).fit(X, Y)
    assert certify_lasso(X, Y, model.coef_, 0.0, model.intercept_, ridge=2.0).optimal
    assert not certify_lasso(X, Y, model.coef_, 0.0, model.intercept_, ridge=1.0).optimal


def test_a_published_maximal_margin_is_certified() -> None:
    """A university's unit tests: multipliers .12, .22, .34 give w = (.2, .8), b = -.2."""
    alphas = np.array([0.12, 0, 0.22, 0, 0.34, 0])
    gram = SIX @ SIX.T
    claimed = certify_dual(gram, SIGNS, alphas, intercept=-0.2)
    w = (alphas * SIGNS) @ SIX
    assert claimed.residuals["sum of multipliers times labels = 0"] == pytest.approx(0, abs=1e-12)
    assert_allclose(w, [0.2, 0.8])
    verdict = certify_primal(SIX, SIGNS, w, intercept=-0.2)
    assert claimed.optimal and verdict.optimal, claimed.verdict
    assert not certify_primal(SIX, SIGNS, [0.3, 0.8], intercept=-0.2).optimal
    assert certify_dual(gram, SIGNS, 2 * alphas, intercept=-0.2).violated


@pytest.mark.parametrize("c", [0.01, 0.3, 5.0])
def test_scikit_learns_soft_margin_is_certified(c: float) -> None:
    rng = np.random.default_rng(5)
    points = rng.normal(size=(30, 2))
    labels = np.where(points[:, 0] + rng.normal(size=30) > 0, 1, -1)
    model = SVC(C=c, kernel="linear", tol=1e-12).fit(points, labels)
    alphas = np.zeros(30)
    alphas[model.support_] = np.abs(model.dual_coef_[0])
    w, b = model.coef_[0], float(model.intercept_[0])
    verdict = certify_dual(points @ points.T, labels, alphas, c, b, tolerance=1e-5)
    assert verdict.optimal, verdict.verdict
    assert certify_primal(points, labels, w, c, b, tolerance=1e-5).optimal
    assert not certify_primal(points, labels, 1.1 * w, c, b, tolerance=1e-5).optimal
    assert certify_dual(points @ points.T, labels, alphas + c, c, b).violated


def test_two_points_on_a_line() -> None:
    """Published: x = -1, 1 with their own labels have w = min(2C, 1)."""
    points, labels = np.array([[-1.0], [1.0]]), np.array([-1, 1])
    for c in (0.25, 0.5, 4.0):
        assert certify_primal(points, labels, [min(2 * c, 1)], c, 0.0).optimal
        assert not certify_primal(points, labels, [min(2 * c, 1) + 0.1], c, 0.0).optimal


def test_lambda_and_c_are_one_problem() -> None:
    rng = np.random.default_rng(2)
    points = rng.normal(size=(20, 2))
    labels = np.where(points[:, 0] + 0.5 * rng.normal(size=20) > 0, 1, -1)
    model = SoftSVM(C=1 / (2 * 0.05 * len(points))).fit(points, labels)
    theirs_ = SVC(C=c_of_lambda(0.05, 20), kernel="linear", tol=1e-12).fit(points, labels)
    assert_allclose(model.coef_, theirs_.coef_, rtol=1e-5)
    assert c_of_lambda(0.05, 20) == pytest.approx(0.5)  # by hand: 1/(2 * .05 * 20)
    assert c_of_lambda(0.05, 20, "lambda/2") == pytest.approx(1.0)
    for convention in ("lambda", "lambda/2"):
        assert lambda_of_c(c_of_lambda(0.3, 7, convention), 7, convention) == pytest.approx(0.3)


def test_kappa() -> None:
    """Published: 20, 5, 10, 15 of 50 have kappa 0.4; otherwise scikit-learn's."""
    assert agreement_of_counts([[20, 5], [10, 15]]).kappa == pytest.approx(0.4)
    rng = np.random.default_rng(1)
    first, second = rng.integers(4, size=60), rng.integers(4, size=60)
    second[:30] = first[:30]
    for ours, weights in (("none", None), ("linear", "linear"), ("quadratic", "quadratic")):
        expected = theirs.cohen_kappa_score(first, second, weights=weights)
        assert cohen_kappa(first, second, ours) == pytest.approx(expected)
    assert cohen_kappa(["a", "b"], ["a", "b"]) == 1
    assert np.isnan(cohen_kappa([1, 1], [1, 1]))


def test_pairs_and_several() -> None:
    """mlxtend's notebook: 3 classifiers with 16, 8 and 8 errors, Q = 7.529 and p = .023; McNemar's table by hand."""
    right = np.ones((3, 100))
    right[0, :16] = 0
    right[1, [*range(6), 20, 21]] = 0
    right[2, [*range(3), 6, 20, 21, 98, 99]] = 0
    outcome = cochran_q(right)
    columns = right.sum(axis=0)
    below = 3 * 268 - int((columns**2).sum())
    assert outcome.statistic == pytest.approx(2 * (3 * (84**2 + 92**2 + 92**2) - 268**2) / below)
    assert outcome.degrees_of_freedom == 2
    assert outcome.statistic == pytest.approx(7.529, abs=5e-4) and outcome.p_value == pytest.approx(0.023, abs=5e-4)
    table = Paired(59, 11, 1, 29)
    assert table.chi_square == pytest.approx(100 / 12) and table.corrected_chi_square == pytest.approx(81 / 12)
    assert paired([0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0]) == Paired(1, 1, 1, 1)


def test_smoother_beside_fits_that_leave_one_out() -> None:
    """The formula against 40 fits of scikit-learn."""
    for lam, model in ((0.0, LinearRegression(fit_intercept=False)), (2.0, Ridge(alpha=2.0, fit_intercept=False))):
        smoother = ridge_smoother(X, lam)
        assert_allclose(smoother.answers(Y), model.fit(X, Y).predict(X), atol=1e-10)
        others = [np.delete(np.arange(40), i) for i in range(40)]
        left_out = [Y[i] - model.fit(X[rows], Y[rows]).predict(X[[i]])[0] for i, rows in enumerate(others)]
        assert_allclose(smoother.leave_one_out_residuals(Y), left_out, atol=1e-9)
        assert smoother.press(Y) == pytest.approx(float(np.sum(np.square(left_out))))


def test_intercept_costs_one_degree() -> None:
    assert ridge_smoother(X, 0.0, fit_intercept=True).degrees_of_freedom == pytest.approx(4)
    model = LinearRegression().fit(X, Y)
    assert_allclose(ridge_smoother(X, 0.0, fit_intercept=True).answers(Y), model.predict(X), atol=1e-10)


def test_bias_and_variance_by_simulation_and_by_hand() -> None:
    """By hand: the mean of m labels has bias f - mean f and variance sigma^2/m. Ridge: 20,000 samples, 5 errors."""
    mean = LinearSmoother(np.full((4, 4), 0.25))
    parts = mean.bias_variance([1.0, 2.0, 3.0, 4.0], sigma=2.0)
    assert_allclose(parts.squared_bias, [2.25, 0.25, 0.25, 2.25])
    assert_allclose(parts.variance, 1.0)
    smoother, target = ridge_smoother(X, 5.0), X @ [2.0, 0.0, -1.0]
    answers = (target + 0.7 * np.random.default_rng(3).normal(size=(20_000, 40))) @ smoother.matrix.T
    exact = smoother.bias_variance(target, 0.7)
    assert_allclose(answers.var(axis=0), exact.variance, rtol=5 * np.sqrt(2 / 20_000) + 1e-3)
    assert np.mean((answers - target) ** 2) == pytest.approx(exact.error, rel=0.02)


def test_criteria_by_hand() -> None:
    """The mean of 4 labels 0, 0, 0, 4: RSS 12, one degree of freedom."""
    mean = LinearSmoother(np.full((4, 4), 0.25))
    y = [0.0, 0.0, 0.0, 4.0]
    assert mean.mallows_cp(y, sigma=2.0) == pytest.approx(3 + 2 * 4 / 4)
    assert mean.gcv(y) == pytest.approx(3 / 0.75**2)
    assert mean.press(y) == pytest.approx(12 / 0.75**2)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: certify_lasso(X, Y[:3], [0, 0, 0], 1.0), "X, y, w of certify_lasso"),
        (lambda: certify_lasso(X, Y, [0, 0, 0], -1.0), "lam certify_lasso"),
        (lambda: certify_dual(np.eye(2), [1, 2], [0, 0]), "y of certify_dual"),
        (lambda: certify_dual(np.eye(3), [1, -1], [0, 0]), "K alphas certify_dual"),
        (lambda: certify_primal([[1.0]], [1], [1.0], c=-1), "c of certify_primal"),
        (lambda: certify_primal([[1.0]], [1], [1.0, 2.0]), "X, w of certify_primal"),
        (lambda: c_of_lambda(0, 5), "lam c_of_lambda"),
        (lambda: lambda_of_c(1.0, 0), "samples lambda_of_c"),
        (lambda: c_of_lambda(1.0, 5, "mine"), "convention"),
        (lambda: agreement_of_counts([[1, 2]]), "counts agreement_of_counts"),
        (lambda: cohen_kappa([1], [1, 2]), "second cohen_kappa"),
        (lambda: cohen_kappa([1, 2], [1, 2], "cubic"), "weights cohen_kappa"),
        (lambda: paired([1], [1], [1, 2]), "first second"),
        (lambda: cochran_q([[1, 2], [0, 1]]), "right cochran_q"),
        (lambda: LinearSmoother(np.ones((2, 3))), "matrix LinearSmoother"),
        (lambda: LinearSmoother(np.eye(2)).press([1.0]), "y of LinearSmoother"),
        (lambda: LinearSmoother(np.eye(2)).mallows_cp([1.0, 2.0], -1), "sigma LinearSmoother"),
        (lambda: ridge_smoother(X, -1.0), "X lam ridge_smoother"),
    ],
)
def test_bad_input_gets_its_sentence(call: Callable[..., Any], sentence: str) -> None:
    with pytest.raises(ValueError, match="; got ") as refused:
        call()
    assert sentence in facts(str(refused.value)) and "\n" not in str(refused.value)
