"""Linear functions fitted to real targets, and taking the middle out where there is an intercept."""

from typing import Annotated, Any

import numpy as np

from learners.shared.arguments import flag
from learners.shared.arrays import Reals
from learners.shared.estimators import Regressor


class LinearRegressor(Regressor):
    """Predicts by a linear function.

    Parameters
    ----------
    fit_intercept : bool
        Whether the function may miss the origin.

    Attributes
    ----------
    coef_ : array `(features,)`
    intercept_ : float
    """

    fit_intercept: Annotated[bool, "fit an intercept", "whether the function may miss the origin"]
    coef_: Reals
    intercept_: float

    def _may_miss_origin(self) -> bool:
        """The argument `fit_intercept`; ValueError if it is no bool."""
        return flag(self, "fit_intercept")

    def predict(self, X: Any) -> Reals:
        """<w, x> + b for each row of X `(samples, features)`; shape `(samples,)`."""
        answers: Reals = self._read_points(X) @ self.coef_ + self.intercept_
        return answers


def centred(X: Reals, y: Reals, intercept: bool) -> tuple[Reals, Reals, Reals, float]:
    """X and y less their means, and the means `(features,)` and float; without an intercept nothing is taken away.

    The best intercept for weights w is then `mean of y - <w, mean of X>`, whatever the penalty on w.
    """
    if not intercept:
        return X, y, np.zeros(X.shape[1]), 0.0
    middle, mean = X.mean(axis=0), float(y.mean())
    return X - middle, y - mean, middle, mean
