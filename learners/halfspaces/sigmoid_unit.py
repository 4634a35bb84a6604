"""A single sigmoid unit, trained by the delta rule on its squared error."""

from functools import partial
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.halfspaces.by_epochs import HalfspaceByEpochs
from learners.halfspaces.squared_error import squared_error, visit_each
from learners.shared.arguments import real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.epoch_rule import ORDERS, Order, Pace, Rule, longest, widest
from learners.shared.sigmoid import sigmoid

# The largest second derivative of (1 - f)^2 / 2 in net for slope 1, f (1 - f)^2 (3 f - 1) where f = (9 + 33^.5) / 24.
BEND = 0.0771


@learner
class SigmoidUnit(HalfspaceByEpochs):
    """From w = 0, `w += eta0 (d - out) f'(net) x`, net = <w, x>, out = f(net) = 1 / (1 + exp(-slope net)), d 0 or 1.

    Where the unit is saturated, |slope net| large, f' = slope out (1 - out) is nearly 0, and so are the steps,
    however wrong the answer; the squared error is not convex in w (that of `LogisticRegression` is). The notes define
    delta once with f' and once without: f' belongs into the rule once, twice would make the step at net = 2 another
    9.5 times shorter. The factor 2 of the derivative is part of the rate.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept.

    Source: Rumelhart, Hinton & Williams (1986); lecture notes of Matteoni, the delta rule for a sigmoid unit.

    Parameters
    ----------
    slope : real > 0, default 1.0
        Of the sigmoid, a quarter of it at net = 0.
    order : "given", "shuffled", "with replacement" or "batch", default "batch"
        How an epoch takes the examples; "batch" moves by the mean of their steps at once.

    Attributes
    ----------
    history_ : dict
        `mean_squares` `(epochs + 1,)`, the mean of (d - out)^2 before the first and after each epoch; `epoch_path`
        `(epochs + 1, features)`, w after each epoch; `weights_path` `(kept + 1, features)`, w from the start on, step
        by step; `updates`, the steps; `outs` `(samples,)` and `deltas` `(samples,)`, (d - out) f'(net), at the end;
        `stopped_by`, "settled", "max_iter" or "diverged"; `training_error`.

    Complexity: O(epochs samples features).

    >>> from learners import SigmoidUnit
    >>> X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 1, 1]
    >>> unit = SigmoidUnit(eta0=5.0, max_iter=300).fit(X, y)
    >>> unit.predict(X).tolist()
    [0, 1, 1, 1]
    """

    title = "Sigmoid unit"
    description = "Trains one smooth threshold by the slope of its squared error."

    ORDERS: ClassVar[tuple[str, ...]] = (*ORDERS, "batch")

    eta0: float | str = "1/L"
    slope: Annotated[float, "slope of the sigmoid"] = 1.0
    max_iter: int = 1000
    tol: float = 1e-6
    order: str = "batch"

    def _curvature(self, X: Reals, batch: bool) -> float:
        size = widest(X) / len(X) if batch else longest(X)
        return BEND * real(self, "slope", above=0) ** 2 * size

    def _rule(self, X: Reals, signs: Reals, pace: Pace) -> Rule:
        targets, slope = (signs > 0).astype(np.float64), real(self, "slope", above=0)
        objective, samples = squared_error(X, targets, slope), len(X)

        def together(order: Order, rate: float, w: Reals, path: Reals) -> None:
            w -= rate / (2 * samples) * objective.gradient(w)
            path[:1] = w

        one_by_one = partial(visit_each, X, targets, slope)
        return Rule(together if pace.batch else one_by_one, lambda w: objective.value(w) / samples)

    def _judged(self, X: Reals, signs: Reals, w: Reals) -> dict[str, Any]:
        net = self.slope * (X @ w)
        out, rest = sigmoid(net), sigmoid(-net)
        return {"outs": out, "deltas": np.where(signs > 0, rest, -out) * self.slope * out * rest}
