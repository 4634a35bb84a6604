"""How many examples are enough: tried at sizes up to as many as a theorem needs."""

import math

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Setting

TRIES = 12


def sizes_to_try(theorem: str, inputs: Setting) -> np.ndarray:
    """Sample sizes that grow by a factor, the last of them the smallest whole number that the theorem calls enough."""
    enough = math.ceil(float(theorems[theorem](**inputs)))
    return np.unique(np.geomspace(1, enough, TRIES).round().astype(int))


def largest_that_failed(sizes: np.ndarray, risk: np.ndarray, epsilon: float) -> float:
    """The largest size at which the risk is above ε, 0 if there is none; the bound fails if it is the last."""
    beyond = np.where(sizes == sizes[-1], sizes + 1, sizes)  # the theorem's number, and still not enough
    return float(np.max(beyond, where=risk > epsilon, initial=0))
