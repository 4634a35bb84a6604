"""The mean of a sample fits it better than the truth, by exactly so much."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 20  # samples whose mean is one run


def gap_of_the_mean(rng: np.random.Generator, setting: Setting) -> Measured:
    """True squared loss of the sample's mean, less its squared loss on the sample."""
    m, variance = int(setting["m"]), float(setting["variance"])
    z = np.sqrt(variance) * rng.normal(size=(TOGETHER, m))
    true_loss = variance + z.mean(axis=1) ** 2
    return Measured(float((true_loss - z.var(axis=1)).mean()), dict(setting))


SIMULATION = Simulation(
    title="The mean of a sample",
    claim="The mean gap between the true squared loss and that on the sample is exactly the theorem's value.",
    world="Observations are independent and Gaussian, of known variance.",
    kind="average",
    one_run=gap_of_the_mean,
    settings=({"m": 10, "variance": 1}, {"m": 50, "variance": 4}),
    runs=500,
)
