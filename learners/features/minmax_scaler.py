"""Min-max scaling: every feature of the training sample into [0, 1], and so every point within sqrt(d)."""

from typing import Any, Self

import numpy as np
from sklearn.base import OneToOneFeatureMixin

from learners.shared.arrays import Reals
from learners.shared.estimators import Transformer


class MinMaxScaler(OneToOneFeatureMixin, Transformer):  # type: ignore[misc]  # scikit-learn tells no types
    """(x - min) / (max - min), feature by feature, with the training sample's min and max.

    A feature that never changes, 0/0, becomes 0. New points may lie outside of [0, 1]: `outside` counts them, and
    neither the radius nor a theorem that uses it covers them. Scaled by hand before a split, the test points take
    part in min and max: fit it to the training sample.

    Source: lecture notes after Shalev-Shwartz & Ben-David (2014); scikit-learn's `MinMaxScaler`.

    Attributes
    ----------
    n_features_in_ : int
    low_, high_ : arrays `(features,)`, the sample's min and max.
    constant_ : array `(features,)`, which features never changed.
    radius_ : float, max ||x|| of the scaled sample, at most sqrt(features).
    """

    def fit(self, X: Any, y: Any = None) -> Self:
        """Learn min and max from X `(samples, features)`; y plays no part."""
        X = self._read_sample(X)
        self.low_, self.high_ = X.min(axis=0), X.max(axis=0)
        self.constant_ = self.low_ == self.high_
        self.radius_ = float(np.linalg.norm(self._scaled(X), axis=1).max())
        return self

    def transform(self, X: Any) -> Reals:
        """The scaled points `(samples, features)`."""
        return self._scaled(self._read_points(X))

    def outside(self, X: Any) -> int:
        """How many rows of X have a scaled feature outside of [0, 1]."""
        scaled = self.transform(X)
        return int(((scaled < 0) | (scaled > 1)).any(axis=1).sum())

    def _scaled(self, X: Reals) -> Reals:
        # Halved first, so that not even the widest of ranges overflows.
        width = np.where(self.constant_, 1.0, self.high_ / 2 - self.low_ / 2)
        moved: Reals = np.where(self.constant_, 0.0, (X / 2 - self.low_ / 2) / width)
        return moved
