"""The smallest box around the positive examples: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.tightest_box import WORLD, part_left_out


def risk_of_the_box(rng: np.random.Generator, setting: Setting) -> Measured:
    """Without positive examples everything is called negative."""
    return Measured(part_left_out(rng, int(setting["m"]), int(setting["n"]), float(setting["p"])), dict(setting))


SIMULATION = Simulation(
    title="The smallest box",
    claim="The mean risk of the smallest box around the positive examples is exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk_of_the_box,
    settings=({"m": 25, "n": 3, "p": 0.7}, {"m": 8, "n": 2, "p": 0.3}),
    runs=400,
)
