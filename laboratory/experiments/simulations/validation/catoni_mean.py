"""Catoni's estimate beside the true mean of losses without a bound."""

from math import log

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.validation._catoni import SETTINGS, estimated
from laboratory.experiments.simulations.validation._heavy_losses import WORLD


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the estimate from the true mean, either way."""
    estimate, mean, inputs = estimated(rng, setting, log(2 / setting["delta"]))
    return Measured(abs(estimate - mean), inputs)


SIMULATION = Simulation(
    title="Catoni's estimate of a mean",
    claim="The estimate differs from the true mean by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=distance,
    settings=SETTINGS,
    runs=300,
)
