"""Gradient descent nears the minimizer: functions whose minimum is known."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization._smooth_functions import descended, random_function


def squared_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """From the last point to the minimizer."""
    function, steps = random_function(rng, mu=0.1), int(setting["steps"])
    away = descended(function, steps, 1 / function.smoothness) - function.best
    inputs = {"steps": steps, "mu": 0.1, "smoothness": function.smoothness}
    return Measured(float(away @ away), inputs | {"norm": float(np.linalg.norm(function.best))})


SIMULATION = Simulation(
    title="Gradient descent nears the minimizer",
    claim="The last point never differs from the minimizer by more than the bound.",
    world="Huber losses of linear functions that all vanish at one point are convex and smooth, with constants that "
    "are computed; descent begins at 0.",
    kind="sure",
    one_run=squared_distance,
    settings=({"steps": 1}, {"steps": 12}, {"steps": 200}),
    runs=60,
)
