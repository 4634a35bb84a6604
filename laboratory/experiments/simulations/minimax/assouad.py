"""A Gaussian mean with many coordinates, each one of two numbers."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.minimax._likelier import mean_errors, total_variation


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The distances of all coordinates, added up."""
    m, n, apart = int(setting["m"]), int(setting["n"]), float(setting["apart"])
    error = apart * float(mean_errors(rng, m, apart, n).sum(axis=1).mean())
    return Measured(error, {"n": n, "separation": apart, "tv": total_variation(m, apart)})


SIMULATION = Simulation(
    title="Assouad's cube",
    claim="The mean error of the best estimator is at least the bound, and here equal to it.",
    world="The coordinates of a Gaussian mean are drawn by fair coins; by symmetry the error is the same at every "
    "parameter.",
    kind="average",
    one_run=risk,
    settings=({"m": 4, "n": 10, "apart": 0.5}, {"m": 1, "n": 3, "apart": 2.0}),
    runs=60,
)
