"""The soft-margin problem by plain subgradient descent on the hinge loss, all examples at every step."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin

from learners._arguments import flag, integer, real
from learners._two_classes import as_labels, read_points, read_sample


class HingeDescent(ClassifierMixin, BaseEstimator):
    """w <- w - (rate / (R^2 sqrt(t))) v, v a subgradient of lambda ||w||^2 + mean of max(0, 1 - y (<w, x> + b)).

    R is the length of the longest point (1, x). The objective has kinks, so a step may raise it: the answer is the
    best w on the way, and only steps that shrink get close, here like 1 / sqrt(t). The intercept takes part in the
    descent and is not penalised, so that the optimum is that of `SoftSVM` with the same lambda. (Learners that
    penalise it, as scikit-learn's LinearSVC, have another.) One set of notes has the hinge without y.

    Source: Shalev-Shwartz & Ben-David (2014), section 15.2, equation 15.5.

    Parameters
    ----------
    regularisation : real > 0, default 0.01
        lambda, the price of ||w||^2.
    rate : real > 0, default 1.0
        The first step, for points of length 1.
    steps : int >= 1, default 1000
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
        `objectives` `(steps + 1,)`, from w = 0 on; `best_step`, the first with the smallest; `objective`, that
        smallest; `weights_path` `(steps + 1, features)`, a last coordinate being the intercept; `training_error`;
        `stopped_by`, "steps" or "zero subgradient".

    Complexity: O(steps samples features); memory O(steps features).
    """

    title = "Hinge loss by subgradient descent"
    says = "Walks down the regularised hinge loss of the whole sample, in ever smaller steps."

    def __init__(
        self,
        regularisation: float = 0.01,
        rate: float = 1.0,
        steps: int = 1000,
        fit_intercept: bool = True,
        labels: tuple[Any, Any] | None = None,
    ) -> None:
        self.regularisation = regularisation
        self.rate = rate
        self.steps = steps
        self.fit_intercept = fit_intercept
        self.labels = labels

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.multi_class = False
        return tags

    def fit(self, X: Any, y: Any) -> HingeDescent:
        """Descend on X `(samples, features)` and two labels y `(samples,)`."""
        lam = real(self, "regularisation", "price lambda of the squared norm", above=0)
        rate = real(self, "rate", "first step", above=0)
        steps = integer(self, "steps", "most steps taken", 1)
        intercept = flag(self, "fit_intercept", "whether the hyperplane may miss the origin")
        X, positive = read_sample(self, X, y)
        points = np.column_stack([X, np.ones(len(X))]) if intercept else X
        priced = np.r_[np.ones(X.shape[1]), np.zeros(int(intercept))]
        w, self.history_ = _descend(points, np.where(positive, 1.0, -1.0), lam * priced, rate, steps)
        self.coef_ = w[np.newaxis, : X.shape[1]].copy()
        self.intercept_ = w[X.shape[1] :].copy() if intercept else np.zeros(1)
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


def _descend(
    X: NDArray[np.float64], y: NDArray[np.float64], prices: NDArray[np.float64], rate: float, steps: int
) -> tuple[NDArray[np.float64], dict[str, Any]]:
    """The best weights `(features,)` for prices `(features,)` of their squares, and what happened on the way."""
    first = rate / (float((X**2).sum(axis=1).max()) or 1.0)
    path = [np.zeros(X.shape[1])]
    objectives, stopped_by = [], "zero subgradient"
    for t in range(1, steps + 2):
        w = path[-1]
        margins = y * (X @ w)
        objectives.append(float(prices @ w**2 + np.maximum(0.0, 1 - margins).mean()))
        subgradient = 2 * prices * w - X.T @ np.where(margins < 1, y, 0.0) / len(y)
        if t > steps or not subgradient.any():
            stopped_by = "steps" if t > steps else stopped_by
            break
        path.append(w - first / t**0.5 * subgradient)
    best = int(np.argmin(objectives))
    return path[best], {
        "objectives": np.array(objectives),
        "best_step": best,
        "objective": objectives[best],
        "weights_path": np.array(path),
        "training_error": float(np.mean((X @ path[best] > 0) != (y > 0))),
        "stopped_by": stopped_by,
    }
