"""Scores that drift upwards, step by step, and a weighted quantile of them."""

import numpy as np

WORLD = (
    "Scores are independent and uniform on intervals of length 1, each shifted by ε from the one before: two of them "
    "differ in total variation by their shift, and the probability of a new score to lie below a cut is known exactly."
)


def coverage(rng: np.random.Generator, weights: np.ndarray, alpha: float, rate: float) -> float:
    """The probability that the next score lies below the weighted quantile; `weights` `(m,)`, the latest first."""
    shifts = -rate * np.arange(1, weights.size + 1)
    scores = shifts + rng.random(weights.size)
    order = np.argsort(scores)
    reached = np.cumsum(weights[order]) / (1 + weights.sum())
    place = int(np.searchsorted(reached, 1 - alpha))
    return 1.0 if place == weights.size else float(np.clip(scores[order[place]], 0, 1))
