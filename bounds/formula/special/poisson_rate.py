"""How unlikely a Poisson variable is to stray by the share x from its mean: (1 ± x) ln(1 ± x) ∓ x, about x^2/2."""

from typing import Any

import numpy as np
from numpy import log

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.kl import _bend


def _below(x: np.ndarray) -> np.ndarray:
    return _bend(-x)


@without_cancellation(elementwise(_bend))
def poisson_rate(x: Any) -> Any:
    return (1 + x) * log(1 + x) - x


@without_cancellation(elementwise(_below))
def poisson_rate_below(x: Any) -> Any:
    return (1 - x) * log(1 - x) + x
