"""Ridge regression in one direction: how far its mean weight is off."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.regression._ridge_fit import TRUTH, direction, drawn_labels, weights


def product_of_errors(rng: np.random.Generator, setting: Setting) -> Measured:
    """Two fits to independent noise have only their bias in common."""
    value, vector = direction(int(setting["place"]))
    sigma, lam, weight = float(setting["sigma"]), float(setting["lam"]), float(vector @ TRUTH)
    first, second = (float(vector @ weights(drawn_labels(rng, sigma), lam)) - weight for _ in range(2))
    return Measured(first * second, {"singular_value": value, "weight": abs(weight), "lam": lam})


SIMULATION = Simulation(
    title="Ridge regression, squared bias",
    claim="The mean product of the errors of two independent fits, which is the squared bias, is the theorem's value.",
    world="The points are given, labels are linear with independent Gaussian noise, and the "
    "weights are those of ridge regression.",
    kind="average",
    one_run=product_of_errors,
    settings=({"place": 0, "sigma": 1.0, "lam": 2.0}, {"place": 3, "sigma": 0.5, "lam": 0.3}),
    runs=2000,
)
