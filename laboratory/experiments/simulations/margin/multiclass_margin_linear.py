"""Margins among three classes of linear scores."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.margin._three_classes import SAYS, SETTINGS, WORLD, measured


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Weights and examples have length 1."""
    return measured(rng, setting, {"radius": 1, "norm": 1})


SIMULATION = Simulation(
    title="Margins of several linear scores",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk,
    settings=SETTINGS,
    runs=60,
)
