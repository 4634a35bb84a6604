"""Descent on λ/2 w² plus the mean of |w - z|, along one new example a step."""

import numpy as np

from laboratory.experiments.simulations.absolute_loss import WORLD as LOSSES
from laboratory.experiments.simulations.absolute_loss import risk

TOGETHER = 20  # descents whose mean is one run
WORLD = LOSSES + " With λ/2 w² added the objective is λ-strongly convex, minimal at 1/(2 + λ); the steps are 1/(λt)."


def gap_of_the_mean(rng: np.random.Generator, steps: int, lam: float) -> float:
    """The objective at the mean of the weights, less its minimum; averaged over some descents."""
    weights, total = np.zeros(TOGETHER), np.zeros(TOGETHER)
    for t in range(1, steps + 1):
        total += weights
        along = lam * weights + np.sign(weights - rng.random(TOGETHER))
        weights = weights - along / (lam * t)
    return float(_objective(total / steps, lam).mean() - _objective(np.array(1 / (2 + lam)), lam))


def _objective(weights: np.ndarray, lam: float) -> np.ndarray:
    objective: np.ndarray = lam / 2 * weights**2 + risk(weights)
    return objective
