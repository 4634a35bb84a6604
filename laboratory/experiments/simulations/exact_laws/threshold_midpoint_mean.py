"""The middle of the gap: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.noiseless_threshold import WORLD, gap_around


def risk_of_the_middle(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold is put halfway between the nearest examples."""
    m, theta = int(setting["m"]), float(setting["theta"])
    low, high = gap_around(rng, m, theta)
    return Measured(abs((low + high) / 2 - theta), dict(setting))


SIMULATION = Simulation(
    title="The middle of the gap",
    claim="The mean risk of the midpoint learner is exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk_of_the_middle,
    settings=({"m": 20, "theta": 0.3}, {"m": 5, "theta": 0.5}),
    runs=1_000,
)
