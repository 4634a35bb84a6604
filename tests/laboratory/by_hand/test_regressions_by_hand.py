"""Least squares, ridge and Lasso by scikit-learn; kernels, directions and Rademacher's mean by their definitions."""

from itertools import product
from math import dist, exp, sqrt

import numpy as np
import pytest
from sklearn.decomposition import PCA
from sklearn.linear_model import Lasso, LinearRegression, Ridge
from sklearn.metrics.pairwise import polynomial_kernel, rbf_kernel

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
LINE = ([0, 1], [1, 3], [2, 2])  # means 1 and 2; the slope is (1·1 + 1·0)/2 = 1/2, the intercept 3/2
SQUARE = ([1, 1, 4], [1, -1, 3])  # x·y is 7 and 1, x·x is 2
CROSS = ([2, 0], [0, 1], [-2, 0], [0, -1])  # variances 8/3 and 2/3 along the axes
SHIFTED = ([12, 0], [10, 1], [8, 0], [10, -1])
CASES: tuple[Case, ...] = (
    ("0.5 1.5", "least_squares_weights", LINE, {}, RIGHT, ""),
    ("w = 0.5, b = 1.5", "least_squares_weights", LINE, {}, RIGHT, ""),
    ("1.5 0.5", "least_squares_weights", LINE, {}, RIGHT, "first"),
    ("1.4 0", "least_squares_weights", LINE, {}, RIGHT, "no intercept"),  # 7/5
    ("1.4", "least_squares_weights", LINE, {"intercept": 0}, RIGHT, ""),
    ("0.5 2.0", "least_squares_weights", LINE, {}, WRONG, "intercept is"),
    ("0.5 0", "least_squares_weights", LINE, {}, WRONG, "x on y"),  # both spreads are 2
    ("1.5", "least_squares_error", LINE, {}, RIGHT, ""),  # residuals -1/2, 1, -1/2
    ("0.50", "least_squares_error", LINE, {}, WRONG, "mean"),
    ("2.0", "least_squares_error", LINE, {}, WRONG, "absolute"),
    ("0.25", "least_squares_error", LINE, {"of": "r2"}, RIGHT, ""),
    ("0.333 1.67", "ridge_weights", LINE, {"penalty": 1}, RIGHT, ""),  # 1/(2 + 1), 2 - 1/3
    ("0.5 1.5", "ridge_weights", LINE, {"penalty": 1}, WRONG, "without the penalty"),
    ("0.2 1.8", "ridge_weights", LINE, {"penalty": 1}, RIGHT, "mean"),  # 1/(2 + 3)
    ("0.2 1.8", "ridge_weights", LINE, {"penalty": 1, "loss": "sum"}, WRONG, "mean"),
    ("0.25 1.75", "ridge_weights", LINE, {"penalty": 1}, RIGHT, "half"),
    ("1.0 1.0", "ridge_weights", LINE, {"penalty": 1}, WRONG, "sign"),
    ("3 0", "lasso_weights", SQUARE, {"penalty": 1}, RIGHT, ""),
    ("3.25 0.25", "lasso_weights", SQUARE, {"penalty": 1}, RIGHT, "sum of the squares"),
    ("3.5 0.5", "lasso_weights", SQUARE, {"penalty": 1}, WRONG, "without the penalty"),
    ("3.5 0", "lasso_weights", SQUARE, {"penalty": 1}, WRONG, "hard"),
    ("2.33 0.333", "lasso_weights", SQUARE, {"penalty": 1}, WRONG, "ridge"),
    ("36.0", "kernel_value", ([1, 2], [3, 1]), {}, RIGHT, ""),
    ("25.0", "kernel_value", ([1, 2], [3, 1]), {}, RIGHT, "constant"),
    ("25.0", "kernel_value", ([1, 2], [3, 1]), {"constant": 1}, WRONG, ""),
    ("26.0", "kernel_value", ([1, 2], [3, 1]), {}, WRONG, "before"),
    (exp(-5 / 8), "kernel_value", ([1, 2], [3, 1]), {"sigma": 2}, RIGHT, ""),
    (exp(-5 / 4), "kernel_value", ([1, 2], [3, 1]), {"sigma": 2}, WRONG, "σ²"),
    (exp(-sqrt(5) / 8), "kernel_value", ([1, 2], [3, 1]), {"sigma": 2}, WRONG, "squared"),
    (sqrt(2 - 2 * exp(-5)), "kernel_distance", ([1, 2], [3, 1]), {"gamma": 1}, RIGHT, ""),
    ("85.0", "kernel_distance", ([1, 2], [3, 1]), {}, WRONG, "root"),
    ("1 0", "pca_direction", CROSS, {}, RIGHT, ""),
    ("-1 0", "pca_direction", CROSS, {}, RIGHT, "same line"),
    ("0 1", "pca_direction", CROSS, {}, WRONG, "component 2"),
    ("0 1", "pca_direction", SHIFTED, {"component": 2}, RIGHT, ""),
    ("0.50", "rademacher", ([1, 1, 1], [-1, -1, -1]), {}, RIGHT, ""),  # E|sum of 3 signs|/3 = (3 + 3·1)/4/3
)


def test_on_paper() -> None:
    hold(CASES)


