"""A mean loss watched, by a mixture of Gaussians."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.sequential._watching import SAYS, WORLD, at_the_worst_time


def worst_time(rng: np.random.Generator, setting: Setting) -> Measured:
    """Evaluated after every test example."""
    inputs = {"delta": float(setting["delta"]), "rho": float(setting["rho"])}
    return at_the_worst_time(rng, setting, "normal_mixture", inputs)


SIMULATION = Simulation(
    title="A mean loss watched, by a mixture of Gaussians",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=worst_time,
    settings=(
        {"last": 1000, "risk": 0.5, "delta": 0.1, "rho": 5},
        {"last": 1000, "risk": 0.5, "delta": 0.5, "rho": 30},
    ),
    runs=500,
)
