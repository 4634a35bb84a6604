"""The constant feature: x becomes (x, 1), so that the last weight is the intercept; and back."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]


def with_constant(X: Reals, intercept: bool) -> Reals:
    """X `(samples, features)` with a last feature 1 if there is to be an intercept, contiguous."""
    return np.column_stack([X, np.ones(len(X))]) if intercept else np.ascontiguousarray(X)


def parted(w: Reals, features: int) -> tuple[Reals, Reals]:
    """Weights `(features,)` or one longer as scikit-learn's `coef_` `(1, features)` and `intercept_` `(1,)`."""
    return w[np.newaxis, :features].copy(), w[features:].copy() if len(w) > features else np.zeros(1)


def training_error(X: Reals, signs: Reals, w: Reals) -> float:
    """The share of X `(samples, features)` on the wrong side; a score of exactly 0 is an answer of -1."""
    return float(np.mean((X @ w > 0) != (signs > 0)))
