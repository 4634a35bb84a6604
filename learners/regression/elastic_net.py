"""The elastic net: least squares with prices on the absolute values and on the squares of the weights."""

from __future__ import annotations

from typing import Any, Self

from learners.regression._penalised import fitted
from learners.shared.arguments import beginning, integer, real
from learners.shared.declaring import learner
from learners.shared.regressor import LinearRegressor


@learner
class ElasticNet(LinearRegressor):
    """Minimises the sum of (y - <w, x> - b)^2 + lambda (share sum |w_j| + (1 - share)/2 ||w||^2).

    share = 1 is the lasso. Below, the minimiser is unique: columns that are alike get equal weights, where the
    lasso may take either. (share = 0 is ridge regression, for which `Ridge` has a closed form.) lambda is 2 samples
    times the alpha of scikit-learn's ElasticNet, share its l1_ratio. The notes give the name without a formula.

    Source: Zou & Hastie (2005), Regularization and variable selection via the elastic net.

    Parameters
    ----------
    regularisation : real > 0, default 1.0
        lambda, the price of the weights.
    share : real in (0, 1], default 0.5
        How much of the price is on the absolute values.
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

    title = "Elastic net"
    says = "Fits a linear function with prices on the absolute weights and on their squares."

    regularisation: float = 1.0
    share: float = 0.5
    tolerance: float = 1e-8
    max_sweeps: int = 10_000
    fit_intercept: bool = True
    start: Any = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and targets y `(samples,)`."""
        lam = real(self, "regularisation", "price lambda of the weights", above=0)
        share = self._part()
        tolerance = real(self, "tolerance", "duality gap to stop at", above=0)
        most = integer(self, "max_sweeps", "most sweeps over the weights", 1)
        intercept = self._may_miss_origin()
        X, y = self._read_sample(X, y)
        start = beginning(self, X.shape[1])
        self.coef_, self.intercept_, self.history_ = fitted(X, y, lam, share, intercept, tolerance, most, start)
        self.n_iter_ = self.history_["sweeps"]
        return self

    def _part(self) -> float:
        share = real(self, "share", "part of the price on absolute values", above=0)
        if share <= 1:
            return share
        raise ValueError(
            f"share of ElasticNet (part of the price on absolute values) must be a real in (0, 1]; got {self.share!r}"
        )
