"""Reading a sample with real targets, and taking its middle out where there is an intercept."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]


def read_targets(learner: Any, X: Any, y: Any) -> tuple[Reals, Reals]:
    """Validated X `(samples, features)` and y `(samples,)` as doubles; sets `n_features_in_` on the learner."""
    from sklearn.utils.validation import validate_data

    X, y = validate_data(learner, X, y, dtype=np.float64, y_numeric=True)
    return X, y.astype(np.float64)


def centred(X: Reals, y: Reals, intercept: bool) -> tuple[Reals, Reals, Reals, float]:
    """X and y less their means, and the means `(features,)` and float; without an intercept nothing is taken away.

    The best intercept for weights w is then `mean of y - <w, mean of X>`, whatever the penalty on w.
    """
    if not intercept:
        return X, y, np.zeros(X.shape[1]), 0.0
    middle, mean = X.mean(axis=0), float(y.mean())
    return X - middle, y - mean, middle, mean
