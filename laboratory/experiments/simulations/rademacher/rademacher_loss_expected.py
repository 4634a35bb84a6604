"""Thresholds under their expected complexity, which is known exactly."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.coin_labels import WORLD, largest_gap


def gap_beside_complexity(rng: np.random.Generator, setting: Setting) -> Measured:
    """The losses have half the complexity of the thresholds."""
    m = int(setting["m"])
    complexity = float(theorems["rademacher_thresholds"](m=m)) / 2
    return Measured(largest_gap(rng, setting).value, dict(setting) | {"rademacher": complexity})


SIMULATION = Simulation(
    title="Expected Rademacher complexity",
    claim="The risk of some threshold exceeds its training error by more than the bound in at most δ of the runs.",
    world=WORLD + " Their Rademacher complexity is the same on every sample of different points.",
    kind="confident",
    one_run=gap_beside_complexity,
    settings=({"m": 40, "delta": 0.1}, {"m": 201, "delta": 0.5}),
    runs=500,
)
