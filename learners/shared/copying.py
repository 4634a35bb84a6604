"""A fitted copy of any object with fit and predict."""

from copy import deepcopy
from typing import Any


def fitted_copy(estimator: Any, X: Any, y: Any) -> Any:
    """A clone of the estimator, fitted to X `(samples, features)` and y `(samples,)`; the estimator stays as it was.

    Of what has no `get_params`, as scikit-learn's estimators do, it is a deep copy. A `fit` need not return it.
    Raises ValueError where there is no `fit`.

    >>> from learners import KNN
    >>> from learners.shared.copying import fitted_copy
    >>> fitted_copy(KNN(n_neighbors=1), [[0], [9]], [0, 1]).predict([[8]]).tolist()
    [1]
    """
    from sklearn.base import clone

    copy = clone(estimator) if hasattr(estimator, "get_params") else deepcopy(estimator)
    if not hasattr(copy, "fit"):
        raise ValueError(f"an object with fit and predict is needed; {type(estimator).__name__} has no fit")
    returned = copy.fit(X, y)
    return returned if hasattr(returned, "predict") else copy
