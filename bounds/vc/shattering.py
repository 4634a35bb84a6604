"""Does a class shatter these points? Every labelling with a hypothesis that gives it, or the reason that none does.

>>> from bounds.vc.shattering import shatters
>>> result = shatters("halfspaces", [[0, 0], [1, 1], [0, 1], [1, 0]])
>>> result.shattered, result.realized, result.total
(False, 14, 16)
>>> result.first_impossible
(0, 0, 1, 1)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from numbers import Real
from typing import Any

from bounds.vc.dichotomies.restriction import (
    Hypothesis,
    Labels,
    Point,
    Points,
    Refutation,
    Restriction,
    packed,
    unpacked,
)
from bounds.vc.dimension import vc_dimension

MOST_POINTS = 16


@dataclass(frozen=True, repr=False)
class Shattering:
    """The labellings of some points that a class realizes. True where it realizes all of them."""

    cls: str
    parameters: Mapping[str, int]
    points: Points
    labellings: frozenset[int]  # bit i is the label of point i
    restriction: Restriction

    @property
    def total(self) -> int:
        """2 to the number of points."""
        return 1 << len(self.points)

    @property
    def realized(self) -> int:
        """How many labellings the class gives: the size of its restriction to the points."""
        return len(self.labellings)

    @property
    def shattered(self) -> bool:
        """Whether the class gives all of them."""
        return self.realized == self.total

    def __bool__(self) -> bool:
        return self.shattered

    def __reduce__(self) -> tuple[Callable[..., Shattering], tuple[Any, ...]]:
        """By its question: what decides it are functions."""
        return _asked_again, (self.cls, self.points, dict(self.parameters))

    def _repr_markdown_(self) -> str:
        verdict = "shatters" if self.shattered else "does not shatter"
        labellings = f"{self.realized:,} of {self.total:,} labellings"
        summary = f"`{self.cls}` {verdict} these {len(self.points)} points: {labellings}."
        return summary if self.certificate is None else f"{summary} {self.certificate.words}"

    def __repr__(self) -> str:
        verdict = "shatters" if self.shattered else "does not shatter"
        return f"<{self.cls} {verdict} {len(self.points)} points: {self.realized} of {self.total} labellings>"

    def __iter__(self) -> Iterator[tuple[Labels, bool]]:
        """Every labelling, in the order of binary numbers, and whether the class gives it."""
        size = len(self.points)
        for number in range(self.total):
            labels = unpacked(number, size)[::-1]
            yield labels, packed(labels) in self.labellings

    def answer(self, labels: Sequence[int]) -> Hypothesis | Refutation:
        """A hypothesis that gives these labels (1 or 0 for each point), or the reason that there is none."""
        if len(labels) != len(self.points) or any(label not in (0, 1) for label in labels):
            raise ValueError(f"a labelling is a 0 or 1 for each of {len(self.points)} points; got {labels!r:.60}")
        chosen = tuple(int(label) for label in labels)
        if packed(chosen) in self.labellings:
            return self.restriction.hypothesis(self.points, chosen)
        return self.restriction.obstacle(self.points, chosen)

    def answers(self) -> Iterator[tuple[Labels, Hypothesis | Refutation]]:
        """Every labelling, in the order of binary numbers, with a hypothesis or the reason that there is none."""
        known: list[tuple[int, int, Refutation]] = []
        for labels, is_realized in self:
            yield labels, self.answer(labels) if is_realized else self._reason(labels, known)

    def _reason(self, labels: Labels, known: list[tuple[int, int, Refutation]]) -> Refutation:
        """A certificate is about few points: it holds for every labelling that agrees with its own on them."""
        mask = packed(labels)
        for involved, ones, certificate in known:
            if mask & involved == ones:
                return certificate
        certificate = self.restriction.obstacle(self.points, labels)
        involved = sum(1 << point for point in certificate.points)
        known.append((involved, mask & involved, certificate))
        return certificate

    @cached_property
    def first_impossible(self) -> Labels | None:
        """The first labelling, in the order of binary numbers, that no hypothesis gives."""
        return next((labels for labels, is_realized in self if not is_realized), None)

    @cached_property
    def certificate(self) -> Refutation | None:
        """Why no hypothesis gives `first_impossible`."""
        if self.first_impossible is None:
            return None
        return self.restriction.obstacle(self.points, self.first_impossible)


def _asked_again(cls: str, points: Points, parameters: Mapping[str, int]) -> Shattering:
    return shatters(cls, points, **parameters)


def shatters(cls: str, points: Sequence[Any], **parameters: Any) -> Shattering:
    """Which labellings of `points` the class `cls` of the catalogue gives, decided exactly.

    `points` has shape `(points, dimension)`, or `(points,)` on the line; a float means the decimal that it shows, so
    0.1, 0.2 and 0.3 are evenly spaced. The dimension `n` of the class follows from the points where it is not given.
    Halfspaces and balls must separate strictly. Raises ValueError in one sentence.

    >>> from bounds import shatters
    >>> [shatters("halfspaces", points).shattered for points in ([0, 1], [0, 1, 2])]
    [True, False]
    """
    record = vc_dimension.record(cls)
    if record.restricted is None:
        raise ValueError(f"{cls} has no exact test of points; {', '.join(decidable())} have one")
    places = exact_points(points)
    if places and "n" not in parameters and any(parameter.name == "n" for parameter in record.parameters):
        parameters = {**parameters, "n": len(places[0])}
    chosen = record.checked(parameters)
    restriction = record.restricted(**chosen)
    if places and restriction.dimension not in (None, len(places[0])):
        raise ValueError(f"{cls} labels points of dimension {restriction.dimension}; these have {len(places[0])}")
    return Shattering(cls, chosen, places, restriction.labellings(places), restriction)


def decidable() -> list[str]:
    """The classes that `shatters` knows."""
    return [slug for slug, record in vc_dimension.items() if record.restricted is not None]


def exact_points(points: Sequence[Any]) -> Points:
    """The points as rationals, each float as the decimal it shows. Raises ValueError in one sentence."""
    if len(points) > MOST_POINTS:
        raise ValueError(f"at most {MOST_POINTS} points are tested, with 2^{MOST_POINTS} labellings; got {len(points)}")
    places = tuple(_point(point) for point in points)
    if len({len(place) for place in places}) > 1:
        raise ValueError("all points must have the same number of coordinates")
    return places


def _point(point: Any) -> Point:
    coordinates = point if hasattr(point, "__len__") and not isinstance(point, str) else [point]
    if not len(coordinates):
        raise ValueError("a point must have at least one coordinate")
    return tuple(_coordinate(x) for x in coordinates)


def _coordinate(x: Any) -> Fraction:
    number = x.item() if hasattr(x, "item") else x
    if isinstance(number, Real | Decimal | str) and not isinstance(number, bool):
        try:
            return Fraction(repr(number) if isinstance(number, float) else number)  # type: ignore[arg-type]
        except (ValueError, OverflowError, ZeroDivisionError):
            pass
    raise ValueError(f"a coordinate of a point must be a finite number; got {x!r:.60}")
