"""The Bayes predictor when the two mistakes cost differently: where it answers 1, and what it costs."""

from collections.abc import Callable
from itertools import pairwise
from math import inf, isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array


def cheapest_threshold(false_positive: float, false_negative: float) -> float:
    """Answer 1 where eta is at least this: there a false alarm is no dearer, on average, than a miss.

    Costs are reals >= 0, not both 0; ValueError otherwise. Equal costs give 1/2.

    Source: Elkan (2001), The foundations of cost-sensitive learning.
    """
    _judge(false_positive, false_negative)
    return false_positive / (false_positive + false_negative)


def conditional_cost(eta: Any, false_positive: float = 1.0, false_negative: float = 1.0) -> Reals:
    """Expected cost of the cheaper answer where eta = P[y = 1 | x]; the shape of eta. Costs 1: min(eta, 1 - eta)."""
    _judge(false_positive, false_negative)
    share = read_array(eta, np.float64)
    return np.asarray(np.minimum(false_positive * (1 - share), false_negative * share))


def cost_of_cut(
    density: Callable[[float], float],
    eta: Callable[[float], float],
    cut: float,
    false_positive: float = 1.0,
    false_negative: float = 1.0,
    low: float = -inf,
    high: float = inf,
) -> float:
    """Expected cost of answering 1 from `cut` upwards, by quadrature over low..high, to about 10⁻⁸."""
    _judge(false_positive, false_negative)
    place = min(max(cut, low), high)
    missed = _integral(lambda x: density(x) * eta(x), low, place)
    alarms = _integral(lambda x: density(x) * (1 - eta(x)), place, high)
    return false_negative * missed + false_positive * alarms


def bayes_cost(
    density: Callable[[float], float],
    eta: Callable[[float], float],
    false_positive: float = 1.0,
    false_negative: float = 1.0,
    low: float = -inf,
    high: float = inf,
    breaks: Any = (),
) -> float:
    """Least expected cost of any predictor; `breaks` are where eta crosses the cheapest threshold, jumps or bends."""
    ends = [low, *sorted(point for point in map(float, breaks) if low < point < high), high]

    def least(x: float) -> float:
        return density(x) * float(conditional_cost(eta(x), false_positive, false_negative))

    return sum(_integral(least, a, b) for a, b in pairwise(ends))


def _integral(function: Callable[[float], float], low: float, high: float) -> float:
    from scipy.integrate import quad

    return float(quad(function, low, high, limit=200)[0]) if low < high else 0.0


def _judge(false_positive: float, false_negative: float) -> None:
    both = (false_positive, false_negative)
    if not all(isfinite(cost) and cost >= 0 for cost in both) or sum(both) == 0:
        raise ValueError(
            "false_positive, false_negative (costs of the two mistakes) must be reals >= 0, not both 0; "
            f"got {false_positive!r}, {false_negative!r}"
        )
