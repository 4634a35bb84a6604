"""Partitions of the unit cube into boxes, by halving the examples or by a greedy tree, and exact volumes in them."""

from itertools import product
from math import factorial
from typing import NamedTuple

import numpy as np

from learners.shared.arrays import Integers, Reals


class Cells(NamedTuple):
    """Boxes that fill the cube, `low` and `high` `(cells, d)`, and the cell of each example, `of` `(m,)`."""

    low: Reals
    high: Reals
    of: Integers

    @property
    def volumes(self) -> Reals:
        """The probability of each cell where points are uniform, `(cells,)`."""
        return np.asarray(np.prod(self.high - self.low, axis=1))

    @property
    def diameters(self) -> Reals:
        """The largest distance inside each cell, `(cells,)`."""
        return np.asarray(np.sqrt(((self.high - self.low) ** 2).sum(axis=1)))


def halved(X: Reals, levels: int) -> Cells:
    """Cut each cell between its two middle examples, `levels` times, the features taking turns.

    X `(m, d)` with m a multiple of 2^levels: each cell ends with m / 2^levels examples.
    """
    m, d = X.shape
    order, low, high = np.arange(m)[np.newaxis], np.zeros((1, d)), np.ones((1, d))
    for level in range(levels):
        values = X[order, level % d]
        order = np.take_along_axis(order, np.argsort(values, axis=1, kind="stable"), axis=1)
        half = order.shape[1] // 2
        cut = (X[order[:, half - 1], level % d] + X[order[:, half], level % d]) / 2
        order, low, high = order.reshape(2 * len(order), half), np.repeat(low, 2, axis=0), np.repeat(high, 2, axis=0)
        high[::2, level % d], low[1::2, level % d] = cut, cut
    of = np.empty(m, np.int64)
    of[order] = np.arange(len(order))[:, np.newaxis]
    return Cells(low, high, of)


def equal(d: int, levels: int) -> Cells:
    """The cells that halving tends to for uniform points: each cut in the middle; without examples."""
    low, high = np.zeros((1, d)), np.ones((1, d))
    for level in range(levels):
        cut = (low[:, level % d] + high[:, level % d]) / 2
        low, high = np.repeat(low, 2, axis=0), np.repeat(high, 2, axis=0)
        high[::2, level % d], low[1::2, level % d] = cut, cut
    return Cells(low, high, np.empty(0, np.int64))


def greedy(X: Reals, y: Integers, least: int) -> Cells:
    """The leaves of a tree grown greedily by the labels (Gini), each of `least` examples or more."""
    from sklearn.tree import DecisionTreeClassifier

    grown = DecisionTreeClassifier(min_samples_leaf=least, random_state=0).fit(X, y)
    tree = grown.tree_
    low, high = np.zeros((tree.node_count, X.shape[1])), np.ones((tree.node_count, X.shape[1]))
    for node in np.flatnonzero(tree.children_left >= 0):  # parents stand before their children
        left, right, feature = tree.children_left[node], tree.children_right[node], tree.feature[node]
        low[[left, right]], high[[left, right]] = low[node], high[node]
        high[left, feature] = low[right, feature] = tree.threshold[node]
    leaves = np.flatnonzero(tree.children_left < 0)
    return Cells(low[leaves], high[leaves], np.searchsorted(leaves, grown.apply(X)))


def below_diagonal(low: Reals, high: Reals, total: float) -> Reals:
    """The volume of each box `(cells, d)` where the coordinates add up to at most `total`, `(cells,)`.

    By inclusion and exclusion over the corners: a corner cut off by the plane is a simplex.
    """
    d = low.shape[1]
    volumes = np.zeros(len(low))
    for corner in product((0, 1), repeat=d):
        start = np.where(np.array(corner, bool), high, low).sum(axis=1)
        volumes += (-1) ** sum(corner) * np.maximum(total - start, 0.0) ** d
    return np.clip(volumes / factorial(d), 0.0, np.prod(high - low, axis=1))
