"""The worst consistent threshold, under the VC bound for classes that contain the truth."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.noiseless_threshold import WORLD, gap_around


def risk_of_the_worst(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold in the middle of the range; what is learned is the farther end of the gap around it."""
    m = int(setting["m"])
    low, high = gap_around(rng, m, 0.5)
    return Measured(max(0.5 - low, high - 0.5), {"m": m, "delta": setting["delta"], "d": 1})


SIMULATION = Simulation(
    title="Consistent thresholds",
    claim="The risk of the worst threshold without training error exceeds the bound in at most δ of the runs.",
    world=WORLD + " Thresholds have VC dimension 1.",
    kind="confident",
    one_run=risk_of_the_worst,
    settings=({"m": 200, "delta": 0.1}, {"m": 1000, "delta": 0.5}),
    runs=500,
)
