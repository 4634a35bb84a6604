"""At most so many labellings of any m points: each comparison is a halfspace in a space of functions of the point.

A comparison of g(x) + c_1 f_1(x) + ... + c_d f_d(x) with 0, where only the c_i depend on parameters, has VC dimension
at most d (Dudley 1978; Wenocur and Dudley 1981: g may be any function). So by Sauer's lemma it labels m points
in at most C(m, 0) + ... + C(m, d) ways, and a formula of several comparisons in at most the product of these.

Without g, inequalities give at most C = 2 (C(m-1, 0) + ... + C(m-1, d-1)) ways where the f_i make the constant 1: a
small c > 0 added to the sum makes each sign strict, and Cover (1965) counts strict ones. Elsewhere there is one more,
the labels of the sum 0: any other labelling belongs to an unbounded cell of the hyperplanes "sum = -1" in the space of
the c_i, and a large sphere is cut into at most C cells.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod

from bounds.vc.own.evaluation import UndefinedError
from bounds.vc.own.half_planes import HalfPlanes, half_planes
from bounds.vc.own.language import Described
from bounds.vc.own.polynomials import Monomial, Polynomial, polynomial
from bounds.vc.own.relaxing import independent_columns
from bounds.vc.own.tree import SignCondition, comparisons

MOST_FUNCTIONS = 60  # of all comparisons together


@dataclass(frozen=True)
class Signs:
    """Of g + c_1 f_1 + ... + c_d f_d, d = `functions`. `is_linear`: without g; `has_constant`: 1 is one of the sums."""

    functions: int
    is_linear: bool = False
    has_constant: bool = False

    def labellings(self, m: int) -> int:
        """Of any m >= 1 points, at most."""
        of_sauer = sum(comb(m, i) for i in range(self.functions + 1))
        if not self.is_linear:
            return of_sauer
        of_cover = 2 * sum(comb(m - 1, i) for i in range(self.functions))
        return min(of_sauer, of_cover + (not self.has_constant))


@dataclass(frozen=True)
class UpperBound:
    """By the `signs` of each comparison, and by the `half_planes` that every hypothesis is made of, where it is."""

    signs: tuple[Signs, ...]
    half_planes: HalfPlanes | None = None

    @property
    def functions(self) -> tuple[int, ...]:
        """What the VC dimension of each comparison is at most."""
        return tuple(each.functions for each in self.signs)

    def labellings(self, m: int) -> int:
        """Of any m points, at most."""
        known = [1 << m, prod(each.labellings(m) for each in self.signs)]
        if self.half_planes is not None:
            known.append(sum(comb(m, i) for i in range(self.half_planes.dimension + 1)))
        return min(known)

    @property
    def dimension(self) -> int:
        """One less than the first m of which not all labellings are possible."""
        m = 1
        while self.labellings(m) == 1 << m:
            m += 1
        return m - 1

    @property
    def is_by_half_planes(self) -> bool:
        """Do the half-planes alone give the dimension?"""
        alone = UpperBound(self.signs)
        return self.half_planes is not None and self.dimension < alone.dimension


def upper_bound(described: Described) -> UpperBound | None:
    """None where a comparison is no polynomial, or there are too many."""
    splits: dict[tuple[object, ...], Signs] = {}
    wholes: dict[SignCondition, Polynomial] = {}
    for sign in comparisons(described.condition):
        try:
            whole = polynomial(sign.term, {})
        except UndefinedError:
            return None
        if whole is None:
            return None
        wholes[sign] = whole
        splits[split(sign, whole)] = _signs(sign, whole, described.coordinates)
    signs = tuple(each for each in splits.values() if each.functions)
    if sum(each.functions for each in signs) > MOST_FUNCTIONS:
        return None
    return UpperBound(signs, half_planes(described, wholes))


def split(sign: SignCondition, whole: Polynomial) -> tuple[object, ...]:
    """What tells the points apart: p > 0 and -p >= 0 are each other's opposite."""
    terms = sorted(whole.items())
    scale = abs(terms[0][1]) if terms else Fraction(1)
    if sign.relation == ">=" or (sign.relation in ("==", "!=") and terms and terms[0][1] < 0):
        scale = -scale
    return sign.relation in ("==", "!="), tuple((monomial, coefficient / scale) for monomial, coefficient in terms)


def _signs(sign: SignCondition, whole: Polynomial, coordinates: tuple[str, ...]) -> Signs:
    """By the dimension of the functions of the point that parameters multiply."""
    rows: dict[Monomial, dict[Monomial, Fraction]] = {}
    for monomial, coefficient in whole.items():
        of_point, of_parameters = _parts(monomial, coordinates)
        rows.setdefault(of_parameters, {})[of_point] = coefficient
    fixed = rows.pop((), {})
    dimension = _rank(list(rows.values()))
    constant: dict[Monomial, Fraction] = {(): Fraction(1)}
    is_in = [_rank([*rows.values(), function]) == dimension for function in (fixed, constant)]
    return Signs(dimension, *is_in) if sign.relation in (">", ">=") else Signs(dimension)


def _rank(rows: list[dict[Monomial, Fraction]]) -> int:
    columns = sorted({of_point for row in rows for of_point in row})
    return len(independent_columns([list(_filled(row, columns)) for row in rows]))


def _parts(monomial: Monomial, coordinates: tuple[str, ...]) -> tuple[Monomial, Monomial]:
    return (
        tuple(part for part in monomial if part[0] in coordinates),
        tuple(part for part in monomial if part[0] not in coordinates),
    )


def _filled(row: Mapping[Monomial, Fraction], columns: list[Monomial]) -> Iterator[Fraction]:
    return (row.get(column, Fraction(0)) for column in columns)
