"""Least squares on Gaussian features: its error on new examples is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def test_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """The noise of a new label, and the squared distance between the weights found and the true ones."""
    m, n, sigma = int(setting["m"]), int(setting["n"]), float(setting["sigma"])
    truth, features = np.ones(n), rng.normal(size=(m, n))
    labels = features @ truth + sigma * rng.normal(size=m)
    weights = np.linalg.lstsq(features, labels, rcond=None)[0]
    return Measured(sigma**2 + float(((weights - truth) ** 2).sum()), dict(setting))


SIMULATION = Simulation(
    title="Least squares on new examples",
    claim="The mean error of least squares on new examples is exactly the theorem's value.",
    world="Features are standard Gaussian and independent of the Gaussian noise, so the error on new examples is known "
    "exactly for the weights that were found.",
    kind="average",
    one_run=test_error,
    settings=({"m": 40, "n": 5, "sigma": 1}, {"m": 30, "n": 12, "sigma": 2}),
    runs=500,
)
