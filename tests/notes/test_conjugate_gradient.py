"""Conjugate directions and conjugate gradient: facts of Amini's notes, on random quadratics."""

from collections.abc import Iterator
from math import exp, sqrt

import numpy as np
import pytest


def _quadratic(seed: int, d: int = 5) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A positive definite H, its minimizer and a start."""
    rng = np.random.default_rng(seed)
    A = rng.normal(size=(d, d))
    return A @ A.T + np.eye(d), rng.normal(size=d), rng.normal(size=d)


def _steps(H: np.ndarray, best: np.ndarray, w: np.ndarray) -> Iterator[tuple[np.ndarray, ...]]:
    """(w, p, g, next g) of each step, by the textbook recursion with the exact beta p'Hg/p'Hp."""
    g = H @ (w - best)
    p = -g
    for _ in range(len(w)):
        w = w - (p @ g) / (p @ H @ p) * p
        after = H @ (w - best)
        yield w, p, g, after
        p, g = -after + (p @ H @ after) / (p @ H @ p) * p, after


@pytest.mark.parametrize("seed", range(4))
def test_steps_along_conjugate_directions(seed: int) -> None:
    """Equation (5): the step from the start equals the one from the gradient, and minimizes along the line."""
    H, best, start = _quadratic(seed)
    now = start
    for w, p, g, after in _steps(H, best, start):
        eta = -(p @ g) / (p @ H @ p)
        assert p @ H @ (best - start) / (p @ H @ p) == pytest.approx(eta)
        assert np.allclose(now + eta * p, w)
        assert abs(p @ after) < 1e-9 * np.linalg.norm(g) * np.linalg.norm(p) + 1e-12
        now = w


@pytest.mark.parametrize("seed", range(4))
def test_conjugate_gradient_ends_after_as_many_steps_as_features(seed: int) -> None:
    """Equation (6): old directions are orthogonal to all later gradients; after d steps the minimum is reached."""
    H, best, start = _quadratic(seed)
    path = list(_steps(H, best, start))
    assert np.allclose(path[-1][0], best, atol=1e-7)
    assert not np.allclose(path[-2][0], best, atol=1e-7)
    for earlier in range(5):
        for later in range(earlier, 5):
            assert abs(path[earlier][1] @ path[later][3]) < 1e-6
        for later in range(earlier + 1, 5):
            assert abs(path[earlier][1] @ H @ path[later][1]) < 1e-5
    spectrum = np.linalg.eigvalsh(H)
    root = sqrt(spectrum[-1] / spectrum[0])
    error = [sqrt((w - best) @ H @ (w - best)) for w, *_ in path]
    begin = sqrt((start - best) @ H @ (start - best))
    for t, distance in enumerate(error, 1):
        assert distance <= 2 * ((root - 1) / (root + 1)) ** t * begin + 1e-9
    assert abs(2 * ((sqrt(10) - 1) / (sqrt(10) + 1)) ** 10 - 0.002863084256) < 5e-13
    assert abs((9 / 11) ** 10 - 0.1344306327) < 5e-11  # gradient descent at the same condition number


@pytest.mark.parametrize("seed", range(4))
def test_four_formulas_for_beta_agree_on_quadratics(seed: int) -> None:
    """Exact, Hestenes-Stiefel, Polak-Ribiere and Fletcher-Reeves; Fletcher-Reeves of (3,1), (2,-1) is 1/2."""
    H, best, start = _quadratic(seed)
    for _, p, g, after in list(_steps(H, best, start))[:-1]:
        exact = p @ H @ after / (p @ H @ p)
        others = (after @ (after - g) / (p @ (after - g)), after @ (after - g) / (g @ g), after @ after / (g @ g))
        assert np.allclose(others, exact, rtol=1e-7)
    assert np.array([2, -1]) @ [2, -1] / (np.array([3, 1]) @ [3, 1]) == 0.5


def test_conjugate_gradient_may_climb_after_a_wolfe_step() -> None:
    """exp(10(w-1)) - w from 0 to 0.95: both weak conditions hold, and Fletcher-Reeves' next direction goes up."""

    def loss(w: float) -> float:
        return exp(10 * (w - 1)) - w

    def slope(w: float) -> float:
        return 10 * exp(10 * (w - 1)) - 1

    p, alpha, beta = -slope(0), 0.1, 0.4
    eta = 0.95 / p
    assert loss(0.95) <= loss(0) + alpha * eta * p * slope(0)
    assert p * slope(0.95) >= beta * p * slope(0)
    assert abs(p * slope(0.95)) > beta * abs(p * slope(0))  # the strong condition forbids this step
    following = -slope(0.95) + slope(0.95) ** 2 / slope(0) ** 2 * p
    assert following * slope(0.95) > 0
    restarted = -slope(0.95) + max(0, slope(0.95) * (slope(0.95) - slope(0)) / slope(0) ** 2) * p
    assert restarted * slope(0.95) > 0  # Polak and Ribiere's beta is positive here: only a restart descends
    assert -slope(0.95) * slope(0.95) < 0
