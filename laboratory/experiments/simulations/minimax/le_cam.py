"""Two Gaussian means: the estimator that names the likelier one is as good as any."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.minimax._likelier import mean_errors, total_variation


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The mean distance from the truth, which is how far apart the two means are, or 0."""
    m, apart = int(setting["m"]), float(setting["apart"])
    error = apart * float(mean_errors(rng, m, apart, 1).mean())
    return Measured(error, {"separation": apart, "tv": total_variation(m, apart)})


SIMULATION = Simulation(
    title="Le Cam's two points",
    claim="The mean error of the best estimator is at least the bound, and here equal to it.",
    world="The mean of Gaussian observations is one of two, drawn by a fair coin; by symmetry the error is the same at "
    "both.",
    kind="average",
    one_run=risk,
    settings=({"m": 1, "apart": 1.0}, {"m": 10, "apart": 0.5}, {"m": 100, "apart": 0.3}),
    runs=100,
)
