"""What a split of a leaf gains, by machine code."""

from math import log2, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled

# Gains closer than this share of the examples count as equal: then the first feature and lowest cut win.
TIE = 1e-12
TINY = float(np.finfo(np.float64).tiny)
MISCLASSIFICATION, GINI, SCALED_ENTROPY = range(3)  # places in PSI


@compiled
def psi_of(psi: int, p: float) -> float:
    """The function at place `psi` of PSI, at one share."""
    if psi == MISCLASSIFICATION:
        return min(p, 1 - p)
    if psi == GINI:
        return 2 * p * (1 - p)
    if psi == SCALED_ENTROPY:
        return -(p * log2(p if p > 0 else 1.0) + (1 - p) * log2(1 - p if p < 1 else 1.0)) / 2
    return sqrt(p * (1 - p))


@compiled
def gain_of(psi: int, before: float, yes: int, yes_plus: int, total: int, plus: int) -> float:
    """N psi(N+ / N), which is `before`, less what it is after the split; exactly 0 where the split changes nothing."""
    no, no_plus = total - yes, plus - yes_plus
    if psi == MISCLASSIFICATION:
        errors = min(yes_plus, yes - yes_plus) + min(no_plus, no - no_plus)
        return float(min(plus, total - plus) - errors)
    # A strictly concave psi gains nothing exactly when both children have the same share of positives.
    if yes_plus * no == no_plus * yes:
        return 0.0
    return float(max(before - yes * psi_of(psi, yes_plus / yes) - no * psi_of(psi, no_plus / no), TINY))


@compiled
def gains_of_splits(
    psi: int, yes: NDArray[np.integer[Any]], yes_plus: NDArray[np.integer[Any]], total: int, plus: int
) -> Reals:
    """The gain of each of several splits `(tests,)` of one leaf."""
    before, gains = total * psi_of(psi, plus / total), np.empty(len(yes))
    for i in range(len(yes)):
        gains[i] = gain_of(psi, before, yes[i], yes_plus[i], total, plus)
    return gains
