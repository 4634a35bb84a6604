"""Thresholds under coin labels: the largest gap, on average over samples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.coin_labels import WORLD, largest_distance


def largest_distance_of_all(rng: np.random.Generator, setting: Setting) -> Measured:
    """Thresholds of a line; those that say positive on the left are left out."""
    gap, _ = largest_distance(rng, setting)
    return Measured(gap, dict(setting))


SIMULATION = Simulation(
    title="The largest gap, on average",
    claim="The mean of the largest gap is at most the bound.",
    world=WORLD,
    kind="average",
    one_run=largest_distance_of_all,
    settings=({"m": 100, "d": 1}, {"m": 5, "d": 1}),
    runs=500,
)
