"""A regression tree on a noisy curve, leaf by leaf: its staircase, its training error and its exact true risk."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from laboratory.worlds.regression.protocol import RegressionSample
from laboratory.worlds.regression.sine import Sine
from learners.shared.arrays import Reals

if TYPE_CHECKING:
    from learners.trees.regression_tree import RegressionTree

PLACES = 401  # along the picture's axis


class SplitLeaf(NamedTuple):
    """A leaf cut in two: how many examples each side has, their means, and by how much the training error falls."""

    cut: float
    left: int
    right: int
    left_mean: float
    right_mean: float
    decrease: float


@dataclass(frozen=True)
class Staircases:
    """Trees of 1, 2, ... leaves, each the previous one with its best leaf cut in two.

    `sample` holds X `(m, 1)` and y `(m,)`; `training` and `risk` `(trees,)` are mean squared errors, the last one
    exact. `x` `(places,)` runs along the picture, `truth` `(places,)` is the mean label there.
    """

    world: Sine
    sample: RegressionSample
    trees: tuple[RegressionTree, ...]
    training: Reals
    risk: Reals
    x: Reals
    truth: Reals

    @property
    def last(self) -> int:
        """The number of the last tree, from 0."""
        return len(self.trees) - 1

    @property
    def best(self) -> int:
        """The tree of smallest true risk, the first of equals."""
        return int(np.argmin(self.risk))

    def curve(self, step: int) -> Reals:
        """The tree's predictions along the picture, `(places,)`."""
        return self.trees[step].predict(self.x[:, np.newaxis])

    def cuts(self, step: int) -> Reals:
        """Where its prediction may change, in increasing order, `(leaves - 1,)`."""
        threshold = self.trees[step].history_["threshold"]
        return np.asarray(np.sort(threshold[~np.isnan(threshold)]))

    def fewest(self, step: int) -> int:
        """Examples in its emptiest leaf."""
        history = self.trees[step].history_
        return int(history["examples"][history["feature"] < 0].min())

    def widest(self, step: int) -> float:
        """The width of its widest leaf, within [0, 1]."""
        return float(np.diff([0.0, *self.cuts(step), 1.0]).max())

    def split(self, step: int) -> SplitLeaf | None:
        """The last split of the tree; None for a single leaf."""
        if step == 0:
            return None
        (cut,) = np.setdiff1d(self.cuts(step), self.cuts(step - 1))
        x, y = self.sample.X[:, 0], self.sample.y
        leaf = self.trees[step - 1].apply(self.sample.X)
        here = leaf == self.trees[step - 1].apply([[cut]])[0]
        left, right = y[here & (x <= cut)], y[here & (x > cut)]
        decrease = float(self.training[step - 1] - self.training[step])
        return SplitLeaf(float(cut), len(left), len(right), float(left.mean()), float(right.mean()), decrease)


def staircases(leaves: int, depth: int, least: int, m: int, noise: float, seed: int) -> Staircases:
    """Draw `m` examples with `seed` and grow trees of at most so many leaves and tests on a path.

    Every leaf holds `least` examples or more, unless it is the only one.
    """
    world = Sine(1, noise)
    sample = world.draw(np.random.default_rng(seed), m)
    trees = tuple(_grown(sample, leaves, depth, least))
    x = np.linspace(0, 1, PLACES)
    return Staircases(
        world=world,
        sample=sample,
        trees=trees,
        training=np.array([tree.history_["training_error"] for tree in trees]),
        risk=np.array([world.squared_risk(tree) for tree in trees]),
        x=x,
        truth=world.mean(x),
    )


def _grown(sample: RegressionSample, leaves: int, depth: int, least: int) -> Iterator[RegressionTree]:
    """Trees of 1, 2, ... leaves, until there are enough or no leaf can be split."""
    from learners.trees.regression_tree import RegressionTree

    for count in range(1, leaves + 1):
        tree = RegressionTree(2 * count - 1, depth, least).fit(*sample)
        if tree.leaves_ < count:
            return
        yield tree