@pytest.mark.parametrize("intercept", [0, 1])
def test_least_squares_and_ridge_as_scikit_learn_has_them(intercept: int) -> None:
    rng = np.random.default_rng(4)
    for _ in range(10):
        X, y = rng.integers(-5, 6, (8, 3)), rng.integers(-9, 10, 8)
        rows = [[*x, target] for x, target in zip(X.tolist(), y.tolist(), strict=True)]
        for name, model, settings in (
            ("least_squares_weights", LinearRegression(fit_intercept=bool(intercept)), {}),
            ("ridge_weights", Ridge(alpha=2.5, fit_intercept=bool(intercept)), {"penalty": 2.5}),
        ):
            fitted = model.fit(X, y)
            theirs = [*fitted.coef_, *([fitted.intercept_] if intercept else [])]
            mine = QUANTITIES[name].works_out(*rows, intercept=intercept, **settings).value
            assert mine == pytest.approx(theirs, abs=1e-9)
        if intercept:
            r2 = QUANTITIES["least_squares_error"].works_out(*rows, of="r2").value
            assert r2 == pytest.approx(LinearRegression().fit(X, y).score(X, y))


def test_lasso_as_scikit_learn_has_it() -> None:
    """Half the mean of the squares is its loss; the columns are those of a Hadamard matrix, of unequal lengths."""
    H = np.array([[1, 1, 1], [1, -1, 1], [1, 1, -1], [1, -1, -1]]) * [1, 2, 3]
    rng = np.random.default_rng(5)
    for penalty in (0.5, 2.0, 4.0):
        y = rng.integers(-9, 10, 4)
        theirs = Lasso(alpha=penalty, fit_intercept=False, tol=1e-14, max_iter=10**6).fit(H, y).coef_
        rows = [[*x, target] for x, target in zip(H.tolist(), y.tolist(), strict=True)]
        for loss, strength in (
            ("half_mean", penalty),
            ("half", 4 * penalty),
            ("mean", 2 * penalty),
            ("sum", 8 * penalty),
        ):
            mine = QUANTITIES["lasso_weights"].works_out(*rows, penalty=strength, loss=loss).value
            assert mine == pytest.approx(theirs, abs=1e-9)


def test_kernels_as_scikit_learn_has_them_and_distances_by_features() -> None:
    rng = np.random.default_rng(6)
    for _ in range(10):
        x, z = rng.integers(-3, 4, (2, 2))
        if (x == z).all():
            continue
        rows = (x.tolist(), z.tolist())
        theirs = polynomial_kernel([x], [z], degree=3, gamma=1, coef0=2)[0, 0]
        assert QUANTITIES["kernel_value"].works_out(*rows, degree=3, constant=2).value == pytest.approx(theirs)
        theirs = rbf_kernel([x], [z], gamma=0.25)[0, 0]
        assert QUANTITIES["kernel_value"].works_out(*rows, gamma=0.25).value == pytest.approx(theirs)
        features = [(a * a, b * b, sqrt(2) * a * b, sqrt(2) * a, sqrt(2) * b, 1) for a, b in rows]
        assert QUANTITIES["kernel_distance"].works_out(*rows).value == pytest.approx(dist(*features))


def test_directions_as_scikit_learn_has_them() -> None:
    rng = np.random.default_rng(7)
    for _ in range(10):
        X = rng.integers(-9, 10, (6, 3)) + 5
        for place, theirs in enumerate(PCA().fit(X).components_, start=1):
            mine = QUANTITIES["pca_direction"].works_out(*X.tolist(), component=place).value
            assert abs(float(np.dot(mine, theirs))) == pytest.approx(1)


def test_rademacher_by_all_signs() -> None:
    rng = np.random.default_rng(8)
    for _ in range(5):
        H = rng.choice([-1, 1], (4, 5))
        mean = np.mean([max(float(np.mean(np.array(signs) * h)) for h in H) for signs in product((1, -1), repeat=5)])
        assert QUANTITIES["rademacher"].works_out(*H.tolist()).value == pytest.approx(mean)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("least_squares_weights", "1 2; 1 3", "dependent"),
        ("least_squares_error", "of=r2; 1 2; 2 2; 3 2", "not defined"),
        ("ridge_weights", "1 2; 2 3", "penalty"), ("ridge_weights", "lambda=-1; 1 2; 2 3", "> 0"),
        ("ridge_weights", "penalty=1 loss=x; 1 2; 2 3", "loss"),
        ("lasso_weights", "penalty=1; 1 1 2; 1 0 3", "orthogonal"),
        ("lasso_weights", "penalty=1; 0 1 2; 0 0 3", "0 everywhere"), ("kernel_value", "1 2", "2 rows"),
        ("kernel_value", "kernel=gaussian; 1 2; 3 4", "gamma"), ("kernel_value", "gamma=1 sigma=2; 1 2; 3 4", "either"),
        ("kernel_value", "kernel=linear gamma=1; 1 2; 3 4", "belong"), ("kernel_value", "gamma=-1; 1 2; 3 4", "> 0"),
        ("pca_direction", "1 0; -1 0; 0 1; 0 -1", "same variance"), ("pca_direction", "1 0; 1 0", "no variance"),
        ("rademacher", "1 1 1 1 1 1 1 1 1 1 1", "at most 10"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, settings = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **settings)
