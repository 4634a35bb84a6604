"""Gradient descent, Wolfe's conditions and Zoutendijk's theorem: facts of Amini's notes (one of Matteoni's)."""

from math import exp, log1p, sqrt

import numpy as np
import pytest
from scipy.optimize import line_search, minimize_scalar


def test_a_minimum_leaves_the_hessian_semi_definite() -> None:
    """w^4 has second derivative 0 at its strict minimum; least squares with d > m has zero eigenvalues."""
    second = (2 * 0.01**4) / 0.01**2  # symmetric difference at 0
    assert second == pytest.approx(2e-4)  # tends to 0 with the square of the step
    X = np.random.default_rng(6).normal(size=(3, 5))
    spectrum = np.linalg.eigvalsh(X.T @ X)
    assert (np.abs(spectrum[:2]) < 1e-12).all()
    assert (spectrum[2:] > 1e-3).all()
    # For a quadratic the second-order model is exact, coordinate by coordinate of the eigenbasis.
    H = X.T @ X + np.eye(5)
    values, vectors = np.linalg.eigh(H)
    w = np.arange(5.0)
    assert abs(w @ H @ w / 2 - (values * (vectors.T @ w) ** 2).sum() / 2) < 1e-10
    assert abs(sqrt(2 * 1 / 4) - 0.7071067812) < 5e-11  # half-axis of the level line 1 along eigenvalue 4


def _last_distance(eigenvalues: np.ndarray, eta: float, steps: int = 400) -> float:
    """How far gradient descent on the quadratic is from 0 after so many steps, by running it from (1, ..., 1)."""
    w = np.ones_like(eigenvalues)
    for _ in range(steps):
        w = w - eta * eigenvalues * w
    return float(np.abs(w).max())


def test_the_largest_step_of_gradient_descent() -> None:
    """It converges below 2/lambda_max, four times what Amini prints; Matteoni's eta < 1 is no condition."""
    eigenvalues = np.array([1.0, 10.0])
    limit = 2 / eigenvalues.max()
    assert _last_distance(eigenvalues, 0.99 * limit) < 1e-3
    assert _last_distance(eigenvalues, 1.01 * limit) > 100
    assert limit > 3 * 1 / (2 * eigenvalues.max())
    best = 2 / eigenvalues.sum()
    assert abs(best - 0.1818181818) < 5e-11
    assert _last_distance(eigenvalues, best, 1) == pytest.approx(9 / 11)
    assert abs(9 / 11 - 0.8181818182) < 5e-11
    x = np.tile([1.0, -1.0], 50)  # 100 standardized inputs: the error is multiplied by 1 - 200 eta
    w, target = 1.0, 3.0
    stepped = w + 0.5 * 2 * np.sum((target * x - w * x) * x)
    assert (stepped - target) / (w - target) == pytest.approx(-99)


def test_steps_that_armijo_and_wolfe_allow_on_a_quadratic() -> None:
    """With exact step s: Armijo up to 2(1-alpha)s, curvature from (1-beta)s on; alpha = 3/4 refuses s itself."""

    def psi(eta: float) -> float:
        return 2 * (1 - eta) ** 2  # slope -4 at 0, exact step 1

    for alpha in (0.1, 0.25, 0.5, 0.75):
        allowed = [eta for eta in np.linspace(0.001, 2.2, 2200) if psi(eta) <= psi(0) - 4 * alpha * eta]
        assert abs(max(allowed) - 2 * (1 - alpha)) < 2e-3
        assert (psi(1) <= psi(0) - 4 * alpha) == (alpha <= 0.5)
    for beta in (0.3, 0.9):
        curved = [eta for eta in np.linspace(0.001, 2.2, 2200) if 4 * (eta - 1) >= -4 * beta]
        assert abs(min(curved) - (1 - beta)) < 2e-3


