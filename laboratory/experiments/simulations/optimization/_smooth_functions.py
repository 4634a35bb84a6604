"""Smooth convex functions whose minimizer and constants are known: mean Huber losses that all vanish at one point."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
BEND = 0.3  # where a Huber loss goes over into a straight line


@dataclass(frozen=True, eq=False)
class SmoothFunction:
    """mean of huber(<row, w - best>) + mu/2 ||w - best||^2: its minimum is 0, at `best` `(n,)`; `rows` `(k, n)`."""

    rows: Vector
    best: Vector
    mu: float

    @property
    def smoothness(self) -> float:
        """The largest curvature there can be."""
        return float(np.linalg.eigvalsh(self.rows.T @ self.rows)[-1]) / len(self.rows) + self.mu

    def value(self, w: Vector) -> float:
        residuals, away = np.abs(self.rows @ (w - self.best)), w - self.best
        losses = np.where(residuals < BEND, residuals**2 / 2, BEND * (residuals - BEND / 2))
        return float(losses.mean() + self.mu / 2 * away @ away)

    def gradient(self, w: Vector) -> Vector:
        away = w - self.best
        slope: Vector = np.clip(self.rows @ away, -BEND, BEND) @ self.rows / len(self.rows) + self.mu * away
        return slope


def random_function(rng: np.random.Generator, mu: float, dimension: int = 4) -> SmoothFunction:
    """Rows of very different lengths, so that the valley is long."""
    rows = rng.normal(size=(2 * dimension, dimension)) * np.geomspace(1, 0.05, dimension)
    return SmoothFunction(rows, rng.normal(size=dimension), mu)


def descended(function: SmoothFunction, steps: int, rate: float) -> Vector:
    """Where gradient descent from 0 is after so many steps."""
    w = np.zeros_like(function.best)
    for _ in range(steps):
        w = w - rate * function.gradient(w)
    return w


def momentum(function: SmoothFunction, steps: int, pushes: Callable[[int], float]) -> Vector:
    """Where Nesterov's method from 0 is: steps 1/L from points ahead; `pushes(t)` moves ahead after step t."""
    rate = 1 / function.smoothness
    w = ahead = np.zeros_like(function.best)
    for t in range(1, steps + 1):
        before, w = w, ahead - rate * function.gradient(ahead)
        ahead = w + pushes(t) * (w - before)
    return w
