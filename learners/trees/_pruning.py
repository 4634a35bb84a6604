"""The best pruning of every size of a binary tree: a compiled knapsack over leaves, children before parents.

A tree is three arrays over its nodes, children numbered after their parent: `left` and `right` (-1 at a leaf)
and `mistakes`, how many examples the node would get wrong were it a leaf. A pruning cuts at any nodes.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.compiled import compiled

Integers = NDArray[np.integer[Any]]


@compiled
def add_up(left: Integers, right: Integers, counts: Integers) -> None:
    """Give every node the sum of its leaves' counts, in place; counts is `(nodes, classes)`."""
    for node in range(len(left) - 1, -1, -1):
        if left[node] >= 0:
            counts[node] += counts[left[node]] + counts[right[node]]


@compiled
def table_sizes(left: Integers, right: Integers, most_leaves: int) -> Integers:
    """How many leaves a pruning can have below each node, at most `most_leaves`; shape `(nodes,)`."""
    sizes = np.ones(len(left), np.int64)
    for node in range(len(left) - 1, -1, -1):
        if left[node] >= 0:
            sizes[node] = min(sizes[left[node]] + sizes[right[node]], most_leaves)
    return sizes


@compiled
def merge(left: Integers, right: Integers, least: Integers, share: Integers) -> None:
    """Min-plus convolution: least[i] for i + 1 leaves in all, share[i] of them in `left`; first best wins."""
    for i in range(len(left)):
        for j in range(min(len(right), len(least) - i - 1)):
            mistakes = left[i] + right[j]
            if mistakes < least[i + j + 1]:
                least[i + j + 1], share[i + j + 1] = mistakes, i + 1


@compiled
def fewest_mistakes(
    left: Integers, right: Integers, mistakes: Integers, most_leaves: int
) -> tuple[Integers, Integers, Integers]:
    """Flat tables: `least[starts[v] + l - 1]` is the fewest mistakes below v with exactly l leaves."""
    sizes = table_sizes(left, right, most_leaves)
    starts = np.zeros(len(left) + 1, np.int64)
    starts[1:] = np.cumsum(sizes)
    least = np.full(starts[-1], np.iinfo(np.int32).max, np.int32)
    share = np.zeros(starts[-1], np.int32)
    for node in range(len(left) - 1, -1, -1):
        here, end = starts[node], starts[node + 1]
        least[here] = mistakes[node]
        if left[node] >= 0:
            a, b = left[node], right[node]
            of_left, of_right = least[starts[a] : starts[a + 1]], least[starts[b] : starts[b + 1]]
            merge(of_left, of_right, least[here:end], share[here:end])
    return starts, least, share


@compiled
def leaf_above(left: Integers, right: Integers, starts: Integers, share: Integers, leaves: int) -> Integers:
    """For each node, itself if the best pruning with so many leaves keeps it, else the leaf it lies under."""
    leaf = np.arange(len(left))
    budget = np.zeros(len(left), np.int64)
    budget[0] = leaves
    for node in range(len(left)):
        if left[node] < 0:
            continue
        if budget[node] > 1:
            first = share[starts[node] + budget[node] - 1]
            budget[left[node]], budget[right[node]] = first, budget[node] - first
        else:
            leaf[left[node]] = leaf[right[node]] = leaf[node]
    return leaf


@compiled
def depth_of(left: Integers, right: Integers, leaf: Integers) -> int:
    """How deep the deepest kept node lies; the root at 0."""
    depth = np.zeros(len(left), np.int64)
    deepest = 0
    for node in range(len(left)):
        if left[node] >= 0 and leaf[left[node]] == left[node]:
            depth[left[node]] = depth[right[node]] = depth[node] + 1
            deepest = max(deepest, depth[node] + 1)
    return deepest
