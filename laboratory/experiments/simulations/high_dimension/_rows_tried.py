"""How many rows of a random matrix are enough: tried up to as many as a theorem needs."""

import math

import numpy as np

TRIES = 10
WORLD = "The matrix has independent Gaussian entries of variance 1/n, n being its rows; the vectors were fixed before."


def rows_to_try(bound: float) -> np.ndarray:
    """Numbers of rows that grow by a factor, up to the smallest whole number that the theorem calls enough."""
    last = math.ceil(bound)
    return np.unique(np.geomspace(1, last, TRIES).round().astype(int))


def most_that_failed(tried: np.ndarray, distortion: np.ndarray, epsilon: float) -> float:
    """The largest number of rows tried at which the distortion is above ε; 0 if there is none."""
    return float(np.max(tried, where=distortion > epsilon, initial=0))
