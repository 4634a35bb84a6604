"""Rademacher complexity by signs, and replace-one stability, against enumeration and closed forms."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import comb, log, sqrt
from typing import Any, Self

import numpy as np
import pytest
from sklearn.base import BaseEstimator
from sklearn.linear_model import Ridge

from learners import learners
from learners.complexity.rademacher import linear_bounds, massart, rademacher_exact, rademacher_monte_carlo
from learners.complexity.stability import exact_stability, replace_one_stability
from learners.complexity.suprema import over_absolute_ball, over_euclidean_ball, over_functions, over_kernel_ball
from tests.sentences import pattern

ALL_EIGHT = list(product((-1, 1), repeat=3))


@pytest.mark.parametrize(
    ("functions", "complexity"),
    [
        ([[1, 1, 1], [-1, -1, -1]], 1 / 2),
        ([[-1, -1, -1], [-1, -1, 1], [-1, 1, 1], [1, 1, 1]], 2 / 3),
        (ALL_EIGHT, 1),
        ([[1, 1, -1], [-1, 1, 1], [1, -1, 1]], 1 / 2),
        ([[1, -1, 1]], 0),
    ],
)
def test_published_classes_on_three_points(
    functions: list[list[int] | tuple[int, int, int]], complexity: float
) -> None:
    assert rademacher_exact(over_functions(functions), 3) == pytest.approx(complexity, abs=1e-15)
    assert rademacher_exact(over_functions(functions), 3, factor=2) == pytest.approx(2 * complexity, abs=1e-15)


def test_absolute_value_adds_the_negatives() -> None:
    functions = [[1, 1, -1], [-1, 1, 1], [1, -1, 1]]
    with_negatives = [*functions, *(-np.array(functions)).tolist()]
    both = rademacher_exact(over_functions(with_negatives), 3)
    assert rademacher_exact(over_functions(functions), 3, absolute=True) == pytest.approx(both)
    # One function: E|sum of three signs| / 3 = (2 * 3 + 6 * 1) / 8 / 3.
    assert rademacher_exact(over_functions([[1, 1, 1]]), 3, absolute=True) == pytest.approx(0.5)


@pytest.mark.parametrize("m", [1, 2, 5, 10, 16])
def test_two_constants_are_the_mean_distance_of_a_walk(m: int) -> None:
    exact = Fraction(sum(comb(m, k) * abs(m - 2 * k) for k in range(m + 1)), 2**m * m)
    assert rademacher_exact(over_functions([[1] * m, [-1] * m]), m) == pytest.approx(float(exact), rel=1e-13)


def test_fractions_over_all_signs() -> None:
    rng = np.random.default_rng(0)
    functions = rng.integers(-3, 4, (5, 6))
    total = sum(max(int(np.dot(signs, f)) for f in functions) for signs in product((-1, 1), repeat=6))
    exact = float(Fraction(total, 64 * 6))
    assert rademacher_exact(over_functions(functions), 6) == pytest.approx(exact)
    assert exact <= massart(functions)


def test_massart_by_hand() -> None:
    assert massart(ALL_EIGHT) == pytest.approx(sqrt(2 * log(8) / 3))
    assert massart([[1, 1], [1, 1]]) == 0  # one function, written twice


def test_linear_class_on_orthonormal_points_is_known() -> None:
    # ||sum of signed orthonormal vectors|| = sqrt m always; the greatest coordinate is 1 always.
    for m in (1, 4, 9):
        assert rademacher_exact(over_euclidean_ball(np.eye(m), 3.0), m) == pytest.approx(3 / sqrt(m))
        assert rademacher_exact(over_absolute_ball(np.eye(m), 3.0), m) == pytest.approx(3 / m)
        assert linear_bounds(np.eye(m), 3.0)[1] == pytest.approx(3 / sqrt(m))


def test_linear_bounds_hold_and_the_kernel_is_the_same_ball() -> None:
    rng = np.random.default_rng(1)
    for samples in (2, 8, 12):
        X = rng.normal(size=(samples, 3))
        exact = rademacher_exact(over_euclidean_ball(X), samples)
        low, high = linear_bounds(X)
        assert low <= exact <= high
        assert rademacher_exact(over_kernel_ball(X @ X.T), samples) == pytest.approx(exact)
        corners = np.vstack([X.T, -X.T])  # the corners of the absolute ball
        by_corners = rademacher_exact(over_functions(corners), samples)
        assert rademacher_exact(over_absolute_ball(X), samples) == pytest.approx(by_corners)
    same = np.ones((2, 1))
    assert rademacher_exact(over_euclidean_ball(same), 2) == pytest.approx(linear_bounds(same)[0])  # Khinchine is sharp


@pytest.mark.parametrize("absolute", [False, True])
def test_interval_of_random_signs_holds_the_exact_value(absolute: bool) -> None:
    rng = np.random.default_rng(2)
    functions = rng.choice([-1, 1], (6, 12))
    exact = rademacher_exact(over_functions(functions), 12, absolute, factor=2)
    # False alarm 10^-6.
    estimate = rademacher_monte_carlo(over_functions(functions), 12, 1.0, 4000, 1e-6, absolute, factor=2)
    assert estimate.low <= exact <= estimate.high
    assert abs(estimate.value - exact) < 5 * estimate.standard_error
    assert estimate.suprema.shape == (4000,)
    span = 2 * (1 if absolute else 2)
    assert estimate.high - estimate.value == pytest.approx(span * sqrt(log(2e6) / 8000))


def test_signs_are_judged() -> None:
    with pytest.raises(ValueError, match=pattern("samples integer 1..16; 17")):
        rademacher_exact(over_functions([[1] * 17]), 17)
    with pytest.raises(ValueError, match=pattern("empty matrix")):
        over_functions([1, 2])


class Mean(BaseEstimator):  # type: ignore[misc]  # scikit-learn tells no types
    """The mean of the targets, whatever the point."""

    def fit(self, X: np.ndarray, y: np.ndarray) -> Self:
        self.mean_ = y.mean()
        return self

    def predict(self, X: np.ndarray) -> np.ndarray:
        return np.full(len(X), self.mean_)


def squared(y: np.ndarray, predictions: np.ndarray) -> np.ndarray:
    return (y - predictions) ** 2


def zero_one(y: np.ndarray, predictions: np.ndarray) -> np.ndarray:
    return (y != predictions).astype(float)


def normals(random: np.random.Generator, n: int) -> tuple[np.ndarray, np.ndarray]:
    return np.zeros((n, 1)), random.normal(size=n)


def test_the_mean_overfits_by_two_variances_over_m() -> None:
    # risk 1 + 1/m, training error 1 - 1/m; both checks raise a false alarm once in about 10^6 (4.9 errors).
    estimate = replace_one_stability(Mean(), normals, 10, squared, repeats=1500, fresh=200)
    assert abs(estimate.stability - 0.2) < 4.9 * estimate.stability_error
    assert abs(estimate.gap - 0.2) < 4.9 * estimate.gap_error
    assert estimate.stability_error < 0.03


@pytest.mark.parametrize("samples", [1, 2, 3])
@pytest.mark.parametrize(
    ("model", "loss"), [(Mean(), squared), (Ridge(0.5), squared), (learners["memoriser"](), zero_one)]
)
def test_both_sides_are_equal_in_a_finite_world(model: Any, loss: Callable[..., Any], samples: int) -> None:
    X, y = np.array([[0.0], [1.0], [1.0], [2.0]]), np.array([0, 0, 1, 3])
    stability, gap = exact_stability(model, X, y, [0.4, 0.3, 0.2, 0.1], samples, loss)
    assert stability == pytest.approx(gap, abs=1e-12)
    assert gap > 0


def test_exact_world_by_hand() -> None:
    # A fair coin, the mean of one toss: risk (0 + 1) / 2, training error 0.
    assert exact_stability(Mean(), [[0.0], [0.0]], [0, 1], [0.5, 0.5], 1, squared) == (0.5, 0.5)
    with pytest.raises(ValueError, match=pattern("repeats replace_one_stability")):
        replace_one_stability(Mean(), normals, 5, squared, repeats=1)
