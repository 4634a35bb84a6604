"""Forests: every split of their trees sees a few features only."""

from math import isqrt
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from learners.ensembles.trees_on_bags import TreesOnBags
from learners.shared.arguments import refusal


class Forest(TreesOnBags):
    """Draws the features that a split may use.

    Importances are scikit-learn's: how much the splits on a feature lower the impurity, summed over each tree,
    averaged over the trees, divided by the total; 0 for all where no tree splits. They are read off the training
    sample and favour features with many values.

    Attributes
    ----------
    max_features_ : int, as used.
    importances_ : array `(features,)`, of sum 1; also in the history, as `importances`.
    """

    max_features: Annotated[Any, "features at a split", "features drawn at a split"]

    def _drawn(self, features: int) -> dict[str, Any]:
        """scikit-learn's arguments for trees on so many features; sets `max_features_`."""
        self.max_features_ = min(features, max(1, self._wanted(features)))
        return {"max_depth": self.max_depth, "max_features": self.max_features_}

    def _wanted(self, features: int) -> int:
        """`max_features` as a number, where there are so many; ValueError if it is none."""
        value = self.max_features
        if value is None:
            return features
        if isinstance(value, str) and value in ("sqrt", "log2"):
            return isqrt(features) if value == "sqrt" else features.bit_length() - 1
        if isinstance(value, int | np.integer) and not isinstance(value, bool) and value >= 1:
            return int(value)
        if isinstance(value, float | np.floating) and 0 < value <= 1:
            return int(value * features)
        domain = 'an integer >= 1, a real in (0, 1], "sqrt", "log2" or None'
        raise refusal(self, "max_features", domain, value)

    @property
    def importances_(self) -> NDArray[Any]:
        """How much the splits on each feature lower the impurity `(features,)`."""
        importances: NDArray[Any] = self.ensemble_.feature_importances_
        return importances

    def _more_history(self) -> dict[str, Any]:
        return {"importances": self.importances_}
