"""Stochastic gradient descent on regularized absolute losses, with steps that shrink like 1/t."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization._regularised_descent import WORLD, gap_of_the_mean


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The losses themselves are 1-Lipschitz."""
    steps, lam = int(setting["steps"]), float(setting["lam"])
    return Measured(gap_of_the_mean(rng, steps, lam), dict(setting) | {"lipschitz": 1})


SIMULATION = Simulation(
    title="Regularized stochastic gradient descent",
    claim="The objective at the mean of the weights is on average above its minimum by at most the bound.",
    world=WORLD,
    kind="average",
    one_run=gap,
    settings=({"steps": 100, "lam": 0.5}, {"steps": 10, "lam": 1}),
    runs=200,
)
