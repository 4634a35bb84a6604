"""The coverage seen on a test set: how often it stays within so many misses is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 20  # pairs of a calibration set and a test set, whose mean is one run


def share_within(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the pairs, those in which at most so many test scores are above the cut."""
    m, tests, left_out = int(setting["m"]), int(setting["test_samples"]), int(setting["left_out"])
    scores = np.abs(rng.normal(size=(TOGETHER, m)))
    cut = np.sort(scores, axis=1)[:, m - left_out, None]
    missed = (np.abs(rng.normal(size=(TOGETHER, tests))) > cut).sum(axis=1)
    return Measured(float((missed <= int(setting["misses"])).mean()), dict(setting))


SIMULATION = Simulation(
    title="Conformal coverage on a test set",
    claim="At most that many test labels are missed with exactly the theorem's probability.",
    world="Scores of calibration and test examples are absolute values of independent Gaussian residuals, so that no "
    "two are equal; they are fixed before.",
    kind="average",
    one_run=share_within,
    settings=(
        {"m": 50, "left_out": 5, "test_samples": 40, "misses": 5},
        {"m": 19, "left_out": 2, "test_samples": 10, "misses": 0},
    ),
    runs=200,
)
