"""The smallest training error of thresholds on noisy labels, beside the smallest risk that any of them has."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

CUTS = np.linspace(0, 1, 21)  # the truth, 1/2, is among them


def least_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """The best threshold is wrong where labels are flipped, and only there."""
    m, noise = int(setting["m"]), float(setting["noise"])
    x = rng.random(m)
    labels = (x >= 0.5) ^ (rng.random(m) < noise)
    errors = ((x[:, None] >= CUTS) != labels[:, None]).mean(axis=0)
    return Measured(float(errors.min()), {"best_risk": noise})


SIMULATION = Simulation(
    title="The training error of the best threshold",
    claim="The mean training error is at most the smallest risk of the class.",
    world="Examples are independent and uniform on [0, 1], labels are flipped by coins; the thresholds were fixed "
    "before.",
    kind="average",
    one_run=least_error,
    settings=({"m": 20, "noise": 0.3}, {"m": 200, "noise": 0.1}, {"m": 5, "noise": 0.0}),
    runs=300,
)
