"""Gaussian samples under parameters of which one was drawn, and the estimator that names the likeliest."""

import math

import numpy as np

TOGETHER = 200  # samples whose mean is one run


def mean_errors(rng: np.random.Generator, m: int, apart: float, coordinates: int) -> np.ndarray:
    """For each coordinate, 0 or `apart` by a fair coin, whether m observations of variance 1 name the other one.

    Shape `(TOGETHER, coordinates)`.
    """
    truth = rng.integers(2, size=(TOGETHER, coordinates)) * apart
    means = truth + rng.normal(size=truth.shape) / math.sqrt(m)
    wrong: np.ndarray = (means > apart / 2) != (truth > 0)
    return wrong


def total_variation(m: int, apart: float) -> float:
    """Between m observations of variance 1 around 0, and around `apart`."""
    return math.erf(apart * math.sqrt(m / 8))
