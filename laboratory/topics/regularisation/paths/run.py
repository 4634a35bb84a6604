"""The weights of ridge regression, the lasso and the elastic net as lambda rises, on patients."""

from dataclasses import dataclass
from math import inf

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.regression.diabetes import Diabetes, patients
from learners.shared.arrays import Reals

METHODS = {"ridge": "Ridge", "lasso": "Lasso", "elastic_net": "Elastic net"}
MEASUREMENTS = (
    "age",
    "sex",
    "body mass",
    "blood pressure",
    "cholesterol",
    "LDL",
    "HDL",
    "cholesterol/HDL",
    "triglycerides",
    "glucose",
)
SHARE = 0.5  # of the elastic net's penalty that is on the absolute weights
TOLERANCE = 1e-7
ROUNDING = 1e-12  # of the largest eigenvalue: below, it is 0
# Quarter powers of ten, from hardly any penalty to one that leaves no weights.
RANGES = {"ridge": np.logspace(-3, 3, 25), "lasso": np.logspace(-3, 0.5, 15), "elastic_net": np.logspace(-3, 1, 17)}


@dataclass(frozen=True, eq=False)
class Paths:
    """One method's solutions for all lambdas, on one sample.

    Features and label have mean 0 and variance 1 over the 442 patients of the world. The objective is the mean
    squared residual plus lambda times `penalties`; the intercept is not penalized.

    Attributes
    ----------
    lambdas : `(k,)`, ascending.
    weights : `(k, 10)`.
    penalties : `(k,)`, ||w||^2, the sum of |w_j|, or half of the sum of |w_j| and a quarter of
        ||w||^2.
    training, risks : `(k,)`, mean squared residual on the sample and over all patients.
    at_zero : the training risk without weights.
    spectrum : `(10,)`, eigenvalues of ZᵀZ/m, ascending; Z holds the centred features.
    """

    method: str
    m: int
    lambdas: Reals
    weights: Reals
    penalties: Reals
    training: Reals
    risks: Reals
    at_zero: float
    spectrum: Reals

    @property
    def squared_norms(self) -> Reals:
        """||w||^2 for each lambda, `(k,)`."""
        return np.asarray((self.weights**2).sum(axis=1))

    def condition(self, lam: float) -> float:
        """The condition number of λmI + ZᵀZ, which ridge regression inverts; infinite where it has no inverse."""
        low, high = (max(0.0, float(end)) + lam for end in (self.spectrum[0], self.spectrum[-1]))
        return high / low if low > ROUNDING * high else inf

    def smallest_eigenvalue(self, lam: float) -> float:
        """Of λmI + ZᵀZ."""
        return self.m * (max(0.0, float(self.spectrum[0])) + lam)

    @property
    def nonzero(self) -> NDArray[np.int64]:
        """How many weights are not 0, `(k,)`."""
        return np.asarray((self.weights != 0).sum(axis=1))

    @property
    def best(self) -> int:
        """The place of the smallest true risk."""
        return int(np.argmin(self.risks))


def paths(method: str, m: int, seed: int) -> Paths:
    """Follow `method`, a key of `METHODS`, on `m` patients drawn with replacement."""
    sample = Diabetes().draw(np.random.default_rng(seed), m)
    everybody = patients()
    middle, width = everybody.X.mean(axis=0), everybody.X.std(axis=0)
    mean, spread = float(everybody.y.mean()), float(everybody.y.std())
    X, y = (sample.X - middle) / width, (sample.y - mean) / spread
    all_X, all_y = (everybody.X - middle) / width, (everybody.y - mean) / spread
    lambdas = RANGES[method]
    Z = X - X.mean(axis=0)
    weights = _weights(method, Z, y - y.mean(), lambdas)
    intercepts = y.mean() - weights @ X.mean(axis=0)
    return Paths(
        method=method,
        m=m,
        lambdas=lambdas,
        weights=weights,
        penalties=_penalties(method, weights),
        training=_losses(weights, intercepts, X, y),
        risks=_losses(weights, intercepts, all_X, all_y),
        at_zero=float(y.var()),
        spectrum=np.linalg.eigvalsh(Z.T @ Z / m),
    )


def _weights(method: str, Z: Reals, target: Reals, lambdas: Reals) -> Reals:
    """The learners' own paths; the lasso's lambda is for the sum of squares, which is m times the mean."""
    from learners.regularization.coordinate_descent import penalized_path
    from learners.regularization.ridge_path import ridge_path

    if method == "ridge":
        return ridge_path(Z, target, lambdas, "mean").weights
    share = 1.0 if method == "lasso" else SHARE
    return penalized_path(Z, target, lambdas * len(Z), share, TOLERANCE)


def _penalties(method: str, weights: Reals) -> Reals:
    squares, sizes = (weights**2).sum(axis=1), np.abs(weights).sum(axis=1)
    if method == "ridge":
        return np.asarray(squares)
    share = 1.0 if method == "lasso" else SHARE
    return np.asarray(share * sizes + (1 - share) / 2 * squares)


def _losses(weights: Reals, intercepts: Reals, X: Reals, y: Reals) -> Reals:
    residuals = X @ weights.T + intercepts - y[:, np.newaxis]
    return np.asarray((residuals**2).mean(axis=0))
