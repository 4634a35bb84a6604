"""A class of one's own: a formula over the point and its parameters, or a 0/1 table.

>>> from bounds import own_class
>>> steps = own_class("a <= x <= a + 1 or x >= a + 2")
>>> steps.dichotomies([0, 1, 2]).realized
6
>>> own_class([[0, 0], [0, 1], [1, 1]]).dichotomies().largest_shattered.size
1
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from bounds.numbers import pluralize
from bounds.vc.dichotomies.restriction import Point, Points, unpacked
from bounds.vc.own.dichotomies import Dichotomies
from bounds.vc.own.evaluation import label
from bounds.vc.own.language import Described, read_class
from bounds.vc.own.reaching import Reached, reached
from bounds.vc.own.table import TableClass, looks_like_a_table, read_table_class, table_class
from bounds.vc.shattering import exact_points

MOST_POINTS = 32
MOST_LABELS = 30_000


@dataclass(frozen=True)
class FormulaClass:
    """The hypotheses x ↦ formula, one for every choice of the parameters in their ranges.

    A comparison without a value, such as one with a division by 0, is false.
    """

    described: Described = field(repr=False)

    @property
    def text(self) -> str:
        """The formula with its ranges, as it was typed."""
        return self.described.text

    @property
    def coordinates(self) -> tuple[str, ...]:
        """The coordinates of a point: x, or x and y, or x, y and z, or x1, x2, ..."""
        return self.described.coordinates

    @property
    def parameters(self) -> tuple[str, ...]:
        """All other letters of the formula."""
        return self.described.parameters

    def __repr__(self) -> str:
        return f"<class of one's own: {self.text}>"

    @property
    def domain(self) -> Points | None:
        """Every point there is, where all coordinates range over finitely many numbers; else None.

        Raises ValueError where these are too many.
        """
        values = [self.described.range_of(name).values for name in self.coordinates]
        known = [numbers for numbers in values if numbers is not None]
        if len(known) < len(values):
            return None
        if (size := prod(map(len, known))) > MOST_POINTS:
            raise ValueError(f"at most {MOST_POINTS} points are looked at; the ranges of the coordinates make {size:,}")
        return tuple(product(*known))

    def label(self, point: Sequence[Any] | Any, **parameters: Any) -> int:
        """The label of a point by these parameters, exactly. Raises ValueError where it cannot be told."""
        (place,) = self._places([point])
        missing = set(self.parameters) - set(parameters)
        if missing or set(parameters) - set(self.parameters):
            raise ValueError(f"the parameters of this class are {', '.join(self.parameters) or 'none'}")
        values = {name: exact_points([number])[0][0] for name, number in parameters.items()}
        verdict = label(self.described.condition, {**self._at(place), **values})
        if verdict is None:
            raise ValueError("the two sides of a comparison cannot be told apart here")
        return int(verdict)

    def dichotomies(self, points: Sequence[Any] | None = None) -> Dichotomies:
        """The labellings of these points, or of the whole domain where that is finite. Raises ValueError.

        Exact where the parameters enter linearly or range over finitely many numbers; else what thousands of parameters
        give, with what cannot be given even if powers and products of parameters were free.
        """
        places = self.domain if points is None else self._places(points)
        if not places:
            raise ValueError(
                "a formula is tested on points, such as 0 1 2" if points is None else "there must be at least one point"
            )
        everything = self._reached(places)
        hypotheses = {
            mask: self._in_words(self._checked(places, mask, witness)) for mask, witness in everything.witnesses.items()
        }
        return Dichotomies(self.text, tuple(map(_name, places)), hypotheses, everything.possible)

    def _places(self, points: Sequence[Any]) -> Points:
        places = exact_points(points)
        size = len(self.coordinates)
        if places and len(places[0]) != size:
            raise ValueError(
                f"the formula has points of {size} coordinates ({', '.join(self.coordinates)}); "
                f"these have {len(places[0])}"
            )
        for name, axis in zip(self.coordinates, zip(*places, strict=True), strict=False):
            for number in axis:
                if not self.described.range_of(name).holds(number):
                    raise ValueError(f"{name} = {number} is out of the range of {name}")
        if len(set(places)) < len(places):
            raise ValueError("each point is listed once")
        return places

    def _at(self, place: Point) -> dict[str, Fraction]:
        return dict(zip(self.coordinates, place, strict=True))

    def _reached(self, places: Points) -> Reached:
        """Over every choice of the parameters that range over finitely many numbers."""
        names = [name for name in self.parameters if self.described.range_of(name).values is not None]
        values = [self.described.range_of(name).values or () for name in names]
        if (choices := prod(map(len, values))) * len(places) > MOST_LABELS:
            raise ValueError(
                f"{choices:,} choices of parameters on {pluralize(len(places), 'point')} are more than the "
                f"{MOST_LABELS:,} labels that are worked out; take fewer points or smaller ranges"
            )
        witnesses: dict[int, Mapping[str, Fraction]] = {}
        possible: frozenset[int] | None = frozenset()
        for chosen in product(*values):
            fixed = dict(zip(names, chosen, strict=True))
            part = reached(self.described.condition, [{**self._at(p), **fixed} for p in places], self.described.ranges)
            for mask, witness in part.witnesses.items():
                witnesses.setdefault(mask, {**fixed, **witness})
            possible = None if possible is None or part.possible is None else possible | part.possible
        return Reached(witnesses, possible)

    def _checked(self, places: Points, mask: int, witness: Mapping[str, Fraction]) -> dict[str, Fraction]:
        """All parameters of a hypothesis that gives the labelling, which it is evaluated to give."""
        values = {name: witness.get(name, _any_of(self.described, name)) for name in self.parameters}
        for place, expected in zip(places, unpacked(mask, len(places)), strict=True):
            if label(self.described.condition, {**self._at(place), **values}) != bool(expected):
                raise ArithmeticError(f"{self.text} does not give the label {expected} at {_name(place)} by {values}")
        return values

    def _in_words(self, values: Mapping[str, Fraction]) -> str:
        return ", ".join(f"{name} = {_digits(number)}" for name, number in values.items()) or "the only hypothesis"


def _any_of(described: Described, name: str) -> Fraction:
    """Some number of the letter's range, for a parameter that makes no difference."""
    domain = described.range_of(name)
    if domain.values is not None:
        return domain.values[0]
    if domain.holds(Fraction(0)):
        return Fraction(0)
    low = domain.low if domain.low is not None else (domain.high or Fraction(0)) - 2
    high = domain.high if domain.high is not None else low + 2
    return (low + high) / 2


def _name(place: Point) -> str:
    return _digits(place[0]) if len(place) == 1 else f"({', '.join(map(_digits, place))})"


def _digits(number: Fraction) -> str:
    """A decimal where there is a short one."""
    short = f"{float(number):.10g}" if abs(number) < 10**12 else ""
    return short if short and "e" not in short and Fraction(short) == number else str(number)


def own_class(source: str | Sequence[Sequence[Any]]) -> FormulaClass | TableClass:
    """The class that a formula or a 0/1 table describes.

    A formula compares expressions in the point (x, or x and y, or x, y and z, or x1, x2, ...) and in parameters.
    Behind semicolons stand ranges: `"x1 + x2 + x3 = k; x in {0, 1}; k in {0..3}"`. A table has a row for each
    hypothesis and a column for each point, as text or as rows of 0 and 1. Raises ValueError in one sentence.

    >>> from bounds import own_class
    >>> own_class("a <= x <= a + 1 or x >= a + 2").dichotomies([0, 1, 2]).realized
    6
    """
    if not isinstance(source, str):
        return table_class(source)
    if looks_like_a_table(source):
        return read_table_class(source)
    return FormulaClass(read_class(source))
