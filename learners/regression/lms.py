"""Least mean squares: linear regression by the delta rule, the whole sample at a time or example by example."""

from typing import Any, ClassVar, Self

import numpy as np

from learners.shared.arguments import beginning
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.epoch_rule import (
    ORDERS,
    EpochRule,
    Order,
    Rule,
    descend,
    distances,
    least_squares,
    longest,
    mean_square,
    widest,
)
from learners.shared.halfspace import with_constant
from learners.shared.regressor import LinearRegressor
from learners.shared.remarks import of_epochs


@learner
class LMS(EpochRule, LinearRegressor):
    """From w = 0, `w += eta0 (y - <w, x>) x` for every example in turn; "batch": the sum of these at once.

    The notes' rate eta, of `w += 2 eta (y - <w, x>) x`, is half of it; scikit-learn's SGDRegressor steps by eta0 too.
    In batch this is gradient descent on half the sum of squared errors, whose second derivative is X'X: it converges
    if and only if eta0 < 2/lambda, lambda the largest eigenvalue of X'X. (An eta between 0 and 1, as the notes have
    it, is neither needed nor enough: 100 standardized numbers need eta0 < 1/50, and 1 multiplies the error by -99 a
    step.) Example by example a visit multiplies its own residual by 1 - eta0 ||x||^2; with a constant rate the
    weights end in a cycle near the least-squares solution, or hover about it if the order is random.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept.

    Source: Widrow & Hoff (1960); lecture notes of Matteoni, the LMS algorithm and the delta rule.

    Parameters
    ----------
    order : "given", "shuffled", "with replacement" or "batch", default "given"
        How an epoch takes the examples.

    Attributes
    ----------
    history_ : dict
        `mean_squares` `(epochs + 1,)`, the mean of (y - <w, x>)^2 before the first and after each epoch; `least`, that
        of the least-squares solution; `distances` `(epochs + 1,)`, ||w - w*|| to the least-squares solution of
        smallest length; `epoch_path` `(epochs + 1, features)`, w after each epoch; `weights_path`
        `(kept + 1, features)`, w from the start on, step by step; `updates`, the steps; `rate_limit`, 2/lambda in
        batch, else 2 / max ||x||^2; `stopped_by`, "settled", "max_iter" or "diverged" (mean square a million times
        above the first, or no longer finite: the answer is the last finite w).

    Complexity: O(epochs samples features), and O(samples features^2) for the least-squares solution.

    >>> from learners import LMS
    >>> X, y = [[1], [2], [3], [4]], [2, 3, 5, 6]
    >>> rule = LMS(eta0=0.05, max_iter=2_000, order="batch").fit(X, y)
    >>> rule.coef_.round(3).tolist(), round(rule.intercept_, 3)
    ([1.4], 0.5)
    """

    title = "Least mean squares"
    description = "Moves the weights of a linear function, example by example, in proportion to its error."

    ORDERS: ClassVar[tuple[str, ...]] = (*ORDERS, "batch")

    def fit(self, X: Any, y: Any) -> Self:
        """Run on X `(samples, features)` and targets y `(samples,)`."""
        pace, intercept = self._pace(), self._may_miss_origin()
        X, y = self._read_sample(X, y)
        points = with_constant(X, intercept)
        largest = widest(points) if pace.batch else longest(points)
        pace = pace.on(largest)
        self.eta0_ = pace.step(1)
        w, self.history_ = descend(pace, _rule(points, y, pace.batch), beginning(self, points.shape[1]), len(X))
        self.history_ |= {
            "distances": distances(self.history_["epoch_path"], points, y),
            "least": mean_square(points, y)(least_squares(points, y)),
            "rate_limit": 2 / largest if largest > 0 else np.inf,
        }
        self.n_iter_ = len(self.history_["epoch_path"]) - 1
        self.coef_, self.intercept_ = w[: X.shape[1]].copy(), float(w[-1]) if intercept else 0.0
        return self

    def remarks(self, X: Any) -> dict[str, str]:
        """Whether it converged."""
        return super().remarks(X) | of_epochs(self.history_)


def _rule(X: Reals, y: Reals, batch: bool) -> Rule:
    """The steps on X `(samples, features)` and targets y `(samples,)`."""
    from learners.shared.lms_epoch import lms_epoch  # brings Numba, which only a fit needs

    def together(order: Order, rate: float, w: Reals, path: Reals) -> None:
        with np.errstate(over="ignore", invalid="ignore"):
            w += rate * ((y - X @ w) @ X)
        path[:1] = w

    def one_by_one(order: Order, rate: float, w: Reals, path: Reals) -> None:
        lms_epoch(X, y, order, rate, w, path)

    return Rule(together if batch else one_by_one, mean_square(X, y))
