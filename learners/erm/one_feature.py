"""Classes of hypotheses that look at one feature only."""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import integer
from learners.shared.arrays import Reals
from learners.shared.two_classes import TwoClasses


class OnOneFeature(TwoClasses):
    """Tells two classes apart by one feature.

    Parameters
    ----------
    feature : int >= 0
        The column of X that is looked at; the others are ignored.
    """

    feature: Annotated[int, "feature, counted from 0", "column of X that is looked at"]

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.poor_score = True  # it looks at one feature only
        return tags

    def _read_column(self, X: Any, y: Any) -> tuple[Reals, NDArray[np.bool_]]:
        """The feature and the truth, each `(samples,)`; ValueError where there is no such column."""
        integer(self, "feature", 0)
        X, positive = self._read_sample(X, y)
        return X[:, integer(self, "feature", 0, X.shape[1] - 1)], positive

    def _column(self, X: Any) -> Reals:
        """The feature of the points to predict on `(samples,)`."""
        return self._read_points(X)[:, self.feature]
