"""Axis-parallel squares of the plane: the smallest ones around the ones, slid along their shorter side."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from bounds.vc.dichotomies.restriction import (
    Hypothesis,
    Labels,
    Point,
    Points,
    Refutation,
    Restriction,
    decimal,
    names,
    packed,
    unpacked,
)


def squares() -> Restriction:
    """Closed squares with sides parallel to the axes; the labelling without ones is that of a square far away."""
    return Restriction(_labellings, _hypothesis, _obstacle, dimension=2)


def _labellings(points: Points) -> frozenset[int]:
    every = (unpacked(mask, len(points)) for mask in range(1 << len(points)))
    return frozenset(packed(labels) for labels in every if not any(labels) or _corner(points, labels) is not None)


def _around(points: Points, labels: Labels) -> tuple[list[tuple[Fraction, Fraction]], int, Fraction]:
    """Both sides of the smallest box around the ones, which is the longer one, and how long that is."""
    ones = [point for point, label in zip(points, labels, strict=True) if label]
    sides = [(min(axis), max(axis)) for axis in zip(*ones, strict=True)]
    lengths = [high - low for low, high in sides]
    longer = int(lengths[1] > lengths[0])
    return sides, longer, lengths[longer]


def _corner(points: Points, labels: Labels) -> Point | None:
    """The lower left corner of a smallest square that holds the ones and no zero; None where there is none.

    A larger square around the ones holds a smallest one, so that it can leave out no more.
    """
    sides, longer, length = _around(points, labels)
    (low, high), (first, last) = sides[1 - longer], sides[longer]
    zeros = [point for point, label in zip(points, labels, strict=True) if not label]
    near = [zero[1 - longer] for zero in zeros if first <= zero[longer] <= last]
    begin, end = high - length, low
    ends = sorted(
        {begin, end, *(z for z in near if begin < z < end), *(z - length for z in near if begin < z - length < end)}
    )
    places = [*ends, *((a + b) / 2 for a, b in pairwise(ends))]
    free = next((place for place in places if not any(place <= z <= place + length for z in near)), None)
    return None if free is None else (first, free) if longer == 0 else (free, first)


def _hypothesis(points: Points, labels: Labels) -> Hypothesis:
    corner = _corner(points, labels) if any(labels) else None
    length = _around(points, labels)[2] if any(labels) else Fraction(0)

    def label(point: Sequence[Fraction]) -> int:
        return int(corner is not None and all(c <= x <= c + length for x, c in zip(point, corner, strict=True)))

    if corner is None:
        return Hypothesis("0 everywhere here: a square far away", {}, label)
    place = ", ".join(map(decimal, corner))
    words = f"1 in the square of side {decimal(length)} with the lower left corner ({place})"
    return Hypothesis(words, {"corner": corner, "side": length}, label)


def _obstacle(points: Points, labels: Labels) -> Refutation:
    _, longer, length = _around(points, labels)
    ones = [i for i, label in enumerate(labels) if label]
    axes = list(zip(*points, strict=True))
    walls = [choose(ones, key=axis.__getitem__) for axis in axes for choose in (min, max)]
    (first, last) = (axes[longer][wall] for wall in (walls[2 * longer], walls[2 * longer + 1]))
    zeros = [i for i, label in enumerate(labels) if not label and first <= axes[longer][i] <= last]
    around = tuple(dict.fromkeys(walls))
    one_of = f"{names(zeros)}" if len(zeros) == 1 else f"one of {names(zeros)}"
    return Refutation(
        f"A square that holds {names(around)} has sides of at least {decimal(length)}; wherever it is slid, it holds "
        f"{one_of} too.",
        tuple(dict.fromkeys((*around, *zeros))),
    )
