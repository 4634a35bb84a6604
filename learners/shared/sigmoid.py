"""The logistic function, without overflow at either end."""

from typing import Any

from learners.shared.arrays import Reals


def sigmoid(z: Any) -> Reals:
    """1 / (1 + exp(-z)) for a number or an array of any shape."""
    from scipy.special import expit

    values: Reals = expit(z)
    return values
