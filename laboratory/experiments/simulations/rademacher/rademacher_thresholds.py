"""Thresholds on a line fitted to random signs: how well the best one fits is known exactly on average."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 20  # draws of signs whose mean is one run


def best_fit(rng: np.random.Generator, setting: Setting) -> Measured:
    """Points in their order: the signs right of a threshold less those left of it, over m."""
    m = int(setting["m"])
    signs = rng.choice([-1, 1], size=(TOGETHER, m))
    left = np.cumsum(np.pad(signs, ((0, 0), (1, 0))), axis=1)
    fits = left[:, -1:] - 2 * left
    return Measured(float(fits.max(axis=1).mean()) / m, {"m": m})


SIMULATION = Simulation(
    title="Complexity of thresholds",
    claim="The mean over signs of the best threshold's fit is exactly the theorem's value.",
    world="Points of a line are different from each other, signs are independent fair coins, and all thresholds are "
    "tried.",
    kind="average",
    one_run=best_fit,
    settings=({"m": 20}, {"m": 101}, {"m": 1}),
    runs=250,
)
