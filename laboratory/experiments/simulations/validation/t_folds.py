"""Student's statistic of differences that are what the test assumes: independent and normal."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 1_000  # statistics of which the share as far out is one run


def share_as_far(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of differences of mean 0, those with a statistic at least as far from 0."""
    k = int(setting["k"])
    differences = rng.normal(scale=0.03, size=(TOGETHER, k))
    statistics = differences.mean(axis=1) / (differences.std(axis=1, ddof=1) / np.sqrt(k))
    return Measured(float(np.mean(np.abs(statistics) >= abs(setting["statistic"]))), dict(setting))


SIMULATION = Simulation(
    title="The paired t test on its own ground",
    claim="A statistic as far from 0 has exactly the theorem's probability.",
    world="Differences are drawn independently from one normal law of mean 0, as those of folds never are.",
    kind="average",
    one_run=share_as_far,
    settings=({"statistic": 2.0, "k": 10}, {"statistic": 1.0, "k": 3}),
    runs=100,
)
