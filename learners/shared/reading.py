"""Samples and points as scikit-learn checks them, without its check where that would return them as they are.

The check costs as much as a small fit, and a study fits thousands of times.
"""

from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator
from sklearn.utils.validation import check_is_fitted, validate_data

from learners.shared.arrays import Reals, unmasked


def points_read(learner: BaseEstimator, X: Any) -> Reals:
    """Points (samples, features) that a fitted `learner` is to answer on; NotFittedError before `fit`."""
    fitted = vars(learner)
    if _stands(X) and "feature_names_in_" not in fitted and X.shape[1] == fitted.get("n_features_in_"):
        ready: Reals = X
        return ready
    check_is_fitted(learner)
    unmasked(X)
    points: Reals = validate_data(learner, X, dtype=np.float64, reset=False)
    return points


def sample_read(learner: BaseEstimator, X: Any, y: Any, numeric: bool = False) -> tuple[Reals, NDArray[Any]]:
    """X (samples, features) as doubles and y (samples,), numbers where it is `numeric`; sets `n_features_in_`."""
    if _stands(X) and _goes_with(y, X):
        vars(learner).pop("feature_names_in_", None)
        learner.n_features_in_ = X.shape[1]
        return X, y
    unmasked(X, y)
    X, y = validate_data(learner, X, y, dtype=np.float64, y_numeric=numeric)
    return X, y


def _stands(X: Any) -> bool:
    """Would the check return X, a table of doubles, as it is?"""
    return type(X) is np.ndarray and X.dtype == np.float64 and X.ndim == 2 and X.size > 0 and _all_finite(X)


def _goes_with(y: Any, X: NDArray[Any]) -> bool:
    """Would the check return y, the numbers of so many examples, as they are?"""
    plain = type(y) is np.ndarray and y.shape == (len(X),) and y.dtype.kind in "bif"
    return plain and (y.dtype.kind != "f" or _all_finite(y))


def _all_finite(numbers: NDArray[Any]) -> bool:
    """Certainly so: a sum beyond the doubles says no, and then the check itself looks."""
    with np.errstate(over="ignore", invalid="ignore"):
        return isfinite(numbers.sum())
