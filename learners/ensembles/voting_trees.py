"""Trees on bags that vote on the class."""

from collections.abc import Iterator
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.ensembles.bags import VOTES, misclassification_error, running_means, tree_outputs, watched
from learners.ensembles.trees_on_bags import TreesOnBags
from learners.shared.arguments import choice
from learners.shared.arrays import Reals
from learners.shared.estimators import AnyClasses


class VotingTrees(TreesOnBags, AnyClasses):
    """Answers with the class that the trees vote for.

    Parameters
    ----------
    vote : "soft" or "hard"
        Whether the trees' shares are averaged, or each tree has one vote for its own answer.

    Attributes
    ----------
    history_ : dict. After 1, 2, ... trees, arrays `(trees,)`: `training_error`, `oob_error` (nan while no example
        is out of bag). Once: `oob_examples`, how many have an out-of-bag answer, and `distinct_share`, the mean
        share of the sample that a bag holds.
    """

    vote: Annotated[str, "vote", "how the trees vote"]

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` with labels y `(samples,)`."""
        trees, random = self._members()
        heard = VOTES[choice(self, "vote", tuple(VOTES))]
        X, label = self._read_sample(X, y)
        self.ensemble_ = self._planted(trees, random, X.shape[1]).fit(X, label)
        bags = self.ensemble_.estimators_samples_
        self.history_ = watched(
            self.ensemble_.estimators_, bags, X, len(self.classes_), misclassification_error(label), heard
        )
        self.history_ |= self._more_history()
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """The class with the largest mean share in the trees' leaves, or with the most votes; shape `(samples,)`."""
        X = self._read_points(X)
        if self.vote == "hard":
            *_, votes = running_means(self.ensemble_.estimators_, X, len(self.classes_), VOTES["hard"])
            return self._most_voted(votes)
        return self._as_labels(np.asarray(self.ensemble_.predict(X), dtype=np.int64))

    def staged_predict(self, X: Any) -> Iterator[NDArray[Any]]:
        """The answers of the first 1, 2, ... trees together; each of shape `(samples,)`."""
        X = self._read_points(X)
        for means in running_means(self.ensemble_.estimators_, X, len(self.classes_), VOTES[self.vote]):
            yield self._most_voted(means)

    def tree_answers(self, X: Any) -> NDArray[Any]:
        """What each tree says on its own; shape `(trees, samples)`."""
        X = self._read_points(X)
        return np.array(
            [self._most_voted(tree_outputs(tree, X, len(self.classes_))) for tree in self.ensemble_.estimators_]
        )

    def _most_voted(self, shares: Reals) -> NDArray[Any]:
        return self._as_labels(np.argmax(shares, axis=1))
