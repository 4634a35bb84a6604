"""The squared error of a single sigmoid unit as an objective, and one pass over the sample example by example."""

import numpy as np
from numpy.typing import NDArray

from learners.optimizers.objective import Objective
from learners.shared.arrays import Reals
from learners.shared.sigmoid import sigmoid


def squared_error(X: Reals, targets: Reals, slope: float = 1.0) -> Objective:
    """Sum of (d - f(<w, x>))^2 over X `(samples, features)`, targets d `(samples,)`; f(net) = sigmoid(slope net).

    Its gradient is -2 sum (d - out) f'(net) x with f' = slope out (1 - out), once. Not convex.
    """

    def value(w: Reals) -> float:
        return float(((targets - sigmoid(slope * (X @ w))) ** 2).sum())

    def gradient(w: Reals) -> Reals:
        net = slope * (X @ w)
        out, rest = sigmoid(net), sigmoid(-net)  # rest is 1 - out, without cancellation
        slopes: Reals = -2 * ((targets - out) * slope * out * rest) @ X
        return slopes

    return Objective("Squared error of a sigmoid unit", value, gradient, np.zeros(X.shape[1]))


def visit_each(
    X: Reals, targets: Reals, slope: float, order: NDArray[np.int64], rate: float, w: Reals, path: Reals
) -> None:
    """`w += rate (d - out) f'(net) x` for each example in `order`; `path` gets the first w."""
    for visit, i in enumerate(order):
        net = slope * float(X[i] @ w)
        out, rest = float(sigmoid(net)), float(sigmoid(-net))
        w += rate * (targets[i] - out) * slope * out * rest * X[i]
        if visit < len(path):
            path[visit] = w
