"""Targets changed a little: how far do the weights of least squares move, and those of ridge regression?"""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from learners.shared.arrays import Reals

CHANGES = 60  # of all targets, each of which gives other weights
WEIGHTS = (1.0, 1.0)
METHODS = {"svd": "singular value decomposition", "qr": "QR", "normal equations": "normal equations"}


@dataclass(frozen=True, eq=False)
class SingularRun:
    """One sample with two features, and its targets changed again and again.

    Attributes
    ----------
    singular_values : `(2,)` of X, the larger first; `rank` of them count as more than 0.
    squares, ridge : `(changes, 2)`, the weights for each change of the targets; `before` `(2, 2)` without one.
    moved : `(changes,)`, how far the targets moved, ||dy||.
    alpha : ridge regression minimizes the sum of squares plus alpha ||w||^2.
    errors : by method, how far the weights are from the true ones, where the targets have no noise at all.
    """

    singular_values: Reals
    rank: int
    before: Reals
    squares: Reals
    ridge: Reals
    moved: Reals
    alpha: float
    errors: dict[str, float]

    @property
    def condition(self) -> float:
        """The condition number of X, infinite below full rank."""
        largest, smallest = self.singular_values
        return float(largest / smallest) if self.rank == 2 else float("inf")

    @property
    def factor(self) -> float:
        """The most by which ||dy|| can be multiplied: 1/s for the smallest singular value s that is not 0."""
        return float(1 / self.singular_values[self.rank - 1])

    @property
    def ridge_factor(self) -> float:
        """The same of ridge regression, the larger s/(s^2 + alpha)."""
        s = self.singular_values[: self.rank]
        return float((s / (s**2 + self.alpha)).max())

    @property
    def ridge_factor_of_any(self) -> float:
        """The same for every sample: s/(s^2 + alpha) is largest at s^2 = alpha."""
        return 1 / (2 * sqrt(self.alpha))

    @property
    def squares_moved(self) -> Reals:
        """How far the weights of least squares moved, ||dw|| `(changes,)`."""
        return np.asarray(np.linalg.norm(self.squares - self.before[0], axis=1), np.float64)

    @property
    def ridge_moved(self) -> Reals:
        """The same of ridge regression."""
        return np.asarray(np.linalg.norm(self.ridge - self.before[1], axis=1), np.float64)


def singular(apart: float, equal: bool, m: int, change: float, alpha: float, seed: int) -> SingularRun:
    """Draw `m` examples whose features differ by `apart` times a standard normal, or are `equal`; see the fields."""
    from learners.regression.least_squares import LeastSquares
    from learners.regression.ridge import Ridge

    rng = np.random.default_rng(seed)
    first, other = rng.standard_normal((2, m))
    X = np.column_stack([first, first if equal else first + apart * other])
    y = X @ np.array(WEIGHTS)
    changes = change * rng.standard_normal((CHANGES, m))
    squares, ridge = LeastSquares(fit_intercept=False), Ridge(alpha=alpha, fit_intercept=False)
    before = np.array([squares.fit(X, y).coef_, ridge.fit(X, y).coef_])
    return SingularRun(
        singular_values=np.asarray(squares.history_["singular_values"], np.float64),
        rank=squares.rank_,
        before=before,
        squares=np.array([squares.fit(X, y + moved).coef_ for moved in changes]),
        ridge=np.array([ridge.fit(X, y + moved).coef_ for moved in changes]),
        moved=np.asarray(np.linalg.norm(changes, axis=1), np.float64),
        alpha=alpha,
        errors={} if equal else {method: _error(X, y, method) for method in METHODS},
    )


def _error(X: Reals, y: Reals, method: str) -> float:
    from learners.regression.least_squares import LeastSquares

    try:
        w = LeastSquares(method=method, fit_intercept=False).fit(X, y).coef_
    except np.linalg.LinAlgError:  # the squares of the entries are a singular matrix of doubles
        return float("inf")
    return float(np.linalg.norm(w - np.array(WEIGHTS)))
