"""Stochastic gradient descent on absolute losses, a fresh example for every step."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.absolute_loss import LEAST_RISK, WORLD, risk

TOGETHER = 20  # descents whose mean is one run


def excess_of_the_mean(rng: np.random.Generator, setting: Setting) -> Measured:
    """The smallest risk is reached at 1/2, within the norm."""
    steps, norm = int(setting["steps"]), float(setting["norm"])
    z = rng.random((steps, TOGETHER))
    weights, total = np.zeros(TOGETHER), np.zeros(TOGETHER)
    for example in z:
        total += weights
        weights = weights - norm / np.sqrt(steps) * np.sign(weights - example)
    return Measured(float(risk(total / steps).mean()) - LEAST_RISK, dict(setting) | {"lipschitz": 1})


SIMULATION = Simulation(
    title="Stochastic gradient descent",
    claim="The mean excess risk of the averaged weights is at most the bound.",
    world=WORLD + " Every step uses a new example.",
    kind="average",
    one_run=excess_of_the_mean,
    settings=({"steps": 100, "norm": 1}, {"steps": 4, "norm": 0.5}),
    runs=200,
)
