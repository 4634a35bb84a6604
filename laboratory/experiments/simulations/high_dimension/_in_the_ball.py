"""Uniform points of the unit ball, by their distance from the centre."""

import numpy as np

WORLD = "Points have Gaussian directions and lengths whose n-th power is uniform, which makes them uniform in the ball."


def points_in_the_ball(rng: np.random.Generator, points: int, n: int) -> np.ndarray:
    """Independent points `(points, n)`."""
    directions = rng.normal(size=(points, n))
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    inside: np.ndarray = directions * rng.random((points, 1)) ** (1 / n)
    return inside
