"""Empirical risk minimization over all decision trees of a given size on a few yes-or-no attributes."""

from __future__ import annotations

from math import comb
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from learners.shared.arguments import integer
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.two_classes import TwoClasses
from learners.trees.node import Inner, Leaf, Node, Threshold

# Cells asked, times the attributes to ask there: about ten seconds of work.
MOST_WORK = 500_000
MOST_NODES = 31


@learner
class TreeERM(TwoClasses):
    """A tree with the fewest training mistakes among all with at most `nodes` nodes, exact.

    Attribute i asks `x[i] <= cut`, the cut halfway between the feature's smallest and largest training value:
    with features in {0, 1}, whether it is 0. (So the cuts of other features depend on the sample, and the
    theorem that counts trees needs Boolean ones.) Which answer attributes have on a path is a cell of the cube;
    dynamic programming finds the best tree of every size in every cell, instead of enumerating the trees.

    Of equally good trees the one with the fewest nodes; then the lowest attribute at the root, then the fewest
    nodes on its first side, and so on down. A leaf answers its majority, the positive class on a tie.
    Asking an attribute twice on a path mends nothing, so no tree here does; ERM over trees that may is the same.

    Too much work, in features and nodes together, is refused in one sentence, before it begins.

    Source: lecture notes after Cesa-Bianchi, limiting the number of nodes; the program over cells after
    Guijarro, Lavin & Raghavan (1999), Exact learning when irrelevant variables abound.

    Parameters
    ----------
    nodes : odd int in 1..31, default 7
        The most nodes, leaves included.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class.
    cuts_ : array `(features,)`, what each attribute asks.
    nodes_ : int, size of the chosen tree.
    root_ : the tree as nodes of `learners.trees.node`.
    history_ : dict. For 1, 3, 5, ... up to the given size: `nodes`, `mistakes` (the fewest with at most so many
        nodes) and `trees`, how many labelled trees there are of exactly so many nodes, C_M d^M 2^(M + 1) with
        M = (N - 1) / 2 (floats, `(sizes,)`); `cells`, how many were asked or answered; `training_error`; `stopped_by`,
        always "all trees".

    Complexity: O(cells features (samples features + nodes^2)) with up to sum of C(features, k) 2^k cells, k up to
    (nodes - 1) / 2 - 2: what the last two tests of a path do is counted for all pairs of attributes at once.

    >>> from learners import TreeERM
    >>> X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 1, 0]
    >>> tree = TreeERM(nodes=7).fit(X, y)
    >>> tree.predict(X).tolist()
    [0, 1, 1, 0]
    """

    title = "ERM over small trees"
    description = "Finds, among all decision trees of a given size, one with the fewest training mistakes."

    nodes: Annotated[int, "largest number of nodes", "most nodes of a tree, odd"] = 7

    def fit(self, X: Any, y: Any) -> Self:
        """Search on X `(samples, features)` and two labels y `(samples,)`; ValueError if it is too much work."""
        most = _odd(self, integer(self, "nodes", 1, MOST_NODES))
        X, positive = self._read_sample(X, y)
        tests = most // 2
        _refuse_too_much(X.shape, tests)
        low, high = X.min(axis=0), X.max(axis=0)
        self.cuts_ = np.where(low < high, low / 2 + high / 2, high)
        search = _Search(self.cuts_ < X, positive, tests)
        fewest = search.table((), np.arange(len(X)))
        best = int(np.argmin(fewest))
        self.nodes_ = 2 * best + 1
        self.root_ = self._tree(search, (), np.arange(len(X)), best)
        self.history_: dict[str, Any] = {
            "nodes": np.arange(1, most + 1, 2),
            "mistakes": fewest,
            "trees": np.array([_labelled_trees(k, X.shape[1]) for k in range(tests + 1)], dtype=np.float64),
            "cells": len(search.tables),
            "training_error": float(fewest[best] / len(X)),
            "stopped_by": "all trees",
        }
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """The label of the leaf that each row of X falls into; shape `(samples,)`."""
        X = self._read_points(X)
        return self._as_labels(self._says(self.root_, X))

    @property
    def breakpoints_(self) -> Reals | None:
        """With one feature: the one cut `(1,)`, where the answer may change; None with more."""
        check_is_fitted(self)
        return self.cuts_ if self.n_features_in_ == 1 else None

    def _says(self, tree: Node, X: Reals) -> NDArray[np.bool_]:
        """Whether each row of X gets the positive class; trees here are at most 15 tests deep."""
        if isinstance(tree, Leaf):
            return np.full(len(X), tree.label == self.classes_[-1])
        assert isinstance(tree.test, Threshold)
        yes = X[:, tree.test.feature] <= tree.test.cut
        answers = np.empty(len(X), dtype=bool)
        for side, child in zip((yes, ~yes), tree.children, strict=True):
            answers[side] = self._says(child, X[side])
        return answers

    def _tree(self, search: _Search, cell: _Cell, rows: NDArray[np.int64], tests: int) -> Node:
        """The best tree with that many tests in the cell, read back from the tables."""
        step = search.first_step(cell, rows, tests)
        if step is None:
            return Leaf(self.classes_[-1 if search.is_positive(rows) else 0])
        attribute, yes_tests = step
        sides = search.sides(cell, rows, attribute)
        budgets = (yes_tests, tests - 1 - yes_tests)
        children = [self._tree(search, part, there, k) for (part, there), k in zip(sides, budgets, strict=True)]
        return Inner(Threshold(attribute, float(self.cuts_[attribute])), (children[0], children[1]))


_Cell = tuple[tuple[int, bool], ...]  # the answers known, by attribute


