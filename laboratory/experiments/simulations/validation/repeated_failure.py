"""A learner of thresholds that fails often, run again and again: how often all runs fail."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 200  # series of runs whose share is one run


def share_that_fails(rng: np.random.Generator, setting: Setting) -> Measured:
    """A run fails where none of its examples lies within ε right of the threshold: with probability (1 - ε)^n."""
    runs, n, epsilon = int(setting["runs"]), int(setting["n"]), float(setting["epsilon"])
    fails = np.all(rng.random((TOGETHER, runs, n)) > epsilon, axis=2)
    return Measured(float(np.all(fails, axis=1).mean()), {"runs": runs, "failure": (1 - epsilon) ** n})


SIMULATION = Simulation(
    title="Runs that all fail",
    claim="The share of series in which every run fails is at most the bound, on average.",
    world="Every run has examples of its own, and fails by missing an interval of known probability.",
    kind="average",
    one_run=share_that_fails,
    settings=({"runs": 3, "n": 5, "epsilon": 0.1}, {"runs": 2, "n": 1, "epsilon": 0.5}),
    runs=100,
)
