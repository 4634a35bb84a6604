"""Random forest for numbers: bagged trees that see a few features, drawn anew, at every split."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from learners.ensembles.bags import r_squared, running_means, says, squared, watched
from learners.shared.arguments import generator, integer
from learners.shared.declaring import learner
from learners.shared.estimators import Regressor


@learner
class RandomForestRegressor(Regressor):
    """Bagging whose trees choose each split among a few features only, drawn anew every time.

    Fewer features at a split make the trees less alike: their correlation rho, hence the variance
    rho sigma^2 + (1 - rho) sigma^2 / B of the mean, falls, while each tree gets worse.

    Out of bag, an example is judged only by the trees whose bag misses it. An example in every bag so far has no
    such judge and is left out (scikit-learn's own score counts it, with an answer of 0 or none).

    Importances are scikit-learn's: how much the splits on a feature lower the impurity, summed over each tree,
    averaged over the trees, divided by the total; 0 for all where no tree splits. They are read off the training
    sample and favour features with many values.

    Source: Breiman (2001), Random forests.

    Parameters
    ----------
    trees : int >= 1, default 20; the number B of bags.
    features_per_split : int >= 1 or None, default None
        Features drawn at every split; None: a third of them, rounded down, and at least one. More than there
        are means all of them: bagging.
    max_depth : int >= 1 or None, default None; of each tree.
    random_state : None, int or RandomState, default 0
        Draws the bags and the features.

    Attributes
    ----------
    features_per_split_ : int, as used.
    ensemble_ : scikit-learn's fitted forest.
    importances_ : array `(features,)`, of sum 1.
    history_ : dict. After 1, 2, ... trees, arrays `(trees,)`: `training_error` and `oob_error`, mean squared, and
        `oob_r2` (nan while no example is out of bag, or the targets are constant). Once: `oob_examples`, how many
        have an out-of-bag answer, and `distinct_share`, the mean share of the sample that a bag holds; and
        `importances`.

    Complexity: O(trees features_per_split samples log^2 samples) to grow, O(trees depth) an answer.
    """

    title = "Random forest, averaged"
    says = "Grows many trees on samples of the sample, each split seeing only a few features, and averages them."

    trees: int = 20
    features_per_split: int | None = None
    max_depth: int | None = None
    random_state: Any = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` with numbers y `(samples,)`."""
        from sklearn.ensemble import RandomForestRegressor as Forest

        trees = integer(self, "trees", "how many trees", 1)
        if self.max_depth is not None:
            integer(self, "max_depth", "depth of each tree, None for any", 1)
        random = generator(self)
        X, y = self._read_sample(X, y)
        self.features_per_split_ = self._features(X.shape[1])
        self.ensemble_ = Forest(
            trees, max_depth=self.max_depth, max_features=self.features_per_split_, random_state=random
        ).fit(X, y)
        bags = self.ensemble_.estimators_samples_
        self.history_ = watched(self.ensemble_.estimators_, bags, X, 0, squared(y))
        self.history_["oob_r2"] = r_squared(self.history_["oob_error"], y)
        self.importances_ = self.ensemble_.feature_importances_
        self.history_["importances"] = self.importances_
        return self

    def _features(self, features: int) -> int:
        if self.features_per_split is None:
            return max(1, features // 3)
        return min(features, integer(self, "features_per_split", "features drawn at a split, None for the usual", 1))

    @property
    def estimators_(self) -> list[Any]:
        """The trees, in whose cuts alone the answer may change."""
        check_is_fitted(self)
        return list(self.ensemble_.estimators_)

    def predict(self, X: Any) -> NDArray[Any]:
        """The mean of the trees' answers; shape `(samples,)`."""
        X = self._read_points(X)
        return np.asarray(self.ensemble_.predict(X))

    def staged_predict(self, X: Any) -> Iterator[NDArray[Any]]:
        """The answers of the first 1, 2, ... trees together; each of shape `(samples,)`."""
        X = self._read_points(X)
        for means in running_means(self.ensemble_.estimators_, X, 0):
            yield means[:, 0]

    def tree_answers(self, X: Any) -> NDArray[Any]:
        """What each tree says on its own; shape `(trees, samples)`."""
        X = self._read_points(X)
        return np.array([says(tree, X, 0)[:, 0] for tree in self.ensemble_.estimators_])
