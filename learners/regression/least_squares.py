"""Least squares: the linear function with the smallest mean squared error on the sample."""

from typing import Annotated, Any, Self

import numpy as np
from sklearn.utils.validation import check_is_fitted

from learners.shared.arguments import choice, real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.halfspace import with_constant
from learners.shared.regressor import LinearRegressor

METHODS = ("svd", "qr", "normal equations")


@learner
class LeastSquares(LinearRegressor):
    """Minimizes the mean of (<w, x> - y)^2; Z'Z w = Z'y for the matrix Z with the examples in its rows.

    The answers on the sample are the orthogonal projection of y on the columns of Z: with the singular value
    decomposition Z = U S V' of rank r, they are U U' y for the r columns of U. (The notes write a matrix with as
    many columns as there are features; the rank is meant.) Where the columns depend on each other, or there are
    fewer examples than features, the minimizer of smallest length is taken, w = V S^-1 U' y; the notes leave that
    case out. Their transposed formula (X'X)^-1 X y has the dimensions wrong.

    The normal equations square the condition number and lose twice the digits; QR and SVD do not. With
    `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept; it counts in the length.
    As a classifier of labels -1 and 1 by sign it may misclassify a sample that a line separates.

    Source: Legendre (1805), Gauss (1809); Shalev-Shwartz & Ben-David (2014), section 9.2.

    Parameters
    ----------
    method : "svd", "qr" or "normal equations", default "svd"
        The last two give way to the first where the rank is not full.
    rcond : real in (0, 1), default 1e-13
        Singular values below this share of the largest count as 0.
    fit_intercept : bool, default True

    Attributes
    ----------
    rank_ : int, of Z.
    history_ : dict
        `fitted` `(samples,)`, the answers on the sample; `residuals` `(samples,)`, y less these; `training_loss`,
        the mean of their squares; `leverages` `(samples,)`, the diagonal of U U'; `singular_values` of Z;
        `condition`, the largest over the smallest (inf below full rank), and `normal_condition`, its square;
        `solved_by`, the method used.

    Complexity: O(samples features min(samples, features)).

    >>> from learners import LeastSquares
    >>> X, y = [[1], [2], [3], [4]], [2, 3, 5, 6]
    >>> line = LeastSquares().fit(X, y)
    >>> line.coef_.round(6).tolist(), round(line.intercept_, 6)
    ([1.4], 0.5)
    """

    title = "Least squares"
    description = "Fits the linear function with the smallest mean squared error on the sample."

    method: Annotated[str, "method", "how the equations are solved"] = "svd"
    rcond: Annotated[
        float, "smallest ratio of singular values", "share of the largest singular value that counts as 0"
    ] = 1e-13
    fit_intercept: bool = True

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and targets y `(samples,)`."""
        method = choice(self, "method", METHODS)
        rcond = real(self, "rcond", above=0, below=1)
        intercept = self._may_miss_origin()
        X, y = self._read_sample(X, y)
        Z = with_constant(X, intercept)
        U, s, Vt = np.linalg.svd(Z, full_matrices=False)
        self.rank_ = int(np.sum(s > rcond * s[0])) if s[0] > 0 else 0
        self._basis = U[:, : self.rank_]
        method = method if self.rank_ == Z.shape[1] else "svd"
        if method == "svd":
            w = Vt[: self.rank_].T @ ((self._basis.T @ y) / s[: self.rank_])
        else:
            w = _by_qr(Z, y) if method == "qr" else np.linalg.solve(Z.T @ Z, Z.T @ y)
        self.coef_, self.intercept_ = w[: X.shape[1]].copy(), float(w[-1]) if intercept else 0.0
        condition = float(s[0] / s[-1]) if self.rank_ == Z.shape[1] else float("inf")
        fitted = Z @ w
        self.history_ = {
            "fitted": fitted,
            "residuals": y - fitted,
            "training_loss": float(np.mean((y - fitted) ** 2)),
            "leverages": (self._basis**2).sum(axis=1),
            "singular_values": s,
            "condition": condition,
            "normal_condition": condition**2,
            "solved_by": method,
        }
        return self

    def hat_matrix(self) -> Reals:
        """The projection U U' `(samples, samples)` that turns the targets of the sample into the answers."""
        check_is_fitted(self)
        hat: Reals = self._basis @ self._basis.T
        return hat


def _by_qr(Z: Reals, y: Reals) -> Reals:
    from scipy.linalg import solve_triangular

    Q, R = np.linalg.qr(Z)
    w: Reals = solve_triangular(R, Q.T @ y)
    return w
