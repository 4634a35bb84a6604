"""What the trees that scikit-learn grows share: their arguments, growing, and a table of their nodes."""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import at_least_one_or_none, generator, integer
from learners.shared.arrays import Reals
from learners.shared.estimators import ReadsPoints
from learners.shared.words import Depth, LeafSize, Nodes, Seed


class LibraryTree(ReadsPoints):
    """Is grown by scikit-learn.

    Parameters
    ----------
    max_nodes : int >= 1 or None; the most nodes, leaves included.
    max_depth : int >= 1 or None
    min_samples_leaf : int >= 1
    random_state : None, int or RandomState

    Attributes
    ----------
    tree_ : scikit-learn's arrays of the tree.
    nodes_, leaves_, depth_ : int
    """

    max_nodes: Nodes
    max_depth: Annotated[Depth, "most tests on a path, None for any"]
    min_samples_leaf: Annotated[LeafSize, "examples in a leaf"]
    random_state: Seed

    def _options(self) -> dict[str, Any]:
        """scikit-learn's arguments; ValueError on a bad one."""
        nodes = at_least_one_or_none(self, "max_nodes")
        return {
            "max_leaf_nodes": None if nodes is None else (nodes + 1) // 2,
            "max_depth": at_least_one_or_none(self, "max_depth"),
            "min_samples_leaf": integer(self, "min_samples_leaf", 1),
            "random_state": generator(self),
        }

    def _grow(self, kind: Any, options: dict[str, Any], X: Reals, y: NDArray[Any]) -> None:
        """Grow scikit-learn's `kind` of tree on X `(samples, features)`, y `(samples,)`."""
        if options["max_leaf_nodes"] == 1:  # scikit-learn takes no tree of one leaf, unless nothing may be split
            options |= {"max_leaf_nodes": None, "min_samples_leaf": len(X)}
        self.tree_ = kind(**options).fit(X, y).tree_
        self.nodes_, self.leaves_, self.depth_ = self.tree_.node_count, self.tree_.n_leaves, self.tree_.max_depth

    def _nodes(self) -> dict[str, Any]:
        """The nodes in a table: what each asks, its examples, and by how much its split lowers the mean impurity."""
        tree, examples = self.tree_, self.tree_.n_node_samples
        inner, cost = tree.children_left >= 0, tree.impurity * examples
        after = cost[tree.children_left] + cost[tree.children_right]
        return {
            "feature": tree.feature.copy(),
            "threshold": np.where(inner, tree.threshold, np.nan),
            "examples": examples.copy(),
            "decrease": np.where(inner, cost - after, 0.0) / examples[0],
        }

    def apply(self, X: Any) -> NDArray[np.int64]:
        """The leaf of each row of X, by its number in preorder; shape `(samples,)`."""
        points = self._read_points(X)
        return np.asarray(self.tree_.apply(np.ascontiguousarray(points, dtype=np.float32)))
