"""Nesterov's acceleration on strongly convex functions: functions whose minimum is known."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization._smooth_functions import momentum, random_function


def last_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The value after the steps; the minimum is 0."""
    function, steps = random_function(rng, mu=0.1), int(setting["steps"])
    share = float(np.sqrt(0.1 / function.smoothness))
    gap = function.value(momentum(function, steps, lambda _: (1 - share) / (1 + share)))
    start, distance = function.value(np.zeros_like(function.best)), float(np.linalg.norm(function.best))
    inputs = {"steps": steps, "mu": 0.1, "smoothness": function.smoothness}
    return Measured(gap, inputs | {"start": start, "norm": distance})


SIMULATION = Simulation(
    title="Nesterov's acceleration on strongly convex functions",
    claim="The last value never exceeds the minimum by more than the bound.",
    world="Huber losses of linear functions that all vanish at one point are convex and smooth, with constants that "
    "are computed; descent begins at 0.",
    kind="sure",
    one_run=last_gap,
    settings=({"steps": 1}, {"steps": 12}, {"steps": 200}),
    runs=60,
)
