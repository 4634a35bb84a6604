"""The nearest positive example: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.noiseless_threshold import WORLD, gap_around


def risk_of_the_upper_end(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold is put at the nearest positive example, or at the end of the range."""
    m, theta = int(setting["m"]), float(setting["theta"])
    _, high = gap_around(rng, m, theta)
    return Measured(high - theta, dict(setting))


SIMULATION = Simulation(
    title="The nearest positive example",
    claim="The mean risk of the learner that keeps to the nearest positive example is exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk_of_the_upper_end,
    settings=({"m": 20, "theta": 0.3}, {"m": 5, "theta": 0.5}),
    runs=1_000,
)
