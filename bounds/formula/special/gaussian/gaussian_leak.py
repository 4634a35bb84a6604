"""What Gaussian noise leaks beyond ε: a difference of two normal tails, which loses its digits where both are near."""

import math
from typing import Any

import numpy as np
from numpy import exp

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.gaussian.normal import normal_sf

FAR = 12.0  # from here on the tail's asymptotic series has all digits of a double
NEAR = 0.05  # tails as near as this are computed from the derivatives between them
TERMS, DERIVATIVES = 20, 5


@elementwise
def _by_mills_ratio(sensitivity: np.ndarray, sigma: np.ndarray, privacy: np.ndarray) -> np.ndarray:
    """The first tail's density times the difference of the tails over their densities, e^ε φ(high) being φ(low)."""
    from scipy.special import erfc, erfcx

    apart, middle = sensitivity / sigma, privacy * sigma / sensitivity
    low, high = middle - apart / 2, middle + apart / 2
    density = exp(-(low**2) / 2) / math.sqrt(2 * math.pi)
    ratio = math.sqrt(math.pi / 2) * erfcx(high / math.sqrt(2))
    result: np.ndarray = erfc(low / math.sqrt(2)) / 2 - density * ratio
    positive = (low > 0) & (low < FAR)
    result[positive] = (density * (math.sqrt(math.pi / 2) * erfcx(low / math.sqrt(2)) - ratio))[positive]
    near, far = (apart < NEAR) & (low < FAR), low >= FAR
    result[near] = density[near] * _between(middle[near], apart[near] / 2)
    result[far] = density[far] * _far_out(low[far], high[far], apart[far])
    return result


def _between(middle: np.ndarray, half: np.ndarray) -> np.ndarray:
    """R(middle - half) - R(middle + half) of Mills' ratio R by its odd derivatives: R' = xR - 1, R'' = xR' + R, ..."""
    from scipy.special import erfcx

    before = math.sqrt(math.pi / 2) * erfcx(middle / math.sqrt(2))
    derivative = middle * before - 1
    result, factor = np.zeros_like(middle), -2 * half
    for order in range(1, 2 * DERIVATIVES, 2):
        result += factor * derivative
        before = middle * derivative + order * before
        derivative = middle * before + (order + 1) * derivative
        factor = factor * half**2 / ((order + 1) * (order + 2))
    return result


def _far_out(low: np.ndarray, high: np.ndarray, apart: np.ndarray) -> np.ndarray:
    """The same from R(x) = 1/x - 1/x^3 + 3/x^5 - ..., term by term; 1 - (low/high)^n without cancellation."""
    logarithm = np.where(apart < high / 2, np.log1p(-np.minimum(apart / high, 0.5)), np.log(low / high))
    result, factor = np.zeros_like(low), np.ones_like(low)
    for term in range(TERMS):
        power = 2 * term + 1
        result += factor * -np.expm1(power * logarithm) / low
        factor *= -power / low**2
    return result


@without_cancellation(_by_mills_ratio)
def gaussian_leak(sensitivity: Any, sigma: Any, privacy: Any) -> Any:
    return normal_sf(privacy * sigma / sensitivity - sensitivity / (2 * sigma)) - exp(privacy) * normal_sf(
        privacy * sigma / sensitivity + sensitivity / (2 * sigma)
    )
