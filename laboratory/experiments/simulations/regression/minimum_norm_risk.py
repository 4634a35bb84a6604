"""The shortest weights that fit the sample, with more features than examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """The true weights lie along the first feature; by symmetry every direction is as good."""
    m, n = int(setting["m"]), int(setting["n"])
    truth = np.zeros(n)
    truth[0] = float(setting["signal"])
    features = rng.normal(size=(m, n))
    labels = features @ truth + float(setting["sigma"]) * rng.normal(size=m)
    weights = features.T @ np.linalg.solve(features @ features.T, labels)
    return Measured(float(((weights - truth) ** 2).sum()), dict(setting))


SIMULATION = Simulation(
    title="Shortest interpolation",
    claim="The mean excess risk of the shortest interpolating weights is exactly the theorem's value.",
    world="Features are standard Gaussian and independent of the Gaussian noise.",
    kind="average",
    one_run=excess,
    settings=({"m": 10, "n": 30, "signal": 1, "sigma": 0.5}, {"m": 20, "n": 40, "signal": 2, "sigma": 1}),
    runs=1_000,
)
