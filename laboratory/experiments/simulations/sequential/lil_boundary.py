"""A mean loss watched, by the iterated logarithm."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.sequential._watching import SAYS, WORLD, at_the_worst_time


def worst_time(rng: np.random.Generator, setting: Setting) -> Measured:
    """Evaluated after every test example."""
    inputs = {"delta": float(setting["delta"])}
    return at_the_worst_time(rng, setting, "lil_boundary", inputs)


SIMULATION = Simulation(
    title="A mean loss watched, by the iterated logarithm",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=worst_time,
    settings=({"last": 1000, "risk": 0.5, "delta": 0.1}, {"last": 1000, "risk": 0.2, "delta": 0.5}),
    runs=500,
)
