"""All kinds of sets of m points of the line, for a formula that is linear in x and its parameters together.

The labellings of m points depend on how the hyperplanes lie that their comparisons put into the space of the p
parameters: on the signs of the determinants of every p + 1 of them. Each determinant is linear in the points. So the
space of all sets of m points falls into finitely many parts, and a set from each of them stands for all.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise

from bounds.vc.dichotomies.cells import Vector
from bounds.vc.dichotomies.restriction import Points
from bounds.vc.own.domains import LetterRange
from bounds.vc.own.faces import MOST_STEPS, distinct, faces, simplified, steps_of, whole
from bounds.vc.own.language import Described
from bounds.vc.own.polynomials import Factor, is_affine, product
from bounds.vc.own.relaxing import independent_columns
from bounds.vc.own.tree import comparisons

X = "x"
MOST_ROWS = 14  # hyperplanes of which determinants are taken, for all points together
Form = dict[str, Fraction]  # coefficients of x and of parameters; that of "" is the constant


def order_types(described: Described, m: int) -> list[Points] | None:
    """A set of m points, from left to right, for each part; None where the formula is not linear, or it is too much."""
    forms = _forms(described)
    if forms is None:
        return None
    rows = [_determinants(group, m) for group in _groups(forms)]
    if any(each is None for each in rows):
        return None
    walls = [_difference(i, i + 1, m) for i in range(m - 1)]
    cuts = [cut for each in rows for cut in each or () if not _follows(cut)]
    hyperplanes, moved = _without_translation(distinct([*walls, *cuts]) if m > 1 or cuts else [], m)
    dimension = m - 1 if moved else m
    if steps_of(len(distinct(hyperplanes)), dimension) > MOST_STEPS:
        return None
    return [
        points
        for face in faces(hyperplanes, dimension)
        if (points := _points(simplified(face, hyperplanes), moved)) is not None
    ]


def _points(place: Sequence[Fraction], moved: bool) -> Points | None:
    """The points, if they lie from left to right."""
    numbers = [Fraction(0), *place] if moved else list(place)
    return tuple((x,) for x in numbers) if all(a < b for a, b in pairwise(numbers)) else None


def _forms(described: Described) -> list[Form] | None:
    """What is compared with 0, and the ends of ranges, as linear forms; None where some is not linear."""
    if described.coordinates != (X,) or any(domain.values is not None for domain in described.ranges.values()):
        return None
    products = [product(sign.term, {}) for sign in comparisons(described.condition)]
    factors = [factor for each in products if each is not None for factor in each.factors]
    if None in products or not all(map(is_affine, factors)):
        return None
    ends = [end for name in described.parameters for end in _ends(name, described.range_of(name))]
    return [*map(_form, factors), *ends]


def _form(factor: Factor) -> Form:
    return {monomial[0][0] if monomial else "": coefficient for monomial, coefficient in factor.polynomial}


def _ends(name: str, domain: LetterRange) -> Iterator[Form]:
    for end in (domain.low, domain.high):
        if end is not None:
            yield {name: Fraction(1), "": -end}


def _groups(forms: list[Form]) -> list[list[Form]]:
    """Forms that share parameters, also by others between them."""
    groups: list[tuple[set[str], list[Form]]] = []
    for form in {tuple(sorted(form.items())): form for form in forms}.values():
        names = set(form) - {X, ""}
        sharing = [group for group in groups if group[0] & names]
        groups = [group for group in groups if not group[0] & names]
        groups.append((names.union(*(g[0] for g in sharing)), [*(f for g in sharing for f in g[1]), form]))
    return [members for _, members in groups]


def _determinants(forms: list[Form], m: int) -> list[Vector] | None:
    """The determinants as hyperplanes in the space of the points; None where there are too many."""
    names = sorted({name for form in forms for name in form} - {X, ""})
    columns = independent_columns([[form.get(name, Fraction(0)) for name in names] for form in forms])
    rows = [
        ([form.get(names[j], Fraction(0)) for j in columns], form.get(X, Fraction(0)), form.get("", Fraction(0)), point)
        for form in forms
        for point in (range(m) if form.get(X) else (0,))
    ]
    size = len(columns) + 1
    if len(rows) > MOST_ROWS and size > 2:
        return None
    cuts = []
    for chosen in combinations(rows, size):
        coefficients = [Fraction(0)] * (m + 1)
        for i, (_, of_x, constant, point) in enumerate(chosen):
            minor = (-1) ** i * _determinant([row[0] for k, row in enumerate(chosen) if k != i])
            coefficients[0] += minor * constant
            coefficients[point + 1] += minor * of_x
        if any(coefficients[1:]):
            cuts.append(whole(coefficients))
    return cuts


def _determinant(matrix: list[list[Fraction]]) -> Fraction:
    if not matrix:
        return Fraction(1)
    first, *rest = matrix
    return sum(
        ((-1) ** j * x * _determinant([[*row[:j], *row[j + 1 :]] for row in rest]) for j, x in enumerate(first) if x),
        Fraction(0),
    )


def _difference(i: int, j: int, m: int) -> Vector:
    return (0, *(int(k == j) - int(k == i) for k in range(m)))


def _follows(cut: Vector) -> bool:
    """Does it only say that one point is right of another, or further right than by a negative distance?"""
    at = [(k, x) for k, x in enumerate(cut[1:]) if x]
    if len(at) != 2 or at[0][1] != -at[1][1]:
        return False
    (_, left), _ = at
    return cut[0] * left <= 0


def _without_translation(hyperplanes: list[Vector], m: int) -> tuple[list[Vector], bool]:
    """Where only differences of points count, the first point is 0."""
    if m == 0 or any(sum(h[1:]) for h in hyperplanes):
        return hyperplanes, False
    return [(h[0], *h[2:]) for h in hyperplanes], True
