"""The best test for one leaf: every feature and every cut, by running sums over the sorted sample."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.trees.node import Member, Test, Threshold
from learners.trees.psi import PSI

Ints = NDArray[np.int64]
# Gains closer than this share of the examples count as equal: then the first feature and lowest cut win.
TIE = 1e-12


@dataclass(frozen=True)
class Split:
    """A test, and by how much it lowers the sum of N psi(N+ / N) over the leaves."""

    test: Test
    gain: float


@dataclass(frozen=True)
class Candidates:
    """The allowed tests on one feature, in order: their gains `(tests,)`, and the i-th test."""

    gains: Reals
    test: Callable[[int], Test]


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
    X, truth = np.asarray(X, dtype=np.float64), np.asarray(positive, dtype=bool)
    table = np.full(X.shape[1], np.nan)
    best: Split | None = None
    for feature in range(X.shape[1]):
        offered = candidates(X[:, feature], truth, psi, feature, feature in categorical, least)
        if not len(offered.gains):
            continue
        table[feature] = offered.gains.max()
        most = table[feature]
        if most > (0 if best is None else best.gain + TIE * len(X)):
            first = int(np.argmax(offered.gains >= max(most - TIE * len(X), np.finfo(float).tiny)))
            best = Split(offered.test(first), float(offered.gains[first]))
    return best, table


def candidates(
    x: Reals, positive: NDArray[np.bool_], psi: str, feature: int, categorical: bool, least: int
) -> Candidates:
    """All tests of one feature's values `(samples,)` whose children hold `least` examples or more."""
    values, place = np.unique(x, return_inverse=True)
    count = np.bincount(place)
    plus = np.bincount(place, weights=positive).astype(np.int64)
    order = np.argsort(plus / count, kind="stable") if categorical else np.arange(len(values))
    inside, inside_plus = np.cumsum(count[order])[:-1], np.cumsum(plus[order])[:-1]
    kept = np.flatnonzero((inside >= least) & (len(x) - inside >= least))
    gains = gain(inside[kept], inside_plus[kept], len(x), int(plus.sum()), psi)

    def test(i: int) -> Test:
        last = kept[i]
        if categorical:
            return Member(feature, frozenset(values[order[: last + 1]].tolist()))
        return Threshold(feature, midway(float(values[last]), float(values[last + 1])))

    return Candidates(gains, test)


def gain(inside: Any, inside_plus: Any, total: int, plus: int, psi: str) -> Reals:
    """N psi(N+ / N) before the split minus after it, `(tests,)`; exactly 0 where the split changes nothing.

    `inside` and `inside_plus` `(tests,)`: how many of the leaf's `total` examples, and of its `plus` positives,
    say yes. No child may be empty.
    """
    value = PSI[psi]
    yes, yes_plus = np.asarray(inside, dtype=np.int64), np.asarray(inside_plus, dtype=np.int64)
    no, no_plus = total - yes, plus - yes_plus
    if psi == "misclassification":
        errors = np.minimum(yes_plus, yes - yes_plus) + np.minimum(no_plus, no - no_plus)
        return np.asarray(min(plus, total - plus) - errors, dtype=np.float64)
    lowered = total * value(plus / total) - yes * value(yes_plus / yes) - no * value(no_plus / no)
    # A strictly concave psi gains nothing exactly when both children have the same share of positives.
    return np.where(yes_plus * no == no_plus * yes, 0.0, np.maximum(lowered, np.finfo(float).tiny))


def midway(below: float, above: float) -> float:
    """The cut between two neighbouring values, never the upper one, even where they are neighbouring doubles."""
    middle = below / 2 + above / 2
    return middle if below <= middle < above else below
