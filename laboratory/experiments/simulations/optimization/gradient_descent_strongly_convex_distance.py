"""Gradient descent nears the minimiser: functions whose least value is known."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization._smooth_functions import drawn, walked


def squared_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """From the last point to the minimiser."""
    function, steps = drawn(rng, mu=0.1), int(setting["steps"])
    away = walked(function, steps, 1 / function.smoothness) - function.best
    given = {"steps": steps, "mu": 0.1, "smoothness": function.smoothness}
    return Measured(float(away @ away), given | {"norm": float(np.linalg.norm(function.best))})


SIMULATION = Simulation(
    title="Gradient descent nears the minimiser",
    says="The last point is never farther from the minimiser than promised.",
    world="Huber losses of linear functions that all vanish at one point are convex and smooth, with constants that "
    "are computed; descent begins at 0.",
    kind="sure",
    one_run=squared_distance,
    settings=({"steps": 1}, {"steps": 12}, {"steps": 200}),
    runs=60,
)
