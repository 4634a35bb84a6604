"""Boxes, quadrants, intervals: inequalities that compare each one coordinate with a number of its own.

Then the labellings of points depend on the order of each coordinate alone. Points that share a coordinate get no more
than points that do not: moved apart a little, what lies above a number still lies above one. So all orders of m points
decide about every set of m points.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations, product
from math import factorial, prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bounds.vc.dichotomies.restriction import Points
from bounds.vc.own.evaluation import UndefinedError
from bounds.vc.own.language import Described
from bounds.vc.own.polynomials import Polynomial, polynomial
from bounds.vc.own.tree import Condition, Every, Opposite, SignCondition, Some, comparisons
from bounds.vc.own.upper_bound import split

MOST_WORK = 100_000_000  # labellings that are looked at, over all orders
ORDER_WORK = 3_000  # what one order takes besides, in labellings
MOST_NUMBERS = 12

Masks: TypeAlias = NDArray[np.int64]  # bit i is the label of point i


@dataclass(frozen=True)
class _Side:
    """The points above the `number`-th of the formula's numbers in a coordinate, or those that are not."""

    number: int
    coordinate: str
    is_above: bool


@dataclass(frozen=True)
class OrderClass:
    """What every comparison of the condition takes, and the coordinate of each number that is compared with."""

    described: Described
    sides: Mapping[SignCondition, _Side]
    numbers: int

    @property
    def axes(self) -> tuple[str, ...]:
        """The coordinates that make a difference."""
        used = {side.coordinate for side in self.sides.values()}
        return tuple(name for name in self.described.coordinates if name in used)

    def orders(self, m: int) -> int:
        """In how many orders m points stand, when they are counted along the first coordinate."""
        return prod([factorial(m)] * (len(self.axes) - 1))

    def work(self, m: int) -> int:
        """What all orders take."""
        return self.orders(m) * (prod([m + 1] * self.numbers) + ORDER_WORK)


@dataclass(frozen=True)
class MostOverOrders:
    """The most labellings of any m points, after so many `orders`, and points that get so many."""

    labellings: int
    orders: int
    points: Points


def order_class(described: Described) -> OrderClass | None:
    """None for any other formula."""
    sides: dict[SignCondition, _Side] = {}
    numbers: dict[tuple[object, ...], int] = {}
    of_numbers: list[frozenset[str]] = []
    for sign in comparisons(described.condition):
        known = _compared(sign, described)
        if known is None:
            return None
        whole, coordinate, parameters = known
        key = split(sign, whole)
        if key not in numbers:
            numbers[key] = len(numbers)
            of_numbers.append(parameters)
        sides[sign] = _Side(numbers[key], coordinate, whole[((coordinate, 1),)] > 0)
    are_shared = sum(map(len, of_numbers)) > len(frozenset().union(*of_numbers))
    return None if are_shared or len(numbers) > MOST_NUMBERS else OrderClass(described, sides, len(numbers))


def _compared(sign: SignCondition, described: Described) -> tuple[Polynomial, str, frozenset[str]] | None:
    """A coordinate times a number, with parameters that together may be any number; None for another comparison."""
    try:
        whole = polynomial(sign.term, {})
    except UndefinedError:
        return None
    if whole is None or sign.relation not in (">", ">="):
        return None
    linear = [monomial[0][0] for monomial in whole if len(monomial) == 1 and monomial[0][1] == 1]
    coordinates = [name for name in linear if name in described.coordinates]
    parameters = frozenset(linear) - set(coordinates)
    is_free = any(name not in described.ranges for name in parameters)
    constants = sum(not monomial for monomial in whole)
    if len(linear) + constants < len(whole) or len(coordinates) != 1 or not is_free:
        return None
    return None if coordinates[0] in described.ranges else (whole, coordinates[0], parameters)


def most_over_orders(cls: OrderClass, m: int) -> MostOverOrders | None:
    """None where that is too much work."""
    if cls.work(m) > MOST_WORK:
        return None
    best, tried = 0, 0
    richest: Mapping[str, tuple[int, ...]] = {}
    for order in _all_orders(cls, m):
        tried += 1
        labellings = _labellings(cls, m, order)
        if labellings > best:
            best, richest = labellings, order
        if best == 1 << m:
            break
    places = [richest.get(name, tuple(range(m))) for name in cls.described.coordinates]
    return MostOverOrders(best, tried, tuple(tuple(map(Fraction, point)) for point in zip(*places, strict=True)))


def _all_orders(cls: OrderClass, m: int) -> Iterator[dict[str, tuple[int, ...]]]:
    """The rank of every point in each coordinate; the first coordinate counts the points."""
    first, *others = cls.axes
    for ranks in product(permutations(range(m)), repeat=len(others)):
        yield {first: tuple(range(m)), **dict(zip(others, ranks, strict=True))}


def _labellings(cls: OrderClass, m: int, order: Mapping[str, tuple[int, ...]]) -> int:
    """How many different labellings all numbers give, each number between two ranks."""
    above = {name: _above(ranks) for name, ranks in order.items()}
    seen = np.zeros(1 << m, bool)
    seen[_taken(cls, cls.described.condition, above, (1 << m) - 1)] = True
    return int(seen.sum())


def _above(ranks: tuple[int, ...]) -> Masks:
    """Who lies above each of m + 1 numbers."""
    return np.array([sum(1 << i for i, rank in enumerate(ranks) if rank >= n) for n in range(len(ranks) + 1)])


def _taken(cls: OrderClass, condition: Condition, above: Mapping[str, Masks], everyone: int) -> Any:
    """The points at which the condition holds, with an axis for each number."""
    match condition:
        case SignCondition():
            side = cls.sides[condition]
            masks = above[side.coordinate].reshape([-1 if k == side.number else 1 for k in range(cls.numbers)])
            return masks if side.is_above else everyone ^ masks
        case Every(parts):
            taken: Any = everyone
            for part in parts:
                taken = taken & _taken(cls, part, above, everyone)
            return taken
        case Some(parts):
            taken = 0
            for part in parts:
                taken = taken | _taken(cls, part, above, everyone)
            return taken
        case Opposite(part):
            return everyone ^ _taken(cls, part, above, everyone)
