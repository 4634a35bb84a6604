"""Absolute Gaussian residuals as conformal scores: the probability that a new one is beyond a cut is known."""

import math

import numpy as np

WORLD = "Scores are absolute values of independent Gaussian residuals, so that no two are equal, and fixed beforehand."


def miscoverage(rng: np.random.Generator, m: int, left_out: int) -> float:
    """Probability of a new score above the one that leaves `left_out` ranks of m + 1 above or at the new one."""
    scores = np.sort(np.abs(rng.normal(size=m)))
    cut = float(scores[m - left_out])
    return math.erfc(cut / math.sqrt(2))
