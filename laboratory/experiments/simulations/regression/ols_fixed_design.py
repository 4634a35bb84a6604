"""Least squares at the sample's own places, with new labels there."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """The mean squared distance of the fit from the truth, at the places of the sample."""
    m, n, sigma = int(setting["m"]), int(setting["n"]), float(setting["sigma"])
    x = np.vander(np.linspace(-1, 1, m), n)
    noise = rng.normal(scale=sigma, size=m)
    fitted_noise = x @ np.linalg.lstsq(x, noise, rcond=None)[0]
    return Measured(float((fitted_noise**2).mean()), {"m": m, "n": n, "sigma": sigma})


SIMULATION = Simulation(
    title="Least squares, the places given",
    claim="The mean excess squared risk at the sample's places is exactly the theorem's value.",
    world="Places are fixed, features are powers of them, noise is independent of mean 0; new labels add their own "
    "noise, which the excess leaves out. What the fit makes of the true weights is without error.",
    kind="average",
    one_run=excess,
    settings=({"m": 30, "n": 4, "sigma": 1}, {"m": 5, "n": 5, "sigma": 2}),
    runs=1_000,
)
