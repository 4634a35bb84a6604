"""The logistic function, without overflow at either end."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def sigmoid(z: Any) -> NDArray[np.float64]:
    """1 / (1 + exp(-z)) for a number or an array of any shape."""
    from scipy.special import expit

    found: NDArray[np.float64] = expit(z)
    return found
