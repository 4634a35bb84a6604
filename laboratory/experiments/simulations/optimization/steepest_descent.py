"""Exact line search on quadratics: random ones, and the start from which the steps zigzag most."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from learners.optimizers.objective import Objective
from learners.optimizers.steepest_descent import SteepestDescent


def gap_of_the_last_point(rng: np.random.Generator, setting: Setting) -> Measured:
    """Axes, best weights and the scale are drawn; curvatures run from the smallest to κ times as much."""
    steps, kappa, dimension = int(setting["steps"]), float(setting["kappa"]), int(setting["dimension"])
    inner = rng.uniform(1, kappa, dimension - 2)
    curvatures = rng.uniform(0.5, 2) * np.concatenate([[1.0], inner, [kappa]])
    axes = np.linalg.qr(rng.normal(size=(dimension, dimension)))[0]
    hessian = (axes * curvatures) @ axes.T
    best = rng.normal(size=dimension)
    objective = Objective(
        title="a quadratic",
        value=lambda w: float((w - best) @ hessian @ (w - best) / 2),
        gradient=lambda w: hessian @ (w - best),
        start=best,
        hessian=lambda w: hessian,
    )
    away = axes @ _away(rng, curvatures, str(setting["start"]))
    run = SteepestDescent().minimize(objective, best + away, steps)
    return Measured(float(run.values[-1]), {"steps": steps, "kappa": kappa, "start": float(run.values[0])})


def _away(rng: np.random.Generator, curvatures: np.ndarray, start: str) -> np.ndarray:
    """From the best weights to the start, along the axes."""
    if start == "worst":  # the gradient points halfway between the extreme directions
        away = np.zeros(curvatures.size)
        away[[0, -1]] = rng.choice([-1.0, 1.0], size=2) / curvatures[[0, -1]]
        return away
    return rng.normal(size=curvatures.size)


SIMULATION = Simulation(
    title="Gradient descent with exact steps",
    claim="The objective at the last point never exceeds its minimum by more than the bound; from the worst start "
    "it does so by just as much.",
    world="A quadratic that is 0 at its best weights and whose extreme curvatures have the ratio κ; every step goes "
    "to the lowest point of its line.",
    kind="sure",
    one_run=gap_of_the_last_point,
    settings=(
        {"start": "worst", "dimension": 2, "kappa": 9, "steps": 5},
        {"start": "worst", "dimension": 6, "kappa": 50, "steps": 30},
        {"start": "random", "dimension": 5, "kappa": 20, "steps": 10},
    ),
    runs=60,
)
