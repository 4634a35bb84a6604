"""Forests: every split of their trees sees a few features only."""

from collections.abc import Callable
from typing import Any

from numpy.typing import NDArray

from learners.ensembles.trees_on_bags import TreesOnBags
from learners.shared.arguments import integer


class Forest(TreesOnBags):
    """Draws the features that a split may use.

    Importances are scikit-learn's: how much the splits on a feature lower the impurity, summed over each tree,
    averaged over the trees, divided by the total; 0 for all where no tree splits. They are read off the training
    sample and favour features with many values.

    Attributes
    ----------
    features_per_split_ : int, as used.
    importances_ : array `(features,)`, of sum 1; also in the history, as `importances`.
    """

    features_per_split: int | None
    _usual: Callable[[int], int]  # features drawn at a split where nobody asks otherwise

    def _drawn(self, features: int) -> dict[str, Any]:
        """scikit-learn's arguments for trees on so many features; sets `features_per_split_`."""
        if self.features_per_split is None:
            self.features_per_split_ = max(1, self._usual(features))
        else:
            asked = integer(self, "features_per_split", "features drawn at a split, None for the usual", 1)
            self.features_per_split_ = min(features, asked)
        return {"max_depth": self.max_depth, "max_features": self.features_per_split_}

    @property
    def importances_(self) -> NDArray[Any]:
        """How much the splits on each feature lower the impurity `(features,)`."""
        importances: NDArray[Any] = self.ensemble_.feature_importances_
        return importances

    def _also_told(self) -> dict[str, Any]:
        return {"importances": self.importances_}
