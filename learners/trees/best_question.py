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
from learners.trees.node import Branches, Member, Test, Threshold

MOST_VALUES = 12  # of a category, whose groups are all tried
TIE = 1e-12


@dataclass(frozen=True, eq=False)
class BestQuestion:
    """A test, the training examples of each class in each of its children, and by how much it lowers the impurity."""

    test: Test
    children: NDArray[np.int64]
    gain: float


def best_question(
    x: Any, y: Any, impurity: Impurity = entropy, *, feature: int = 0, categorical: bool = False, branches: bool = True
) -> BestQuestion | None:
    """The question of largest gain on the values x `(samples,)` of a feature, with classes y `(samples,)` 0, 1, ...

    A number is cut midway between neighbouring values. A category has one child for each value (`branches`), or the
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
    table = np.zeros((len(values), int(classes.max()) + 1), dtype=np.int64)
    np.add.at(table, (place, classes), 1)
    best: BestQuestion | None = None
    for test, groups in _questions(values, feature, categorical, branches):
        children = np.array([table[list(group)].sum(axis=0) for group in groups])
        gain = max(0.0, information_gain(children, impurity))
        if best is None or gain > best.gain + TIE:
            best = BestQuestion(test, children, gain)
    return best


def _questions(
    values: NDArray[Any], feature: int, categorical: bool, branches: bool
) -> Iterator[tuple[Test, list[tuple[int, ...]]]]:
    """Each question with the places, among the values, that go to each of its children."""
    places = range(len(values))
    if len(values) == 1:
        return
    if not categorical:
        for last, (below, above) in enumerate(pairwise(values.tolist())):
            yield Threshold(feature, midway(below, above)), [tuple(places[: last + 1]), tuple(places[last + 1 :])]
    elif branches:
        yield Branches(feature, tuple(frozenset({place}) for place in values.tolist())), [(place,) for place in places]
    else:
        for group in _halves(len(values)):
            inside = frozenset(values[list(group)].tolist())
            yield Member(feature, inside), [group, tuple(place for place in places if place not in group)]


def _halves(number: int) -> Iterator[tuple[int, ...]]:
    """One of each pair of complementary groups, neither empty: the smaller, or that with place 0."""
    for size in range(1, number // 2 + 1):
        for group in combinations(range(number), size):
            if 2 * size < number or 0 in group:
                yield group
