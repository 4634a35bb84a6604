"""At most so many labellings of any m points: each comparison is a halfspace in a space of functions of the point.

A comparison of g(x) + c_1 f_1(x) + ... + c_d f_d(x) with 0, where only the c_i depend on parameters, has VC dimension
at most d (Dudley 1978; Wenocur and Dudley 1981: g may be any function). So by Sauer's lemma it labels m points
in at most C(m, 0) + ... + C(m, d) ways, and a formula of several comparisons in at most the product of these.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod

from bounds.vc.own.evaluation import UndefinedError
from bounds.vc.own.language import Described
from bounds.vc.own.polynomials import Monomial, Polynomial, polynomial
from bounds.vc.own.relaxing import independent_columns
from bounds.vc.own.tree import SignCondition, comparisons

MOST_FUNCTIONS = 60  # of all comparisons together


@dataclass(frozen=True)
class UpperBound:
    """The VC dimension of each comparison is at most that of its `functions`."""

    functions: tuple[int, ...]

    def labellings(self, m: int) -> int:
        """Of any m points, at most."""
        return min(1 << m, prod(sum(comb(m, i) for i in range(d + 1)) for d in self.functions))

    @property
    def dimension(self) -> int:
        """One less than the first m of which not all labellings are possible."""
        m = 1
        while self.labellings(m) == 1 << m:
            m += 1
        return m - 1


def upper_bound(described: Described) -> UpperBound | None:
    """None where a comparison is no polynomial, or there are too many."""
    splits: dict[tuple[object, ...], int] = {}
    for sign in comparisons(described.condition):
        try:
            whole = polynomial(sign.term, {})
        except UndefinedError:
            return None
        if whole is None:
            return None
        splits[_split(sign, whole)] = _functions(whole, described.coordinates)
    functions = tuple(d for d in splits.values() if d)
    return UpperBound(functions) if sum(functions) <= MOST_FUNCTIONS else None


def _split(sign: SignCondition, whole: Polynomial) -> tuple[object, ...]:
    """What tells the points apart: p > 0 and -p >= 0 are each other's opposite."""
    terms = sorted(whole.items())
    scale = abs(terms[0][1]) if terms else Fraction(1)
    if sign.relation == ">=" or (sign.relation in ("==", "!=") and terms and terms[0][1] < 0):
        scale = -scale
    return sign.relation in ("==", "!="), tuple((monomial, coefficient / scale) for monomial, coefficient in terms)


def _functions(whole: Polynomial, coordinates: tuple[str, ...]) -> int:
    """The dimension of the functions of the point that parameters multiply."""
    rows: dict[Monomial, dict[Monomial, Fraction]] = {}
    for monomial, coefficient in whole.items():
        of_point, of_parameters = _parts(monomial, coordinates)
        if of_parameters:
            rows.setdefault(of_parameters, {})[of_point] = coefficient
    columns = sorted({of_point for row in rows.values() for of_point in row})
    return len(independent_columns([list(_filled(row, columns)) for row in rows.values()]))


def _parts(monomial: Monomial, coordinates: tuple[str, ...]) -> tuple[Monomial, Monomial]:
    return (
        tuple(part for part in monomial if part[0] in coordinates),
        tuple(part for part in monomial if part[0] not in coordinates),
    )


def _filled(row: Mapping[Monomial, Fraction], columns: list[Monomial]) -> Iterator[Fraction]:
    return (row.get(column, Fraction(0)) for column in columns)
