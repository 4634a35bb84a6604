"""Regression tree: split where the squared error falls the most; a leaf answers the mean of its targets."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import generator, integer
from learners.shared.declaring import learner
from learners.shared.estimators import Regressor


@learner
class RegressionTree(Regressor):
    """Least squares by cuts parallel to the axes: scikit-learn grows the tree, here are its leaves and its cost.

    Every split is the one that lowers the sum of squares around the leaves' means the most; with `max_nodes` the
    best split of all leaves comes next, else each leaf is split until nothing is gained. `x[feature] <= threshold`
    goes left. Equal gains: drawn by `random_state`. Features are read as 32-bit floats.

    Source: Breiman, Friedman, Olshen & Stone (1984), Classification and regression trees; both lecture notes.

    Parameters
    ----------
    max_nodes : int >= 1 or None, default None; the most nodes, leaves included.
    max_depth : int >= 1 or None, default None
    min_samples_leaf : int >= 1, default 1
    random_state : None, int or RandomState, default 0

    Attributes
    ----------
    tree_ : scikit-learn's arrays of the tree.
    nodes_, leaves_, depth_ : int
    history_ : dict. Per node in preorder, arrays `(nodes,)`: `feature` (-2 at a leaf), `threshold`, `examples`,
        `mean`, `variance` of the targets, and `decrease`, by how much its split lowers the mean squared error (0 at
        a leaf). Once: `training_error`, mean squared.

    Complexity: O(features samples log^2 samples) to grow a balanced tree; an answer costs its depth.
    """

    title = "Regression tree"
    says = "Cuts the space where the squared error falls the most, and answers with the mean of each piece."

    max_nodes: int | None = None
    max_depth: int | None = None
    min_samples_leaf: int = 1
    random_state: Any = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` and numbers y `(samples,)`."""
        from sklearn.tree import DecisionTreeRegressor

        leaves = None
        if self.max_nodes is not None:
            leaves = (integer(self, "max_nodes", "most nodes, None for any", 1) + 1) // 2
        if self.max_depth is not None:
            integer(self, "max_depth", "most tests on a path, None for any", 1)
        smallest = integer(self, "min_samples_leaf", "examples in a leaf", 1)
        random = generator(self)
        X, y = self._read_sample(X, y)
        if leaves == 1:  # scikit-learn takes no tree of one leaf, unless nothing may be split
            leaves, smallest = None, len(X)
        grown = DecisionTreeRegressor(
            max_leaf_nodes=leaves, max_depth=self.max_depth, min_samples_leaf=smallest, random_state=random
        )
        self.tree_ = grown.fit(X, y).tree_
        self.nodes_, self.leaves_, self.depth_ = self.tree_.node_count, self.tree_.n_leaves, self.tree_.max_depth
        self.history_ = _table(self.tree_) | {"training_error": float(np.mean((self.predict(X) - y) ** 2))}
        return self

    def predict(self, X: Any) -> NDArray[np.float64]:
        """The mean of the leaf that each row of X falls into; shape `(samples,)`."""
        leaf = self.apply(X)
        return np.asarray(self.tree_.value[leaf, 0, 0])

    def apply(self, X: Any) -> NDArray[np.int64]:
        """The leaf of each row of X, by its number in preorder; shape `(samples,)`."""
        X = self._read_points(X)
        return np.asarray(self.tree_.apply(np.ascontiguousarray(X, dtype=np.float32)))


def _table(tree: Any) -> dict[str, Any]:
    """The nodes of scikit-learn's tree in a table."""
    examples, left, right = tree.n_node_samples, tree.children_left, tree.children_right
    inner, cost = left >= 0, tree.impurity * tree.n_node_samples
    decrease = np.where(inner, cost - cost[left] - cost[right], 0.0) / examples[0]
    return {
        "feature": tree.feature.copy(),
        "threshold": np.where(inner, tree.threshold, np.nan),
        "examples": examples.copy(),
        "mean": tree.value[:, 0, 0].copy(),
        "variance": tree.impurity.copy(),
        "decrease": decrease,
    }
