"""Gradient descent on smooth functions: functions whose minimum is known."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization._smooth_functions import descended, random_function


def last_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The value after the steps; the minimum is 0."""
    function, steps = random_function(rng, mu=0.0), int(setting["steps"])
    gap = function.value(descended(function, steps, 1 / function.smoothness))
    distance = float(np.linalg.norm(function.best))
    return Measured(gap, {"steps": steps, "norm": distance, "smoothness": function.smoothness})


SIMULATION = Simulation(
    title="Gradient descent on smooth functions",
    claim="The last value never exceeds the minimum by more than the bound.",
    world="Huber losses of linear functions that all vanish at one point are convex and smooth, with constants that "
    "are computed; descent begins at 0.",
    kind="sure",
    one_run=last_gap,
    settings=({"steps": 1}, {"steps": 12}, {"steps": 200}),
    runs=60,
)
