"""Regression tree: split where the squared error falls the most; a leaf answers the mean of its targets."""

from typing import Any, Self

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import Regressor
from learners.trees.library_tree import LibraryTree


@learner
class RegressionTree(LibraryTree, Regressor):
    """Least squares by cuts parallel to the axes: scikit-learn grows the tree, here are its leaves and its cost.

    Every split is the one that lowers the sum of squares around the leaves' means the most; with `max_nodes` the
    best split of all leaves comes next, else each leaf is split until nothing is gained. `x[feature] <= threshold`
    goes left. Equal gains: drawn by `random_state`. Features are read as 32-bit floats.

    Source: Breiman, Friedman, Olshen & Stone (1984), Classification and regression trees; both lecture notes.

    Attributes
    ----------
    history_ : dict. Per node in preorder, arrays `(nodes,)`: `feature` (-2 at a leaf), `threshold`, `examples`,
        `mean`, `variance` of the targets, and `decrease`, by how much its split lowers the mean squared error (0 at
        a leaf). Once: `training_error`, mean squared.

    Complexity: O(features samples log^2 samples) to grow a balanced tree; an answer costs its depth.

    >>> from learners import RegressionTree
    >>> X, y = [[1], [2], [3], [4]], [2, 3, 5, 6]
    >>> tree = RegressionTree(max_depth=1).fit(X, y)
    >>> tree.predict([[1], [4]]).tolist()
    [2.5, 5.5]
    """

    title = "Regression tree"
    description = "Cuts the space where the squared error falls the most, and answers with the mean of each piece."

    max_nodes: int | None = None
    max_depth: int | None = None
    min_samples_leaf: int = 1
    random_state: Any = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` and numbers y `(samples,)`."""
        from sklearn.tree import DecisionTreeRegressor

        options = self._options()
        X, y = self._read_sample(X, y)
        self._grow(DecisionTreeRegressor, options, X, y)
        self.history_ = self._nodes() | {
            "mean": self.tree_.value[:, 0, 0].copy(),
            "variance": self.tree_.impurity.copy(),
            "training_error": float(np.mean((self.predict(X) - y) ** 2)),
        }
        return self

    def predict(self, X: Any) -> Reals:
        """The mean of the leaf that each row of X falls into; shape `(samples,)`."""
        leaf = self.apply(X)
        return np.asarray(self.tree_.value[leaf, 0, 0])
