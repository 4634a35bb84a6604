"""Nearly singular least squares: against closed forms of two features, and the facts of linear algebra it shows."""

from math import inf, sqrt
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.linear_models.singular.run import SingularRun, singular
from tests.sentences import facts
from tests.showing import trace

VIEW = views["linear_models.singular"]
USUAL: dict[str, Any] = {"apart": 0.03, "equal": False, "m": 20, "change": 0.1, "alpha": 1.0, "seed": 0}


def run(**other: Any) -> SingularRun:
    return singular(**{**USUAL, **other})


def sample(**other: Any) -> tuple[np.ndarray, np.ndarray, np.random.Generator]:
    values = {**USUAL, **other}
    rng = np.random.default_rng(values["seed"])
    a, b = rng.standard_normal((2, values["m"]))
    X = np.column_stack([a, a if values["equal"] else a + values["apart"] * b])
    return X, X.sum(axis=1), rng


@pytest.mark.parametrize("apart", [1.0, 0.1, 0.003])
def test_singular_values_are_those_of_the_quadratic_equation(apart: float) -> None:
    """The squares are the roots of t² − trace t + determinant of X'X, the smaller one without a difference."""
    X, _, _ = sample(apart=apart)
    (a, b), (_, c) = X.T @ X
    larger = ((a + c) + sqrt((a - c) ** 2 + 4 * b * b)) / 2
    cross = sum((X[i, 0] * X[j, 1] - X[i, 1] * X[j, 0]) ** 2 for i in range(20) for j in range(i))  # Cauchy and Binet
    np.testing.assert_allclose(run(apart=apart).singular_values, [sqrt(larger), sqrt(cross / larger)], rtol=1e-9)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("apart", [1.0, 0.03, 1e-4])
def test_no_change_is_multiplied_by_more_than_the_factors(apart: float, seed: int) -> None:
    result = run(apart=apart, seed=seed)
    assert np.all(result.squares_moved <= result.factor * result.moved * (1 + 1e-9))
    assert np.all(result.ridge_moved <= result.ridge_factor * result.moved * (1 + 1e-9))
    assert result.ridge_factor <= result.ridge_factor_of_any * (1 + 1e-12)


def test_the_factor_is_reached_along_the_last_direction() -> None:
    X, y, _ = sample()
    u = np.linalg.svd(X)[0][:, 1]
    moved = np.linalg.lstsq(X, y + u, rcond=None)[0] - np.linalg.lstsq(X, y, rcond=None)[0]
    assert np.linalg.norm(moved) == pytest.approx(run().factor, rel=1e-6)


def test_of_equal_features_the_shortest_weights_are_taken() -> None:
    """All (w, c − w) fit alike; the shortest has two equal weights, and moves with the mean slope only."""
    result = run(equal=True)
    assert result.rank == 1 and result.condition == inf
    np.testing.assert_allclose(result.squares[:, 0], result.squares[:, 1], atol=1e-12)
    X, y, rng = sample(equal=True)
    changes = 0.1 * rng.standard_normal((60, 20))
    slopes = ((y + changes) @ X[:, 0]) / (X[:, 0] @ X[:, 0])
    np.testing.assert_allclose(result.squares[:, 0], slopes / 2, rtol=1e-9)


def test_ridge_solves_its_own_equations() -> None:
    X, y, rng = sample(alpha=0.5)
    changes = 0.1 * rng.standard_normal((60, 20))
    by_cramer = []
    (a, b), (_, c) = X.T @ X + 0.5 * np.eye(2)
    for target in y + changes:
        p, q = X.T @ target
        by_cramer.append([(c * p - b * q) / (a * c - b * b), (a * q - b * p) / (a * c - b * b)])
    np.testing.assert_allclose(run(alpha=0.5).ridge, by_cramer, rtol=1e-9)


def test_normal_equations_lose_twice_the_digits() -> None:
    errors = run(apart=1e-6, change=1e-6).errors
    assert errors["svd"] < 1e-8 and errors["qr"] < 1e-8 and errors["normal equations"] > 1e-6


def test_the_view_says_what_the_run_is() -> None:
    result, usual = VIEW(), run()
    assert np.array_equal(np.column_stack(trace(result, 0, "least squares")), usual.squares)
    assert result.headline.at_most is not None and result.headline.value <= result.headline.at_most
    assert "no inverse" in VIEW(equal=True).more and "shortest" in VIEW(equal=True).more
    assert "6,890" in result.more  # the square of 83
    assert result.table["ridge_moved"] == usual.ridge_moved.tolist()


class Counted:
    """Products and quotients of real numbers, counted as they are made."""

    def __init__(self) -> None:
        self.made = 0

    def times(self, a: float, b: float) -> float:
        self.made += 1
        return a * b

    def over(self, a: float, b: float) -> float:
        self.made += 1
        return a / b


def formed(X: list[list[float]], count: Counted) -> list[list[float]]:
    d = len(X[0])
    return [[sum(count.times(row[i], row[j]) for row in X) for j in range(d)] for i in range(d)]


def inverted(A: list[list[float]], count: Counted) -> list[list[float]]:
    """Gauss and Jordan in place: a pivot's row is divided, and taken from every other one."""
    A, d = [list(row) for row in A], len(A)
    for k in range(d):
        A[k] = [count.over(1.0 if j == k else A[k][j], A[k][k]) for j in range(d)]
        for i in set(range(d)) - {k}:
            factor, A[i][k] = A[i][k], 0.0
            A[i] = [A[i][j] - count.times(factor, A[k][j]) for j in range(d)]
    return A


@pytest.mark.parametrize("m", [2, 20, 101])
def test_multiplications_are_counted(m: int) -> None:
    """Both parts by loops that count; the inverse is NumPy's."""
    X, _, _ = sample(m=m, apart=0.5)
    forming, inverting = Counted(), Counted()
    A = formed(X.tolist(), forming)
    np.testing.assert_allclose(inverted(A, inverting), np.linalg.inv(X.T @ X), rtol=1e-6)
    assert f"= **{forming.made}** = **{inverting.made}**" in facts(VIEW(m=m).more)
    assert forming.made >= inverting.made


def test_gauss_and_jordan_take_the_cube() -> None:
    for d in range(1, 7):
        count = Counted()
        A = np.random.default_rng(d).normal(size=(d, d)) + 5 * np.eye(d)
        np.testing.assert_allclose(inverted(A.tolist(), count), np.linalg.inv(A), rtol=1e-9, atol=1e-12)
        assert count.made == d**3
