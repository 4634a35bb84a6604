"""Is this the lasso's (or the elastic net's, or ridge regression's) solution? The subgradient conditions tell."""

from math import isfinite
from typing import Any

import numpy as np

from learners.shared.certificate import Certificate


def certify_lasso(
    X: Any, y: Any, w: Any, lam: float, intercept: float | None = None, ridge: float = 0.0, tolerance: float = 1e-6
) -> Certificate:
    """The conditions for weights w `(features,)` to minimize ||y - Xw - b||^2 + lam |w|_1 + ridge ||w||^2.

    With g = 2 X'(y - Xw - b) - 2 ridge w: g_j = lam sign(w_j) where w_j is not 0, and |g_j| <= lam where it is.
    `intercept` is b, whose own condition is that the residuals sum to 0; None is a problem without one. With lam = 0 it
    is ridge regression. A lam beside (1/2) ||.||^2 is to be doubled, one beside ||.||^2 / (2 m), scikit-learn's alpha,
    multiplied by 2 m.
    ValueError for shapes that do not fit or negative factors of the penalties.

    Source: Tibshirani (1996); Hastie, Tibshirani & Wainwright (2015), Statistical Learning with Sparsity, section 2.2.
    """
    X, y, w = (np.asarray(array, dtype=np.float64) for array in (X, y, w))
    if X.ndim != 2 or y.shape != (len(X),) or w.shape != (X.shape[1],):
        raise ValueError(
            "X, y, w of certify_lasso must have shapes (samples, features), (samples,), (features,); "
            f"got {X.shape}, {y.shape}, {w.shape}"
        )
    for name, factor in (("lam", lam), ("ridge", ridge)):
        if not (isfinite(factor) and factor >= 0):
            raise ValueError(f"{name} of certify_lasso (factor of the penalty) must be a real >= 0; got {factor!r}")
    rest = y - X @ w - (intercept or 0.0)
    slope = 2 * X.T @ rest - 2 * ridge * w
    active = w != 0
    residuals = {
        "stationarity of the weights that are not 0": np.abs(slope - lam * np.sign(w))[active].max(initial=0.0),
        "the bound |2 x_j'r| <= lambda of the weights that are 0": (np.abs(slope) - lam)[~active].max(initial=0.0),
    }
    if intercept is not None:
        residuals["the residuals' sum 0, for the intercept"] = abs(rest.sum())
    return Certificate({name: max(0.0, float(value)) for name, value in residuals.items()}, tolerance)
