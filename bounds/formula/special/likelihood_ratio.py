"""How likely k mistakes in m are at one chance of a mistake, over how likely they are at another."""

from typing import Any

import numpy as np

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise


@elementwise
def _likelihood_ratio(errors: np.ndarray, m: np.ndarray, p: np.ndarray, q: np.ndarray) -> np.ndarray:
    """In logarithms, since a large power times a small one is an ordinary number; by p - q, since p may be near q."""
    exponent = errors * np.log1p((p - q) / q) + (m - errors) * np.log1p((q - p) / (1 - q))
    result: np.ndarray = np.exp(exponent)
    return result


@without_cancellation(_likelihood_ratio)
def likelihood_ratio(errors: Any, m: Any, p: Any, q: Any) -> Any:
    return (p / q) ** errors * ((1 - p) / (1 - q)) ** (m - errors)
