"""AdaBoost's training error, by the smallest edge of a run."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.boosted import SETTINGS, WORLD, edge_and_margins


def training_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """A vote of 0 is a mistake."""
    edge, rounds, margins = edge_and_margins(rng, setting)
    return Measured(float((margins <= 0).mean()), {"gamma": edge, "rounds": rounds})


SIMULATION = Simulation(
    title="AdaBoost's training error",
    claim="The training error never exceeds the bound by the smallest edge.",
    world=WORLD,
    kind="sure",
    one_run=training_error,
    settings=SETTINGS,
    runs=25,
)
