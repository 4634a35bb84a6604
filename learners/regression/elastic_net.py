"""The elastic net: least squares with penalties on the absolute values and on the squares of the weights."""

from typing import Annotated, Any

from learners.regression._priced import PricedRegressor
from learners.shared.arguments import real, refusal
from learners.shared.declaring import learner


@learner
class ElasticNet(PricedRegressor):
    """Minimizes the sum of (y - <w, x> - b)^2 over 2 m, plus alpha (l1_ratio sum |w_j| + (1 - l1_ratio)/2 ||w||^2).

    l1_ratio = 1 is the lasso. Below, the minimizer is unique: columns that are alike get equal weights, where the
    lasso may take either. (l1_ratio = 0 is ridge regression, for which `Ridge` has a closed form.) Both arguments
    are those of scikit-learn's ElasticNet; beside the sum of the squares itself alpha is a lambda of 2 m alpha, m
    being the number of examples. The notes give the name without a formula.

    Source: Zou & Hastie (2005), Regularization and variable selection via the elastic net.

    Parameters
    ----------
    alpha : real > 0, default 1.0
        The factor of the penalty.
    l1_ratio : real in (0, 1], default 0.5
        How much of the penalty is on the absolute values.

    Complexity: O(samples features^2 + sweeps features (samples + features)).

    >>> from learners import ElasticNet
    >>> X, y = [[1, 1], [2, 2], [3, 3]], [2, 4, 6]  # two equal columns
    >>> net = ElasticNet(alpha=0.1, l1_ratio=0.5).fit(X, y)
    >>> net.coef_.round(3).tolist()
    [0.928, 0.928]
    """

    title = "Elastic net"
    description = "Fits a linear function with penalties on the absolute weights and on their squares."

    alpha: float = 1.0
    l1_ratio: Annotated[float, "share of absolute values", "part of the penalty on absolute values"] = 0.5
    tol: float = 1e-8
    max_iter: int = 10_000
    fit_intercept: bool = True
    coef_init: Any = None

    def _share(self) -> float:
        share = real(self, "l1_ratio", above=0)
        if share <= 1:
            return share
        raise refusal(self, "l1_ratio", "a real in (0, 1]", self.l1_ratio)
