"""A tree of two classes as arrays over its nodes: what is asked of it once it is grown."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled
from learners.trees._growing import LEAF, Integers, Nodes, Sorted, Truth, grow, room_for, unfilled
from learners.trees.best_split import test_of
from learners.trees.node import Inner, Leaf, Node, Test


@dataclass(frozen=True, eq=False)
class GrownTree:
    """The nodes, of which `parents` `(splits,)` were split, in the order of growth, each by its test.

    `cut` `(nodes,)` is nan on a category and at a leaf; `values` holds the values that tests on categories name, those
    of a node from its place in `bounds` `(nodes + 1,)` up to the next.
    """

    nodes: Nodes
    parents: NDArray[np.int64]
    tests: tuple[Test, ...]
    cut: Reals
    bounds: Integers
    values: Reals

    @property
    def positive(self) -> Truth:
        """Whether each node as a leaf answers the positive class: its majority, also on a tie."""
        majority: Truth = 2 * self.nodes.plus >= self.nodes.number
        return majority

    def leaves_of(self, X: Reals) -> NDArray[np.int64]:
        """The leaf of each row of X `(samples, features)`."""
        points = np.ascontiguousarray(X)
        leaves: NDArray[np.int64] = walk(
            points, self.nodes.child, self.nodes.feature, self.cut, self.bounds, self.values
        )
        return leaves

    def along(self, costs: NDArray[Any]) -> Reals:
        """The leaves' costs `(nodes,)` summed, for the tree after 0, 1, 2, ... splits; shape `(splits + 1,)`."""
        children = costs[1:].reshape(-1, 2)
        steps = children[:, 0] + children[:, 1] - costs[self.parents]
        return np.cumsum(np.concatenate([costs[:1], steps]), dtype=np.float64)

    def reason(self, most: int | None) -> str:
        """Why the tree has not grown further; `most` nodes were allowed."""
        mixed = (self.nodes.child == LEAF) & (self.nodes.plus > 0) & (self.nodes.plus < self.nodes.number)
        if not mixed.any():
            return "pure leaves"
        if most is not None and (self.nodes.gain[mixed] > 0).any():
            return "max_nodes"
        return "no test allowed" if np.isnan(self.nodes.table[mixed]).all() else "no gain"

    def as_nodes(self, negative: Any, positive: Any) -> Node:
        """The tree as nested nodes, built from the last split to the first, so that no depth is too deep."""
        built: list[Node] = [Leaf(positive if majority else negative) for majority in self.positive]
        for parent, test in zip(self.parents[::-1].tolist(), self.tests[::-1], strict=True):
            child = self.nodes.child[parent]
            built[parent] = Inner(test, (built[child], built[child + 1]))
        return built[0]


def grown(sample: Sorted, least: int, psi: int, most: int | None, deepest: int | None) -> GrownTree:
    """Grow on a sample, whose orders are divided: at most so many nodes, so many tests on a path."""
    samples = len(sample.truth)
    room = 2 * samples - 1 if most is None else min(most, 2 * samples - 1)
    nodes, parents = unfilled(room, len(sample.columns)), np.zeros(room // 2, np.int64)
    tops = np.zeros(2 << (room - 1).bit_length())
    steepest = samples if deepest is None else min(deepest, samples)
    made = grow(sample, nodes, parents, tops, least, psi, steepest, room_for(samples))
    parents, nodes = parents[: made // 2].copy(), Nodes._make(column[:made].copy() for column in nodes)
    inside = nodes.number[nodes.child[parents]].tolist()
    tests = tuple(test_of(sample, nodes, *split) for split in zip(parents.tolist(), inside, strict=True))
    return GrownTree(nodes, parents, tests, *_looked_up(made, parents, tests))


def _looked_up(nodes: int, parents: Integers, tests: tuple[Test, ...]) -> tuple[Reals, Integers, Reals]:
    """Tests as arrays, see `GrownTree`."""
    cut, lengths = np.full(nodes, np.nan), np.zeros(nodes + 1, np.int64)
    cut[parents] = [getattr(test, "cut", np.nan) for test in tests]
    named = {node: sorted(getattr(test, "values", ())) for node, test in zip(parents.tolist(), tests, strict=True)}
    for node, values in named.items():
        lengths[node + 1] = len(values)
    in_order = [value for node in sorted(named) for value in named[node]]
    return cut, np.cumsum(lengths), np.array(in_order, np.float64)


@compiled
def walk(X: Reals, child: Integers, feature: Integers, cut: Reals, bounds: Integers, values: Reals) -> Integers:
    """The leaf that each row of X `(samples, features)` falls into."""
    leaves, x = np.empty(len(X), np.int64), np.empty(X.shape[1])
    for i in range(len(X)):
        # A row read in order comes from memory four times faster than its features, here and there.
        for j in range(len(x)):
            x[j] = X[i, j]
        node = 0
        while child[node] != LEAF:
            value = x[feature[node]]
            yes = value <= cut[node]
            if np.isnan(cut[node]):
                yes = is_among(values[bounds[node] : bounds[node + 1]], value)
            node = child[node] + (not yes)
        leaves[i] = node
    return leaves


@compiled
def is_among(values: Reals, x: float) -> bool:
    """Is x one of the values, which are sorted?"""
    first, end = 0, len(values)
    while first < end:
        middle = (first + end) // 2
        if values[middle] < x:
            first = middle + 1
        else:
            end = middle
    return bool(first < len(values) and values[first] == x)
