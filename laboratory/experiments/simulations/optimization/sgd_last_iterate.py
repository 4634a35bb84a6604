"""The last point of stochastic gradient descent on the distance to an end of an interval, or to a point of a ball."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 20  # descents whose mean is one run


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The function is the distance from a point of the unit ball; noise keeps the mean square of v within 1."""
    steps, dimension, noise = int(setting["steps"]), int(setting["dimension"]), float(setting["noise"])
    target = np.zeros(dimension)
    target[0] = float(setting["target"])
    points = np.tile(-np.eye(dimension)[0], (TOGETHER, 1))
    for t in range(1, steps):
        away = points - target
        slope = away / np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-12)
        thrown = rng.normal(size=points.shape) * noise / np.sqrt(dimension)
        points = points - 2 / np.sqrt(2 * t) * (np.sqrt(1 - noise**2) * slope + thrown)
        points /= np.maximum(np.linalg.norm(points, axis=1, keepdims=True), 1)
    minimum = np.sqrt(1 - noise**2)
    value = minimum * np.linalg.norm(points - target, axis=1).mean()
    return Measured(float(value), {"steps": steps, "diameter": 2, "lipschitz": 1})


SIMULATION = Simulation(
    title="The last point of stochastic gradient descent",
    claim="The mean value of the last point exceeds the minimum by at most the bound.",
    world="A multiple of the distance from a point is convex, with its minimum there, and its noisy gradients have "
    "mean square 1; steps begin at the far side of the unit ball, of diameter 2, and are kept in it.",
    kind="average",
    one_run=gap,
    settings=(
        {"steps": 2, "dimension": 1, "noise": 0.0, "target": 1.0},
        {"steps": 100, "dimension": 2, "noise": 0.9, "target": 0.3},
        {"steps": 30, "dimension": 5, "noise": 0.5, "target": 1.0},
    ),
    runs=50,
)
