"""Sequential minimal optimization, compiled: two multipliers a step, or one where there is no intercept."""

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled

# In place of a curvature that is not positive: coinciding points, or a Gram matrix that is none.
FLAT = 1e-12


@compiled
def _riser(y: Reals, upper: float, alpha: Reals, slope: Reals) -> tuple[int, float]:
    """Of the multipliers that may push the intercept up, the one that pushes hardest, and how hard."""
    i, high = -1, -np.inf
    for k in range(y.size):
        if (alpha[k] < upper if y[k] > 0 else alpha[k] > 0) and -y[k] * slope[k] > high:
            i, high = k, -y[k] * slope[k]
    return i, high


@compiled
def _partner(K: Reals, y: Reals, upper: float, alpha: Reals, slope: Reals, i: int, high: float) -> tuple[int, float]:
    """Of those that may push it down, the one with which i gains most, and the hardest push among them all."""
    j, low, best = -1, np.inf, 0.0
    for k in range(y.size):
        if i >= 0 and (alpha[k] > 0 if y[k] > 0 else alpha[k] < upper):
            value = -y[k] * slope[k]
            low = min(low, value)
            gain = (high - value) ** 2 / max(K[i, i] + K[k, k] - 2 * K[i, k], FLAT)
            if value < high and gain > best:
                j, best = k, gain
    return j, low


@compiled
def pairs(
    K: Reals, y: Reals, upper: float, alpha: Reals, slope: Reals, tolerance: float, most: int, violations: Reals
) -> int:
    """Minimize a'Qa/2 - sum a over 0 <= a <= upper, y'a = 0, where Q = yy' * K; return the iterations.

    `alpha` (samples,) starts feasible and is changed in place, `slope` is Qa - 1. `violations` (kept,) receives
    the worst violation of the optimality conditions before each of the first steps; it ends at <= tolerance.
    """
    for iteration in range(most):
        i, high = _riser(y, upper, alpha, slope)
        j, low = _partner(K, y, upper, alpha, slope, i, high)
        violation = high - low if i >= 0 and low < np.inf else 0.0
        if iteration < violations.size:
            violations[iteration] = violation
        if violation <= tolerance or j < 0:
            return iteration
        step = (high + y[j] * slope[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], FLAT)
        step = min(step, upper - alpha[i] if y[i] > 0 else alpha[i])
        step = min(step, alpha[j] if y[j] > 0 else upper - alpha[j])
        # The bounds themselves, not bounds up to rounding: a multiplier belongs to one of three kinds.
        alpha[i] = min(max(alpha[i] + y[i] * step, 0.0), upper)
        alpha[j] = min(max(alpha[j] - y[j] * step, 0.0), upper)
        for k in range(y.size):
            slope[k] += y[k] * step * (K[k, i] - K[k, j])
    return most


@compiled
def singles(
    K: Reals, y: Reals, upper: float, alpha: Reals, slope: Reals, tolerance: float, most: int, violations: Reals
) -> int:
    """The same without y'a = 0, one multiplier a step: the one whose condition is violated most."""
    m = y.size
    for iteration in range(most):
        i, worst = -1, 0.0
        for k in range(m):
            free = (slope[k] < 0 and alpha[k] < upper) or (slope[k] > 0 and alpha[k] > 0)
            if free and abs(slope[k]) > worst:
                i, worst = k, abs(slope[k])
        if iteration < violations.size:
            violations[iteration] = worst
        if worst <= tolerance:
            return iteration
        changed = min(max(alpha[i] - slope[i] / max(K[i, i], FLAT), 0.0), upper)
        step = y[i] * (changed - alpha[i])
        alpha[i] = changed
        for k in range(m):
            slope[k] += y[k] * step * K[k, i]
    return most
