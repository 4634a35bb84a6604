"""Stochastic gradient descent on a strongly convex objective, with steps that shrink like 1/t."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization._regularised_descent import WORLD, gap_of_the_mean


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Weights stay within 1/λ, so that no direction is longer than 2."""
    steps, lam = int(setting["steps"]), float(setting["lam"])
    return Measured(gap_of_the_mean(rng, steps, lam), dict(setting) | {"lipschitz": 2})


SIMULATION = Simulation(
    title="Strongly convex stochastic gradient descent",
    claim="The objective at the mean of the weights is on average above its minimum by at most the bound.",
    world=WORLD,
    kind="average",
    one_run=gap,
    settings=({"steps": 100, "lam": 0.5}, {"steps": 10, "lam": 1}),
    runs=200,
)
