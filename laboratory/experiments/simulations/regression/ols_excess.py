"""Least squares on Gaussian features: what its noise costs is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """By symmetry the true weights may be 0; the excess risk is then the squared length of the weights found."""
    m, n, sigma = int(setting["m"]), int(setting["n"]), float(setting["sigma"])
    features, noise = rng.normal(size=(m, n)), sigma * rng.normal(size=m)
    weights = np.linalg.lstsq(features, noise, rcond=None)[0]
    return Measured(float(weights @ weights), dict(setting))


SIMULATION = Simulation(
    title="Least squares",
    claim="The mean excess risk of least squares is exactly the theorem's value.",
    world="Features are standard Gaussian and independent of the Gaussian noise.",
    kind="average",
    one_run=excess,
    settings=({"m": 40, "n": 5, "sigma": 1}, {"m": 30, "n": 15, "sigma": 2}),
    runs=1_000,
)
