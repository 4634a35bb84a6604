"""Bagging for numbers: trees grown on bootstrap samples are averaged."""

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
class BaggingRegressor(Regressor):
    """Trees on B samples drawn with replacement from the sample, each as large as it; their mean.

    The mean of correlated trees keeps the part rho sigma^2 of their variance sigma^2, however many there are:
    the 1/B of independent trees, which one page of the notes promises, needs fresh samples.

    Out of bag, an example is judged only by the trees whose bag misses it. An example in every bag so far has no
    such judge and is left out (scikit-learn's own score counts it, with an answer of 0 or none).

    Source: Breiman (1996), Bagging predictors; the lecture notes' published example drew its bags from the first
    half of the sample only, which this does not.

    Parameters
    ----------
    trees : int >= 1, default 20; the number B of bags.
    max_depth : int >= 1 or None, default None; of each tree.
    random_state : None, int or RandomState, default 0
        Draws the bags.

    Attributes
    ----------
    ensemble_ : scikit-learn's fitted ensemble.
    history_ : dict. After 1, 2, ... trees, arrays `(trees,)`: `training_error` and `oob_error`, mean squared, and
        `oob_r2` (nan while no example is out of bag, or the targets are constant). Once: `oob_examples`, how many
        have an out-of-bag answer, and `distinct_share`, the mean share of the sample that a bag holds.

    Complexity: O(trees features samples log^2 samples) to grow, O(trees depth) an answer.
    """

    title = "Bagging, trees averaged"
    says = "Grows a tree on each of many samples drawn from the sample, and answers with their mean."

    trees: int = 20
    max_depth: int | None = None
    random_state: Any = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` with numbers y `(samples,)`."""
        from sklearn.ensemble import BaggingRegressor as Bags
        from sklearn.tree import DecisionTreeRegressor

        trees = integer(self, "trees", "how many trees", 1)
        if self.max_depth is not None:
            integer(self, "max_depth", "depth of each tree, None for any", 1)
        random = generator(self)
        X, y = self._read_sample(X, y)
        grown = DecisionTreeRegressor(max_depth=self.max_depth)
        self.ensemble_ = Bags(grown, n_estimators=trees, random_state=random).fit(X, y)
        bags = self.ensemble_.estimators_samples_
        self.history_ = watched(self.ensemble_.estimators_, bags, X, 0, squared(y))
        self.history_["oob_r2"] = r_squared(self.history_["oob_error"], y)
        return self

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
