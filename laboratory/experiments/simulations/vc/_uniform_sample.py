"""Uniform numbers, whose distribution function is the diagonal, beside the shares of a sample."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

WORLD = "Examples are independent and uniform on [0, 1], so that the distribution function is known: F(x) = x."


def _excess_and_lack(rng: np.random.Generator, m: int) -> tuple[float, float]:
    """The largest of F_m - F, reached at an example, and of F - F_m, reached just before one."""
    x = np.sort(rng.random(m))
    return float((np.arange(1, m + 1) / m - x).max()), float((x - np.arange(m) / m).max())


def largest_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """The largest distance between the shares of the sample and the distribution function."""
    return Measured(max(_excess_and_lack(rng, int(setting["m"]))), dict(setting))


def largest_excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """The largest excess of the shares of the sample over the distribution function."""
    return Measured(_excess_and_lack(rng, int(setting["m"]))[0], dict(setting))
