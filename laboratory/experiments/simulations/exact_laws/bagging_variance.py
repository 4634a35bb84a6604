"""Averaging does not remove what the members of an ensemble have in common."""

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation

TOGETHER = 20  # ensembles whose mean is one run


def square_of_the_average(rng: np.random.Generator, setting: Setting) -> Measured:
    """Members share one Gaussian part; their mean is 0, so the square of the average has its variance for mean."""
    members, correlation, sigma = int(setting["members"]), float(setting["correlation"]), float(setting["sigma"])
    common, own = rng.normal(size=(TOGETHER, 1)), rng.normal(size=(TOGETHER, members))
    predictions = sigma * (np.sqrt(correlation) * common + np.sqrt(1 - correlation) * own)
    return Measured(float((predictions.mean(axis=1) ** 2).mean()), dict(setting))


SIMULATION = Simulation(
    title="Variance of bagging",
    claim=(
        "The variance of the average is exactly the theorem's value; it does not fall to that of independent members."
    ),
    world="Predictions are Gaussian, of equal variance, and any two of them have the same correlation.",
    kind="average",
    one_run=square_of_the_average,
    settings=(
        {"members": 100, "correlation": 0.5, "sigma": 1},
        {"members": 25, "correlation": 0.6, "sigma": 2},
    ),
    runs=500,
    misprint=Misprinted("uml-summary, variance of bagging", lambda members, correlation, sigma: sigma**2 / members),
)
