"""Classification tree for any number of classes: a leaf answers its most frequent class."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import choice, generator, integer
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses

CRITERIA = ("gini", "entropy")


@learner
class MulticlassTree(AnyClasses):
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
    max_nodes : int >= 1 or None, default None; the most nodes, leaves included.
    max_depth : int >= 1 or None, default None
    min_samples_leaf : int >= 1, default 1
    random_state : None, int or RandomState, default 0

    Attributes
    ----------
    tree_ : scikit-learn's arrays of the tree.
    nodes_, leaves_, depth_ : int
    counts_ : int array `(nodes, classes)`, the training examples in each node, in preorder.
    history_ : dict. Per node in preorder, arrays `(nodes,)`: `feature` (-2 at a leaf), `threshold`, `examples`,
        `mistakes` (were it a leaf), `impurity`, and `decrease`, by how much its split lowers the mean impurity (0
        at a leaf). Once: `training_error`.

    Complexity: O(features samples log^2 samples) to grow a balanced tree; an answer costs its depth.
    """

    title = "Decision tree, any number of classes"
    says = "Cuts the space where the classes separate best, and answers with the most frequent class of each piece."

    criterion: str = "gini"
    max_nodes: int | None = None
    max_depth: int | None = None
    min_samples_leaf: int = 1
    random_state: Any = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` with labels y `(samples,)`."""
        from sklearn.tree import DecisionTreeClassifier

        options = self._options()
        X, label = self._read_sample(X, y)
        if options["max_leaf_nodes"] == 1:  # scikit-learn takes no tree of one leaf, unless nothing may be split
            options |= {"max_leaf_nodes": None, "min_samples_leaf": len(X)}
        self.tree_ = DecisionTreeClassifier(**options).fit(X, label).tree_
        self.nodes_, self.leaves_, self.depth_ = self.tree_.node_count, self.tree_.n_leaves, self.tree_.max_depth
        self.counts_ = _counted(self.tree_, self.apply(X), label, len(self.classes_))
        self.history_ = self._table() | {"training_error": float(np.mean(self.predict(X) != self.classes_[label]))}
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """The most frequent class in the leaf that each row of X falls into; shape `(samples,)`."""
        leaf = self.apply(X)
        return self.classes_[np.argmax(self.counts_[leaf], axis=1)]

    def apply(self, X: Any) -> NDArray[np.int64]:
        """The leaf of each row of X, by its number in preorder; shape `(samples,)`."""
        X = self._read_points(X)
        return np.asarray(self.tree_.apply(np.ascontiguousarray(X, dtype=np.float32)))

    def _options(self) -> dict[str, Any]:
        """scikit-learn's arguments; ValueError on a bad one."""
        options: dict[str, Any] = {
            "criterion": choice(self, "criterion", "what a split lowers", CRITERIA),
            "min_samples_leaf": integer(self, "min_samples_leaf", "examples in a leaf", 1),
            "max_depth": None,
            "max_leaf_nodes": None,
            "random_state": generator(self),
        }
        if self.max_depth is not None:
            options["max_depth"] = integer(self, "max_depth", "most tests on a path, None for any", 1)
        if self.max_nodes is not None:
            options["max_leaf_nodes"] = (integer(self, "max_nodes", "most nodes, None for any", 1) + 1) // 2
        return options

    def _table(self) -> dict[str, Any]:
        tree, examples = self.tree_, self.tree_.n_node_samples
        inner, cost = tree.children_left >= 0, tree.impurity * examples
        after = cost[tree.children_left] + cost[tree.children_right]
        return {
            "feature": tree.feature.copy(),
            "threshold": np.where(inner, tree.threshold, np.nan),
            "examples": examples.copy(),
            "mistakes": examples - self.counts_.max(axis=1),
            "impurity": tree.impurity.copy(),
            "decrease": np.where(inner, cost - after, 0.0) / examples[0],
        }


def _counted(tree: Any, leaf: NDArray[np.int64], label: NDArray[np.int64], classes: int) -> NDArray[np.int64]:
    """Examples of each class in each node; children are numbered after their parent."""
    counts = np.zeros((tree.node_count, classes), dtype=np.int64)
    np.add.at(counts, (leaf, label), 1)
    for node in np.flatnonzero(tree.children_left >= 0)[::-1]:
        counts[node] = counts[tree.children_left[node]] + counts[tree.children_right[node]]
    return counts
