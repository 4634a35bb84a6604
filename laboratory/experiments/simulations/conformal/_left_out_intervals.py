"""Intervals around predictions by least squares that leave a part of the sample out: their coverage is known."""

import math

import numpy as np

WORLD = (
    "Features and labels are independent standard Gaussian numbers, so that a label's probability to lie in an "
    "interval is known exactly; least squares does not care about the order of the examples."
)


def coverage(low: np.ndarray, high: np.ndarray, alpha: float) -> float:
    """The probability that a new label lies between the ranks at level α of the ends `(m,)` and `(m,)`."""
    rank = math.floor(alpha * (low.size + 1))
    if rank == 0:
        return 1.0
    return max(0.0, below(float(np.sort(high)[-rank])) - below(float(np.sort(low)[rank - 1])))


def ends(rng: np.random.Generator, m: int, dimension: int, folds: int) -> tuple[np.ndarray, np.ndarray]:
    """Prediction at a new point less and plus residual, by the weights that left the example's fold out."""
    x, y, new = rng.normal(size=(m, dimension)), rng.normal(size=m), rng.normal(size=dimension)
    predicted, residual = np.zeros(m), np.zeros(m)
    for fold in np.arange(m).reshape(folds, -1):
        rest = np.delete(np.arange(m), fold)
        weights = np.linalg.solve(x[rest].T @ x[rest], x[rest].T @ y[rest])
        predicted[fold], residual[fold] = new @ weights, np.abs(y[fold] - x[fold] @ weights)
    return predicted - residual, predicted + residual


def below(value: float) -> float:
    """The probability that a new label lies below."""
    return (1 + math.erf(value / math.sqrt(2))) / 2
