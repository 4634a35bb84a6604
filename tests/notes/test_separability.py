"""Separable data as a linear program, and the distance of a point from a hyperplane."""

import numpy as np
import pytest
from scipy.optimize import linprog

X = np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, -0.5]])
Y = np.array([1, 1, -1])


def separates(x: np.ndarray, y: np.ndarray) -> np.ndarray | None:
    """Weights with y⟨w, x⟩ ≥ 1 for all rows, or None where there are none."""
    result = linprog(np.zeros(x.shape[1]), A_ub=-(y[:, None] * x), b_ub=-np.ones(len(y)), bounds=(None, None))
    return result.x if result.status == 0 else None


def test_dividing_by_the_margin_makes_the_constraint_one() -> None:
    """Padova 5.1.1: w* = (1, 1) has functional margin 1 here; any separator is feasible after the division."""
    for w in (np.array([1.0, 1.0]), np.array([0.3, 0.9]), np.array([7.0, 2.0])):
        gamma = np.min(Y * (X @ w))
        assert gamma > 0
        assert np.min(Y * (X @ (w / gamma))) == pytest.approx(1)
    assert np.min(Y * (X @ np.array([1.0, 1.0]))) == 1


@pytest.mark.parametrize("seed", range(5))
def test_linear_program_is_feasible_exactly_for_separable_data(seed: int) -> None:
    rng = np.random.default_rng(seed)
    x, w = rng.normal(size=(20, 3)), rng.normal(size=3)
    y = np.where(x @ w > 0, 1, -1)
    separator = separates(x, y)
    assert separator is not None
    assert np.all(np.sign(x @ separator) == y)  # no training error, so an empirical risk minimizer
    both_labels = np.vstack([x, x[:1]]), np.append(y, -y[0])
    assert separates(*both_labels) is None


def test_distance_from_a_hyperplane_by_projection() -> None:
    """The plane 2x + 3y + 6z - 7 = 0 and (1, 2, 3): 19/7. Without |w| = 1 the printed margin would be 19."""
    w, b, point = np.array([2.0, 3.0, 6.0]), -7.0, np.array([1.0, 2.0, 3.0])
    foot = point - np.linalg.pinv(w[None, :]) @ np.array([w @ point + b])
    assert w @ foot + b == pytest.approx(0, abs=1e-12)
    distance = np.linalg.norm(point - foot)
    assert distance == pytest.approx(19 / 7)
    assert distance == pytest.approx(abs(w @ point + b) / np.linalg.norm(w))
    assert abs(w @ point + b) == 19
    rng = np.random.default_rng(0)
    for step in rng.normal(size=(30, 3)):
        other = foot + step - (w @ step) / (w @ w) * w  # another point of the plane
        assert np.linalg.norm(point - other) >= distance - 1e-12