class _Search:
    """For each cell met: the fewest mistakes of any tree with at most 0, 1, 2, ... tests, and how to get them."""

    def __init__(self, above: NDArray[np.bool_], positive: NDArray[np.bool_], tests: int) -> None:
        self.above, self.positive, self.tests = above, positive, tests
        self.tables: dict[_Cell, NDArray[np.int64]] = {}

    def is_positive(self, rows: NDArray[np.int64]) -> bool:
        """The majority among the rows, positive on a tie."""
        return bool(2 * self.positive[rows].sum() >= len(rows))

    def table(self, cell: _Cell, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Fewest mistakes with at most 0, 1, ... of the tests that are left; shape `(tests left + 1,)`."""
        if cell not in self.tables:
            plus, left = int(self.positive[rows].sum()), self.tests - len(cell)
            fewest = np.full(left + 1, min(plus, len(rows) - plus), dtype=np.int64)
            if fewest[0] and left == 1:
                fewest[1] = min(fewest[0], self._asking_once(rows))
            elif fewest[0] and left == 2:
                fewest[1:] = np.minimum(fewest[0], self._asking_twice(rows))
            elif fewest[0] and left:
                for attribute in self._open(cell):
                    fewest[1:] = np.minimum(fewest[1:], self._asking(cell, rows, attribute, left))
            self.tables[cell] = fewest
        return self.tables[cell]

    def first_step(self, cell: _Cell, rows: NDArray[np.int64], tests: int) -> tuple[int, int] | None:
        """The root's attribute and the tests on its first side; None where a leaf makes as few mistakes."""
        fewest = self.table(cell, rows)
        while tests and fewest[tests - 1] == fewest[tests]:
            tests -= 1
        if tests == 0:
            return None
        for attribute in self._open(cell):
            yes, no = (self.table(*side) for side in self.sides(cell, rows, attribute))
            for k in range(tests):
                if yes[k] + no[tests - 1 - k] == fewest[tests]:
                    return attribute, k
        raise AssertionError("a table counts mistakes that no attribute leads to")

    def sides(self, cell: _Cell, rows: NDArray[np.int64], attribute: int) -> tuple[Any, Any]:
        """The two cells that an attribute makes of one, each with its rows; first the one at or below the cut."""
        above = self.above[rows, attribute]
        low, high = (tuple(sorted((*cell, (attribute, answer)))) for answer in (False, True))
        return (low, rows[~above]), (high, rows[above])

    def _open(self, cell: _Cell) -> list[int]:
        attributes = {attribute for attribute, _ in cell}
        return [attribute for attribute in range(self.above.shape[1]) if attribute not in attributes]

    def _asking(self, cell: _Cell, rows: NDArray[np.int64], attribute: int, left: int) -> NDArray[np.int64]:
        """Fewest mistakes with at most 1..left tests, the first on this attribute; shape `(left,)`."""
        yes, no = (self.table(*side) for side in self.sides(cell, rows, attribute))
        return np.array([(yes[: k + 1] + no[k::-1]).min() for k in range(left)], dtype=np.int64)

    def _asking_once(self, rows: NDArray[np.int64]) -> int:
        """Fewest mistakes with exactly one test; all attributes at once, for most cells end here."""
        above, positive = self.above[rows], self.positive[rows]
        count, plus = above.sum(axis=0), above[positive].sum(axis=0)
        rest, rest_plus = len(rows) - count, positive.sum() - plus
        return int((np.minimum(plus, count - plus) + np.minimum(rest_plus, rest - rest_plus)).min())

    def _asking_twice(self, rows: NDArray[np.int64]) -> tuple[int, int]:
        """Fewest mistakes with at most one and at most two tests, from the counts of all pairs of answers at once."""
        above, positive = self.above[rows].astype(np.float32), self.positive[rows]  # counts are exact below 2^24
        plus, minus = (_by_two_answers(above[side]) for side in (positive, ~positive))
        mistakes = np.minimum(plus, minus)
        # A test of the attribute already asked splits nothing, so that the diagonal is that of a leaf.
        leaf = np.diagonal(mistakes.sum(axis=1), axis1=1, axis2=2)
        again = mistakes.sum(axis=1).min(axis=2)
        twice = min((again[0] + leaf[1]).min(), (leaf[0] + again[1]).min())
        return int(leaf.sum(axis=0).min()), int(twice)


def _by_two_answers(above: NDArray[np.float32]) -> NDArray[np.float32]:
    """How many rows answer a (not above, above) and b (not above, above): `(2, 2, attributes, attributes)`."""
    both, once = above.T @ above, above.sum(axis=0)
    first, second = once[:, np.newaxis] - both, once - both
    neither = np.float32(len(above)) - both - first - second
    return np.array([[neither, second], [first, both]])


def _odd(learner: Any, nodes: int) -> int:
    if nodes % 2 == 0:
        raise ValueError(f"nodes of TreeERM (most nodes of a tree, odd) must be an odd integer; got {learner.nodes!r}")
    return nodes


def _labelled_trees(tests: int, features: int) -> float:
    return float(comb(2 * tests, tests) // (tests + 1) * features**tests * 2 ** (tests + 1))


def _refuse_too_much(shape: tuple[int, int], tests: int) -> None:
    samples, features = shape
    questions = sum(min(2**k, samples) * comb(features, k) for k in range(max(1, tests - 1)))
    work = questions * features
    if work > MOST_WORK:
        raise ValueError(
            f"nodes of TreeERM (most nodes of a tree, odd) must be smaller for {features} features, so that the "
            f"search takes at most {MOST_WORK:,} steps; got {2 * tests + 1}, which may take {work:,}"
        )
