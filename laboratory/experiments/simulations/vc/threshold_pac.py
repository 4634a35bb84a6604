"""The worst consistent threshold, under the bound made for thresholds."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.noiseless_threshold import WORLD, gap_around


def risk_of_the_worst(rng: np.random.Generator, setting: Setting) -> Measured:
    """The farther end of the gap around the true threshold."""
    m = int(setting["m"])
    low, high = gap_around(rng, m, 0.5)
    return Measured(max(0.5 - low, high - 0.5), dict(setting))


SIMULATION = Simulation(
    title="Consistent thresholds of the line",
    claim="The risk of the worst threshold without training error exceeds the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_worst,
    settings=({"m": 50, "delta": 0.1}, {"m": 4, "delta": 0.5}),
    runs=1000,
)
