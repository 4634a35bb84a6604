"""Sets whose threshold is chosen by how many calibration labels they miss: their probability to miss a new one."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._residual_scores import WORLD, miscoverage


def missed(rng: np.random.Generator, setting: Setting) -> Measured:
    """The level is such that the smallest threshold leaves just so many calibration scores above it."""
    return Measured(miscoverage(rng, int(setting["m"]), int(setting["misses"]) + 1), dict(setting))


SIMULATION = Simulation(
    title="Risk-controlling sets, exact binomial",
    claim="The chosen sets miss a new label with more than the bound's probability in at most δ of the calibration "
    "sets.",
    world=WORLD,
    kind="confident",
    one_run=missed,
    settings=({"m": 50, "misses": 0, "delta": 0.2}, {"m": 100, "misses": 12, "delta": 0.3}),
    runs=500,
)
