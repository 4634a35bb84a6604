"""Regularized loss minimization with any weight of the regularizer, against the best of a ball."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.absolute_loss import LEAST_RISK, WORLD, regularized_minimizer, risk


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """The smallest risk is reached at 1/2, within the norm."""
    m = int(setting["m"])
    lam = float(setting["lam"])
    learned = regularized_minimizer(rng.random(m), lam)
    return Measured(float(risk(np.array(learned))) - LEAST_RISK, dict(setting) | {"lipschitz": 1})


SIMULATION = Simulation(
    title="Regularized loss",
    claim="The mean excess risk of the regularized minimizer is at most the bound.",
    world=WORLD,
    kind="average",
    one_run=excess,
    settings=({"m": 50, "norm": 0.5, "lam": 0.2}, {"m": 500, "norm": 0.5, "lam": 0.05}),
    runs=300,
)
