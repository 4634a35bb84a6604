"""Polynomial regression: least squares in the powers of the features."""

from math import comb
from typing import Annotated, Any, Self

import numpy as np

from learners.regression.bases import BASES, as_powers, design
from learners.regularization.ridge_path import decompose, solved
from learners.shared.arguments import choice, flag, integer, not_negative
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import Regressor
from learners.shared.regressor import centred
from learners.shared.remarks import EXTRAPOLATES, MANY_TERMS
from learners.shared.words import Lambda

MOST_TERMS = 100_000
FEW = 2  # examples a term


@learner
class PolynomialRegression(Regressor):
    """Fits p(x) = sum of a_k x^k up to a degree, which is linear regression in (1, x, ..., x^n).

    In several features all products up to that total degree take part, C(features + degree, degree) terms. In one
    feature a degree of samples - 1 meets every sample exactly, unless equal x have different y (one set of notes
    says always). The powers of x are nearly dependent, the more the higher the degree:
    of 20 points on [0, 1] and degree 10 the normal equations have condition 5.7 x 10^14. Chebyshev's and Legendre's
    polynomials span the same functions with a small condition, on features mapped to [-1, 1]; so does the usual fit.
    Beyond the sample's range a polynomial soon leaves every bound: `remarks(X)` counts the points of X there.

    A penalty on the squared length of the coefficients, all but the constant's, depends on the basis. Of several
    minimizers it is the one of smallest length. Another set of notes prints p(psi(x)) for p(x).

    Source: Shalev-Shwartz & Ben-David (2014), section 9.2.2; Gergonne (1815).

    Parameters
    ----------
    degree : int in 0..100, default 3
    basis : "monomial", "chebyshev" or "legendre", default "legendre"
    scale : bool, default True
        Whether each feature is mapped to [-1, 1] by its extremes in the sample first.
    alpha : real >= 0, default 0.0
        The factor of the squared length, beside the sum of the squared errors: that of scikit-learn's Ridge.

    Attributes
    ----------
    coef_ : array `(terms - 1,)`, in the basis.
    intercept_ : float, the coefficient of the constant term.
    terms_ : int
    history_ : dict
        `training_loss`, the mean squared error; `residuals` `(samples,)`; `condition` of the columns, the constant
        one among them (inf below full rank), and `normal_condition`, its square; `rank`, of the columns without
        the constant one, centred; `squared_norm`, of what is penalized; with one feature also `coefficients`
        `(degree + 1,)` of 1, x, x^2, ..., whatever the basis.

    Complexity: O(samples terms min(samples, terms)).

    >>> from learners import PolynomialRegression
    >>> X, y = [[-1], [0], [1], [2]], [1, 0, 1, 4]
    >>> parabola = PolynomialRegression(degree=2).fit(X, y)
    >>> abs(parabola.history_["coefficients"].round(6)).tolist()
    [0.0, 0.0, 1.0]
    """

    title = "Polynomial regression"
    description = "Fits a polynomial of a given degree to the sample by least squares."

    degree: Annotated[int, "degree", "highest power"] = 3
    basis: Annotated[str, "basis", "polynomials spanned"] = "legendre"
    scale: Annotated[bool, "scale the features", "whether features are mapped to [-1, 1]"] = True
    alpha: Annotated[Lambda, "factor of the squared length"] = 0.0

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and targets y `(samples,)`."""
        degree = integer(self, "degree", 0, 100)
        basis = choice(self, "basis", BASES)
        scale = flag(self, "scale")
        alpha = not_negative(self, "alpha")
        X, y = self._read_sample(X, y)
        self._affordable(X.shape[1])
        self._seen = X.min(axis=0), X.max(axis=0)
        ends = self._seen if scale else (-np.ones(X.shape[1]), np.ones(X.shape[1]))
        self._low, self._high = ends[0], np.where(ends[1] > ends[0], ends[1], ends[0] + 1)
        columns = design(self._mapped(X), degree, basis)
        Z, target, middle, mean = centred(columns[:, 1:], y, True)
        parts = decompose(Z, target)
        self.coef_ = solved(parts, alpha)
        self.intercept_ = mean - float(middle @ self.coef_)
        self.terms_ = columns.shape[1]
        residuals = y - columns[:, 1:] @ self.coef_ - self.intercept_
        condition = _condition(columns)
        self.history_ = {
            "training_loss": float(np.mean(residuals**2)),
            "residuals": residuals,
            "condition": condition,
            "normal_condition": condition**2,
            "rank": len(parts.singular_values),
            "squared_norm": float(self.coef_ @ self.coef_),
        }
        if X.shape[1] == 1:
            whole = np.r_[self.intercept_, self.coef_]
            self.history_["coefficients"] = as_powers(whole, basis, float(self._low[0]), float(self._high[0]))
        return self

    def predict(self, X: Any) -> Reals:
        """p(x) for each row of X `(samples, features)`; shape `(samples,)`."""
        columns = design(self._mapped(self._read_points(X)), self.degree, self.basis)
        answers: Reals = columns[:, 1:] @ self.coef_ + self.intercept_
        return answers

    def remarks(self, X: Any) -> dict[str, str]:
        """How many of the points X `(samples, features)` lie beyond the sample's range in some feature.

        And that there are few examples for so many terms, and no penalty.
        """
        points, (low, high) = self._read_points(X), self._seen
        beyond = int(((points < low) | (points > high)).any(axis=1).sum())
        of = f"{beyond:,} of {len(points):,} points lie outside the range of the sample"
        remarks = super().remarks(X) | ({EXTRAPOLATES: of} if beyond else {})
        samples = len(self.history_["residuals"])
        if self.alpha == 0 and samples < FEW * self.terms_ and samples > 1:
            remarks |= {MANY_TERMS: f"{self.terms_:,} for {samples:,} examples"}
        return remarks

    def _affordable(self, features: int) -> None:
        terms = comb(features + self.degree, features)
        if terms > MOST_TERMS:
            raise ValueError(
                f"degree of PolynomialRegression (highest power) must be an integer for which {features} features give "
                f"at most {MOST_TERMS} terms; got {self.degree!r}, which gives {terms}"
            )

    def _mapped(self, X: Reals) -> Reals:
        """Features with their ends at -1 and 1; without scaling the ends are these already."""
        mapped: Reals = (2 * X - self._low - self._high) / (self._high - self._low)
        return mapped


def _condition(columns: Reals) -> float:
    s = np.linalg.svd(columns, compute_uv=False)
    full = len(s) == columns.shape[1] and s[-1] > np.finfo(float).eps * s[0]
    return float(s[0] / s[-1]) if full else float("inf")
