"""The powers of x as features: condition numbers with 60 digits, weights in exact fractions, steps one by one."""

from fractions import Fraction
from math import inf
from typing import Any

import mpmath
import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.linear_models.powers.run import HIGHEST, powers
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["linear_models.powers"]
LEFT = {"unit": 0, "symmetric": -1}


def points(m: int, interval: str) -> list[Fraction]:
    """Exactly."""
    left = LEFT[interval]
    return [left + Fraction(i * (1 - left), m - 1) for i in range(m)]


def singular(rows: list[list[Any]]) -> tuple[Any, Any]:
    """The largest and the smallest singular value, with 60 digits."""
    with mpmath.workdps(60):
        matrix = mpmath.matrix([[mpmath.mpf(v.numerator) / v.denominator for v in row] for row in rows])
        values = mpmath.svd_r(matrix, compute_uv=False)
        return max(values), min(values)


def by_powers(degree: int, m: int, interval: str) -> list[list[Fraction]]:
    return [[x**k for k in range(degree + 1)] for x in points(m, interval)]


@pytest.mark.parametrize(
    ("degree", "m", "interval", "accuracy"),
    [(1, 2, "unit", 1e-12), (2, 5, "symmetric", 1e-12), (10, 20, "unit", 1e-7), (10, 20, "symmetric", 1e-10),
     (HIGHEST, 20, "unit", 1e-4), (HIGHEST, HIGHEST + 1, "unit", 3e-3)],
)  # fmt: skip
def test_condition_numbers_with_sixty_digits(degree: int, m: int, interval: str, accuracy: float) -> None:
    run, (largest, smallest) = powers(degree, m, interval), singular(by_powers(degree, m, interval))
    assert run.condition == pytest.approx(float(largest / smallest), rel=accuracy)
    assert run.normal_condition == pytest.approx(float((largest / smallest) ** 2), rel=2 * accuracy)
    assert run.factor == pytest.approx(float(1 / smallest), rel=accuracy)
    assert len(run.conditions) == degree and (np.diff(run.conditions) > 0).all()


def test_the_condition_of_the_remark() -> None:
    """5.7 times 10 to the 14th, in the companion and in the learner's docstring: of X'X."""
    largest, smallest = singular(by_powers(10, 20, "unit"))
    assert f"{float((largest / smallest) ** 2):.2g}" == "5.7e+14"
    assert VIEW().headline.value == pytest.approx(float((largest / smallest) ** 2), rel=1e-6)


@pytest.mark.parametrize("degree", [1, 4, 9])
def test_legendre_by_the_three_term_recurrence(degree: int) -> None:
    rows = []
    for x in points(20, "symmetric"):
        row = [Fraction(1), x]
        for k in range(1, degree):
            row.append(((2 * k + 1) * x * row[k] - k * row[k - 1]) / (k + 1))
        rows.append(row[: degree + 1])
    largest, smallest = singular(rows)
    assert powers(degree, 20, "unit").legendre[-1] == pytest.approx(float(largest / smallest), rel=1e-10)


def test_what_the_normal_equations_lose_a_decomposition_keeps() -> None:
    """A bound of the textbooks: an error of a few condition numbers times half a unit in the last place."""
    run, unit = powers(10, 20, "unit"), 2.0**-53
    assert run.errors["svd"][-1] < 100 * run.condition * unit
    assert run.errors["qr"][-1] < 100 * run.condition * unit
    assert run.errors["normal equations"][-1] > 1e4 * max(run.errors["svd"][-1], run.errors["qr"][-1])


def test_a_change_of_the_targets_moves_the_weights_so_far_and_the_fit_no_further() -> None:
    """Along the last direction: weights of a least squares solution in 60 digits."""
    degree, m = 6, 10
    rows = by_powers(degree, m, "unit")
    with mpmath.workdps(60):
        X = mpmath.matrix([[mpmath.mpf(v.numerator) / v.denominator for v in row] for row in rows])
        U, S, _ = mpmath.svd_r(X)
        last = min(range(degree + 1), key=lambda i: S[i])
        change = U[:, last]
        moved = mpmath.lu_solve(X.T * X, X.T * change)
        assert powers(degree, m, "unit").factor == pytest.approx(float(mpmath.norm(moved)), rel=1e-8)
        assert float(mpmath.norm(X * moved)) == pytest.approx(1)
        other = mpmath.matrix([(-1) ** i for i in range(m)])
        fitted = X * mpmath.lu_solve(X.T * X, X.T * other)
        assert mpmath.norm(fitted) <= mpmath.norm(other)


def test_steps_of_gradient_descent_are_those_it_takes() -> None:
    run = powers(2, 5, "unit")
    X = np.array(by_powers(2, 5, "unit"), np.float64)
    curvatures, directions = np.linalg.eigh(X.T @ X)
    rate, error, steps = 2 / (curvatures[0] + curvatures[-1]), directions[:, 0], 0
    while np.linalg.norm(error) > 0.1:
        error, steps = error - rate * X.T @ X @ error, steps + 1
    assert steps - 1 < run.steps <= steps
    assert all(abs(1 - rate * c) <= 1 - rate * curvatures[0] + 1e-12 for c in curvatures)


def test_what_is_drawn_and_told_is_the_run() -> None:
    result, run = VIEW(degree=5, m=9), powers(5, 9, "unit")
    np.testing.assert_array_equal(trace(result, 0, "XᵀX, powers")[1], run.conditions**2)
    np.testing.assert_array_equal(trace(result, 0, "X, Legendre")[1], run.legendre)
    assert result.table["error_qr"] == run.errors["qr"].tolist()
    assert f"{run.legendre[-1]:.3g}" in facts(result.more) and "5.71·10¹⁴" in VIEW().more
    assert inf not in run.errors["svd"]


def test_too_few_points_get_a_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("m > 10; 10")):
        VIEW(m=10).run  # noqa: B018
