"""Ridge regression in one direction: how much its weight varies."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.regression._ridge_fit import direction, drawn_labels, weights


def half_squared_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Between the weights of two fits to independent noise."""
    value, vector = direction(int(setting["place"]))
    sigma, lam = float(setting["sigma"]), float(setting["lam"])
    first, second = (float(vector @ weights(drawn_labels(rng, sigma), lam)) for _ in range(2))
    return Measured((first - second) ** 2 / 2, {"singular_value": value, "sigma": sigma, "lam": lam})


SIMULATION = Simulation(
    title="Ridge regression, variance",
    claim="Half the mean squared distance of two independent fits, which is the variance, is the theorem's value.",
    world="The points are given, labels are linear with independent Gaussian noise, and the "
    "weights are those of ridge regression.",
    kind="average",
    one_run=half_squared_distance,
    settings=({"place": 0, "sigma": 1.0, "lam": 2.0}, {"place": 3, "sigma": 0.5, "lam": 0.3}),
    runs=2000,
)
