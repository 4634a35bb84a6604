"""The lasso: least squares with a price on the absolute values of the weights."""

from typing import Any

from learners.regression._priced import PricedRegressor
from learners.shared.declaring import learner


@learner
class Lasso(PricedRegressor):
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

    Complexity: O(samples features^2 + sweeps features (samples + features)).
    """

    title = "Lasso"
    says = "Fits a linear function with a price on the absolute weights, which makes some exactly nought."

    regularisation: float = 1.0
    tol: float = 1e-8
    max_iter: int = 10_000
    fit_intercept: bool = True
    coef_init: Any = None

    def _share(self) -> float:
        return 1.0
