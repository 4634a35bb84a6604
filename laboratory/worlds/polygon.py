"""Convex polygons in the plane, cut by lines."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

Place: TypeAlias = tuple[float, float]
Polygon: TypeAlias = list[Place]


def clipped(polygon: Sequence[Place], line: tuple[float, float, float]) -> tuple[Polygon, Polygon]:
    """The convex polygon where a·x + b·y + c >= 0, and the places where its outline crosses the line (a, b, c)."""
    a, b, c = line
    kept: Polygon = []
    cuts: Polygon = []
    for (x, y), (u, v) in pairwise([*polygon, *polygon[:1]]):
        here, there = a * x + b * y + c, a * u + b * v + c
        if here >= 0:
            kept.append((x, y))
        if (here > 0) != (there > 0) and here != there:
            share = here / (here - there)
            cuts.append((x + share * (u - x), y + share * (v - y)))
            kept.append(cuts[-1])
    return kept, cuts


def area(polygon: Sequence[Place]) -> float:
    """Its area, by the shoelace formula; 0 for fewer than three corners."""
    turns = pairwise([*polygon, *polygon[:1]])
    return abs(sum(x * v - u * y for (x, y), (u, v) in turns)) / 2
