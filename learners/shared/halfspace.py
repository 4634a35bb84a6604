"""Halfspaces; the constant feature: x becomes (x, 1), so that the last weight is the intercept; and back."""

from typing import Annotated, Any

import numpy as np

from learners.shared.arguments import flag
from learners.shared.arrays import Reals
from learners.shared.two_classes import ByScore


class Halfspace(ByScore):
    """Answers the positive class on one side of a hyperplane.

    Parameters
    ----------
    fit_intercept : bool
        Whether the hyperplane may miss the origin.
    coef_init : array `(features,)`, the intercept's weight last where there is one, or None
        The weights to begin with; None is 0.

    Attributes
    ----------
    coef_ : array `(1, features)`
    intercept_ : array `(1,)`
    """

    fit_intercept: Annotated[bool, "fit an intercept", "whether the hyperplane may miss the origin"]
    coef_: Reals
    intercept_: Reals

    def _may_miss_origin(self) -> bool:
        """The argument `fit_intercept`; ValueError if it is no bool."""
        return flag(self, "fit_intercept")

    def vc_dimension(self, features: int) -> int:
        """VC dimension of the halfspaces this learner chooses from: the features, and one for a free intercept."""
        return features + bool(self.fit_intercept)

    def decision_function(self, X: Any) -> Reals:
        """<w, x> plus the intercept, positive for `classes_[1]`; shape `(samples,)`."""
        scores: Reals = self._read_points(X) @ self.coef_[0] + self.intercept_[0]
        return scores


def with_constant(X: Reals, intercept: bool) -> Reals:
    """X `(samples, features)` with a last feature 1 if there is to be an intercept, contiguous."""
    return np.column_stack([X, np.ones(len(X))]) if intercept else np.ascontiguousarray(X)


def parted(w: Reals, features: int) -> tuple[Reals, Reals]:
    """Weights `(features,)` or one longer as scikit-learn's `coef_` `(1, features)` and `intercept_` `(1,)`."""
    return w[np.newaxis, :features].copy(), w[features:].copy() if len(w) > features else np.zeros(1)


def training_error(X: Reals, signs: Reals, w: Reals) -> float:
    """The share of X `(samples, features)` on the wrong side; a score of exactly 0 is an answer of -1."""
    return float(np.mean((X @ w > 0) != (signs > 0)))
