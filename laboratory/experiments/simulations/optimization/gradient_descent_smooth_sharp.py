"""Gradient descent on smooth functions, the worst of them among them: a Huber function reaches the bound."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization._smooth_functions import descended, random_function


def last_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The value after the steps, on a function drawn or on the worst one."""
    steps = int(setting["steps"])
    if setting["worst"]:
        return _worst(steps, float(rng.uniform(0.1, 10)))
    function = random_function(rng, mu=0.0)
    gap = function.value(descended(function, steps, 1 / function.smoothness))
    distance = float(np.linalg.norm(function.best))
    return Measured(gap, {"steps": steps, "norm": distance, "smoothness": function.smoothness})


def _worst(steps: int, distance: float) -> Measured:
    """The function w^2/2 that goes on as a straight line from distance/(2T + 1) on."""
    bend, w = distance / (2 * steps + 1), distance
    for _ in range(steps):
        w -= min(w, bend)
    gap = w * w / 2 if w < bend else bend * (w - bend / 2)
    return Measured(gap, {"steps": steps, "norm": distance, "smoothness": 1})


SIMULATION = Simulation(
    title="Gradient descent on the worst smooth function",
    claim="The last value never exceeds the minimum by more than the bound, and on one function by just as much.",
    world="Huber losses of linear functions that all vanish at one point are convex and smooth, with constants that "
    "are computed; descent begins at a known distance from their minimum.",
    kind="sure",
    one_run=last_gap,
    settings=(
        {"steps": 1, "worst": True},
        {"steps": 40, "worst": True},
        {"steps": 12, "worst": False},
        {"steps": 200, "worst": False},
    ),
    runs=40,
)
