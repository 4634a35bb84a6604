"""Weights under absolute loss to uniform numbers: the risk is known exactly, and smallest at 1/2."""

import numpy as np

WORLD = (
    "Examples are independent and uniform on [0, 1]; the loss |w - z| is convex and 1-Lipschitz, and its risk is known "
    "exactly."
)
LEAST_RISK = 0.25


def risk(weights: np.ndarray) -> np.ndarray:
    """The mean of |w - z|, for weights of any shape."""
    inside = (weights**2 + (1 - weights) ** 2) / 2
    risks: np.ndarray = np.where((weights < 0) | (weights > 1), np.abs(weights - 0.5), inside)
    return risks


def regularized_minimizer(z: np.ndarray, lam: float) -> float:
    """The minimizer of the mean of |w - z| plus `lam` w².

    At it, as many examples are below as the regularizer's slope asks for, which makes it the median of the examples
    and of the places where the slopes balance. Source: Li and Osher, A new median formula, 2009.
    """
    m = z.size
    balanced = (m - 2 * np.arange(m + 1)) / (2 * lam * m)
    return float(np.median(np.concatenate([z, balanced])))
