"""Greedy decision trees after the lecture notes: always split the leaf whose best test lowers psi the most."""

from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from learners.shared.arguments import choice, integer, refusal
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.two_classes import TwoClasses
from learners.shared.words import Criterion, Depth, LeafSize, Nodes
from learners.trees._growing import sorted_by_feature
from learners.trees._grown import grown
from learners.trees.best_split import place_of
from learners.trees.node import Node
from learners.trees.psi import PSI


@learner
class DecisionTree(TwoClasses):
    """A binary tree grown leaf by leaf, the largest decrease of (1/m) sum of N psi(N+ / N) over the leaves first.

    The tree starts as one leaf. Each step takes the leaf and the test with the largest gain and puts two leaves
    in its place. A test asks `x[feature] <= cut` (cuts midway between neighbouring values), or, on a categorical
    feature, whether `x[feature]` is in a set of values; a value never seen is in no set. Equal gains: the
    leaf made first, then the lowest feature, then the lowest cut.

    Growing ends at `max_nodes`, or when no leaf has a test with a positive gain: all are pure, or every allowed
    test leaves psi where it is. With psi = min(p, 1 - p) this happens to leaves that a further test would still
    purify (the notes' p, q, r = .8, .6, 1), and on an exact XOR it happens with every psi.

    A leaf answers its majority, the positive class on a tie. With criterion "misclassification" the sum above is
    the training error; with each other psi it bounds the training error from above.

    Source: lecture notes after Cesa-Bianchi, tree predictors; Kearns & Mansour (1999).

    Parameters
    ----------
    criterion : "misclassification", "gini", "scaled_entropy" or "square_root", default "gini"
        psi.
    max_nodes : int >= 1 or None, default None
        The most nodes, leaves included; trees have an odd number.
    max_depth : int >= 0 or None, default None
        The most tests on a path.
    min_samples_leaf : int >= 1, default 1
        Examples in each leaf at least.
    categorical : None or list of feature indices, default None
        The features whose values are names, coded as numbers, without an order.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class.
    nodes_, leaves_, depth_ : int, size of the tree; a single leaf has 1, 1, 0.
    root_ : the tree as nodes of `learners.trees.node`, child 0 of a test being its yes.
    history_ : dict. Per split, arrays `(splits,)`: `node` (which is split; the root is 0 and split k makes nodes
        2 k + 1 and 2 k + 2, counting k from 0), `feature`, `cut` (nan on a categorical feature), `gain` (its
        share of m); `gain_table` `(splits, features)`, the best gain of each feature there (nan: no test).
        For 1, 3, 5, ... nodes, arrays `(splits + 1,)`: `nodes`, `psi_error`, `training_error`. And
        `stopped_by`: "max_nodes", "pure leaves", "no gain" or "no test allowed".

    Complexity: O(features samples log samples) for each level of a balanced tree; an answer costs its depth.

    >>> from learners import DecisionTree
    >>> X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 0, 0, 1]
    >>> tree = DecisionTree(criterion="gini").fit(X, y)
    >>> tree.predict(X).tolist()
    [0, 0, 0, 1]
    """

    title = "Decision tree, greedy"
    description = "Splits, again and again, the leaf whose best question makes the labels purest."

    criterion: Criterion = "gini"
    max_nodes: Nodes = None
    max_depth: Annotated[Depth, "most tests on a path, None for any"] = None
    min_samples_leaf: Annotated[LeafSize, "examples in a leaf"] = 1
    categorical: Annotated[Any, "categorical features", "features without an order"] = None

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` and two labels y `(samples,)`; ValueError on a third."""
        psi = place_of(choice(self, "criterion", tuple(PSI)))
        least = integer(self, "min_samples_leaf", 1)
        most = _perhaps(self, "max_nodes", 1)
        deepest = _perhaps(self, "max_depth", 0)
        X, positive = self._read_sample(X, y)
        self._categorical = _indices(self, X.shape[1])
        self._tree = grown(sorted_by_feature(X, positive, self._categorical), least, psi, most, deepest)
        self._remember(len(X), most)
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """The label of the leaf that each row of X falls into; shape `(samples,)`."""
        leaves = self.apply(X)
        return self._as_labels(self._tree.positive[leaves])

    def apply(self, X: Any) -> NDArray[np.int64]:
        """The leaf of each row of X, by its number in `history_["node"]`'s count; shape `(samples,)`."""
        points = self._read_points(X)
        return self._tree.leaves_of(points)

    @property
    def root_(self) -> Node:
        """The tree as nodes."""
        check_is_fitted(self)
        return self._tree.as_nodes(self.classes_[0], self.classes_[-1])

    @property
    def breakpoints_(self) -> Reals | None:
        """With one feature, not categorical: where the answer may change `(places,)`; else None."""
        check_is_fitted(self)
        cuts: Reals = self.history_["cut"]
        return cuts if self.n_features_in_ == 1 and not self._categorical else None

    def _remember(self, samples: int, most: int | None) -> None:
        tree, nodes = self._tree, self._tree.nodes
        self.nodes_, self.leaves_, self.depth_ = len(nodes.number), len(tree.parents) + 1, int(nodes.depth.max())
        psi = PSI[self.criterion](nodes.plus / nodes.number)
        self.history_: dict[str, Any] = {
            "node": tree.parents,
            "feature": nodes.feature[tree.parents],
            "cut": tree.cut[tree.parents],
            "gain": nodes.gain[tree.parents] / samples,
            "gain_table": nodes.table[tree.parents] / samples,
            "nodes": np.arange(1, self.nodes_ + 1, 2),
            "psi_error": _without_residue(tree.along(nodes.number * psi)) / samples,
            "training_error": tree.along(np.minimum(nodes.plus, nodes.number - nodes.plus)) / samples,
            "stopped_by": tree.reason(most),
        }


def _without_residue(sums: Reals) -> Reals:
    """Running sums of N psi, without what rounding leaves where all leaves are pure.

    Every psi is at least min(p, 1 - p), so a leaf that is not pure adds 1 or more.
    """
    return np.where(sums < 0.5, 0.0, sums)


def _perhaps(learner: Any, name: str, low: int) -> int | None:
    return None if getattr(learner, name) is None else integer(learner, name, low)


def _indices(learner: Any, features: int) -> frozenset[int]:
    """The argument `categorical` as a set of feature indices; ValueError if it is none."""
    indices = learner.categorical
    if indices is None:
        return frozenset()
    whole = isinstance(indices, list | tuple | set | frozenset | np.ndarray) and all(
        isinstance(i, int | np.integer) and not isinstance(i, bool) and 0 <= i < features for i in indices
    )
    if not whole:
        domain = f"None or a list of indices below {features}"
        raise refusal(learner, "categorical", domain, indices)
    return frozenset(int(i) for i in indices)
