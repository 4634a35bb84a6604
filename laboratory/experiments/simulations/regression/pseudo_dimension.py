"""Constant predictions under squared loss, by the pseudo-dimension of their losses."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.regression._constants import SAYS, SETTINGS, WORLD, largest_gap


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Losses (c - y)² of all constants shatter no three labels at any levels: d = 2."""
    return Measured(largest_gap(rng, setting), dict(setting) | {"d": 2, "largest_loss": 1})


SIMULATION = Simulation(
    title="Pseudo-dimension",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=gap,
    settings=SETTINGS,
    runs=300,
)
