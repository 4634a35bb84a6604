"""Axis-parallel boxes: a labelling is realized where the smallest box around the ones holds no zero."""

from collections.abc import Sequence
from fractions import Fraction

from bounds.vc.dichotomies.restriction import Hypothesis, Labels, Points, Refutation, Restriction, decimal, names


def boxes(n: int) -> Restriction:
    """Closed boxes in R^n, the empty one included."""
    return Restriction(_labellings, _hypothesis, _obstacle, dimension=n)


def _labellings(points: Points) -> frozenset[int]:
    """What a box holds is what all its slabs hold, one slab for each axis."""
    labellings = {(1 << len(points)) - 1}
    for axis in zip(*points, strict=True):
        slabs = _slabs(axis)
        labellings = {held & slab for held in labellings for slab in slabs}
    return frozenset(labellings | {0})


def _slabs(axis: Sequence[Fraction]) -> set[int]:
    places = sorted(set(axis))
    at = {place: sum(1 << i for i, value in enumerate(axis) if value == place) for place in places}
    return {
        sum(at[place] for place in places[start:end])
        for start in range(len(places))
        for end in range(start + 1, len(places) + 1)
    }


def _hypothesis(points: Points, labels: Labels) -> Hypothesis:
    ones = [point for point, label in zip(points, labels, strict=True) if label]
    sides = tuple((min(axis), max(axis)) for axis in zip(*ones, strict=True))

    def label(point: Sequence[Fraction]) -> int:
        return int(bool(sides) and all(low <= x <= high for x, (low, high) in zip(point, sides, strict=True)))

    sides_in_words = " x ".join(f"[{decimal(low)}, {decimal(high)}]" for low, high in sides)
    words = f"1 in {sides_in_words}, the smallest box around the ones" if ones else "0 everywhere: the empty box"
    return Hypothesis(words, {"sides": sides}, label)


def _obstacle(points: Points, labels: Labels) -> Refutation:
    ones = [i for i, label in enumerate(labels) if label]
    smallest = _hypothesis(points, labels)
    caught = next(i for i, label in enumerate(labels) if not label and smallest.label(points[i]))
    walls: list[int] = []
    for axis in zip(*points, strict=True):
        walls += [min(ones, key=axis.__getitem__), max(ones, key=axis.__getitem__)]
    around = tuple(dict.fromkeys(walls))
    return Refutation(
        f"Every box that holds {names(around)} holds {names([caught])} too: on each axis it lies between two of them.",
        (*around, caught),
    )
