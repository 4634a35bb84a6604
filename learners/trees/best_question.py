"""The best question on one feature for any number of classes, be it a number or a category, by any impurity.

`learners.trees.best_split` does the same for two classes and many features at once, and faster.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import unmasked
from learners.trees.best_split import midway
from learners.trees.impurity import Impurity, entropy, information_gain
from learners.trees.node import Branches, Cuts, Member, Test, Threshold

MOST_VALUES = 12  # of a category, whose groups are all tried
MOST_CUT = 100  # values of a number, of which all pairs of cuts are tried
TIE = 1e-12


@dataclass(frozen=True, eq=False)
class BestQuestion:
    """A test, the training examples of each class in each of its children, and by how much it lowers the impurity."""

    test: Test
    children: NDArray[np.int64]
    gain: float


def best_question(
    x: Any,
    y: Any,
    impurity: Impurity = entropy,
    *,
    feature: int = 0,
    categorical: bool = False,
    branches: bool = True,
    intervals: int = 2,
) -> BestQuestion | None:
    """The question of largest gain on the values x `(samples,)` of a feature, with classes y `(samples,)` 0, 1, ...

    A number is cut midway between neighbouring values: once, or with 3 `intervals` twice, all pairs of cuts being tried
    (once where it has two values only). A category has one child for each value (`branches`), or the
    best two groups of values, all of which are tried. Of equal gains the first question is taken; None where x has
    a single value. The children `(children, classes)` of a cut are those at most and those above it.

    Source: Quinlan (1986), Induction of decision trees; Breiman et al. (1984). ValueError on other shapes.
    """
    unmasked(x, y)
    values, place = np.unique(np.asarray(x), return_inverse=True)
    classes = np.asarray(y)
    if classes.ndim != 1 or place.shape != classes.shape or classes.dtype.kind not in "iu" or classes.min() < 0:
        raise ValueError(
            "y of best_question (classes of the examples) must be integers >= 0 in the shape (samples,) of x; got "
            f"{classes.dtype} of shape {classes.shape}"
        )
    if categorical and not branches and len(values) > MOST_VALUES:
        raise ValueError(
            f"x of best_question (a category whose groups are tried) must have at most {MOST_VALUES} values; got "
            f"{len(values)}"
        )
    _judge_intervals(intervals, len(values), categorical)
    table = np.zeros((len(values), int(classes.max()) + 1), dtype=np.int64)
    np.add.at(table, (place, classes), 1)
    best: BestQuestion | None = None
    for test, groups in _questions(values, feature, categorical, branches, intervals):
        children = np.array([table[list(group)].sum(axis=0) for group in groups])
        gain = max(0.0, information_gain(children, impurity))
        if best is None or gain > best.gain + TIE:
            best = BestQuestion(test, children, gain)
    return best


def _questions(
    values: NDArray[Any], feature: int, categorical: bool, branches: bool, intervals: int
) -> Iterator[tuple[Test, list[tuple[int, ...]]]]:
    """Each question with the places, among the values, that go to each of its children."""
    places = range(len(values))
    if len(values) == 1:
        return
    if not categorical and intervals == 3 and len(values) > 2:
        yield from _pairs_of_cuts(values.tolist(), feature)
    elif not categorical:
        for last, (below, above) in enumerate(pairwise(values.tolist())):
            yield Threshold(feature, midway(below, above)), [tuple(places[: last + 1]), tuple(places[last + 1 :])]
    elif branches:
        yield Branches(feature, tuple(frozenset({place}) for place in values.tolist())), [(place,) for place in places]
    else:
        for group in _halves(len(values)):
            inside = frozenset(values[list(group)].tolist())
            yield Member(feature, inside), [group, tuple(place for place in places if place not in group)]


def _pairs_of_cuts(values: list[float], feature: int) -> Iterator[tuple[Test, list[tuple[int, ...]]]]:
    """Each pair of cuts between neighbouring values, with the places below, between and above."""
    places, between = tuple(range(len(values))), [midway(below, above) for below, above in pairwise(values)]
    for first, second in combinations(range(len(between)), 2):
        groups = [places[: first + 1], places[first + 1 : second + 1], places[second + 1 :]]
        yield Cuts(feature, (between[first], between[second])), groups


def _judge_intervals(intervals: int, values: int, categorical: bool) -> None:
    if intervals not in (2, 3):
        raise ValueError(f"intervals of best_question (parts of a number) must be 2 or 3; got {intervals!r}")
    if intervals == 3 and not categorical and values > MOST_CUT:
        raise ValueError(
            f"x of best_question (a number whose pairs of cuts are tried) must have at most {MOST_CUT} values; got "
            f"{values}"
        )


def _halves(number: int) -> Iterator[tuple[int, ...]]:
    """One of each pair of complementary groups, neither empty: the smaller, or that with place 0."""
    for size in range(1, number // 2 + 1):
        for group in combinations(range(number), size):
            if 2 * size < number or 0 in group:
                yield group
