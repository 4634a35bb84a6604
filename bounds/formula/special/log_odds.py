"""ln(p / (1 - p)), which vanishes at a half: the logarithm of the odds."""

from typing import Any

import numpy as np
from numpy import log

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise


@elementwise
def _log_odds(p: np.ndarray) -> np.ndarray:
    """For 0 < p < 1: near 1/2 by the distance from there, which doubles know exactly."""
    near = np.abs(p - 0.5) < 0.25
    result: np.ndarray = np.where(near, np.log1p((2 * p - 1) / (1 - p)), np.log(p) - np.log1p(-p))
    return result


@without_cancellation(_log_odds)
def log_odds(p: Any) -> Any:
    return log(p / (1 - p))
