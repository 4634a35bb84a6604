"""The lasso: least squares with a price on the absolute values of the weights."""

from __future__ import annotations

from typing import Any, Self

from learners.regression._penalised import fitted
from learners.shared.arguments import beginning, integer, real
from learners.shared.declaring import learner
from learners.shared.regressor import LinearRegressor


@learner
class Lasso(LinearRegressor):
    """Minimises the sum of (y - <w, x> - b)^2 + lambda sum |w_j|, one weight after the other.

    Each weight in turn is moved to its best value, the soft threshold of what the others leave: of columns of
    length 1 that are orthogonal, sign(v) max(0, |v| - lambda/2) for the least-squares weight v. So weights become
    exactly 0, all of them from lambda = 2 max |<column, y>| on; ridge regression never does that. Of columns that
    are alike it may take any: the weights are not unique then, the answers on the sample are. lambda is 2 samples
    times the alpha of scikit-learn's Lasso. The notes give the name without a formula.

    Source: Tibshirani (1996), Regression shrinkage and selection via the lasso; Friedman, Hastie & Tibshirani (2010).

    Parameters
    ----------
    regularisation : real > 0, default 1.0
        lambda, the price of the absolute weights.
    tolerance : real > 0, default 1e-8
        The duality gap to stop at, as a share of the sum of squares of y about its mean.
    max_sweeps : int >= 1, default 10000
        The most passes over the weights.
    fit_intercept : bool, default True
        Whether the function may miss the origin; the intercept has no price.
    start : array `(features,)` or None, default None
        The weights to begin with; None is 0.

    Attributes
    ----------
    n_iter_ : int, sweeps.
    history_ : dict
        `objectives` `(sweeps + 1,)`, from the start on; `weights_path` `(sweeps + 1, features)`; `duality_gap`, by how
        much the last objective may exceed the least; `active_indices`, of the weights that are not 0; `zeros`, how
        many are; `largest_price`, the lambda from which on all are; `training_loss`, the mean squared error;
        `sweeps`; `stopped_by`, "duality gap" or "max_sweeps".

    Complexity: O(samples features^2 + sweeps features (samples + features)).
    """

    title = "Lasso"
    says = "Fits a linear function with a price on the absolute weights, which makes some exactly nought."

    regularisation: float = 1.0
    tolerance: float = 1e-8
    max_sweeps: int = 10_000
    fit_intercept: bool = True
    start: Any = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and targets y `(samples,)`."""
        lam = real(self, "regularisation", "price lambda of the weights", above=0)
        tolerance = real(self, "tolerance", "duality gap to stop at", above=0)
        most = integer(self, "max_sweeps", "most sweeps over the weights", 1)
        intercept = self._may_miss_origin()
        X, y = self._read_sample(X, y)
        start = beginning(self, X.shape[1])
        self.coef_, self.intercept_, self.history_ = fitted(X, y, lam, 1.0, intercept, tolerance, most, start)
        self.n_iter_ = self.history_["sweeps"]
        return self
