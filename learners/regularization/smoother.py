"""Linear smoothers, whose answers are a matrix times the labels: bias and variance in closed form, C_p, PRESS."""

from dataclasses import dataclass
from math import isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, unmasked


@dataclass(frozen=True, eq=False)
class BiasVariance:
    """At each point of the sample `(samples,)`: the squared bias and the variance of the answer there."""

    squared_bias: Reals
    variance: Reals

    @property
    def error(self) -> float:
        """The mean squared distance from the target, over points and noise: mean squared bias plus mean variance."""
        return float(np.mean(self.squared_bias + self.variance))


@dataclass(frozen=True, eq=False)
class LinearSmoother:
    """The answers H y on a sample, for a hat matrix `(samples, samples)` that does not depend on the labels y.

    Source: Hastie, Tibshirani & Friedman (2009), sections 5.4.1 and 7.6; Allen (1974) for PRESS.
    """

    matrix: Reals

    def __post_init__(self) -> None:
        H = np.asarray(self.matrix, dtype=np.float64)
        if H.ndim != 2 or H.shape[0] != H.shape[1] or not np.isfinite(H).all():
            raise ValueError(
                f"matrix of LinearSmoother (labels to answers) must be finite, (samples, samples); got {H.shape}"
            )
        object.__setattr__(self, "matrix", H)

    @property
    def degrees_of_freedom(self) -> float:
        """The trace of H: the number of weights for least squares, in general not whole."""
        return float(np.trace(self.matrix))

    @property
    def leverages(self) -> Reals:
        """The diagonal of H `(samples,)`."""
        return self.matrix.diagonal().copy()

    def answers(self, y: Any) -> Reals:
        """H y `(samples,)`."""
        fitted: Reals = self.matrix @ self._labels(y, "y")
        return fitted

    def bias_variance(self, target: Any, sigma: float) -> BiasVariance:
        """For labels target + noise of deviation sigma: ((H - I) target)^2, and sigma^2 times the squared rows of H."""
        f, sigma = self._labels(target, "target"), _noise(sigma)
        return BiasVariance((self.matrix @ f - f) ** 2, sigma**2 * (self.matrix**2).sum(axis=1))

    def mallows_cp(self, y: Any, sigma: float) -> float:
        """RSS/m + 2 sigma^2 df/m: an unbiased estimate of the error for new labels at the same points."""
        y, sigma = self._labels(y, "y"), _noise(sigma)
        return float(np.mean((y - self.matrix @ y) ** 2) + 2 * sigma**2 * self.degrees_of_freedom / len(y))

    def gcv(self, y: Any) -> float:
        """Generalized cross-validation: (RSS/m) / (1 - df/m)^2; inf for as many degrees of freedom as examples."""
        y = self._labels(y, "y")
        left = 1 - self.degrees_of_freedom / len(y)
        return float(np.mean((y - self.matrix @ y) ** 2) / left**2) if left else np.inf

    def leave_one_out_residuals(self, y: Any) -> Reals:
        """Residuals divided by 1 - leverage `(samples,)`: those of fits to all the other examples.

        True for least squares, ridge regression and splines with a fixed penalty (not for nearest neighbours of a fixed
        number). An example of leverage 1 has none: nan.
        """
        y, left = self._labels(y, "y"), 1 - self.matrix.diagonal()
        nowhere: Reals = np.full(len(y), np.nan)
        return np.asarray(np.divide(y - self.matrix @ y, left, out=nowhere, where=left > 1e-12))

    def press(self, y: Any) -> float:
        """The sum of the squared leave-one-out residuals; divided by the sample size, the leave-one-out error."""
        return float((self.leave_one_out_residuals(y) ** 2).sum())

    def _labels(self, y: Any, name: str) -> Reals:
        unmasked(y)
        labels = np.asarray(y, dtype=np.float64)
        if labels.shape != (len(self.matrix),) or not np.isfinite(labels).all():
            raise ValueError(
                f"{name} of LinearSmoother (a number for each point) must be finite, shape ({len(self.matrix)},); "
                f"got shape {labels.shape}"
            )
        return labels


def ridge_smoother(X: Any, lam: float = 0.0, fit_intercept: bool = False) -> LinearSmoother:
    """The hat matrix of ||y - Xw||^2 + lam ||w||^2 on X `(samples, features)`; lam = 0 is least squares.

    With a free intercept the columns are centred and the mean is added: one more degree of freedom.
    """
    unmasked(X)
    X = np.asarray(X, dtype=np.float64)
    if X.ndim != 2 or not np.isfinite(X).all() or not (isfinite(lam) and lam >= 0):
        raise ValueError(
            "X, lam of ridge_smoother must be finite features (samples, features) and a factor >= 0; "
            f"got shape {X.shape} and {lam!r}"
        )
    mean = np.full((len(X), len(X)), 1 / len(X)) if fit_intercept else np.zeros((len(X), len(X)))
    U, s, _ = np.linalg.svd(X - X.mean(axis=0) if fit_intercept else X, full_matrices=False)
    heard = s > 1e-13 * s.max(initial=0.0)
    U, s = U[:, heard], s[heard]
    return LinearSmoother(mean + (U * (s**2 / (s**2 + lam))) @ U.T)


def _noise(sigma: float) -> float:
    if not (isfinite(sigma) and sigma >= 0):
        raise ValueError(f"sigma of LinearSmoother (deviation of the noise) must be a finite real >= 0; got {sigma!r}")
    return float(sigma)
