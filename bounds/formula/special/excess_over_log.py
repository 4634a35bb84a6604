"""x - ln(1 + x), about x^2/2: how far the logarithm's tangent lies above it."""

from typing import Any

import numpy as np
from numpy import log

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise

NEAR = 0.1


def excess(x: np.ndarray) -> np.ndarray:
    """x - ln(1 + x) for x > -1, from its series where x is small."""
    near = np.abs(x) < NEAR
    result: np.ndarray = np.where(near, 0.0, x - np.log1p(x))
    if near.any():
        result[near] = _series(x[near])
    return result


def _series(x: np.ndarray) -> np.ndarray:
    series = np.zeros_like(x)
    for j in range(19, 1, -1):
        series = 1 / j - x * series
    result: np.ndarray = x * x * series
    return result


@without_cancellation(elementwise(excess))
def excess_over_log(x: Any) -> Any:
    return x - log(1 + x)
