"""Least squares with a penalty on the absolute weights: one weight after the other, each by its closed form."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array, unmasked


@dataclass(frozen=True, eq=False)
class CoordinateDescent:
    """What coordinate descent found.

    Attributes
    ----------
    weights_path : `(sweeps + 1, features)`, from the start on; the last row is the answer.
    objectives : `(sweeps + 1,)`.
    gap : the duality gap, by how much the last objective may exceed the least.
    stopped_by : "duality gap" or "max_iter".
    """

    weights_path: Reals
    objectives: Reals
    gap: float
    stopped_by: str


def soft_threshold(value: float, by: float) -> float:
    """sign(value) max(0, |value| - by): the minimizer of (w - value)^2 / 2 + by |w|."""
    return value - by if value > by else value + by if value < -by else 0.0


def smallest_price_of_nothing(X: Reals, y: Reals, share: float) -> float:
    """The smallest lambda for which all weights are 0: 2 max |<column, y>| / share."""
    return 2 * float(np.abs(X.T @ y).max(initial=0.0)) / share


def descend(
    X: Reals, y: Reals, lam: float, share: float, start: Reals, tolerance: float, most: int
) -> CoordinateDescent:
    """Minimize sum of (y - <w, x>)^2 + lam (share |w|_1 + (1 - share)/2 ||w||^2), X `(samples, features)`.

    Sweeps from `start` `(features,)` until the duality gap is at most `tolerance` times that of the objective at
    w = 0, at most `most` sweeps. Needs lam > 0 and 0 < share <= 1. A sweep costs O(features^2).
    """
    gram, target, scale = X.T @ X, X.T @ y, float(y @ y)
    flat, bent = lam * share / 2, lam * (1 - share) / 2
    w = start.copy()
    path, objectives = [w.copy()], [_objective(X, y, w, flat, bent)]
    gap = _gap(X, y, w, flat, bent)
    while gap > tolerance * scale and len(path) <= most:
        for j in np.flatnonzero(gram.diagonal()):
            alone = float(target[j] - gram[j] @ w + gram[j, j] * w[j])
            w[j] = soft_threshold(alone, flat) / (gram[j, j] + bent)
        path.append(w.copy())
        objectives.append(_objective(X, y, w, flat, bent))
        gap = _gap(X, y, w, flat, bent)
    stopped = "duality gap" if gap <= tolerance * scale else "max_iter"
    return CoordinateDescent(np.array(path), np.array(objectives), gap, stopped)


def _objective(X: Reals, y: Reals, w: Reals, flat: float, bent: float) -> float:
    residuals = y - X @ w
    return float(residuals @ residuals + 2 * flat * np.abs(w).sum() + bent * (w @ w))


def _gap(X: Reals, y: Reals, w: Reals, flat: float, bent: float) -> float:
    """Primal less dual objective, at the residuals scaled until they are feasible."""
    residuals = y - X @ w
    steepest = float(np.abs(X.T @ residuals - bent * w).max(initial=0.0))
    c = min(1.0, flat / steepest) if steepest > 0 else 1.0
    square, length = float(residuals @ residuals), float(w @ w)
    return (1 + c * c) * (square + bent * length) + 2 * (flat * float(np.abs(w).sum()) - c * float(residuals @ y))


def penalized_path(
    X: Any, y: Any, lambdas: Any, share: float = 1.0, tolerance: float = 1e-10, most: int = 10_000
) -> Reals:
    """Weights `(k, features)` without intercept for lambdas `(k,)` > 0, each started from the next larger one's."""
    unmasked(X, y)
    X, y = np.asarray(X, dtype=np.float64), np.asarray(y, dtype=np.float64)
    alphas = read_array(lambdas, np.float64).copy()
    if alphas.ndim != 1 or not (np.isfinite(alphas) & (alphas > 0)).all():
        raise ValueError(f"lambdas of penalized_path (of the penalty) must be finite reals > 0; got {lambdas!r}")
    weights, w = np.zeros((len(alphas), X.shape[1])), np.zeros(X.shape[1])
    for i in np.argsort(-alphas):
        w = descend(X, y, float(alphas[i]), share, w, tolerance, most).weights_path[-1]
        weights[i] = w
    return weights
