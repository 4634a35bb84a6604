"""Ridge regression: least squares with a penalty on the squared length of the weights."""

from typing import Annotated, Any, Self

import numpy as np

from learners.regularization.ridge_path import decompose, effective_dimension, solved
from learners.shared.arguments import flag, not_negative
from learners.shared.declaring import learner
from learners.shared.halfspace import with_constant
from learners.shared.regressor import LinearRegressor, centred
from learners.shared.words import Lambda


@learner
class Ridge(LinearRegressor):
    """Minimizes the sum of (<w, x> + b - y)^2 + alpha ||w||^2: (alpha I + Z'Z) w = Z'y, one solution for alpha > 0.

    alpha is scikit-learn's. Of a lambda ||w||^2 it is 2 lambda m beside the mean of (<w, x> - y)^2 / 2, lambda m
    beside the mean of (<w, x> - y)^2, lambda beside their sum, m being the number of examples. The notes use all
    three; `learners.regularization.effective_price` converts. The eigenvalues of alpha I + Z'Z are bounded below by
    alpha (the notes leave out "below"). As alpha falls to 0, w becomes the least-squares solution of smallest length,
    which alpha = 0 gives; as it grows, w shrinks to 0. No weight becomes exactly 0, and the VC dimension of the
    class stays what it was; what falls is the number of effective parameters, sum of s^2 / (s^2 + alpha) over the
    singular values s. (One set of notes says otherwise of both.)

    Source: Hoerl & Kennard (1970); Shalev-Shwartz & Ben-David (2014), section 13.1.1.

    Parameters
    ----------
    alpha : real >= 0, default 1.0
        The factor of ||w||^2.
    penalize_intercept : bool, default False
        Whether the intercept counts in ||w||, as the weight of a feature that is always 1.

    Attributes
    ----------
    history_ : dict
        `alpha`; `effective_parameters`, the trace of the matrix that turns y into the answers; `singular_values`
        of Z, which is centred where the intercept is free; `squared_norm`, of what is penalized; `training_loss`,
        the mean of (<w, x> + b - y)^2; `objective`, the sum of these plus alpha ||w||^2; `residuals` `(samples,)`.

    Complexity: O(samples features min(samples, features)).

    >>> from learners import Ridge
    >>> X, y = [[1], [2], [3]], [1, 2, 3]
    >>> ridge = Ridge(alpha=1.0, fit_intercept=False).fit(X, y)
    >>> ridge.coef_.round(4).tolist()  # 14 / (14 + 1)
    [0.9333]
    """

    title = "Ridge regression"
    description = "Fits a linear function to the sample, with a penalty on the squared length of its weights."

    alpha: Annotated[Lambda, "factor of the squared norm"] = 1.0
    fit_intercept: bool = True
    penalize_intercept: Annotated[bool, "penalize the intercept", "whether the intercept is penalized"] = False

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and targets y `(samples,)`."""
        alpha = not_negative(self, "alpha")
        intercept = self._may_miss_origin()
        priced = flag(self, "penalize_intercept") and intercept
        X, y = self._read_sample(X, y)
        Z, target, middle, mean = centred(with_constant(X, priced), y, intercept and not priced)
        parts = decompose(Z, target)
        w = solved(parts, alpha)
        self.coef_ = w[: X.shape[1]].copy()
        self.intercept_ = float(w[-1]) if priced else mean - float(middle @ w)
        residuals = y - X @ self.coef_ - self.intercept_
        loss, norm = float(np.mean(residuals**2)), float(w @ w)
        self.history_ = {
            "alpha": alpha,
            "effective_parameters": effective_dimension(parts, alpha) + float(intercept and not priced),
            "singular_values": parts.singular_values,
            "squared_norm": norm,
            "training_loss": loss,
            "objective": len(X) * loss + alpha * norm,
            "residuals": residuals,
        }
        return self
