"""Least squares, ridge, lasso, bias and variance: facts of the notes of Milan and Matteoni."""

from itertools import product
from math import comb

import numpy as np
import pytest
from sklearn.linear_model import Lasso, Ridge
from sklearn.preprocessing import PolynomialFeatures

S, Y = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), np.array([1.0, 2.0, 2.0])


def test_normal_equations_and_pseudo_inverse() -> None:
    """(-2/3, 11/12) by hand; the pseudo-inverse gives the shortest of many; the gradient is a sum over examples."""
    w = np.linalg.solve(S.T @ S, S.T @ Y)
    assert np.allclose(w, [-2 / 3, 11 / 12])
    assert np.allclose(w, np.linalg.pinv(S) @ Y)
    assert np.allclose(S.T @ (Y - S @ w), 0, atol=1e-12)
    wide = S.T
    shortest = np.linalg.pinv(wide) @ Y[:2]
    other = shortest + np.array([1.0, -2.0, 1.0])  # (1, -2, 1) solves wide @ v = 0
    assert np.allclose(wide @ other, Y[:2])
    assert np.linalg.norm(shortest) < np.linalg.norm(other)
    x, y, line, step = np.array([0.0, 1.0, 3.0]), np.array([1.0, 0.0, 5.0]), np.array([0.5, 2.0]), 1e-6

    def error(w0: float, w1: float) -> float:
        return float(np.sum((y - w0 - w1 * x) ** 2))

    misses = y - line[0] - line[1] * x
    slope = (error(line[0], line[1] + step) - error(line[0], line[1] - step)) / (2 * step)
    assert slope == pytest.approx(-2 * np.sum(misses * x), abs=1e-5)
    assert all(abs(slope + 2 * miss * at) > 1 for miss, at in zip(misses, x, strict=True))  # no single term is it


def test_least_squares_may_misclassify_separable_data() -> None:
    """Inputs -1, -1/2, 0, 20 with labels -, -, +, +: the fitted line is -0.315 at 0."""
    x, y = np.array([-1, -0.5, 0, 20]), np.array([-1, -1, 1, 1])
    scores = np.column_stack([x, np.ones(4)])
    fitted = scores @ np.linalg.lstsq(scores, y, rcond=None)[0]
    assert fitted[2] == pytest.approx(-0.315, abs=5e-4)
    assert (np.sign(fitted) != y).sum() == 1


def test_three_scalings_of_one_ridge_problem() -> None:
    """Mean plus gamma, sum plus alpha, sum plus lambda: alpha = lambda = m gamma (Amini, Milan, Matteoni)."""
    rng = np.random.default_rng(11)
    X, y, gamma = rng.normal(size=(100, 3)), rng.normal(size=100), 0.01
    by_mean = np.linalg.solve(X.T @ X / 100 + gamma * np.eye(3), X.T @ y / 100)
    assert np.allclose(by_mean, Ridge(alpha=100 * gamma, fit_intercept=False).fit(X, y).coef_)
    assert not np.allclose(by_mean, Ridge(alpha=gamma, fit_intercept=False).fit(X, y).coef_, atol=1e-4)


def test_ridge_and_its_degrees_of_freedom() -> None:
    """At alpha = 1 the weights are (1/116, 22/58) and the degrees of freedom 139/116, from 2 at alpha = 0."""
    w = np.linalg.solve(np.eye(2) + S.T @ S, S.T @ Y)
    assert np.allclose(w, [1 / 116, 22 / 58])
    hat = S @ np.linalg.solve(np.eye(2) + S.T @ S, S.T)
    spectrum = np.linalg.eigvalsh(S.T @ S)
    assert np.trace(hat) == pytest.approx(139 / 116)
    assert np.sum(spectrum / (spectrum + 1)) == pytest.approx(139 / 116)
    assert np.trace(S @ np.linalg.pinv(S)) == pytest.approx(2)


def test_ridge_shrinks_and_lasso_drops() -> None:
    """Ten features, two of them used: ridge keeps all, the lasso drops most; Matteoni says so of ridge."""
    rng = np.random.default_rng(12)
    X = rng.normal(size=(50, 10))
    y = 3 * X[:, 0] - 2 * X[:, 1] + rng.normal(size=50) / 10
    assert (Ridge(alpha=10).fit(X, y).coef_ != 0).all()
    assert (Lasso(alpha=0.5).fit(X, y).coef_ == 0).sum() >= 6


def test_orthonormal_ridge_and_lasso() -> None:
    """Orthonormal columns: ridge divides by 1 + lambda, the lasso moves each weight by lambda/2 towards 0."""
    X = np.linalg.qr(np.random.default_rng(13).normal(size=(20, 3)))[0]
    y = X @ np.array([1.5, -0.3, 0.8])
    penalty = 1.0
    ridge = Ridge(alpha=penalty, fit_intercept=False).fit(X, y).coef_
    lasso = Lasso(alpha=penalty / (2 * 20), fit_intercept=False, tol=1e-12).fit(X, y).coef_
    assert np.allclose(ridge, [0.75, -0.15, 0.4])
    assert np.allclose(lasso, [1.0, 0, 0.3], atol=1e-8)


def test_terms_of_a_polynomial() -> None:
    """All monomials of degree at most 3 in 10 variables: 286 (Matteoni, linear basis expansion)."""
    assert PolynomialFeatures(3).fit(np.zeros((1, 10))).n_output_features_ == comb(13, 3) == 286


def test_bias_and_variance_of_squared_loss() -> None:
    """sigma^2 + bias^2 + variance, over all 32 noises of five points; three neighbours have variance sigma^2/3."""
    truth, sigma = np.array([0.0, 1.0, 4.0, 9.0, 16.0]), 1.0
    weights = np.array([0, 1, 1, 1, 0]) / 3  # the mean of three neighbours, asked at the middle
    noises = sigma * np.array(list(product((-1, 1), repeat=5)))
    answers = (truth + noises) @ weights
    bias, variance = answers.mean() - truth[2], answers.var()
    assert variance == pytest.approx(sigma**2 / 3)
    fresh = [np.mean((truth[2] + sign * sigma - answers) ** 2) for sign in (-1, 1)]
    assert np.mean(fresh) == pytest.approx(sigma**2 + bias**2 + variance)
