"""Constant predictions under squared loss, by the complexity of the class."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.regression._constants import SAYS, SETTINGS, WORLD, largest_gap


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The class of constants between 0 and 1 has a complexity of half a walk's mean distance, at most."""
    complexity = 0.5 / np.sqrt(int(setting["m"]))  # E max(0, sum of signs)/m is half of E|sum|/m, at most this
    return Measured(largest_gap(rng, setting), dict(setting) | {"rademacher": float(complexity), "largest_error": 1})


SIMULATION = Simulation(
    title="Regression by complexity",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=gap,
    settings=SETTINGS,
    runs=300,
)
