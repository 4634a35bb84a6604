"""The hard-margin support vector machine: the separating hyperplane farthest from the sample."""

from typing import Annotated, Any, Self

import numpy as np

from learners.shared.arguments import choice
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace
from learners.svm.to_precision import ToPrecision


@learner
class HardSVM(ToPrecision, Halfspace):
    """Minimizes ||w||^2 / 2 subject to y (<w, x> + b) >= 1 on the whole sample; its margin is 1 / ||w||.

    Among all separating hyperplanes this one is farthest from the nearest point: it halves the shortest line between
    the hulls of the two classes. That line is found by non-negative least squares; its ends give the multipliers
    of the dual, max sum a - (1/2) sum_ij a_i a_j y_i y_j <x_i, x_j> over a >= 0, with sum a y = 0 where there is an
    intercept. The linear equations of the support vectors then settle the digits; where the ends are too inexact, as
    features of very different scales make them, sequential minimal optimization or an interior point goes on. w is
    unique, the multipliers need not be (coinciding points). `fit_intercept=False` is the homogeneous problem, the one
    that the margin theorems assume; a feature that is always 1 would penalize the intercept, which is another problem.

    Where no hyperplane separates there is no answer: `not_separable="raise"` says so; "least slack" keeps the
    hyperplane with the smallest sum of max(0, 1 - y (<w, x> + b)), a linear program, and `separable` says False.
    The notes print y (<w, x> + b) > 1 and, for the negative points, <w, x> + b < 1 instead of <= -1.

    Source: Boser, Guyon & Vapnik (1992); Shalev-Shwartz & Ben-David (2014), sections 15.1 and 15.4.

    Parameters
    ----------
    not_separable : "least slack" or "raise", default "least slack"
        What to do with a sample that no hyperplane separates.

    Attributes
    ----------
    history_ : dict
        `separable`; `margin`, 1 / ||w|| (inf for w = 0, nan if not separable); `functional_margins` `(samples,)`,
        y (<w, x> + b); `alphas` `(samples,)`; `support_indices`, those with a > 0; `on_margin_indices`, those
        with functional margin 1, maybe more; `squared_norm`; `primal_objective`, `dual_objective` and
        `duality_gap` of ||w||^2 / 2; `kkt_residual`; `intercept_low`, `intercept_high`; `iterations`;
        `violations`, before each step of two multipliers; `solver`, "sequential minimal optimization" (up to 400
        examples), "nearest points of the hulls" or "linear program"; `stopped_by`, "optimality conditions",
        "max_iter" or "not separable"; `slacks`; `training_error`; `radius`, max ||x||.

    Complexity: O(samples features) for each support vector, and a linear program where nothing clearly separates;
    memory O(samples features), with up to 400 examples O(samples^2).

    >>> from learners import HardSVM
    >>> X, y = [[0], [2], [3]], [-1, 1, 1]
    >>> machine = HardSVM().fit(X, y)
    >>> machine.coef_.round(6).tolist(), machine.intercept_.round(6).tolist()
    ([[1.0]], [-1.0])
    >>> round(machine.history_["margin"], 6)
    1.0
    """

    title = "Hard-margin SVM"
    description = "Draws the separating hyperplane that stays farthest from the nearest examples of both classes."

    fit_intercept: bool = True
    not_separable: Annotated[str, "if nothing separates", "what to do where nothing separates"] = "least slack"
    tol: float = 1e-10
    max_iter: int = 1_000_000
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and two labels y `(samples,)`; ValueError on request if nothing separates."""
        from learners.svm.linear import hard_margin

        intercept = self._may_miss_origin()
        fallback = choice(self, "not_separable", ("least slack", "raise"))
        tolerance, most = self._precision()
        X, positive = self._read_sample(X, y)
        w, b, self.history_ = hard_margin(X, np.where(positive, 1.0, -1.0), intercept, tolerance, most)
        separable = self.history_["stopped_by"] != "not separable"
        if not separable and fallback == "raise":
            raise ValueError(
                f"X and y of HardSVM (the sample) must be separable by a hyperplane; got {len(X)} examples that are not"
            )
        self.history_ |= {"separable": separable, "radius": float(np.linalg.norm(X, axis=1).max())}
        self.coef_, self.intercept_ = w[np.newaxis], np.array([b])
        self.n_iter_ = max(1, self.history_["iterations"])
        return self
