"""Nearest neighbours on a line: P[y = 1 | x] = 1/2 + slope x for uniform x in [-1, 1]."""

import numpy as np

TOGETHER = 20  # new examples, each with a sample of its own, whose mean is one run
WORLD = (
    "Examples are independent, uniform on [-1, 1], and the probability of label 1 is a straight line with that slope."
)


def risk_at_one_point(rng: np.random.Generator, m: int, slope: float) -> float:
    """The probability that a new example and the nearest of m have different labels, averaged over some of them."""
    x, new = rng.uniform(-1, 1, (TOGETHER, m)), rng.uniform(-1, 1, (TOGETHER, 1))
    nearest = np.take_along_axis(x, np.abs(x - new).argmin(axis=1)[:, None], axis=1)
    here, there = 0.5 + slope * new, 0.5 + slope * nearest
    return float((here * (1 - there) + there * (1 - here)).mean())
