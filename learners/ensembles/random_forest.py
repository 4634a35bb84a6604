"""Random forest for classes: bagged trees that see a few features, drawn anew, at every split."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from learners.ensembles.bags import VOTES, misjudged, running_means, says, watched
from learners.shared.arguments import choice, generator, integer
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses


@learner
class RandomForest(AnyClasses):
    """Bagging whose trees choose each split among a few features only, drawn anew every time.

    Each tree answers with the shares of the classes in its leaf; the mean share decides, and of equal ones the
    first class.

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
        Features drawn at every split; None: the square root of their number, rounded down, and at least
        one. More than there are means all of them: bagging.
    max_depth : int >= 1 or None, default None; of each tree.
    random_state : None, int or RandomState, default 0
        Draws the bags and the features.
    vote : "soft" or "hard", default "soft"
        Whether the trees' shares are averaged, or each tree has one vote for its own answer.

    Attributes
    ----------
    features_per_split_ : int, as used.
    ensemble_ : scikit-learn's fitted forest.
    importances_ : array `(features,)`, of sum 1.
    history_ : dict. After 1, 2, ... trees, arrays `(trees,)`: `training_error`, `oob_error` (nan while no example
        is out of bag). Once: `oob_examples`, how many have an out-of-bag answer, and `distinct_share`, the mean
        share of the sample that a bag holds; and `importances`.

    Complexity: O(trees features_per_split samples log^2 samples) to grow, O(trees depth) an answer.
    """

    title = "Random forest, voting"
    says = "Grows many trees on samples of the sample, each split seeing only a few features, and lets them vote."

    trees: int = 20
    features_per_split: int | None = None
    max_depth: int | None = None
    random_state: Any = 0
    vote: str = "soft"

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` with labels y `(samples,)`."""
        from sklearn.ensemble import RandomForestClassifier as Forest

        trees = integer(self, "trees", "how many trees", 1)
        if self.max_depth is not None:
            integer(self, "max_depth", "depth of each tree, None for any", 1)
        random, heard = generator(self), VOTES[choice(self, "vote", "how the trees vote", tuple(VOTES))]
        X, label = self._read_sample(X, y)
        self.features_per_split_ = self._features(X.shape[1])
        self.ensemble_ = Forest(
            trees, max_depth=self.max_depth, max_features=self.features_per_split_, random_state=random
        ).fit(X, label)
        bags = self.ensemble_.estimators_samples_
        self.history_ = watched(self.ensemble_.estimators_, bags, X, len(self.classes_), misjudged(label), heard)
        self.importances_ = self.ensemble_.feature_importances_
        self.history_["importances"] = self.importances_
        return self

    def _features(self, features: int) -> int:
        if self.features_per_split is None:
            return max(1, isqrt(features))
        return min(features, integer(self, "features_per_split", "features drawn at a split, None for the usual", 1))

    @property
    def estimators_(self) -> list[Any]:
        """The trees, in whose cuts alone the answer may change."""
        check_is_fitted(self)
        return list(self.ensemble_.estimators_)

    def predict(self, X: Any) -> NDArray[Any]:
        """The class with the largest mean share in the trees' leaves, or with the most votes; shape `(samples,)`."""
        X = self._read_points(X)
        if self.vote == "hard":
            *_, votes = running_means(self.ensemble_.estimators_, X, len(self.classes_), VOTES["hard"])
            return self.classes_[np.argmax(votes, axis=1)]
        return self.classes_[np.asarray(self.ensemble_.predict(X), dtype=np.int64)]

    def staged_predict(self, X: Any) -> Iterator[NDArray[Any]]:
        """The answers of the first 1, 2, ... trees together; each of shape `(samples,)`."""
        X = self._read_points(X)
        for means in running_means(self.ensemble_.estimators_, X, len(self.classes_), VOTES[self.vote]):
            yield self.classes_[np.argmax(means, axis=1)]

    def tree_answers(self, X: Any) -> NDArray[Any]:
        """What each tree says on its own; shape `(trees, samples)`."""
        X = self._read_points(X)
        return np.array(
            [self.classes_[np.argmax(says(t, X, len(self.classes_)), axis=1)] for t in self.ensemble_.estimators_]
        )
