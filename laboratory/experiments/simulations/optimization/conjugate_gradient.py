"""Conjugate gradients on quadratics whose curvatures lie where they are worst, or anywhere."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def gap_of_the_last_point(rng: np.random.Generator, setting: Setting) -> Measured:
    """On the axes the quadratic is a sum of squares; the best weights are 0."""
    steps, kappa, dimension = int(setting["steps"]), float(setting["kappa"]), int(setting["dimension"])
    inner = np.cos(np.pi * np.arange(dimension) / (dimension - 1))
    if setting["curvatures"] == "random":
        inner = np.concatenate([[-1, 1], rng.uniform(-1, 1, dimension - 2)])
    curvatures = (kappa + 1) / 2 + (kappa - 1) / 2 * inner
    start = rng.normal(size=dimension)
    end = _descend(curvatures, start, steps)
    values = [float(w @ (curvatures * w) / 2) for w in (start, end)]
    return Measured(values[1], {"steps": steps, "kappa": kappa, "start": values[0]})


def _descend(curvatures: np.ndarray, weights: np.ndarray, steps: int) -> np.ndarray:
    """The method as Hestenes and Stiefel wrote it."""
    residual = -curvatures * weights
    direction = residual
    for _ in range(steps):
        length = (residual @ residual) / (direction @ (curvatures * direction))
        weights = weights + length * direction
        following = residual - length * curvatures * direction
        direction = following + (following @ following) / (residual @ residual) * direction
        residual = following
    return weights


SIMULATION = Simulation(
    title="Conjugate gradients",
    claim="The objective at the last point never exceeds its minimum by more than the bound.",
    world="A quadratic that is 0 at its best weights and whose extreme curvatures have the ratio κ; so few steps that "
    "rounding plays no part.",
    kind="sure",
    one_run=gap_of_the_last_point,
    settings=(
        {"curvatures": "worst", "dimension": 40, "kappa": 100, "steps": 12},
        {"curvatures": "worst", "dimension": 8, "kappa": 4, "steps": 5},
        {"curvatures": "random", "dimension": 20, "kappa": 1000, "steps": 10},
    ),
    runs=60,
)
