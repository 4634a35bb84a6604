"""Trees on bags that answer with the mean of their numbers."""

from collections.abc import Iterator
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.ensembles.bags import r_squared, running_means, squared, tree_outputs, watched
from learners.ensembles.trees_on_bags import TreesOnBags
from learners.shared.estimators import Regressor


class TreesRegressor(TreesOnBags, Regressor):
    """Answers with the mean of the trees' answers.

    Attributes
    ----------
    history_ : dict. After 1, 2, ... trees, arrays `(trees,)`: `training_error` and `oob_error`, mean squared, and
        `oob_r2` (nan while no example is out of bag, or the targets are constant). Once: `oob_examples`, how many
        have an out-of-bag answer, and `distinct_share`, the mean share of the sample that a bag holds.
    """

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` with numbers y `(samples,)`."""
        trees, random = self._members()
        X, y = self._read_sample(X, y)
        self.ensemble_ = self._planted(trees, random, X.shape[1]).fit(X, y)
        bags = self.ensemble_.estimators_samples_
        self.history_ = watched(self.ensemble_.estimators_, bags, X, 0, squared(y))
        self.history_ |= {"oob_r2": r_squared(self.history_["oob_error"], y)} | self._more_history()
        return self

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
        return np.array([tree_outputs(tree, X, 0)[:, 0] for tree in self.ensemble_.estimators_])
