"""Gaussian vectors where their density is not much below that at the centre."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

TOGETHER = 100  # vectors, the share of which is one run
WORLD = "Vectors have independent standard Gaussian coordinates, so that the density depends on the length alone."


def share_of_dense(rng: np.random.Generator, setting: Setting) -> Measured:
    """The share of vectors at which the density is at least the given part of that at the centre."""
    n, ratio = int(setting["n"]), float(setting["ratio"])
    squared_lengths = (rng.normal(size=(TOGETHER, n)) ** 2).sum(axis=1)
    return Measured(float((np.exp(-squared_lengths / 2) >= ratio).mean()), {"n": n, "ratio": ratio})
