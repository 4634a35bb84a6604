"""The kinds of estimators: they tell classes apart, predict numbers or transform points, and how each reads a sample.

scikit-learn tells no types: these few classes inherit from it, and all learners from them.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin, RegressorMixin, TransformerMixin
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import validate_data

from learners.shared.arrays import Reals, unmasked
from learners.shared.reading import points_read, sample_read
from learners.shared.remarks import ONE_CLASS


class ReadsPoints:
    """Reads the points it is asked about.

    Attributes
    ----------
    n_features_in_ : int
    """

    def _read_points(self, X: Any) -> Reals:
        """Validated points (samples, features) to answer on; NotFittedError before `fit`."""
        return points_read(self, X)

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
        X, y = sample_read(self, X, y)
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
        X, y = sample_read(self, X, y, numeric=True)
        return X, np.asarray(y, dtype=np.float64)


class Transformer(ReadsPoints, TransformerMixin, BaseEstimator):  # type: ignore[misc]  # a base without types
    """Maps points to points."""

    def _read_sample(self, X: Any) -> Reals:
        """Validated X (samples, features) as doubles."""
        unmasked(X)
        points: Reals = validate_data(self, X, dtype=np.float64)
        return points
