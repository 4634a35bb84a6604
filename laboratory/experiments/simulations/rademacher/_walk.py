"""How far a fair walk strays from where it began."""

from functools import cache

import numpy as np


@cache
def mean_farthest(steps: int) -> float:
    """The mean of the largest distance from the origin in so many steps: the sum over r of P[distance r is reached]."""
    return float(sum(1 - _stays_within(steps, reach) for reach in range(steps)))


def _stays_within(steps: int, reach: int) -> float:
    """The probability that a fair walk never leaves [-reach, reach]."""
    law = np.zeros(2 * reach + 3)  # with an absorbing place beyond either end
    law[reach + 1] = 1.0
    for _ in range(steps):
        law[1:-1] = (law[:-2] + law[2:]) / 2
        law[0] = law[-1] = 0.0
    return float(law.sum())
