"""Least squares on its own sample: how much of the noise it explains away is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def training_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """The mean squared residual, the features being uniform and the noise a coin of σ or -σ."""
    m, n, sigma = int(setting["m"]), int(setting["n"]), float(setting["sigma"])
    features = rng.random((m, n))
    labels = features @ np.arange(n) + sigma * rng.choice([-1.0, 1.0], size=m)
    weights = np.linalg.lstsq(features, labels, rcond=None)[0]
    return Measured(float(((labels - features @ weights) ** 2).mean()), dict(setting))


SIMULATION = Simulation(
    title="Least squares on its own sample",
    claim="The mean training error of least squares is exactly the theorem's value.",
    world="Labels are linear in the features, but for independent noise of mean 0 and variance σ²; the features, "
    "drawn from a continuous distribution, have full rank.",
    kind="average",
    one_run=training_error,
    settings=({"m": 40, "n": 5, "sigma": 1}, {"m": 30, "n": 25, "sigma": 2}),
    runs=500,
)
