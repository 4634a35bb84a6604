"""Complexity by drawing signs: how far the estimate is from the mean over all of them."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._thresholds_and_signs import best_sums


def error_of_the_estimate(rng: np.random.Generator, setting: Setting) -> Measured:
    """The supremum for drawn signs is looked up among those for all signs."""
    m, draws = int(setting["m"]), int(setting["draws"])
    best = best_sums(m)
    estimate = best[rng.integers(best.size, size=draws)].mean()
    return Measured(abs(float(estimate - best.mean())) / m, dict(setting))


SIMULATION = Simulation(
    title="Complexity by simulation",
    claim="The estimate differs from the mean over all signs by more than the bound in at most δ of the runs.",
    world="Different points of a line and all thresholds, so that both the estimate and the mean over all signs are "
    "exact.",
    kind="confident",
    one_run=error_of_the_estimate,
    settings=({"m": 10, "delta": 0.1, "draws": 20}, {"m": 4, "delta": 0.5, "draws": 1}),
    runs=500,
)
