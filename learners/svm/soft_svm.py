"""The soft-margin support vector machine: a wide margin at the cost of a few violations."""

from typing import Annotated, Any, Self

import numpy as np

from learners.shared.arguments import real
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace
from learners.shared.words import Cost
from learners.svm.to_precision import ToPrecision


@learner
class SoftSVM(ToPrecision, Halfspace):
    """Minimizes ||w||^2 / 2 + C times the sum of the slacks max(0, 1 - y (<w, x> + b)), as scikit-learn's SVC does.

    A slack is positive for misclassified examples and also for those on the right side but within the margin. The
    same as lambda ||w||^2 + mean of slacks with lambda = 1 / (2 C m): large C, small lambda. (Twice as
    much for (lambda/2) ||w||^2: see `c_of_lambda`.) Solved through its dual, that of the hard margin with 0 <=
    a <= C: up to 400 examples by sequential minimal optimization, and where that crawls, or beyond, by an interior
    point, whose steps solve as many equations as there are features. The linear equations of the multipliers inside
    their bounds then settle the digits. The intercept is not penalized; the risk bounds need the homogeneous problem,
    `fit_intercept=False`. Where no multiplier is inside its bounds the best intercepts fill an interval, whose
    middle is taken.

    Source: Cortes & Vapnik (1995); Shalev-Shwartz & Ben-David (2014), section 15.2; Ferris & Munson (2002).

    Parameters
    ----------
    C : real > 0, default 1.0
        The cost of a unit of slack.

    Attributes
    ----------
    history_ : dict
        `objective`, ||w||^2 / (2 C m) + mean slack; `C`; `slacks` and `functional_margins` `(samples,)`; `alphas`
        `(samples,)`; `support_indices`, those with a > 0, whose functional margin is at most 1;
        `on_margin_indices`; `margin`, 1 / ||w||; `squared_norm`; `primal_objective`, `dual_objective` and
        `duality_gap` of ||w||^2 / 2 + C sum of slacks; `kkt_residual`; `intercept_low`, `intercept_high`;
        `iterations`; `violations`, before each step of two multipliers; `solver`, "sequential minimal optimization" or
        "interior point"; `stopped_by`, "optimality conditions" or "max_iter"; `training_error`; `radius`, max ||x||.

    Complexity: O(samples features^2) a step, some 20 of them; memory O(samples features). More features than examples:
    O(samples^2 features + iterations samples).

    >>> from learners import SoftSVM
    >>> X, y = [[0], [1], [1.6], [2], [3]], [-1, -1, -1, 1, 1]
    >>> machine = SoftSVM(C=1.0).fit(X, y)
    >>> machine.coef_.round(6).tolist(), machine.intercept_.round(6).tolist()
    ([[1.0]], [-2.0])
    >>> abs(machine.history_["slacks"].round(6)).tolist()
    [0.0, 0.0, 0.6, 1.0, 0.0]
    """

    title = "Soft-margin SVM"
    description = "Draws a hyperplane with a wide margin, and penalizes every example that lies within it."

    C: Annotated[Cost, "cost of a unit of slack"] = 1.0
    fit_intercept: bool = True
    tol: float = 1e-10
    max_iter: int = 1_000_000
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and two labels y `(samples,)`."""
        from learners.svm.linear import soft_margin

        C = real(self, "C", above=0)
        intercept = self._may_miss_origin()
        tolerance, most = self._precision()
        X, positive = self._read_sample(X, y)
        w, b, self.history_ = soft_margin(X, np.where(positive, 1.0, -1.0), C, intercept, tolerance, most)
        self.history_ |= {
            "C": C,
            "objective": self.history_["squared_norm"] / (2 * C * len(X)) + float(self.history_["slacks"].mean()),
            "radius": float(np.linalg.norm(X, axis=1).max()),
        }
        self.coef_, self.intercept_ = w[np.newaxis], np.array([b])
        self.n_iter_ = max(1, self.history_["iterations"])
        return self
