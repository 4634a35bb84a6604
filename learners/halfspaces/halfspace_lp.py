"""Halfspaces by linear programming: a separating hyperplane, or the proof that there is none."""

from typing import Any, Self

import numpy as np

from learners.halfspaces.separation import certificate_against, separating
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace, parted, training_error, with_constant

STOPPED_BY = ("infeasible", "feasible")


@learner
class HalfspaceLP(Halfspace):
    """Any w with y <w, x> >= 1 on the whole sample: a linear program whose objective is 0.

    A sample with y <w*, x> > 0 has such a w, namely w* divided by its smallest y <w*, x>. So the program is feasible
    exactly where a hyperplane separates, and then the answer makes no training mistake; of all separating
    hyperplanes it is some one, not the one of largest margin. Weights may be negative: a solver that bounds them
    below by 0 must be told.

    Where nothing separates, the history holds the proof, weights a >= 0 with sum 1 of the examples for which
    sum a_i y_i x_i = 0 (so sum a_i y_i <w, x_i> = 0 for every w), and the answer is the hyperplane with the smallest
    sum of slacks max(0, 1 - y <w, x>).

    The solver's tolerance, 10⁻⁷, decides where a margin is so small that it counts as none; `certificate_residual`
    tells how good the proof is.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept. Margin and proof are
    those of the longer points.

    Source: Shalev-Shwartz & Ben-David (2014), section 9.1.1; Gordan (1873) for the proof of the opposite.

    Attributes
    ----------
    history_ : dict
        `separable`; `functional_margins` `(samples,)`, y <w, x>; `margin`, their smallest over ||w||, negative if not
        separable; `slacks` `(samples,)` and `slack_sum`, of the smallest possible sum; `certificate` `(samples,)`,
        the weights a, 0 where the sample is separable; `certificate_residual`, max |sum a y x| over the longest
        |coordinate|; `training_error`; `stopped_by`, "feasible" or "infeasible".

    Complexity: polynomial; HiGHS's simplex method, in practice near O(samples features^2).

    >>> from learners import HalfspaceLP
    >>> X, y = [[0, 0], [1, 0], [3, 3], [4, 3]], [-1, -1, 1, 1]
    >>> plane = HalfspaceLP().fit(X, y)
    >>> plane.predict([[-1, 0], [5, 5]]).tolist()
    [-1, 1]
    """

    title = "Halfspace by linear programming"
    description = "Finds a separating hyperplane by a linear program, or proves that there is none."

    fit_intercept: bool = True
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and two labels y `(samples,)`."""
        from learners.svm.least_slack import least_slack

        intercept = self._may_miss_origin()
        X, positive = self._read_sample(X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        rows = signs[:, np.newaxis] * points
        w = separating(rows)
        certificate = np.zeros(len(X)) if w is not None else certificate_against(rows)
        if w is None:
            coef, b, _ = least_slack(X, signs, intercept)
            w = np.r_[coef, b] if intercept else coef
        self.history_ = _history(rows, w, certificate) | {"training_error": training_error(points, signs, w)}
        self.coef_, self.intercept_ = parted(w, X.shape[1])
        return self


def _history(rows: Reals, w: Reals, certificate: Reals) -> dict[str, Any]:
    margins, length = rows @ w, float(np.linalg.norm(w))
    separable = not certificate.any()
    slacks = np.zeros(len(rows)) if separable else np.maximum(0.0, 1 - margins)
    longest = float(np.abs(rows).max()) or 1.0
    return {
        "separable": separable,
        "functional_margins": margins,
        "margin": float(margins.min()) / length if length > 0 else float("nan"),
        "slacks": slacks,
        "slack_sum": float(slacks.sum()),
        "certificate": certificate,
        "certificate_residual": float(np.abs(certificate @ rows).max()) / longest,
        "stopped_by": STOPPED_BY[separable],
    }
