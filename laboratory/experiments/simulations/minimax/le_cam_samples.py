"""Two Gaussian means, by their relative entropy."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.minimax._likelier import mean_errors


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Gaussians of variance 1 have half the square of their distance as relative entropy."""
    m, apart = int(setting["m"]), float(setting["apart"])
    error = apart * float(mean_errors(rng, m, apart, 1).mean())
    return Measured(error, {"m": m, "separation": apart, "divergence": apart**2 / 2})


SIMULATION = Simulation(
    title="Le Cam's method with m examples",
    claim="The mean error of the best estimator is at least the bound.",
    world="The mean of Gaussian observations is one of two, drawn by a fair coin; by symmetry the error is the same at "
    "both.",
    kind="average",
    one_run=risk,
    settings=({"m": 1, "apart": 1.0}, {"m": 10, "apart": 0.5}, {"m": 100, "apart": 0.3}),
    runs=100,
)
