"""Ridge regression for every lambda from one decomposition: weights, losses and effective parameters."""

from dataclasses import dataclass
from math import isinf
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array, unmasked

CONVENTIONS = ("half mean", "mean", "sum")


@dataclass(frozen=True, eq=False)
class Parts:
    """What all solutions share: `singular_values` `(r,)` of Z, its right vectors `directions` `(r, features)`, and
    the coordinates `targets` `(r,)` of y along the left ones; values that count as 0 are left out."""

    singular_values: Reals
    directions: Reals
    targets: Reals


@dataclass(frozen=True, eq=False)
class RidgePath:
    """Solutions for `lambdas` `(k,)`, without intercept.

    Attributes
    ----------
    weights : `(k, features)`.
    squared_norms : `(k,)`, ||w||^2: falls as lambda rises.
    training_losses : `(k,)`, the mean of (<w, x> - y)^2: rises with lambda, up to that of w = 0.
    validation_losses : `(k,)`, the same on the validation examples; nan without any.
    effective_parameters : `(k,)`, sum of s^2 / (s^2 + alpha).
    """

    lambdas: Reals
    weights: Reals
    squared_norms: Reals
    training_losses: Reals
    validation_losses: Reals
    effective_parameters: Reals

    @property
    def best(self) -> int:
        """The place of the smallest validation loss; of equals the largest lambda."""
        least = np.nanmin(self.validation_losses)
        return int(max(np.flatnonzero(self.validation_losses == least), key=lambda i: self.lambdas[i]))


def effective_alpha(lam: float, convention: str, samples: int) -> float:
    """alpha of (alpha I + Z'Z) w = Z'y: 2 lambda m, lambda m or lambda."""
    return lam * {"half mean": 2.0 * samples, "mean": float(samples), "sum": 1.0}[convention]


def decompose(Z: Reals, y: Reals, rcond: float = 1e-13) -> Parts:
    """The parts for Z `(samples, features)` and y `(samples,)`; values below `rcond` of the largest count as 0."""
    U, s, Vt = np.linalg.svd(Z, full_matrices=False)
    heard = s > rcond * s[0] if len(s) and s[0] > 0 else np.zeros(len(s), dtype=bool)
    return Parts(s[heard], Vt[heard], U[:, heard].T @ y)


def solved(parts: Parts, alpha: float) -> Reals:
    """w `(features,)` = V diag(s / (s^2 + alpha)) U'y; the shortest least-squares solution for 0, 0 for inf."""
    s = parts.singular_values
    shares = np.zeros(len(s)) if isinf(alpha) else s / (s**2 + alpha)
    w: Reals = parts.directions.T @ (shares * parts.targets)
    return w


def effective_dimension(parts: Parts, alpha: float) -> float:
    """The sum of s^2 / (s^2 + alpha): the rank for alpha = 0, 0 for inf."""
    s = parts.singular_values
    return 0.0 if isinf(alpha) else float(np.sum(s**2 / (s**2 + alpha)))


def ridge_path(
    X: Any, y: Any, lambdas: Any, convention: str = "half mean", validation: tuple[Any, Any] | None = None
) -> RidgePath:
    """Ridge regression without intercept on X `(samples, features)`, y `(samples,)` for lambdas `(k,)` in [0, inf].

    `validation` is a pair like (X, y). The notes' Pareto front is (squared_norms, training_losses); at lambda =
    inf the loss is that of w = 0, and not 0 as they have it. ValueError for a convention or lambdas that are none.
    """
    if convention not in CONVENTIONS:
        options = ", ".join(map(repr, CONVENTIONS))
        raise ValueError(
            f"convention of ridge_path (how the squared error is written) must be one of {options}; got {convention!r}"
        )
    factors = read_array(lambdas, np.float64).copy()
    if factors.ndim != 1 or not len(factors) or not (factors >= 0).all():
        raise ValueError(f"lambdas of ridge_path (factors of the penalty) must be reals >= 0 or inf; got {lambdas!r}")
    unmasked(X, y)
    X, y = np.asarray(X, dtype=np.float64), np.asarray(y, dtype=np.float64)
    parts, alphas = decompose(X, y), [effective_alpha(lam, convention, len(X)) for lam in factors]
    W = np.array([solved(parts, alpha) for alpha in alphas])
    return RidgePath(
        lambdas=factors,
        weights=W,
        squared_norms=(W**2).sum(axis=1),
        training_losses=_losses(W, X, y),
        validation_losses=np.full(len(W), np.nan) if validation is None else _losses(W, *validation),
        effective_parameters=np.array([effective_dimension(parts, alpha) for alpha in alphas]),
    )


def alpha_for(parts: Parts, effective_parameters: float) -> float:
    """The alpha >= 0 with so many effective parameters, between 0 (excluded) and the rank; ValueError else."""
    from scipy.optimize import brentq

    rank = len(parts.singular_values)
    if not 0 < effective_parameters <= rank:
        raise ValueError(
            f"effective_parameters of price_of (trace of the hat matrix) must be a real in (0, {rank}]; "
            f"got {effective_parameters!r}"
        )
    if effective_parameters == rank:
        return 0.0
    # s^2/(s^2 + alpha) <= s^2/alpha for each: at this alpha there are fewer.
    high = float(np.sum(parts.singular_values**2)) / effective_parameters
    return float(brentq(lambda a: effective_dimension(parts, a) - effective_parameters, 0.0, high, xtol=1e-14 * high))


def _losses(W: Reals, X: Any, y: Any) -> Reals:
    X, y = read_array(X, np.float64), read_array(y, np.float64)
    losses: Reals = ((X @ W.T - y[:, np.newaxis]) ** 2).mean(axis=0)
    return losses
