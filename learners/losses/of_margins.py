"""Losses of the margin z = y f(x): mistakes, and the convex functions that stand in for them."""

from math import log
from typing import Any

import numpy as np

from learners.losses.loss import NONE, Loss, as_reals
from learners.shared.arrays import Reals
from learners.shared.sigmoid import sigmoid


def _zero_one(z: Any) -> Reals:
    return np.where(as_reals(z) <= 0, 1.0, 0.0)


def _exponential(z: Any) -> Reals:
    with np.errstate(over="ignore"):  # beyond 709.78 it is inf, as it should be
        return np.exp(-as_reals(z))


# At its kink, margin 1 or 0, the subgradient 0 is taken. ln(1 + exp(-z)) is ln 2 < 1 at z = 0: only with logarithms
# to base 2 is the logistic loss above the number of mistakes.
OF_MARGINS = {
    "zero_one": Loss(
        "Mistake", "margin", _zero_one, lambda z: np.zeros(np.shape(z)), NONE, NONE, convex=False, bounds_zero_one=True
    ),
    "hinge": Loss(
        "Hinge",
        "margin",
        lambda z: np.maximum(0.0, 1 - as_reals(z)),
        lambda z: np.where(as_reals(z) < 1, -1.0, 0.0),
        1.0,
        NONE,
        bounds_zero_one=True,
    ),
    "squared_hinge": Loss(
        "Squared hinge",
        "margin",
        lambda z: np.maximum(0.0, 1 - as_reals(z)) ** 2,
        lambda z: -2 * np.maximum(0.0, 1 - as_reals(z)),
        NONE,
        2.0,
        bounds_zero_one=True,
    ),
    "perceptron": Loss(
        "Perceptron",
        "margin",
        lambda z: np.maximum(0.0, -as_reals(z)),
        lambda z: np.where(as_reals(z) < 0, -1.0, 0.0),
        1.0,
        NONE,
    ),
    "logistic": Loss(
        "Logistic, natural logarithm",
        "margin",
        lambda z: np.logaddexp(0.0, -as_reals(z)),
        lambda z: -sigmoid(-as_reals(z)),
        1.0,
        0.25,
    ),
    "logistic_base_2": Loss(
        "Logistic, logarithm to base 2",
        "margin",
        lambda z: np.logaddexp(0.0, -as_reals(z)) / log(2),
        lambda z: -sigmoid(-as_reals(z)) / log(2),
        1 / log(2),
        0.25 / log(2),
        bounds_zero_one=True,
    ),
    "exponential": Loss(
        "Exponential", "margin", _exponential, lambda z: -_exponential(z), NONE, NONE, bounds_zero_one=True
    ),
    "squared_margin": Loss(
        "Square of 1 less the margin",
        "margin",
        lambda z: (1 - as_reals(z)) ** 2,
        lambda z: -2 * (1 - as_reals(z)),
        NONE,
        2.0,
        bounds_zero_one=True,
    ),
}
