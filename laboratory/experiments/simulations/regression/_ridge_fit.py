"""Ridge regression at given points: singular directions, and fits to fresh noise."""

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
POINTS = np.random.default_rng(1970).normal(size=(30, 4)) * np.array([1.0, 0.5, 0.2, 0.1])
TRUTH = np.array([1.0, -2.0, 3.0, 0.5])


def weights(labels: Vector, lam: float) -> Vector:
    """The minimizer of ||y - Xw||^2 + lam ||w||^2 at the given points."""
    solved: Vector = np.linalg.solve(POINTS.T @ POINTS + lam * np.eye(POINTS.shape[1]), POINTS.T @ labels)
    return solved


def hat(lam: float) -> Vector:
    """The matrix `(30, 30)` that turns labels into answers."""
    matrix: Vector = POINTS @ np.linalg.solve(POINTS.T @ POINTS + lam * np.eye(POINTS.shape[1]), POINTS.T)
    return matrix


def direction(place: int) -> tuple[float, Vector]:
    """A singular value of the points and its right vector `(4,)`."""
    _, values, directions = np.linalg.svd(POINTS, full_matrices=False)
    return float(values[place]), directions[place]


def drawn_labels(rng: np.random.Generator, sigma: float) -> Vector:
    """Labels at the points: linear, with Gaussian noise."""
    labels: Vector = POINTS @ TRUTH + sigma * rng.normal(size=len(POINTS))
    return labels
