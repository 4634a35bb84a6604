"""The mid-p interval, its upper end: where the mid-p value of p itself is below delta."""

import numpy as np
from numpy.typing import NDArray

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import binomial, decided
from laboratory.experiments.law import FailureLaw
from learners.shared.arrays import Reals


def rejected(n: int, p: Reals, delta: float) -> NDArray[np.bool_]:
    """It falls in p, so that p lies above the end where this is true."""
    mass = binomial(n, p)
    return np.asarray(mass.cumsum(axis=0) - mass / 2 < delta)


LAW = FailureLaw(
    event="the risk exceeds the upper end",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "errors": k},
    exact=decided(lambda cells, n: rejected(n, cells.p, cells.delta)),
)
