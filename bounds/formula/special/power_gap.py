"""(1 - x)^m - x^m, which vanishes at a half: two coins' chances to show one side only."""

from typing import Any

import numpy as np

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise


@elementwise
def _power_gap(x: np.ndarray, m: np.ndarray) -> np.ndarray:
    """The larger power times 1 - (x/(1-x))^m, for 0 <= x <= 1/2."""
    odds = np.where(x < 0.25, np.log(x) - np.log1p(-x), np.log1p((2 * x - 1) / (1 - x)))
    return np.where(m == 0, 0.0, np.exp(m * np.log1p(-x)) * -np.expm1(m * odds))


@without_cancellation(_power_gap)
def power_gap(x: Any, m: Any) -> Any:
    return (1 - x) ** m - x**m
