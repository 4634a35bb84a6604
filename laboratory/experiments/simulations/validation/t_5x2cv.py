"""The 5x2cv statistic of differences that are what the test assumes."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 1_000  # statistics of which the share as far out is one run


def share_as_far(rng: np.random.Generator, setting: Setting) -> Measured:
    """The first difference is normal; its pair differs from it by an independent normal variable, like the others."""
    first = rng.normal(size=TOGETHER)
    pairs = rng.normal(scale=np.sqrt(2), size=(TOGETHER, 5))  # the two differences of a pair, subtracted
    statistics = first / np.sqrt((pairs**2 / 2).mean(axis=1))
    return Measured(float(np.mean(np.abs(statistics) >= abs(setting["statistic"]))), dict(setting))


SIMULATION = Simulation(
    title="The 5x2cv test on its own ground",
    claim="A statistic as far from 0 has exactly the theorem's probability.",
    world="The first difference is normal and independent of the five variances, as those of real halves are not.",
    kind="average",
    one_run=share_as_far,
    settings=({"statistic": 2.0}, {"statistic": 0.5}),
    runs=100,
)
