"""Fitting least squares with a penalty on the absolute weights: what the lasso and the elastic net share."""

from collections.abc import Callable
from typing import Annotated, Any, Self

import numpy as np

from learners.regularization.coordinate_descent import descend, smallest_price_of_nothing
from learners.shared.arguments import beginning, integer, real
from learners.shared.arrays import Reals
from learners.shared.regressor import LinearRegressor, centred
from learners.shared.words import FirstWeights, Lambda, Tolerance


class PricedRegressor(LinearRegressor):
    """Fits a linear function with a penalty on the absolute weights, by coordinate descent.

    Parameters
    ----------
    tol : real > 0
        The duality gap to stop at, as a share of the sum of squares of y about its mean.
    max_iter : int >= 1
        The most passes over the weights.
    fit_intercept : bool
        Whether the function may miss the origin; the intercept is not penalized.
    coef_init : array `(features,)` or None
        The weights to begin with; None is 0.

    Attributes
    ----------
    n_iter_ : int, sweeps.
    history_ : dict
        `objectives` `(sweeps + 1,)`, of what is minimized, from the start on; `weights_path` `(sweeps + 1,
        features)`; `duality_gap`, by how much the last objective may exceed the least; `active_indices`, of the
        weights that are not 0; `zeros`, how many are; `largest_price`, the alpha from which on all are;
        `training_loss`, the mean squared error; `sweeps`; `stopped_by`, "duality gap" or "max_iter".
    """

    alpha: Annotated[Lambda, "factor of the penalty"]
    tol: Annotated[Tolerance, "duality gap to stop at"]
    max_iter: Annotated[int, "largest number of sweeps", "most sweeps over the weights"]
    coef_init: FirstWeights
    _share: Callable[[], float]  # the part of the penalty that is on absolute values

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and targets y `(samples,)`."""
        alpha, share = real(self, "alpha", above=0), self._share()
        tolerance = real(self, "tol", above=0)
        most, intercept = integer(self, "max_iter", 1), self._may_miss_origin()
        X, y = self._read_sample(X, y)
        start = beginning(self, X.shape[1])
        self.coef_, self.intercept_, self.history_ = _fitted(X, y, alpha, share, intercept, tolerance, most, start)
        self.n_iter_ = self.history_["sweeps"]
        return self


def _fitted(
    X: Reals, y: Reals, alpha: float, share: float, intercept: bool, tolerance: float, most: int, start: Reals
) -> tuple[Reals, float, dict[str, Any]]:
    """Weights `(features,)`, the free intercept, and what happened on the way from the weights `start`."""
    Z, target, middle, mean = centred(X, y, intercept)
    whole = 2 * len(X)  # the solver's sum of squares is not divided by it
    descent = descend(Z, target, whole * alpha, share, start, tolerance, most)
    w = descent.weights_path[-1].copy()
    b = mean - float(middle @ w)
    return w, b, {
        "objectives": descent.objectives / whole,
        "weights_path": descent.weights_path,
        "duality_gap": descent.gap / whole,
        "active_indices": np.flatnonzero(w),
        "zeros": int(np.sum(w == 0)),
        "largest_price": smallest_price_of_nothing(Z, target, share) / whole,
        "training_loss": float(np.mean((y - X @ w - b) ** 2)),
        "sweeps": len(descent.objectives) - 1,
        "stopped_by": descent.stopped_by,
    }  # fmt: skip
