"""The regularized absolute loss: its gap, on average over samples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.absolute_loss import WORLD, regularized_minimizer, risk


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """True loss less loss on the sample, of the minimizer of mean loss plus λ w²."""
    m, lam = int(setting["m"]), float(setting["lam"])
    z = rng.random(m)
    weight = regularized_minimizer(z, lam)
    difference = float(risk(np.array(weight))) - float(np.abs(weight - z).mean())
    return Measured(difference, {"m": m, "lam": lam, "lipschitz": 1})


SIMULATION = Simulation(
    title="Regularized absolute loss",
    claim="The true loss exceeds the loss on the sample, on average, by at most the bound.",
    world=WORLD,
    kind="average",
    one_run=gap,
    settings=({"m": 20, "lam": 0.1}, {"m": 5, "lam": 1}),
    runs=500,
)
