"""Nesterov's method on quadratics with curvatures down to almost nothing, and on a smoothed corner."""

from collections.abc import Callable

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def gap_of_the_last_point(rng: np.random.Generator, setting: Setting) -> Measured:
    """The minimum is 0, at 0."""
    steps, dimension = int(setting["steps"]), int(setting["dimension"])
    start = rng.normal(size=dimension) * float(setting["far"])
    curvatures = rng.uniform(size=dimension) ** 8
    curvatures[0] = 1
    if setting["function"] == "quadratic":
        end = _run(lambda w: curvatures * w, start, steps)
        gap = end @ (curvatures * end) / 2
    else:  # Huber's function of every coordinate
        end = _run(lambda w: np.clip(w, -1, 1), start, steps)
        gap = np.where(np.abs(end) <= 1, end**2 / 2, np.abs(end) - 0.5).sum()
    return Measured(float(gap), {"steps": steps, "norm": float(np.linalg.norm(start)), "smoothness": 1})


def _run(gradient: Callable[[np.ndarray], np.ndarray], start: np.ndarray, steps: int) -> np.ndarray:
    """The last point; smoothness is 1."""
    before, ahead, a = start, start, 1.0
    for _ in range(steps):
        point = ahead - gradient(ahead)
        following = (1 + np.sqrt(1 + 4 * a * a)) / 2
        ahead = point + (a - 1) / following * (point - before)
        before, a = point, following
    return before


SIMULATION = Simulation(
    title="Nesterov's accelerated gradient",
    claim="The last point never exceeds the minimum by more than the bound.",
    world="Quadratics whose largest curvature is 1, and Huber's function, are convex with 1-Lipschitz gradients; the "
    "minimizer is 0.",
    kind="sure",
    one_run=gap_of_the_last_point,
    settings=(
        {"function": "quadratic", "dimension": 30, "steps": 20, "far": 1.0},
        {"function": "quadratic", "dimension": 3, "steps": 1, "far": 5.0},
        {"function": "corner", "dimension": 3, "steps": 30, "far": 20.0},
    ),
    runs=60,
)
