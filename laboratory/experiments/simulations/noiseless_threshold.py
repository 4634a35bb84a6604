"""A threshold on the line without label noise: the gap that a sample leaves around it."""

import numpy as np

WORLD = "Examples are independent and uniform on [0, 1]; those right of the threshold, and no others, are positive."


def gap_around(rng: np.random.Generator, m: int, theta: float) -> tuple[float, float]:
    """The nearest examples on both sides; the ends 0 and 1 where a label is missing."""
    x = rng.random(m)
    return float(np.max(x, where=x < theta, initial=0.0)), float(np.min(x, where=x >= theta, initial=1.0))
