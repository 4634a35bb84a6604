"""Convexity in the notes: first order, strong convexity, Lipschitz and smooth losses, unbiased gradients."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.optimize import approx_fprime
from scipy.special import logsumexp, softmax

Loss = Callable[[np.ndarray, np.ndarray, int], float]
X = np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0], [1.0, 4.0]])
Y = np.array([2.0, 3.0, 5.0, 6.0])


def hinge(w: np.ndarray, x: np.ndarray, y: int) -> float:
    return max(0.0, 1 - y * float(w @ x))


def logistic(w: np.ndarray, x: np.ndarray, y: int) -> float:
    return float(np.logaddexp(0, -y * (w @ x)))


def test_tangents_lie_below_a_convex_function() -> None:
    """f(u) ≥ f(w) + ⟨u - w, ∇f(w)⟩ for f = ln Σ exp; Padova 9.1 prints ≤, which reads 1 ≤ 0 for w², w = 0, u = 1."""
    rng = np.random.default_rng(0)
    for w, u in rng.normal(scale=2, size=(200, 2, 3)):
        assert logsumexp(u) >= logsumexp(w) + (u - w) @ softmax(w) - 1e-12

    def square(w: float, u: float) -> tuple[float, float]:
        return u**2, w**2 + (u - w) * 2 * w

    value, tangent = square(0.0, 1.0)
    assert (value, tangent) == (1, 0)
    assert not value <= tangent


def test_strong_convexity_of_the_regulariser() -> None:
    """λ|w|² plus a convex f is 2λ-strongly convex (Padova, lemma 8.1)."""
    rng, lam = np.random.default_rng(1), 0.1

    def objective(w: np.ndarray) -> float:
        return lam * float(w @ w) + abs(float(w[0] - 2 * w[1]))

    for w, u in rng.normal(size=(200, 2, 2)):
        alpha = rng.uniform(0.01, 0.99)
        chord = alpha * objective(w) + (1 - alpha) * objective(u)
        bend = lam * alpha * (1 - alpha) * float((w - u) @ (w - u))
        assert objective(alpha * w + (1 - alpha) * u) <= chord - bend + 1e-12
        minimizer = np.zeros(2)
        assert objective(w) - objective(minimizer) >= lam * float(w @ w) - 1e-12


def test_growth_from_a_point_that_is_no_minimiser_may_fail() -> None:
    """f(w) - f(u) ≥ (modulus/2)|w - u|² needs u to minimize: for 0.1|w|², w = 0, |u| = 1 it reads -0.1 ≥ 0.1."""

    def grows(w: float, u: float) -> bool:
        return 0.1 * w**2 - 0.1 * u**2 >= 0.1 * (w - u) ** 2

    assert grows(1.0, 0.0)
    assert not grows(0.0, 1.0)


@pytest.mark.parametrize("loss", [hinge, logistic])
def test_margin_losses_are_lipschitz_with_the_length_of_the_example(loss: Loss) -> None:
    """Padova, definition 8.3 prints no constant at all: with |x| = 3 a loss changes up to three times as much as w."""
    rng, x = np.random.default_rng(2), np.array([2.0, -2.0, 1.0])
    ratios = [abs(loss(w, x, 1) - loss(u, x, 1)) / np.linalg.norm(w - u) for w, u in rng.normal(size=(500, 2, 3))]
    assert max(ratios) <= 3 + 1e-12
    along = [loss(-5 * x, x, 1), loss(-6 * x, x, 1)]
    assert abs(along[1] - along[0]) / 3 == pytest.approx(3, rel=1e-6)  # so "≤ |w - w'|" is false


def test_squared_loss_is_not_lipschitz() -> None:
    slopes = [((w + 1) ** 2 - w**2) / 1 for w in (1, 100, 10_000)]
    assert slopes == [3, 201, 20_001]


def test_lipschitz_speaks_of_values_and_smoothness_of_gradients() -> None:
    """The summary's margin note compares gradients. |w| is 1-Lipschitz, yet its gradient jumps by 2 across 0."""
    w, u = -1e-6, 1e-6
    assert abs(abs(w) - abs(u)) <= abs(w - u)
    assert abs(np.sign(w) - np.sign(u)) > 1 * abs(w - u)


def test_min_max_scaling_bounds_the_length_by_the_root_of_the_dimension() -> None:
    corners = np.array(np.meshgrid(*[[0.0, 1.0]] * 9)).reshape(9, -1).T
    assert np.linalg.norm(corners, axis=1).max() == 3


@pytest.mark.parametrize("w", [np.zeros(2), np.ones(2)])
def test_gradient_at_a_random_example_is_unbiased(w: np.ndarray) -> None:
    """The mean over the sample is the gradient at the same w; the box of Padova 9.2 writes w(0) for w(t)."""

    def loss(v: np.ndarray) -> float:
        return float(np.mean((X @ v - Y) ** 2))

    steps = np.array([2 * (x @ w - y) * x for x, y in zip(X, Y, strict=True)])
    assert steps.mean(axis=0) == pytest.approx(approx_fprime(w, loss, 1e-7), abs=1e-4)
    start = np.array([-8.0, -23.5])
    assert (steps.mean(axis=0) == pytest.approx(start)) == (not w.any())


def test_jacobian_and_chain_rule_by_differences() -> None:
    """The summary's f(x, v) = (sin x + v, x v) at (0.7, -1.3), composed with g: R³ → R²."""

    def f(p: np.ndarray) -> np.ndarray:
        return np.array([np.sin(p[0]) + p[1], p[0] * p[1]])

    def g(q: np.ndarray) -> np.ndarray:
        return np.array([q[0] * q[1], q[2] - q[0] ** 2])

    at = np.array([0.7, -1.3])
    outer = np.array([[np.cos(0.7), 1.0], [-1.3, 0.7]])
    assert outer[0, 0] == pytest.approx(0.7648421873, abs=1e-10)
    jacobian: Any = approx_fprime  # its stubs know functions of one number only
    assert jacobian(at, f, 1e-7) == pytest.approx(outer, abs=1e-6)
    q = np.array([0.7, 1.0, -1.3 + 0.49])
    assert g(q) == pytest.approx(at)
    inner = np.array([[q[1], q[0], 0.0], [-2 * q[0], 0.0, 1.0]])
    assert jacobian(q, lambda v: f(g(v)), 1e-7) == pytest.approx(outer @ inner, abs=1e-6)
    with pytest.raises(ValueError, match="mismatch"):
        inner @ outer
