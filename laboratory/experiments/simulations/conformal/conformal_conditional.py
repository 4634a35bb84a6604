"""Given one calibration set, the sets miss more often than the level: how much more is known."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._residual_scores import WORLD, miscoverage


def missed(rng: np.random.Generator, setting: Setting) -> Measured:
    """At level α the cut is the score of rank m + 1 - ⌊(m + 1)α⌋."""
    m = int(setting["m"])
    left_out = math.floor((m + 1) * float(setting["alpha"]))
    return Measured(miscoverage(rng, m, left_out), dict(setting))


SIMULATION = Simulation(
    title="Conformal sets, given the calibration",
    claim="The sets miss a new label with more than the bound's probability in δ of the calibration sets.",
    world=WORLD,
    kind="confident",
    one_run=missed,
    settings=({"m": 19, "alpha": 0.1, "delta": 0.1}, {"m": 100, "alpha": 0.1, "delta": 0.3}),
    runs=300,
)
