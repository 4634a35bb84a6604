"""Points at which digits cancel: near an end of a domain, near a half, near each other, and far out.

They are built from what the variables declare. Everything not told below stays in its everyday range.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np

from bounds.formula.patience import limited_to
from bounds.solving.lattice import LARGEST_EXACT
from bounds.solving.monotone import in_doubles
from bounds.solving.question import Question
from bounds.solving.validation import DomainError, checked_scalar
from bounds.testing.points import extremes, satisfies, typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.statement import Relation
from bounds.vocabulary.variables import Variable

Point = dict[str, Any]

DISTANCES = (1e-3, 1e-6, 1e-9, 1e-12, 1e-15)  # relative
LANDMARKS = (0.25, 1 / 3, 0.5, 1.0, 2.0)  # where formulas such as 1 - 2x and ln x vanish
FAR = (1e3, 1e6, 1e9, 1e12)  # beyond the everyday range
GRANTED = 50_000  # steps until an everyday bound is found


def near_cancelling(theorem: Theorem, count: int, seed: int = 8) -> Iterator[Point]:
    """So many points with one or more variables moved, or one put beside another; each is made when it is asked for."""
    rng = np.random.default_rng([seed, *theorem.slug.encode()])
    usual, made = typical_points(theorem, 8), 0
    kinds = {variable.name: [kind for kind in special_values(variable) if kind] for variable in theorem.variables}
    for _ in range(20 * count):
        point = dict(usual[rng.integers(len(usual))])
        for name in rng.choice(list(point), size=1 + rng.integers(len(point)), replace=False):
            values = kinds[name][rng.integers(len(kinds[name]))]
            point[str(name)] = values[rng.integers(len(values))]
        if rng.random() < 0.4:
            point = _beside_each_other(theorem, point, rng)
        if rng.random() < 0.4:
            point = _where_it_matters(theorem, point, usual, rng)
        if _legal(theorem, point):
            made += 1
            yield point
        if made == count:
            return


def far_out(theorem: Theorem, count: int, seed: int = 9) -> Iterator[Point]:
    """So many points with one to three variables at an end of what the library serves."""
    rng = np.random.default_rng([seed, *theorem.slug.encode()])
    usual, made = typical_points(theorem, 4), 0
    for _ in range(20 * count):
        point = dict(usual[rng.integers(len(usual))])
        for index in rng.integers(len(theorem.variables), size=1 + rng.integers(3)):
            variable = theorem.variables[index]
            point[variable.name] = _end(variable, rng)
        if _legal(theorem, point):
            made += 1
            yield point
        if made == count:
            return


def _end(variable: Variable, rng: np.random.Generator) -> Any:
    domain = variable.domain
    if domain.integer:
        odd = [10**15 + 1, 10**12 + 1, 10**6 + 1]
        ends = [int(domain.low), *(odd if domain.high == np.inf else [int(domain.high)])]
    else:
        ends = [end for end in (*extremes(variable), 1e-100, 1e-30, 1e30, 1e100) if _allowed(variable, end)]
    return ends[rng.integers(len(ends))]


def special_values(variable: Variable) -> list[list[Any]]:
    """The variable's values near its low end, near its high end, near landmarks, and far out."""
    domain, (usual, high) = variable.domain, variable.typical
    kinds: list[list[Any]]
    if domain.integer:
        first, step = int(domain.low), 2 if domain.odd else 1
        kinds = [
            [first + step * i for i in range(3)],
            [int(domain.high) - step * i for i in range(3)] if domain.high < np.inf else [],
            [int(min(high * far, 2**52)) // 2 * 2 + 1 for far in FAR],
        ]
    else:
        kinds = [
            list(_around(domain.low, usual)),
            list(_around(domain.high, usual)),
            [near for mark in LANDMARKS for near in _around(mark, usual)],
            [sign * far * high for far in FAR for sign in (1, -1)],
        ]
    return [[value for value in kind if _allowed(variable, value)] for kind in kinds]


def _around(mark: float, scale: float) -> Iterator[float]:
    if np.isinf(mark):
        return
    yield float(mark)
    for distance in DISTANCES:
        yield from (mark + sign * distance * (abs(mark) or scale or 1) for sign in (1, -1))


def _beside_each_other(theorem: Theorem, point: Point, rng: np.random.Generator) -> Point:
    """One variable takes another's value, or nearly."""
    pairs = [
        (variable.name, other.name)
        for variable, other in permutations(theorem.variables, 2)
        if variable.domain.integer == other.domain.integer
    ]
    if not pairs:
        return point
    first, other = pairs[rng.integers(len(pairs))]
    if theorem.variable(first).domain.integer:
        return {**point, first: point[other] + int(rng.integers(-3, 4))}
    return {**point, first: point[other] * (1 + float(rng.choice((0, *DISTANCES))) * int(rng.choice((-1, 1))))}


def _where_it_matters(theorem: Theorem, point: Point, usual: list[Point], rng: np.random.Generator) -> Point:
    """One more variable moved until the bound is an everyday one: m = 10^17 beside an accuracy of 10^-8."""
    free = [v.name for v in theorem.variables if v.name not in theorem.free_parameters | theorem.non_monotone]
    if not free or not _legal(theorem, point):
        return point
    name = free[rng.integers(len(free))]
    relation: Relation = ">=" if theorem.relation == ">=" else "<="
    target, difference = theorem(**usual[rng.integers(len(usual))]), None
    inputs = {key: value for key, value in point.items() if key != name}
    with limited_to(GRANTED):
        difference = in_doubles(Question(theorem, theorem.variable(name), relation, target, inputs))
    return point if difference is None or difference > LARGEST_EXACT else {**point, name: difference}


def _allowed(variable: Variable, value: Any) -> bool:
    try:
        checked_scalar(variable, value)
    except DomainError:
        return False
    return True


def _legal(theorem: Theorem, point: Point) -> bool:
    return all(_allowed(variable, point[variable.name]) for variable in theorem.variables) and satisfies(theorem, point)
