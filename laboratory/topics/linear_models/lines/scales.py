"""The losses of a line at the scale that suits it best: lengthening the weights moves no line, but every loss."""

import numpy as np

from learners.losses import losses
from learners.shared.arrays import Reals


def least_squared(margins: Reals) -> float:
    """Smallest mean of (1 - c z)^2 over c >= 0, z being the margins y f(x) `(samples,)`."""
    mean = float(margins.mean())
    return 1.0 if mean <= 0 else 1 - mean**2 / float((margins**2).mean())


def least_hinge(margins: Reals) -> float:
    """Smallest mean of max(0, 1 - c z) over c >= 0; it lies at a kink, c = 1/z, or at 0."""
    if margins.min() > 0:
        return 0.0
    kinks = np.append(1 / margins[margins > 0], 0.0)
    return float(losses["hinge"].value(np.outer(kinks, margins)).mean(axis=1).min())


def least_logistic(margins: Reals) -> float:
    """Infimum of the mean of log2(1 + exp(-c z)) over c >= 0; 0, not attained, where all margins are positive."""
    from scipy.optimize import brentq

    if margins.min() > 0:
        return 0.0
    if margins.mean() <= 0:
        return 1.0
    loss = losses["logistic_base_2"]

    def slope(scale: float) -> float:
        return float((loss.slope(scale * margins) * margins).mean())

    end = 1.0 / float(np.abs(margins).max())
    while slope(end) < 0 and end < 1e300:
        end *= 2
    return float(loss.value(brentq(slope, 0.0, end, xtol=1e-14, rtol=1e-12) * margins).mean())
