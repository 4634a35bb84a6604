"""Thresholds beside all signs: the chaining bound holds with much to spare."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._thresholds_and_signs import best_sums


def complexity(rng: np.random.Generator, setting: Setting) -> Measured:
    """Nothing is random: every threshold is tried on all signs."""
    m = int(setting["m"])
    return Measured(float(best_sums(m).mean()) / m, {"m": m, "d": 1})


SIMULATION = Simulation(
    title="Complexity by chaining",
    claim="The complexity, a mean over all signs, never exceeds the bound.",
    world="Different points of a line and all thresholds, which say 1 on their right and have VC dimension 1; the "
    "mean is taken over all signs.",
    kind="sure",
    one_run=complexity,
    settings=({"m": 1}, {"m": 8}, {"m": 14}),
    runs=1,
)
