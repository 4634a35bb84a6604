"""1 - mean^2/second moment of a vote's margin, by Cantelli's inequality: the error of a majority vote."""

from typing import Any

import numpy as np

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise


@elementwise
def _over_one_fraction(gibbs: np.ndarray, disagreement: np.ndarray) -> np.ndarray:
    """Over one denominator, so that nothing is subtracted from 1 but what is near it."""
    small, large = 2 * (2 * gibbs * (1 - gibbs) - disagreement), (1 - 2 * disagreement) - (1 - 2 * gibbs) ** 2
    result: np.ndarray = np.where(gibbs < 0.25, small, large) / (1 - 2 * disagreement)
    return result


@without_cancellation(_over_one_fraction)
def variance_bound(gibbs: Any, disagreement: Any) -> Any:
    return 1 - (1 - 2 * gibbs) ** 2 / (1 - 2 * disagreement)