def test_a_step_that_satisfies_both_conditions_exists() -> None:
    """SciPy finds one on smooth losses; at the largest admissible step Armijo's two sides are equal (steps 1 to 4)."""
    rng = np.random.default_rng(7)
    for _ in range(5):
        X, y = rng.normal(size=(20, 3)), rng.choice([-1.0, 1.0], 20)

        def loss(w: np.ndarray, Z: np.ndarray = y[:, None] * X) -> float:
            return float(np.logaddexp(0, -Z @ w).mean() + w @ w / 20)

        def slope(w: np.ndarray, Z: np.ndarray = y[:, None] * X) -> np.ndarray:
            return -(Z / (1 + np.exp(Z @ w))[:, None]).mean(axis=0) + w / 10

        w, alpha, beta = rng.normal(size=3), 1e-3, 0.5
        p = -slope(w)
        eta = line_search(loss, slope, w, p, c1=alpha, c2=beta)[0]
        assert eta is not None  # a step was found
        assert loss(w + eta * p) <= loss(w) + alpha * eta * p @ slope(w)
        assert p @ slope(w + eta * p) >= beta * p @ slope(w)
    # f = w^2 from w = 1 along -2: between 0.05 (beta = 0.9) and 0.75 (alpha = 1/4), where the strict sign fails.
    eta = 0.75
    assert (1 - 2 * eta) ** 2 == 1 - 0.25 * eta * 4
    steepness = -2 * 2 * (1 - 2 * 0.05)
    assert steepness == pytest.approx(0.9 * -4)


def test_zoutendijks_sum_stays_below_its_bound() -> None:
    """Steepest descent with exact steps from (10, 1) on eigenvalues 1 and 10 uses up 605 of 4,400."""
    H, w = np.diag([1.0, 10.0]), np.array([10.0, 1.0])
    start, used, decreases = w @ H @ w / 2, 0.0, []
    for _ in range(400):
        g = H @ w
        if g @ g < 1e-20:
            break
        used += g @ g  # the angle is 0: cos^2 = 1
        before = w @ H @ w / 2
        w = w - (g @ g) / (g @ H @ g) * g
        decreases.append(before - w @ H @ w / 2)
    bound = 10 * start / (0.5 * (1 - 0.75))
    assert (start, bound) == (55, 4400)
    assert used == pytest.approx(605)
    assert sum(decreases) == pytest.approx(start)  # the series of decreases converges, not only the sequence


def test_gradients_vanish_without_a_minimiser() -> None:
    """Angles must stay away from 90 degrees; and on separable data the logistic loss has no minimizer (corollary)."""
    # Exact steps on |w|^2/2 along directions with cos = 1/(t+2): no angle is a right one, and half the square is left.
    left = 1.0
    for t in range(100_000):
        left *= 1 - 1 / (t + 2) ** 2
    assert abs(left - 0.5) < 1e-5
    # Steepest descent: the least squared gradient of the first n is below L f(0) / (alpha (1-beta) n).
    w, gradients = np.array([10.0, 1.0]), []
    for n in range(1, 30):
        g = np.array([1.0, 10.0]) * w
        gradients.append(g @ g)
        assert min(gradients) <= 10 * 55 / (0.5 * 0.25 * n)
        w = w - (g @ g) / (g @ (np.array([1.0, 10.0]) * g)) * g
    for position in (10.0, 20.0, 30.0):  # the slope of ln(1 + exp(-w)) vanishes on the way to infinity
        assert 0 < exp(-position) / (1 + exp(-position)) < 5e-5
        assert log1p(exp(-position)) > log1p(exp(-position - 1))


def test_examples_of_steps_that_stop_short() -> None:
    """Steps of 2^-(t+1) on w^2 from 2 end at 1; as printed, 2^(-t+1), they reach the minimum 0 (second example)."""
    assert 2 - sum(2.0 ** -(t + 1) for t in range(60)) == pytest.approx(1)
    assert 2 - sum(2.0 ** (-t + 1) for t in range(1, 61)) == pytest.approx(0)
    assert minimize_scalar(lambda w: w * w).x == pytest.approx(0, abs=1e-8)
