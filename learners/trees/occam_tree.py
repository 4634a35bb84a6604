"""Occam tree: grow a decision tree, then keep the pruning of smallest training error plus penalty for size."""

from collections.abc import Callable
from numbers import Integral
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from learners.shared.arguments import at_least_one_or_none, choice, integer, refusal
from learners.shared.declaring import learner
from learners.shared.two_classes import TwoClasses
from learners.shared.words import Criterion, Depth, LeafSize, Seed

CRITERIA = ("gini", "entropy", "log_loss")
Penalty = Callable[[Any, int, int], Any]


@learner
class OccamTree(TwoClasses):
    """The pruning of a grown tree that minimizes `mistakes / samples + penalty`, exact over all its prunings.

    scikit-learn grows the tree. A pruning turns any of its nodes into leaves; for every number of leaves a
    knapsack over the tree finds the pruning with the fewest training mistakes, and the penalty chooses among
    the sizes. (Growing is greedy: the result is the best pruning of this tree, not the best of all trees.)

    A leaf answers its more frequent class, the positive one when both are equal. Of equal objectives the
    smaller tree wins. Features are read as 32-bit floats, as by scikit-learn's trees.

    A tree's size is its number N of nodes, leaves included, hence odd. The code-length theorem counts d
    Boolean attributes: with real features neither code nor d is defined, unless the features were made
    Boolean before the sample was drawn. This learner does not check it.

    Source: lecture notes after Cesa-Bianchi, risk analysis for tree predictors; Bohanec & Bratko (1994),
    Trading accuracy for simplicity in decision trees, for optimal pruning by dynamic programming.

    Parameters
    ----------
    penalty : callable `(nodes, features, samples)` or None, default None
        Called once with the integer array 1, 3, 5, ... of node counts; returns an array of as many numbers,
        or one number for all; inf forbids a size. None: no penalty, so the smallest among the prunings with
        the fewest training mistakes.
    criterion : "gini", "entropy" or "log_loss", default "gini"; what a split lowers while growing.
    max_depth : int >= 1 or None, default None; how deep the tree is grown.
    min_samples_leaf : int >= 1, default 1; examples that each grown leaf holds at least.
    random_state : int >= 0, RandomState, Generator or None, default 0
        Breaks ties between equally good splits. None draws a fresh seed from the operating system.

    Attributes
    ----------
    classes_ : array `(classes,)`
    nodes_, leaves_, depth_ : int, size of the chosen pruning; a single leaf has 1, 1, 0.
    training_error_, objective_ : float
    rules_ : str, the chosen pruning, one line a node.
    grown_ : the DecisionTreeClassifier before pruning.
    history_ : dict of arrays `(sizes,)`, the frontier: `nodes` 1, 3, 5, ..., `mistakes` (fewest with exactly
        so many nodes), `penalty`, `objective`. It ends with the grown tree, or before it, at the last size
        whose penalty alone does not exceed an objective already reached. Also `grown_nodes`, `grown_depth`.

    Complexity: growing, plus time O(leaves x largest size considered) for the pruning.

    >>> from learners import OccamTree
    >>> X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 0, 1, 1]
    >>> tree = OccamTree().fit(X, y)
    >>> tree.predict([[1, 0]]).tolist()
    [1]
    """

    title = "Occam tree"
    description = "Grows a decision tree, then keeps the pruning that best balances training mistakes against size."

    penalty: Annotated[Penalty | None, "penalty", "cost of a size"] = None
    criterion: Criterion = "gini"
    max_depth: Annotated[Depth, "depth of the grown tree, None for any"] = None
    min_samples_leaf: Annotated[LeafSize, "examples in a grown leaf"] = 1
    random_state: Annotated[Seed, "who breaks ties between splits"] = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Grow on X `(samples, features)` and two labels y `(samples,)`, and prune; ValueError on a third."""
        self._judge_arguments()
        X, positive = self._read_sample(X, y)
        self._grow(X, positive)
        self._prune(len(X))
        return self

    def predict(self, X: Any) -> np.ndarray:
        """The label of the leaf that each row of X falls into; shape `(samples,)`."""
        leaves = self.apply(X)
        return self._as_labels(self._positive[leaves])

    def apply(self, X: Any) -> NDArray[np.int64]:
        """The leaf of the pruned tree for each row of X, as numbered in `grown_`; shape `(samples,)`."""
        X = self._read_points(X)
        leaf: NDArray[np.int64] = self._leaf[self.grown_.apply(X)]
        return leaf

    @property
    def tree_(self) -> Any:
        """scikit-learn's arrays of the grown tree: its cuts are all the places where the answer may change."""
        check_is_fitted(self)
        return self.grown_.tree_

    @property
    def rules_(self) -> str:
        """The pruned tree in preorder, one line a node."""
        check_is_fitted(self)
        names = getattr(self, "feature_names_in_", [f"x[{i}]" for i in range(self.n_features_in_)])
        tree, lines, pending = self.grown_.tree_, [], [(0, 0, "")]
        while pending:
            node, depth, answer = pending.pop()
            lines.append("|   " * depth + answer + self._line(node, names))
            if self._is_inner(node):
                children = tree.children_left[node], tree.children_right[node]
                pending += [(children[1], depth + 1, "no: "), (children[0], depth + 1, "yes: ")]
        return "\n".join(lines)

    def _judge_arguments(self) -> None:
        if self.penalty is not None and not callable(self.penalty):
            domain = "None or callable (nodes, features, samples)"
            raise refusal(self, "penalty", domain, self.penalty)
        choice(self, "criterion", CRITERIA)
        integer(self, "min_samples_leaf", 1)
        at_least_one_or_none(self, "max_depth")

    def _grow(self, X: np.ndarray, positive: np.ndarray) -> None:
        from sklearn.tree import DecisionTreeClassifier

        from learners.trees._pruning import add_up

        self.grown_ = DecisionTreeClassifier(
            criterion=self.criterion,
            max_depth=self.max_depth,
            min_samples_leaf=self.min_samples_leaf,
            random_state=_seed(self),
        ).fit(X, positive)
        tree = self.grown_.tree_
        # Counted, because the tree itself keeps shares of classes, which are floats.
        self._examples = np.zeros((tree.node_count, 2), dtype=np.int32)
        np.add.at(self._examples, (self.grown_.apply(X), positive.astype(np.int8)), 1)
        add_up(tree.children_left, tree.children_right, self._examples)
        self._positive = self._examples[:, 1] >= self._examples[:, 0]

    def _prune(self, samples: int) -> None:
        from learners.trees._pruning import depth_of, fewest_mistakes, leaf_above

        tree = self.grown_.tree_
        left, right = tree.children_left, tree.children_right
        mistakes = self._examples.min(axis=1)
        penalty = self._penalties(np.arange(1, tree.node_count + 1, 2), samples)
        reached = min(mistakes[0] / samples + penalty[0], mistakes[left < 0].sum() / samples + penalty[-1])
        sizes = np.flatnonzero(penalty <= reached)[-1] + 1
        starts, least, share = fewest_mistakes(left, right, mistakes, sizes)
        objective = least[:sizes] / samples + penalty[:sizes]
        best = int(np.argmin(objective))
        self._leaf = leaf_above(left, right, starts, share, best + 1)
        self.nodes_, self.leaves_ = 2 * best + 1, best + 1
        self.depth_ = int(depth_of(left, right, self._leaf))
        self.training_error_, self.objective_ = float(least[best] / samples), float(objective[best])
        self.history_ = {
            "nodes": np.arange(1, 2 * sizes, 2),
            "mistakes": least[:sizes].astype(np.int64),
            "penalty": penalty[:sizes],
            "objective": objective,
            "grown_nodes": float(tree.node_count),
            "grown_depth": float(tree.max_depth),
        }

    def _penalties(self, nodes: np.ndarray, samples: int) -> np.ndarray:
        if self.penalty is None:
            return np.zeros(len(nodes))
        values = np.asarray(self.penalty(nodes, self.n_features_in_, samples), dtype=np.float64)
        if values.shape not in ((), nodes.shape) or np.isnan(values).any():
            raise ValueError(
                "penalty of OccamTree (cost of a size) must return one number, not NaN, for each of "
                f"{len(nodes)} node counts; got shape {values.shape} with {int(np.isnan(values).sum())} NaN"
            )
        return np.broadcast_to(values, nodes.shape)

    def _line(self, node: int, names: Any) -> str:
        tree, examples = self.grown_.tree_, self._examples[node]
        if self._is_inner(node):
            return f"{names[tree.feature[node]]} <= {tree.threshold[node]:.6g}?"
        answer = self.classes_[-1 if self._positive[node] else 0]
        return f"{answer} ({examples.sum()} examples, {examples.min()} mistakes)"

    def _is_inner(self, node: int) -> bool:
        child = self.grown_.tree_.children_left[node]
        return bool(child >= 0 and self._leaf[child] == child)


def _seed(tree: OccamTree) -> Any:
    """What scikit-learn's tree accepts; never its global generator."""
    random_state = tree.random_state
    if random_state is None:
        random_state = np.random.default_rng()
    if isinstance(random_state, np.random.Generator):
        return int(random_state.integers(2**31))
    if isinstance(random_state, np.random.RandomState):
        return random_state
    if isinstance(random_state, Integral) and 0 <= int(random_state) < 2**32:
        return int(random_state)
    domain = "an integer in 0..2**32-1, a RandomState, a Generator or None"
    raise refusal(tree, "random_state", domain, random_state)
