"""A threshold on the line without label noise: the gaps that many samples leave around it."""

import numpy as np

TOGETHER = 50  # samples whose mean is one run


def gaps_around(rng: np.random.Generator, m: int, theta: float) -> tuple[np.ndarray, np.ndarray]:
    """The nearest examples on both sides, in each of many samples; the ends 0 and 1 where a label is missing."""
    x = rng.random((TOGETHER, m))
    return np.max(x, axis=1, where=x < theta, initial=0.0), np.min(x, axis=1, where=x >= theta, initial=1.0)
