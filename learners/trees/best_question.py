"""The best question on one feature for any number of classes, be it a number or a category, by any impurity.

`learners.trees.best_split` does the same for two classes and many features at once, and faster.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import unmasked
from learners.trees.best_split import midway
from learners.trees.impurity import Impurity, entropy, information_gain
from learners.trees.node import Branches, Cuts, Member, Test, Threshold

MOST_VALUES = {2: 12, 3: 9}  # of a category, whose groups are all tried, so many at once
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
    groups: int = 2,
) -> BestQuestion | None:
    """The question of largest gain on the values x `(samples,)` of a feature, with classes y `(samples,)` 0, 1, ...

    A number is cut midway between neighbouring values: once, or with 3 `intervals` twice, all pairs of cuts being tried
    (once where it has two values only). A category has one child for each value (`branches`), or the best 2 or 3
    `groups` of values, all of which are tried (at most as many as values). Of equal gains the first question is taken;
    None where x has a single value. The children `(children, classes)` of a cut are those at most and those above it.

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
    _judge_groups(groups, len(values), categorical and not branches)
    _judge_intervals(intervals, len(values), categorical)
    table = np.zeros((len(values), int(classes.max()) + 1), dtype=np.int64)
    np.add.at(table, (place, classes), 1)
    best: BestQuestion | None = None
    for test, parts in _questions(values, feature, categorical, branches, groups if categorical else intervals):
        children = np.array([table[list(part)].sum(axis=0) for part in parts])
        gain = max(0.0, information_gain(children, impurity))
        if best is None or gain > best.gain + TIE:
            best = BestQuestion(test, children, gain)
    return best


def _questions(
    values: NDArray[Any], feature: int, categorical: bool, branches: bool, most: int
) -> Iterator[tuple[Test, list[tuple[int, ...]]]]:
    """Each question with the places, among the values, that go to each of its children."""
    places = range(len(values))
    if len(values) == 1:
        return
    if not categorical and most == 3 and len(values) > 2:
        yield from _pairs_of_cuts(values.tolist(), feature)
    elif not categorical:
        for last, (below, above) in enumerate(pairwise(values.tolist())):
            yield Threshold(feature, midway(below, above)), [tuple(places[: last + 1]), tuple(places[last + 1 :])]
    elif branches:
        yield Branches(feature, tuple(frozenset({place}) for place in values.tolist())), [(place,) for place in places]
    elif most == 3 and len(values) > 2:
        for thirds in _thirds(len(values)):
            yield Branches(feature, tuple(frozenset(values[list(group)].tolist()) for group in thirds)), thirds
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


def _judge_groups(groups: int, values: int, tried: bool) -> None:
    if groups not in (2, 3):
        raise ValueError(f"groups of best_question (parts of a category) must be 2 or 3; got {groups!r}")
    if tried and values > MOST_VALUES[groups]:
        raise ValueError(
            f"x of best_question (a category whose groups are tried) must have at most {MOST_VALUES[groups]} values; "
            f"got {values}"
        )


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


def _thirds(number: int) -> Iterator[list[tuple[int, ...]]]:
    """Each way to part the places into three groups, none empty, in the order of their first places."""
    for others in product(range(3), repeat=number - 1):
        if set(others) >= {1, 2} and others.index(1) < others.index(2):
            part = (0, *others)
            yield [tuple(place for place in range(number) if part[place] == group) for group in range(3)]
