"""ln of a ball's volume in n dimensions: three large terms that nearly cancel where the volume is near 1."""

from typing import Any

import numpy as np

from bounds.formula.cancelling import without_cancellation
from bounds.formula.elementary import log, pi
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.chi2 import log_gamma
from bounds.formula.special.log_binomial import series

FEW = 32  # dimensions whose terms are small themselves


@elementwise
def _log_ball_volume(n: np.ndarray, radius: np.ndarray) -> np.ndarray:
    """By Stirling's formula, in which one logarithm is left, and its error."""
    half = np.maximum(n, FEW) / 2
    many = half * np.log(pi * np.e / half * radius * radius) - np.log(2 * pi * half) / 2 - series(half)
    few = n / 2 * np.log(pi) + n * np.log(radius) - log_gamma(n / 2 + 1)
    result: np.ndarray = np.where(n < FEW, few, many)
    return result


@without_cancellation(_log_ball_volume)
def log_ball_volume(n: Any, radius: Any) -> Any:
    return n / 2 * log(pi) + n * log(radius) - log_gamma(n / 2 + 1)
