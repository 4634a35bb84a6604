"""Halfspaces by linear programming: a separating hyperplane, or the proof that there is none."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin

from learners._arguments import flag
from learners._hyperplane import parted, training_error, with_constant
from learners._two_classes import as_labels, read_points, read_sample
from learners.halfspaces.separation import certificate_against, separating

STOPPED_BY = ("infeasible", "feasible")


class HalfspaceLP(ClassifierMixin, BaseEstimator):
    """Any w with y <w, x> >= 1 on the whole sample: a linear programme whose objective is 0.

    A sample with y <w*, x> > 0 has such a w, namely w* divided by its least y <w*, x>. So the programme is feasible
    exactly where a hyperplane separates, and then the answer makes no training mistake; of all separating
    hyperplanes it is some one, not the one of largest margin. Weights may be negative: a solver that bounds them
    below by 0 must be told.

    Where nothing separates, the history holds the proof, weights a >= 0 with sum 1 of the examples for which
    sum a_i y_i x_i = 0 (so sum a_i y_i <w, x_i> = 0 for every w), and the answer is the hyperplane with the least
    sum of slacks max(0, 1 - y <w, x>).

    The solver's tolerance, 10⁻⁷, decides where a margin is so small that it counts as none; `certificate_residual`
    tells how good the proof is.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept. Margin and proof are
    those of the longer points.

    Source: Shalev-Shwartz & Ben-David (2014), section 9.1.1; Gordan (1873) for the proof of the opposite.

    Parameters
    ----------
    fit_intercept : bool, default True
        Whether the hyperplane may miss the origin.
    labels : pair (negative, positive) or None, default None
        The labels, where they are known before the sample; None reads them off the sample.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class. One class only: every answer is that class.
    n_features_in_ : int
    coef_ : array `(1, features)`
    intercept_ : array `(1,)`
    history_ : dict
        `separable`; `functional_margins` `(samples,)`, y <w, x>; `margin`, their least over ||w||, negative if not
        separable; `slacks` `(samples,)` and `slack_sum`, of the smallest possible sum; `certificate` `(samples,)`,
        the weights a, 0 where the sample is separable; `certificate_residual`, max |sum a y x| over the longest
        |coordinate|; `training_error`; `stopped_by`, "feasible" or "infeasible".

    Complexity: polynomial; HiGHS's simplex method, in practice near O(samples features^2).
    """

    title = "Halfspace by linear programming"
    says = "Finds a separating hyperplane by a linear programme, or proves that there is none."

    def __init__(self, fit_intercept: bool = True, labels: tuple[Any, Any] | None = None) -> None:
        self.fit_intercept = fit_intercept
        self.labels = labels

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.multi_class = False
        return tags

    def fit(self, X: Any, y: Any) -> HalfspaceLP:
        """Fit to X `(samples, features)` and two labels y `(samples,)`."""
        from learners.svm._least_slack import least_slack

        intercept = flag(self, "fit_intercept", "whether the hyperplane may miss the origin")
        X, positive = read_sample(self, X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        rows = signs[:, np.newaxis] * points
        w = separating(rows)
        certificate = np.zeros(len(X)) if w is not None else certificate_against(rows)
        if w is None:
            coef, b, _ = least_slack(X, signs, intercept)
            w = np.r_[coef, b] if intercept else coef
        self.history_ = _told(rows, w, certificate) | {"training_error": training_error(points, signs, w)}
        self.coef_, self.intercept_ = parted(w, X.shape[1])
        return self

    def vc_dimension(self, features: int) -> int:
        """VC dimension of the halfspaces this learner chooses from: the features, and one for a free intercept."""
        return features + bool(self.fit_intercept)

    def decision_function(self, X: Any) -> NDArray[np.float64]:
        """<w, x> plus the intercept, positive for `classes_[1]`; shape `(samples,)`."""
        scores: NDArray[np.float64] = read_points(self, X) @ self.coef_[0] + self.intercept_[0]
        return scores

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return as_labels(self, self.decision_function(X) > 0)


def _told(rows: NDArray[np.float64], w: NDArray[np.float64], certificate: NDArray[np.float64]) -> dict[str, Any]:
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
