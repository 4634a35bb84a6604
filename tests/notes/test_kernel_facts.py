"""Kernels, their matrices and their combinations: facts of Matteoni's notes."""

from math import comb, exp, tanh

import numpy as np
import pytest

POINTS = np.random.default_rng(19).normal(size=(30, 3))


def _least_eigenvalue(gram: np.ndarray) -> float:
    return float(np.linalg.eigvalsh(gram)[0])


def _linear(X: np.ndarray) -> np.ndarray:
    return X @ X.T


def _gaussian(X: np.ndarray, sigma: float = 1.0) -> np.ndarray:
    return np.exp(-np.sum((X[:, None] - X) ** 2, axis=2) / (2 * sigma**2))


def test_example_kernels_are_positive_and_tanh_is_not() -> None:
    """Polynomial and Gaussian matrices have no negative eigenvalue; tanh with beta_1 < 0 fails at the origin alone."""
    assert _least_eigenvalue((1 + _linear(POINTS)) ** 3) > -1e-8
    assert _least_eigenvalue(_gaussian(POINTS)) > -1e-12
    origin = np.vstack([POINTS, np.zeros(3)])
    assert _least_eigenvalue(np.tanh(0.5 * _linear(origin) - 1)) < -0.7
    assert tanh(0 - 1) == pytest.approx(-0.7616, abs=5e-5)
    assert comb(2 + 2, 2) == 6
    x, z = POINTS[0, :2], POINTS[1, :2]
    root = np.sqrt(2)

    def features(v: np.ndarray) -> np.ndarray:  # the six features of (1 + xz)^2 in the plane
        return np.array([1, root * v[0], root * v[1], v[0] ** 2, v[1] ** 2, root * v[0] * v[1]])

    assert features(x) @ features(z) == pytest.approx((1 + x @ z) ** 2)
    assert exp(-1 / 2) == pytest.approx(0.6065306597, abs=5e-11)
    assert np.allclose(_gaussian(POINTS, 1e-3), np.eye(30))
    assert np.allclose(_gaussian(POINTS, 1e6), 1)


def test_sums_and_products_of_kernels() -> None:
    """Sums, positive multiples and products of kernels are kernels; a difference need not be."""
    first, second = _linear(POINTS), _gaussian(POINTS)
    for gram in (first + second, 3 * first, first * second):
        assert _least_eigenvalue(gram) > -1e-9
    assert _least_eigenvalue(first - 2 * first) < -1
