"""What an onlooker may learn from an answer with Gaussian noise, by the likelihood ratio of the answers drawn."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 2_000  # answers whose mean is one run


def leak(rng: np.random.Generator, setting: Setting) -> Measured:
    """The mean of what is left of 1 after e^ε over the ratio of the densities, where that is above 0."""
    sensitivity, sigma, privacy = (float(setting[name]) for name in ("sensitivity", "sigma", "privacy"))
    answers = rng.normal(scale=sigma, size=TOGETHER)
    ratio = np.exp(((answers - sensitivity) ** 2 - answers**2) / (2 * sigma**2))
    return Measured(float(np.maximum(0, 1 - np.exp(privacy) / ratio).mean()), dict(setting))


SIMULATION = Simulation(
    title="The analytic Gaussian mechanism",
    claim="The mean leak equals the theorem's value, neither less nor more.",
    world="The true answers are 0 and, with one example exchanged, the sensitivity: one example moves them by just "
    "that; the noise is Gaussian.",
    kind="average",
    one_run=leak,
    settings=(
        {"sensitivity": 1.0, "sigma": 1.0, "privacy": 0.5},
        {"sensitivity": 2.0, "sigma": 0.5, "privacy": 5.0},
        {"sensitivity": 0.5, "sigma": 2.0, "privacy": 0.0},
    ),
    runs=60,
)
