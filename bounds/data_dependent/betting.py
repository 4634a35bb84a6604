"""Confidence sequences for a mean by betting: they read the losses one by one, so no formula in m alone gives them.

Whoever doubts that the mean is p bets on each next loss at odds that are fair if it is. If p is the mean, the capital
ever grows by 1/delta with probability at most delta (Ville's inequality): what has made the doubter rich is excluded.
Valid at all sample sizes at once, and so after looking at every one. Source: I. Waudby-Smith and A. Ramdas, Estimating
means of bounded random variables by betting, JRSS B 86, 2024, Theorems 2 and 3.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from bounds.solving.validation import DomainError, checked_scalar
from bounds.vocabulary.variables import Confidence, Variable

DELTA: Variable = Confidence.__metadata__[0]
LARGEST_STAKE = 0.5  # part of the capital that one loss may cost


def hedged_betting(losses: Any, delta: float, *, only_at_the_end: bool = False) -> tuple[float, float]:
    """The interval (low, high) for the mean of losses in [0, 1], shape `(m,)`, in the order they came.

    The doubter keeps half the capital on "the mean is larger" and half on "smaller". With `only_at_the_end` the stakes
    are those for a sample size fixed beforehand: narrower, and valid at that one size only when so announced. Raises
    DomainError for losses outside [0, 1] or a delta outside (0, 1).
    """
    values = _checked(losses)
    confidence = float(checked_scalar(DELTA, delta))
    stakes = _stakes(values, confidence, only_at_the_end)
    goal = np.log(2 / confidence)

    def too_low(p: float) -> bool:
        return bool(np.log1p(np.minimum(stakes, LARGEST_STAKE / p) * (values - p)).sum() >= goal)

    def too_high(p: float) -> bool:
        return bool(np.log1p(-np.minimum(stakes, LARGEST_STAKE / (1 - p)) * (values - p)).sum() >= goal)

    # The first capital falls in p, factor by factor, and the second rises.
    return _edge(too_low, 0.0), 1 - _edge(lambda rest: too_high(1 - rest), 0.0)


def predictable_bernstein(losses: Any, delta: float) -> tuple[float, float]:
    """The same by an empirical Bernstein argument, in closed form: wider, and one pass over the losses."""
    values = _checked(losses)
    confidence = float(checked_scalar(DELTA, delta))
    stakes = np.minimum(_stakes(values, confidence, only_at_the_end=False), LARGEST_STAKE)
    surprise = (values - _means_before(values)) ** 2
    width = (np.log(2 / confidence) + (surprise * (-np.log1p(-stakes) - stakes)).sum()) / stakes.sum()
    centre = (stakes * values).sum() / stakes.sum()
    return max(float(centre - width), 0.0), min(float(centre + width), 1.0)


def _stakes(values: np.ndarray, delta: float, only_at_the_end: bool) -> np.ndarray:
    """Each fixed by the losses before it: the stake that a Gaussian of their variance would call for."""
    size = values.size
    times = np.arange(1, size + 1)
    spread = np.cumsum((values - _means(values)) ** 2)
    variance_before = np.concatenate(([0.25], (0.25 + spread[:-1]) / times[1:]))
    horizon = np.full(size, float(size)) if only_at_the_end else times * np.log1p(times)
    stakes: np.ndarray = np.sqrt(2 * np.log(2 / delta) / (variance_before * horizon))
    return stakes


def _means(values: np.ndarray) -> np.ndarray:
    """Running means, as if one loss of 1/2 had come first."""
    means: np.ndarray = (0.5 + np.cumsum(values)) / np.arange(2, values.size + 2)
    return means


def _means_before(values: np.ndarray) -> np.ndarray:
    return np.concatenate(([0.5], _means(values)[:-1]))


def _edge(excluded: Callable[[float], bool], low: float) -> float:
    """The end of the excluded stretch from 0 on, by bisection that stays inside it."""
    high = 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if excluded(middle):
            low = middle
        else:
            high = middle
    return low


def _checked(losses: Any) -> np.ndarray:
    values = np.asarray(losses, dtype=float)
    if values.ndim != 1 or not values.size or not ((values >= 0) & (values <= 1)).all():
        raise DomainError("losses (one for each test example) must be numbers between 0 and 1, in one row; got others")
    return values
