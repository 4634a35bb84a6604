"""The product by which AdaBoost's margin loss shrinks with the rounds: two powers, one below 1 and one above."""

from typing import Any

import numpy as np

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise


@elementwise
def _margin_product(gamma: np.ndarray, theta: np.ndarray, half: np.ndarray) -> np.ndarray:
    """In logarithms, ln(1 - 4 gamma^2) + 2 theta artanh(2 gamma): their large parts cancel before they are computed."""
    wide = gamma >= 0.25
    small = np.where(wide, 0.0, gamma)
    together = np.log1p(-4 * small**2) + 2 * theta * np.arctanh(2 * small)
    apart = np.where(theta < 1, (1 - theta) * np.log1p(-2 * gamma), 0.0) + (1 + theta) * np.log1p(2 * gamma)
    return np.where(half > 0, np.exp(half * np.where(wide, apart, together)), 1.0)


@without_cancellation(_margin_product)
def margin_product(gamma: Any, theta: Any, half: Any) -> Any:
    return ((1 - 2 * gamma) ** (1 - theta) * (1 + 2 * gamma) ** (1 + theta)) ** half
