"""Catoni's estimate below the true mean of losses without a bound."""

from math import log

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.validation._catoni import SETTINGS, estimated
from laboratory.experiments.simulations.validation._heavy_losses import WORLD


def shortfall(rng: np.random.Generator, setting: Setting) -> Measured:
    """How far the true mean is above the estimate."""
    estimate, mean, inputs = estimated(rng, setting, log(1 / setting["delta"]))
    return Measured(mean - estimate, inputs)


SIMULATION = Simulation(
    title="Catoni's estimate of a mean, one-sided",
    claim="The true mean exceeds the estimate by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=shortfall,
    settings=SETTINGS,
    runs=300,
)
