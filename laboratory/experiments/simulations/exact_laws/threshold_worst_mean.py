"""The worst consistent threshold: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.noiseless_threshold import WORLD, gap_around


def risk_of_the_worst(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold is put at the farther end of the gap."""
    m, theta = int(setting["m"]), float(setting["theta"])
    low, high = gap_around(rng, m, theta)
    return Measured(max(theta - low, high - theta), dict(setting))


SIMULATION = Simulation(
    title="The worst consistent threshold",
    claim="The mean risk of the worst threshold without training error is exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk_of_the_worst,
    settings=({"m": 20, "theta": 0.3}, {"m": 5, "theta": 0.5}),
    runs=1_000,
)
