"""What a class must tell about finitely many points, and what it answers with."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, TypeAlias

from bounds.numbers import format_number
from bounds.vocabulary.prose import listed

Point: TypeAlias = tuple[Fraction, ...]
Points: TypeAlias = tuple[Point, ...]
Labels: TypeAlias = tuple[int, ...]  # 1 or 0 for each point


@dataclass(frozen=True)
class Hypothesis:
    """One hypothesis of the class: in words, by its exact parameters, and as a function of a point."""

    words: str
    parameters: Mapping[str, Any]
    label: Callable[[Sequence[Fraction]], int]


@dataclass(frozen=True)
class Refutation:
    """Why no hypothesis gives a labelling: in words, and the points that show it.

    `coefficients`, where there are any, belong to `points` one by one: positive weights with which the points
    labelled 1 add up to the same as those labelled 0. Of each group they add up to 1, but for hyperplanes through
    the origin.
    """

    words: str
    points: tuple[int, ...]  # positions in the list of points, from 0
    coefficients: tuple[Fraction, ...] = ()


@dataclass(frozen=True)
class Restriction:
    """A class, seen from finitely many points: all exact.

    `labellings` gives the realized ones as integers whose bit i is the label of point i. `hypothesis` is asked for
    realized labellings only, `obstacle` for the others only.
    """

    labellings: Callable[[Points], frozenset[int]]
    hypothesis: Callable[[Points, Labels], Hypothesis]
    obstacle: Callable[[Points, Labels], Refutation]
    dimension: int | None = None  # of the points; None where any will do


def packed(labels: Sequence[int]) -> int:
    """Labels as an integer whose bit i is the label of point i."""
    return sum(label << position for position, label in enumerate(labels))


def unpacked(mask: int, points: int) -> Labels:
    """The labels of so many points."""
    return tuple(mask >> position & 1 for position in range(points))


def names(points: Sequence[int]) -> str:
    """Points as people count them: `points 1, 2 and 4`."""
    numbers = [str(point + 1) for point in points]
    return f"point{'s' * (len(numbers) > 1)} {listed(numbers)}"


def decimal(number: Fraction) -> str:
    """A short decimal for sentences, whatever its size: 0.25, 3·10⁻⁶."""
    exactly = Decimal(number.numerator) / Decimal(number.denominator)
    text = f"{exactly:.4g}"
    return format_number(exactly, 4) if "e" in text else text


def signs(labels: Sequence[int]) -> str:
    """Labels as `+ - +`."""
    return " ".join("+" if label else "-" for label in labels)
