"""Pairs of examples, one of each trained on: a learner's information about which, by trying all choices."""

import math
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import numpy as np

WORLD = (
    "The learner tosses no coins; all choices of one example of each pair are tried, which gives the information and "
    "the expected losses exactly. The theorem holds for every such set of pairs by itself."
)
Learner = Callable[[np.ndarray, np.ndarray], float]


class Information(NamedTuple):
    """Information in nats, and the mean losses on the examples trained on and on the others."""

    information: float
    trained_on: float
    others: float


def information_about(x: np.ndarray, y: np.ndarray, learner: Learner, loss: Callable[..., np.ndarray]) -> Information:
    """For pairs `x` and `y`, shape `(m, 2)`, and a learner that returns a number."""
    rows, results, losses = np.arange(len(x)), Counter[float](), []
    for choice in product((0, 1), repeat=len(x)):
        taken, other = np.array(choice), 1 - np.array(choice)
        result = learner(x[rows, taken], y[rows, taken])
        results[result] += 1
        losses.append([loss(result, x[rows, which], y[rows, which]).mean() for which in (taken, other)])
    probabilities = [count / 2 ** len(x) for count in results.values()]
    return Information(-sum(p * math.log(p) for p in probabilities), *np.mean(losses, axis=0))
