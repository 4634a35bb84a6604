"""A class over infinitely many points: exact where a few sets stand for all, else what sets that are tried show."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds.classes.labellings import sauer_sum
from bounds.vc.dichotomies.restriction import Points
from bounds.vc.own.dichotomies import Dichotomies, GrowthValue
from bounds.vc.own.faces import steps_of
from bounds.vc.own.order_types import order_types
from bounds.vc.own.own_class import FormulaClass
from bounds.vc.own.tree import comparisons
from bounds.vc.own.vector_spaces import functions_of_the_point

MOST = 6
FEWEST, TRIES = 6, 60
MOST_KINDS = 700
WORK = 1_000_000  # steps through the faces of arrangements, for all sets of one size
_STEPS = (Fraction(1, 4), Fraction(1, 2), Fraction(1), Fraction(3))


@dataclass(frozen=True)
class Exploration:
    """For 1, 2, ... points the richest of the sets that were looked at, how many these are, and whether they are all.

    They are all where one set of each kind is looked at, and the labels depend on nothing but the kind. The VC
    dimension is at most `functions`, where that is a number.
    """

    richest: tuple[Dichotomies, ...]
    sets: tuple[int, ...]
    are_all: tuple[bool, ...]
    functions: int | None = None

    @property
    def dimension(self) -> int:
        """The VC dimension, or what it is at least."""
        return max((each.size for each in self.richest if each.shattered), default=0)

    @property
    def is_exact(self) -> bool:
        """Is it the VC dimension: is no set of one point more shattered?"""
        return self.is_by_functions or self.by_kinds

    @property
    def by_kinds(self) -> bool:
        """Was one set of one point more looked at of every kind, and none is shattered?"""
        d = self.dimension
        return d < len(self.richest) and self.are_all[d] and self.richest[d].is_exact

    @property
    def is_by_functions(self) -> bool:
        """Is it as large as the number of functions of the point allows?"""
        return self.functions is not None and self.dimension >= self.functions

    @property
    def shattered(self) -> Dichotomies | None:
        """The largest set that was met and is shattered."""
        return next((each for each in reversed(self.richest) if each.shattered), None)

    @property
    def growth(self) -> tuple[GrowthValue, ...]:
        """The growth function: exact where all kinds of sets were looked at, or some set is shattered."""
        return tuple(
            GrowthValue(
                each.size, each.realized, each.realized if known else self._most(each.size), tuple(range(each.size))
            )
            for each, are_all in zip(self.richest, self.are_all, strict=True)
            for known in [each.shattered or (are_all and each.is_exact)]
        )

    def _most(self, m: int) -> int | None:
        """Sauer's sum, where the VC dimension is at most `functions`."""
        return None if self.functions is None else sauer_sum(m, self.functions)

    @property
    def missed(self) -> int:
        """How many sets of one point more were looked at, of which none is shattered."""
        return self.sets[self.dimension] if self.dimension < len(self.sets) else 0


def explored(cls: FormulaClass, seed: int = 0) -> Exploration:
    """Sets of 1, 2, ... points, until none is shattered: of every kind there is, or else random ones.

    Raises ValueError for too much work.

    >>> from bounds import own_class
    >>> intervals = explored(own_class("a <= x <= b"))
    >>> intervals.dimension, intervals.is_exact, [value.at_least for value in intervals.growth]
    (2, True, [2, 4, 7])
    """
    rng = np.random.default_rng(seed)
    richest: list[tuple[Dichotomies, int, bool]] = []
    for m in range(1, MOST + 1):
        kinds = order_types(cls.described, m)
        are_all = kinds is not None and len(kinds) <= MOST_KINDS
        richest.append((*_richest_of(cls, kinds or []), True) if are_all else (*_richest(cls, m, rng), False))
        if not richest[-1][0].shattered:
            break
    dichotomies, sets, are_all_of = zip(*richest, strict=True)
    return Exploration(tuple(dichotomies), tuple(sets), tuple(are_all_of), functions_of_the_point(cls.described))


def _richest_of(cls: FormulaClass, kinds: list[Points]) -> tuple[Dichotomies, int]:
    best: Dichotomies | None = None
    for points in kinds:
        dichotomies = cls.dichotomies(points)
        if best is None or dichotomies.realized > best.realized:
            best = dichotomies
        if best.shattered:
            break
    assert best is not None
    return best, len(kinds)


def _richest(cls: FormulaClass, m: int, rng: np.random.Generator) -> tuple[Dichotomies, int]:
    best: Dichotomies | None = None
    compared = len(set(comparisons(cls.described.condition))) * m
    tries = max(FEWEST, min(TRIES, WORK // steps_of(compared, len(cls.parameters))))
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
