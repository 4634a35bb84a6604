"""Margins among three classes, by the complexity of one class's scores."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.margin._three_classes import SAYS, SETTINGS, WORLD, measured


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Weights of length 1 on examples of length 1: a complexity of at most one over the root of m."""
    return measured(rng, setting, {"rademacher": int(setting["m"]) ** -0.5})


SIMULATION = Simulation(
    title="Margins of several classes",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk,
    settings=SETTINGS,
    runs=60,
)
