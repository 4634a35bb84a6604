"""Cutting off the largest scores: how often the sets miss, given one calibration set."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._residual_scores import WORLD, miscoverage


def missed(rng: np.random.Generator, setting: Setting) -> Measured:
    """The cut is the score of rank m + 1 - ℓ."""
    m = int(setting["m"])
    left_out = int(setting["left_out"])
    return Measured(miscoverage(rng, m, left_out), dict(setting))


SIMULATION = Simulation(
    title="A tolerance region",
    claim="The sets miss a new label with more than the bound's probability in δ of the calibration sets.",
    world=WORLD,
    kind="confident",
    one_run=missed,
    settings=({"m": 50, "left_out": 3, "delta": 0.1}, {"m": 100, "left_out": 20, "delta": 0.3}),
    runs=500,
)
