"""A class over infinitely many points: what sets that are tried show, and what no set can show."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds.vc.dichotomies.restriction import Labels, Points
from bounds.vc.own.dichotomies import Dichotomies, GrowthValue
from bounds.vc.own.faces import steps_of
from bounds.vc.own.linear_class import LinearClass, linear_class
from bounds.vc.own.orders import MostOverOrders, most_over_orders, order_class
from bounds.vc.own.own_class import FormulaClass
from bounds.vc.own.tree import comparisons
from bounds.vc.own.upper_bound import UpperBound, upper_bound

MOST = 7
FEWEST, TRIES = 6, 60
WORK = 1_000_000  # steps through the faces of arrangements, for all sets of one size
_STEPS = (Fraction(1, 4), Fraction(1, 2), Fraction(1), Fraction(3))


@dataclass(frozen=True)
class SetsOfOneSize:
    """The richest set that was met, after so many were tried, and what the solver decided about all sets of this size.

    None gets more labellings than `at_most` (None: undecided), and none gets all of `contradiction`. `orders` is how
    many orders of the coordinates were looked through, which decides by itself where there are any.
    """

    richest: Dichotomies
    tried: int
    at_most: int | None = None
    contradiction: tuple[Labels, ...] = ()
    orders: int = 0


@dataclass(frozen=True)
class Exploration:
    """Sets of 1, 2, ... points, up to the first size of which none was seen to be shattered, and a bound on all.

    `beyond` continues the growth function, where that is known.
    """

    coordinates: tuple[str, ...]
    sizes: tuple[SetsOfOneSize, ...]
    bound: UpperBound | None
    beyond: tuple[GrowthValue, ...] = ()

    @property
    def dimension(self) -> int:
        """The VC dimension, or what it is at least."""
        return max((each.richest.size for each in self.sizes if each.richest.shattered), default=0)

    @property
    def at_most(self) -> int | None:
        """What the VC dimension is at most, where that is known."""
        if self.is_decided:
            return self.dimension
        return None if self.bound is None else self.bound.dimension

    @property
    def is_decided(self) -> bool:
        """Did the solver show that no set of one point more is shattered?"""
        last = self.sizes[-1]
        return last.at_most is not None and last.at_most < last.richest.total

    @property
    def is_exact(self) -> bool:
        """Is it the VC dimension: is no set of one point more shattered?"""
        return self.at_most == self.dimension

    @property
    def contradiction(self) -> tuple[Labels, ...]:
        """Labellings that no set of one point more gets all of, its points in the order of the first coordinate."""
        return self.sizes[-1].contradiction

    @property
    def shattered(self) -> Dichotomies | None:
        """The largest set that was met and is shattered."""
        return next((each.richest for each in reversed(self.sizes) if each.richest.shattered), None)

    @property
    def growth(self) -> tuple[GrowthValue, ...]:
        """The growth function, with what it is at most where that is known."""
        first = tuple(
            GrowthValue(each.richest.size, each.richest.realized, self._most(each), tuple(range(each.richest.size)))
            for each in self.sizes
        )
        return first + self.beyond

    def _most(self, each: SetsOfOneSize) -> int | None:
        if each.richest.shattered:
            return each.richest.total
        known = [] if each.at_most is None else [each.at_most]
        return min([*known, *([] if self.bound is None else [self.bound.labellings(each.richest.size)])], default=None)

    @property
    def missed(self) -> int:
        """How many sets of one point more were tried, of which none is shattered."""
        return self.sizes[self.dimension].tried if self.dimension < len(self.sizes) else 0


def explored(cls: FormulaClass, seed: int = 0) -> Exploration:
    """Sets of 1, 2, ... points, until none is seen to be shattered.

    Where the comparisons are linear a solver decides about all sets; elsewhere random ones are tried. Raises ValueError
    for too much work.

    >>> from bounds import own_class
    >>> intervals = explored(own_class("a <= x <= b"))
    >>> intervals.dimension, intervals.is_exact, [value.at_least for value in intervals.growth]
    (2, True, [2, 4, 7, 11, 16, 22, 29])
    """
    rng = np.random.default_rng(seed)
    sizes = tuple(_sizes(cls, rng))
    return Exploration(cls.coordinates, sizes, upper_bound(cls.described), tuple(_beyond(cls, len(sizes))))


def _sizes(cls: FormulaClass, rng: np.random.Generator) -> Iterator[SetsOfOneSize]:
    linear, ordered = linear_class(cls.described), order_class(cls.described)
    for m in range(1, MOST + 1):
        over = None if ordered is None else most_over_orders(ordered, m)
        if over is not None:
            each = _over_orders(cls, linear, over)
        else:
            each = SetsOfOneSize(*_richest(cls, m, rng, TRIES if linear is None else FEWEST))
            if linear is not None and not each.richest.shattered:
                each = _decided(cls, linear, each)
        yield each
        if not each.richest.shattered:
            return


def _over_orders(cls: FormulaClass, linear: LinearClass | None, over: MostOverOrders) -> SetsOfOneSize:
    """The best of all orders, labelled anew; where none is shattered the solver says what contradicts."""
    from bounds.vc.own.satisfiability import contradicting  # Z3 takes .2 s to import

    richest = cls.dichotomies(over.points)
    contradiction = () if richest.shattered or linear is None else contradicting(linear, richest.size)
    return SetsOfOneSize(richest, over.orders, over.labellings, contradiction, over.orders)


def _beyond(cls: FormulaClass, m: int) -> Iterator[GrowthValue]:
    """The growth function from m + 1 on, over all orders of the coordinates, while these are not too many."""
    ordered = order_class(cls.described)
    if ordered is None:
        return
    for more in range(m + 1, MOST + 1):
        over = most_over_orders(ordered, more)
        if over is None:
            return
        yield GrowthValue(more, over.labellings, over.labellings, tuple(range(more)))


def _decided(cls: FormulaClass, linear: LinearClass, each: SetsOfOneSize) -> SetsOfOneSize:
    """With what the solver finds; a set that it meets is labelled anew, exactly."""
    from bounds.vc.own.satisfiability import most_labellings

    most = most_labellings(linear, each.richest.size, each.richest.realized)
    richest = each.richest
    if most.points is not None:
        richest = max(richest, cls.dichotomies(most.points), key=lambda dichotomies: dichotomies.realized)
    return SetsOfOneSize(richest, each.tried, most.at_most, most.contradiction)


def _richest(cls: FormulaClass, m: int, rng: np.random.Generator, most: int) -> tuple[Dichotomies, int]:
    best: Dichotomies | None = None
    compared = len(set(comparisons(cls.described.condition))) * m
    tries = max(FEWEST, min(most, WORK // steps_of(compared, len(cls.parameters))))
    for count in range(1, tries + 1):
        dichotomies = cls.dichotomies(_points(len(cls.coordinates), m, rng))
        if best is None or dichotomies.realized > best.realized:
            best = dichotomies
        if best.shattered or (not dichotomies.is_exact and count >= FEWEST):
            break
    assert best is not None
    return best, count


def _points(dimension: int, m: int, rng: np.random.Generator) -> Points:
    """Different points with short coordinates: on the line with gaps of all kinds, elsewhere on a grid."""
    if dimension == 1:
        step = _STEPS[int(rng.integers(len(_STEPS)))]
        places = np.cumsum(rng.integers(1, 5, m)) - int(rng.integers(0, 4))
        return tuple((int(place) * step,) for place in places)
    side = 3 + 2 * m
    step = _STEPS[int(rng.integers(len(_STEPS)))]
    axes = [rng.permutation(side)[:m] - int(rng.integers(0, side)) for _ in range(dimension)]
    return tuple(tuple(int(place) * step for place in point) for point in zip(*axes, strict=True))
