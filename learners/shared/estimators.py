"""The kinds of estimators: they tell classes apart, predict numbers or transform points, and how each reads a sample.

scikit-learn tells no types: these few classes inherit from it, and all learners from them.
"""

from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin, RegressorMixin, TransformerMixin
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from learners.shared.arrays import Reals, unmasked
from learners.shared.remarks import ONE_CLASS


class ReadsPoints:
    """Reads the points it is asked about.

    Attributes
    ----------
    n_features_in_ : int
    """

    def _read_points(self, X: Any) -> Reals:
        """Validated points (samples, features) to answer on; NotFittedError before `fit`."""
        if _is_valid(X, vars(self)):
            ready: Reals = X
            return ready
        check_is_fitted(self)
        unmasked(X)
        points: Reals = validate_data(self, X, dtype=np.float64, reset=False)
        return points

    def remarks(self, X: Any) -> dict[str, str]:
        """What to know before answers at X are relied on, X `(samples, features)` being those of the sample or new.

        From a remark, "not converged", to how far it goes, "objective 24 % above the least"; empty where nothing
        stands out.
        """
        return {}


class Classifier(ReadsPoints, ClassifierMixin, BaseEstimator):  # type: ignore[misc]  # a base without types
    """Tells classes apart.

    Attributes
    ----------
    classes_ : array `(classes,)`
    """

    classes_: NDArray[Any]

    def remarks(self, X: Any) -> dict[str, str]:
        """That of all points in X `(samples, features)` get one label, though there are others."""
        answers = np.unique(self.predict(X))
        return {ONE_CLASS: str(answers[0])} if len(answers) == 1 < len(self.classes_) else {}


class AnyClasses(Classifier):
    """Tells any number of classes apart."""

    def _read_sample(self, X: Any, y: Any) -> tuple[Reals, NDArray[np.int64]]:
        """Validated X (samples, features) as doubles, and each label's place (samples,) in `classes_`, set here."""
        unmasked(X, y)
        X, y = validate_data(self, X, y, dtype=np.float64)
        check_classification_targets(y)
        self.classes_, label = np.unique(y, return_inverse=True)
        return X, label

    def _as_labels(self, places: NDArray[np.int64]) -> NDArray[Any]:
        """Labels (samples,) for places in `classes_`."""
        labels: NDArray[Any] = self.classes_[places]
        return labels


class Regressor(ReadsPoints, RegressorMixin, BaseEstimator):  # type: ignore[misc]  # a base without types
    """Predicts numbers."""

    def _read_sample(self, X: Any, y: Any) -> tuple[Reals, Reals]:
        """Validated X (samples, features) and targets y (samples,) as doubles."""
        unmasked(X, y)
        X, y = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        return X, np.asarray(y, dtype=np.float64)


class Transformer(ReadsPoints, TransformerMixin, BaseEstimator):  # type: ignore[misc]  # a base without types
    """Maps points to points."""

    def _read_sample(self, X: Any) -> Reals:
        """Validated X (samples, features) as doubles."""
        unmasked(X)
        points: Reals = validate_data(self, X, dtype=np.float64)
        return points


def _is_valid(X: Any, fitted: dict[str, Any]) -> bool:
    """Would scikit-learn's check of X, which costs as much as a small fit, return it as it is?"""
    if type(X) is not np.ndarray or X.dtype != np.float64 or X.ndim != 2 or "feature_names_in_" in fitted:
        return False
    if len(X) == 0 or X.shape[1] != fitted.get("n_features_in_"):
        return False
    with np.errstate(over="ignore", invalid="ignore"):
        return isfinite(X.sum())
