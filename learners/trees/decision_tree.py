"""Greedy decision trees after the lecture notes: always split the leaf whose best test lowers psi the most."""

from dataclasses import dataclass
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from learners.shared.arguments import choice, integer, refusal
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.two_classes import TwoClasses
from learners.shared.words import Criterion, Depth, LeafSize, Nodes
from learners.trees.best_split import TIE, Split, best_split
from learners.trees.node import Inner, Leaf, Member, Node, Threshold
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
        choice(self, "criterion", tuple(PSI))
        integer(self, "min_samples_leaf", 1)
        most = _perhaps(self, "max_nodes", 1)
        _perhaps(self, "max_depth", 0)
        X, positive = self._read_sample(X, y)
        self._categorical = _indices(self, X.shape[1])
        self._leaves: list[_Grown] = []
        self._splits: list[Split] = []
        self._order: list[int] = []
        self._gains = np.zeros(2 * len(X))
        self._add_leaf(X, positive, np.arange(len(X)), 0)
        while most is None or len(self._leaves) + 2 <= most:
            if not self._split_best(X, positive):
                break
        self._remember(len(X), most)
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """The label of the leaf that each row of X falls into; shape `(samples,)`."""
        check_is_fitted(self)
        verdicts = np.array([2 * grown.plus >= grown.count for grown in self._leaves])
        return self._as_labels(verdicts[self.apply(X)])

    def apply(self, X: Any) -> NDArray[np.int64]:
        """The leaf of each row of X, by its number in `history_["node"]`'s count; shape `(samples,)`."""
        X = self._read_points(X)
        node = np.zeros(len(X), dtype=np.int64)
        for k, (split, parent) in enumerate(zip(self._splits, self._order, strict=True)):
            here = np.flatnonzero(node == parent)
            node[here] = 2 * k + 2 - _says_yes(split.test, X[here])
        return node

    @property
    def breakpoints_(self) -> Reals | None:
        """With one feature, not categorical: where the answer may change `(places,)`; else None."""
        check_is_fitted(self)
        cuts: Reals = self.history_["cut"]
        return cuts if self.n_features_in_ == 1 and not self._categorical else None

    def _add_leaf(self, X: Any, positive: Any, rows: Any, depth: int) -> None:
        """Append a leaf, its best test already found."""
        split, table = None, np.full(X.shape[1], np.nan)
        plus = int(positive[rows].sum())
        if 0 < plus < len(rows) and (self.max_depth is None or depth < self.max_depth):
            split, table = best_split(X[rows], positive[rows], self.criterion, self._categorical, self.min_samples_leaf)
        self._gains[len(self._leaves)] = split.gain if split is not None else 0.0
        self._leaves.append(_Grown(rows, len(rows), plus, depth, split, table))

    def _split_best(self, X: Any, positive: Any) -> bool:
        """Put two leaves in the place of the best one; False if no leaf has a test worth asking."""
        gains = self._gains[: len(self._leaves)]
        best = gains.max()
        if best <= 0:
            return False
        chosen = int(np.argmax(gains >= max(best - TIE * len(X), np.finfo(float).tiny)))
        grown, gains[chosen] = self._leaves[chosen], 0.0
        assert grown.split is not None  # it gains something
        yes = _says_yes(grown.split.test, X[grown.rows])
        for part in (yes, ~yes):
            self._add_leaf(X, positive, grown.rows[part], grown.depth + 1)
        self._splits.append(grown.split)
        self._order.append(chosen)
        return True

    def _remember(self, samples: int, most: int | None) -> None:
        inner = [self._leaves[node] for node in self._order]
        self.nodes_, self.leaves_ = len(self._leaves), len(self._splits) + 1
        self.depth_ = max(grown.depth for grown in self._leaves)
        self.root_ = self._as_nodes()
        self.history_: dict[str, Any] = {
            "node": np.array(self._order, dtype=np.int64),
            "feature": np.array([split.test.feature for split in self._splits], dtype=np.int64),
            "cut": np.array([getattr(split.test, "cut", np.nan) for split in self._splits]),
            "gain": np.array([split.gain / samples for split in self._splits]),
            "gain_table": np.array([g.table / samples for g in inner]).reshape(len(inner), self.n_features_in_),
            "nodes": np.arange(1, self.nodes_ + 1, 2),
            "psi_error": _without_residue(self._along(lambda g: g.count * float(PSI[self.criterion](g.plus / g.count))))
            / samples,
            "training_error": self._along(lambda g: min(g.plus, g.count - g.plus)) / samples,
            "stopped_by": self._reason(most),
        }
        for grown in self._leaves:  # of no use after the fit, and long
            grown.rows = np.empty(0, dtype=np.int64)

    def _along(self, cost: Any) -> Reals:
        """The leaves' cost summed, for the tree after 0, 1, 2, ... splits; shape `(splits + 1,)`."""
        costs = np.array([cost(grown) for grown in self._leaves], dtype=np.float64)
        steps = [costs[2 * k + 1] + costs[2 * k + 2] - costs[node] for k, node in enumerate(self._order)]
        return np.cumsum([costs[0], *steps])

    def _reason(self, most: int | None) -> str:
        inner = set(self._order)
        mixed = [g for node, g in enumerate(self._leaves) if node not in inner and 0 < g.plus < g.count]
        if not mixed:
            return "pure leaves"
        if most is not None and any(g.split for g in mixed):
            return "max_nodes"
        return "no gain" if any(not np.isnan(g.table).all() for g in mixed) else "no test allowed"

    def _as_nodes(self) -> Node:
        """The tree as nested nodes, built from the last split to the first, so that no depth is too deep."""
        built: list[Node] = [Leaf(self.classes_[-1 if 2 * g.plus >= g.count else 0]) for g in self._leaves]
        for k in range(len(self._splits) - 1, -1, -1):
            built[self._order[k]] = Inner(self._splits[k].test, (built[2 * k + 1], built[2 * k + 2]))
        return built[0]


@dataclass
class _Grown:
    """A node while it grows: its examples, its positives, and the best test it could ask."""

    rows: NDArray[np.int64]
    count: int
    plus: int
    depth: int
    split: Split | None
    table: Reals


def _without_residue(sums: Reals) -> Reals:
    """Running sums of N psi, without what rounding leaves where all leaves are pure.

    Every psi is at least min(p, 1 - p), so a leaf that is not pure adds 1 or more.
    """
    return np.where(sums < 0.5, 0.0, sums)


def _says_yes(test: Any, X: Reals) -> NDArray[np.bool_]:
    """Which rows of X `(samples, features)` go to the first child."""
    if isinstance(test, Threshold):
        return X[:, test.feature] <= test.cut
    assert isinstance(test, Member)
    return np.isin(X[:, test.feature], list(test.values))


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
