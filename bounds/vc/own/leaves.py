"""Labellings with parameters that give them: exactly by the faces of an arrangement, or by trying many parameters."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import numpy as np

from bounds.vc.dichotomies.cells import Vector
from bounds.vc.own.domains import REALS, LetterRange
from bounds.vc.own.evaluation import label
from bounds.vc.own.faces import faces, sides, simplified, whole
from bounds.vc.own.polynomials import Factor
from bounds.vc.own.sampling import labellings_at, samples
from bounds.vc.own.table_of_signs import Place, SignTable
from bounds.vc.own.tree import Condition, comparisons, letters

ROUNDS, WITHOUT_NEWS = 24, 4
SEED = 0


def reached_exactly(
    condition: Condition, table: SignTable, ranges: Mapping[str, LetterRange]
) -> dict[int, dict[str, Fraction]]:
    """Every labelling, where all factors are linear. Raises ValueError where there are too many faces."""
    names = sorted({name for factor in table.factors for monomial, _ in factor.polynomial for name, _ in monomial})
    vectors = [_vector(factor, names) for factor in table.factors]
    walls = _walls(names, ranges)
    hyperplanes = [*vectors, *(wall for wall, _ in walls)]
    points = faces(hyperplanes, len(names))
    signs = sides(hyperplanes, points)
    inside = np.full(len(points), True)
    for (_, is_in), ends in zip(walls, signs.T[len(vectors) :], strict=True):
        inside &= (ends > 0) | (is_in & (ends == 0))
    labellings = table.labellings(condition, signs)
    kept = np.flatnonzero(inside)
    masks, first = np.unique(labellings[kept], return_index=True)
    return {
        mask: dict(zip(names, simplified(points[kept[position]], hyperplanes), strict=True))
        for mask, position in zip(masks.tolist(), first.tolist(), strict=True)
    }


def _vector(factor: Factor, names: Sequence[str]) -> Vector:
    polynomial = dict(factor.polynomial)
    return whole([polynomial.get((), Fraction(0)), *(polynomial.get(((name, 1),), Fraction(0)) for name in names)])


def _walls(names: Sequence[str], ranges: Mapping[str, LetterRange]) -> list[tuple[Vector, bool]]:
    """The ends of ranges, as hyperplanes on whose positive side the parameters must be; or also on them."""
    walls: list[tuple[Vector, bool]] = []
    for j, name in enumerate(names):
        domain = ranges.get(name, REALS)
        unit = [Fraction(int(i == j)) for i in range(len(names))]
        if domain.low is not None:
            walls.append((whole([-domain.low, *unit]), domain.low_is_in))
        if domain.high is not None:
            walls.append((whole([domain.high, *(-u for u in unit)]), domain.high_is_in))
    return walls


def reached_by_search(
    condition: Condition, places: Sequence[Place], ranges: Mapping[str, LetterRange]
) -> dict[int, dict[str, Fraction]]:
    """What thousands of parameters give, of which each that is kept is checked exactly."""
    fixed = frozenset(places[0]) if places else frozenset()
    used = frozenset().union(*(letters(sign.term) for sign in comparisons(condition)))
    names = sorted(used - fixed - {"pi"})
    rng = np.random.default_rng(SEED)
    scale = [float(number) for place in places for number in place.values()]
    witnesses: dict[int, dict[str, Fraction]] = {}
    quiet = 0
    for _ in range(ROUNDS):
        parameters = samples(rng, names, ranges, scale)
        masks, first = np.unique(labellings_at(condition, places, parameters), return_index=True)
        news = 0
        for mask, position in zip(masks.tolist(), first.tolist(), strict=True):
            if mask not in witnesses:
                values = {name: Fraction(repr(float(column[position]))) for name, column in parameters.items()}
                exact = _labelling(condition, places, ranges, values)
                if exact is not None and exact not in witnesses:
                    witnesses[exact] = values
                    news += 1
        quiet = 0 if news else quiet + 1
        if quiet == WITHOUT_NEWS or len(witnesses) == 1 << len(places):
            break
    return witnesses


def _labelling(
    condition: Condition, places: Sequence[Place], ranges: Mapping[str, LetterRange], values: Mapping[str, Fraction]
) -> int | None:
    """The labelling, exactly; None where balls cannot tell it, or a parameter is out of its range."""
    labels = [label(condition, {**place, **values}) for place in places]
    if None in labels or not all(ranges.get(name, REALS).holds(number) for name, number in values.items()):
        return None
    return sum(bool(value) << i for i, value in enumerate(labels))
