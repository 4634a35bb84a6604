"""Thresholds on a few points of a line beside all signs: their complexity is exact."""

from functools import cache

import numpy as np

from laboratory.experiments.simulations.rademacher._all_signs import all_signs


@cache
def best_sums(m: int) -> np.ndarray:
    """For every row of signs, the largest sum of the signs right of a threshold; shape `(2**m,)`."""
    right = np.cumsum(all_signs(m)[:, ::-1], axis=1)
    best: np.ndarray = np.maximum(right.max(axis=1), 0.0)
    return best
