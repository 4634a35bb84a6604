"""Classification tree for any number of classes: a leaf answers its most frequent class."""

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import choice
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses
from learners.shared.words import Criterion
from learners.trees.library_tree import LibraryTree

CRITERIA = ("gini", "entropy")


@learner
class MulticlassTree(LibraryTree, AnyClasses):
    """scikit-learn's tree, its leaves told as a table of counts.

    A split lowers the mean impurity of the children the most: Gini's 1 - sum of p^2, or the entropy in bits. (One
    page of the notes halves Gini, which changes no split; both impurities are largest where all classes are
    equally frequent and 0 in a pure node.) With `max_nodes` the best split of all leaves comes next. A leaf answers
    its most frequent class, of equal ones the first in `classes_`. `x[feature] <= threshold` goes left. Equal
    gains: drawn by `random_state`. Features are read as 32-bit floats.

    Source: Breiman, Friedman, Olshen & Stone (1984), Classification and regression trees; both lecture notes.

    Parameters
    ----------
    criterion : "gini" or "entropy", default "gini".

    Attributes
    ----------
    counts_ : int array `(nodes, classes)`, the training examples in each node, in preorder.
    history_ : dict. Per node in preorder, arrays `(nodes,)`: `feature` (-2 at a leaf), `threshold`, `examples`,
        `mistakes` (were it a leaf), `impurity`, and `decrease`, by how much its split lowers the mean impurity (0
        at a leaf). Once: `training_error`.

    Complexity: O(features samples log^2 samples) to grow a balanced tree; an answer costs its depth.

    >>> from learners import MulticlassTree
    >>> X, y = [[1], [2], [3]], ["low", "middle", "high"]
    >>> tree = MulticlassTree(max_depth=2).fit(X, y)
    >>> tree.predict([[0], [2], [9]]).tolist()
    ['low', 'middle', 'high']
    """

    title = "Decision tree, any number of classes"
    description = (
        "Cuts the space where the classes separate best, and answers with the most frequent class of each piece."
    )

    criterion: Criterion = "gini"
    max_nodes: int | None = None
    max_depth: int | None = None
    min_samples_leaf: int = 1
    random_state: Any = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` with labels y `(samples,)`."""
        from sklearn.tree import DecisionTreeClassifier

        options = self._options() | {"criterion": choice(self, "criterion", CRITERIA)}
        X, label = self._read_sample(X, y)
        self._grow(DecisionTreeClassifier, options, X, label)
        self.counts_ = _counted(self.tree_, self.apply(X), label, len(self.classes_))
        self.history_ = self._nodes() | {
            "mistakes": self.tree_.n_node_samples - self.counts_.max(axis=1),
            "impurity": self.tree_.impurity.copy(),
            "training_error": float(np.mean(self.predict(X) != self.classes_[label])),
        }
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """The most frequent class in the leaf that each row of X falls into; shape `(samples,)`."""
        leaf = self.apply(X)
        return self._as_labels(np.argmax(self.counts_[leaf], axis=1))


def _counted(tree: Any, leaf: NDArray[np.int64], label: NDArray[np.int64], classes: int) -> NDArray[np.int64]:
    """Examples of each class in each node; children are numbered after their parent."""
    counts = np.zeros((tree.node_count, classes), dtype=np.int64)
    np.add.at(counts, (leaf, label), 1)
    for node in np.flatnonzero(tree.children_left >= 0)[::-1]:
        counts[node] = counts[tree.children_left[node]] + counts[tree.children_right[node]]
    return counts
