"""Ridge regression in one direction: how far its weight is from the truth."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.regression._ridge_fit import TRUTH, direction, drawn_labels, weights


def squared_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the weight along the direction."""
    value, vector = direction(int(setting["place"]))
    sigma, lam, weight = float(setting["sigma"]), float(setting["lam"]), float(vector @ TRUTH)
    error = float(vector @ weights(drawn_labels(rng, sigma), lam)) - weight
    return Measured(error**2, {"singular_value": value, "weight": abs(weight), "sigma": sigma, "lam": lam})


SIMULATION = Simulation(
    title="Ridge regression, mean squared error",
    claim="The mean squared error of the weight is the theorem's value.",
    world="The points are given, labels are linear with independent Gaussian noise, and the "
    "weights are those of ridge regression.",
    kind="average",
    one_run=squared_error,
    settings=({"place": 0, "sigma": 1.0, "lam": 2.0}, {"place": 3, "sigma": 0.5, "lam": 0.3}),
    runs=2000,
)
