"""The lasso: least squares with a penalty on the absolute values of the weights."""

from typing import Any

from learners.regression._priced import PricedRegressor
from learners.shared.declaring import learner


@learner
class Lasso(PricedRegressor):
    """Minimizes the sum of (y - <w, x> - b)^2 over 2 m, plus alpha sum |w_j|, one weight after the other.

    Each weight in turn is moved to its best value, the soft threshold of what the others leave: of columns of
    length 1 that are orthogonal, sign(v) max(0, |v| - m alpha) for the least-squares weight v. So weights become
    exactly 0, all of them from alpha = max |<column, y>| / m on; ridge regression never does that. Of columns that
    are alike it may take any: the weights are not unique then, the answers on the sample are. alpha is that of
    scikit-learn's Lasso; beside the sum of the squares itself it is a lambda of 2 m alpha, m being the number of
    examples. The notes give the name without a formula.

    Source: Tibshirani (1996), Regression shrinkage and selection via the lasso; Friedman, Hastie & Tibshirani (2010).

    Parameters
    ----------
    alpha : real > 0, default 1.0
        The factor of the absolute weights.

    Complexity: O(samples features^2 + sweeps features (samples + features)).

    >>> from learners import Lasso
    >>> X, y = [[1, 0], [0, 1], [-1, 0], [0, -1]], [3, 0.2, -3, -0.2]
    >>> lasso = Lasso(alpha=0.5).fit(X, y)
    >>> lasso.coef_.round(6).tolist()
    [2.0, 0.0]
    """

    title = "Lasso"
    description = "Fits a linear function with a penalty on the absolute weights, which makes some of them exactly 0."

    alpha: float = 1.0
    tol: float = 1e-8
    max_iter: int = 10_000
    fit_intercept: bool = True
    coef_init: Any = None

    def _share(self) -> float:
        return 1.0
