"""Uniform stability, beside the estimate by leaving one out."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.stability._mean_of_coins import SETTINGS, SHARE, WORLD


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Leaving out a toss moves the mean by the toss's own residual over m - 1."""
    m = int(setting["m"])
    tosses = rng.random(m) < SHARE
    mean = float(tosses.mean())
    true_loss = SHARE * (1 - SHARE) + (mean - SHARE) ** 2
    left_out = (tosses.sum() - tosses) / (m - 1)
    estimate = float(((tosses - left_out) ** 2).mean())
    return Measured(true_loss - estimate, dict(setting) | {"beta": 2 / m, "loss_bound": 1})


SIMULATION = Simulation(
    title="Stability and leave-one-out",
    claim="The true loss of the mean exceeds the leave-one-out estimate by more than the bound in at most δ of the "
    "runs.",
    world=WORLD,
    kind="confident",
    one_run=gap,
    settings=SETTINGS,
    runs=500,
)
