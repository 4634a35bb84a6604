"""Gradient descent on residuals in absolute value, some added up and some the largest of them."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def gap_of_the_mean(rng: np.random.Generator, setting: Setting, step: float | None = None) -> Measured:
    """Examples of length 1 and answers by weights of length `norm`, where the objective is 0."""
    steps, norm, dimension = int(setting["steps"]), float(setting["norm"]), int(setting["dimension"])
    rows = rng.normal(size=(2 * dimension, dimension))
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    target = rng.normal(size=dimension)
    target *= norm / np.linalg.norm(target)
    weights, total = np.zeros(dimension), np.zeros(dimension)
    for _ in range(steps):
        total += weights
        residual = rows @ (weights - target)
        slope = _slope(residual, rows, str(setting["objective"]))
        weights = weights - (norm / np.sqrt(steps) if step is None else step) * slope
    residual = np.abs(rows @ (total / steps - target))
    gap = residual.max() if setting["objective"] == "largest" else residual.mean()
    return Measured(float(gap), {"steps": steps, "norm": norm, "lipschitz": 1})


def _slope(residual: np.ndarray, rows: np.ndarray, objective: str) -> np.ndarray:
    """A subgradient of the largest, or of the mean, of |residuals|."""
    if objective == "largest":
        worst = int(np.argmax(np.abs(residual)))
        slope: np.ndarray = np.sign(residual[worst]) * rows[worst]
        return slope
    mean: np.ndarray = np.sign(residual) @ rows / residual.size
    return mean


SIMULATION = Simulation(
    title="Gradient descent",
    claim="The objective at the mean of the weights never exceeds its minimum by more than the bound.",
    world="Residuals in absolute value are convex and, examples having length 1, 1-Lipschitz; the weights that answer "
    "without error have length B, and descent starts at 0 with the step of the theorem.",
    kind="sure",
    one_run=gap_of_the_mean,
    settings=(
        {"objective": "largest", "dimension": 5, "steps": 100, "norm": 1},
        {"objective": "largest", "dimension": 1, "steps": 9, "norm": 2},
        {"objective": "mean", "dimension": 10, "steps": 50, "norm": 3},
    ),
    runs=60,
)
