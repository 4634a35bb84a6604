"""The best test for one leaf: every feature and every cut, by running sums over the sorted sample."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array, unmasked
from learners.trees._gains import gains_of_splits
from learners.trees._growing import Nodes, Sorted, divide, find_test, mark_yes, room_for, sorted_by_feature, unfilled
from learners.trees.node import Member, Test, Threshold
from learners.trees.psi import PSI


@dataclass(frozen=True)
class Split:
    """A test, and by how much it lowers the sum of N psi(N+ / N) over the leaves."""

    test: Test
    gain: float


def best_split(
    X: Any, positive: Any, psi: str = "gini", categorical: frozenset[int] = frozenset(), least: int = 1
) -> tuple[Split | None, Reals]:
    """The test of largest gain on a leaf's X `(samples, features)` and truth `(samples,)`; also each feature's best.

    Thresholds lie midway between neighbouring values, so that no child is empty: at most samples - 1 for a
    feature. (The notes sum over the features where they mean the examples, and allow the largest value as a
    cut.) On a categorical feature the values are ordered by their share of positives and cut: for two classes
    and concave psi the best subset is among these. Both children hold `least` examples or more.

    The split is None if no allowed test has a positive gain, which is decided in whole numbers. The second
    value, `(features,)`, is the largest gain on each feature, nan where it allows no test.
    Source: Breiman et al. (1984), theorem 4.5 for the subsets.
    """
    unmasked(X, positive)
    X, truth = np.asarray(X, dtype=np.float64), np.asarray(positive, dtype=bool)
    sample, leaf = sorted_by_feature(X, truth, categorical), unfilled(1, X.shape[1])
    room = room_for(len(X))
    leaf.number[0], leaf.plus[0] = len(X), truth.sum()
    find_test(sample, leaf, 0, least, place_of(psi), room)
    if leaf.gain[0] <= 0:
        return None, leaf.table[0]
    yes = mark_yes(sample, leaf, 0, room)
    divide(sample, 0, len(X), room)
    return Split(test_of(sample, leaf, 0, yes), float(leaf.gain[0])), leaf.table[0]


def test_of(sample: Sorted, nodes: Nodes, node: int, yes: int) -> Test:
    """The node's best test, once its examples are divided: so many of them, the first, are in the first child."""
    feature, start = int(nodes.feature[node]), nodes.start[node]
    if not sample.categorical[feature]:
        return Threshold(feature, midway(float(nodes.below[node]), float(nodes.above[node])))
    values = sample.columns[feature, sample.order[feature, start : start + yes]]
    return Member(feature, frozenset(np.unique(values).tolist()))


def place_of(psi: str) -> int:
    """The place of a psi in PSI, by which machine code calls it."""
    return list(PSI).index(psi)


def gain(inside: Any, inside_plus: Any, total: int, plus: int, psi: str) -> Reals:
    """N psi(N+ / N) before the split minus after it, `(tests,)`; exactly 0 where the split changes nothing.

    `inside` and `inside_plus` `(tests,)`: how many of the leaf's `total` examples, and of its `plus` positives,
    say yes. No child may be empty.
    """
    yes, yes_plus = read_array(inside, np.int64), read_array(inside_plus, np.int64)
    gains: Reals = gains_of_splits(place_of(psi), yes.ravel(), yes_plus.ravel(), int(total), int(plus))
    return gains.reshape(yes.shape)


def midway(below: float, above: float) -> float:
    """The cut between two neighbouring values, never the upper one, even where they are neighbouring doubles."""
    middle = below / 2 + above / 2
    return middle if below <= middle < above else below
