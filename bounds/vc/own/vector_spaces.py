"""One comparison with 0 of a polynomial: at most as many points are shattered as functions of the point occur in it.

Write the polynomial as g(x) + φ₁ψ₁(x) + ... + φₚψₚ(x), with φ of the parameters alone. Of p + 1 points some combination
of the values of ψ₁, ..., ψₚ is always 0, so that the same combination of the polynomial's values is the same number for
all parameters. If it is at most 0, and some weight is negative (else take all weights with the other sign), then no
parameters make the polynomial >= 0 just where weights are positive. Source: Dudley (1978); Wenocur & Dudley (1981).
"""

from fractions import Fraction

from bounds.vc.own.language import Described
from bounds.vc.own.polynomials import Monomial, polynomial
from bounds.vc.own.tree import Opposite, SignCondition

ORDERS = frozenset({">", ">="})


def functions_of_the_point(described: Described) -> int | None:
    """p, the largest VC dimension that the class can have; None where it is no such comparison.

    >>> from bounds.vc.own.language import read_class
    >>> functions_of_the_point(read_class("w1*x1 + w2*x2 >= 0"))
    2
    >>> functions_of_the_point(read_class("x^2 + y^2 <= r^2"))
    1
    """
    condition = described.condition
    while isinstance(condition, Opposite):
        condition = condition.part
    if not isinstance(condition, SignCondition) or condition.relation not in ORDERS:
        return None
    terms = polynomial(condition.term)
    if terms is None:
        return None
    rows: dict[Monomial, dict[Monomial, Fraction]] = {}
    for monomial, coefficient in terms.items():
        of_the_point = tuple(power for power in monomial if power[0] in described.coordinates)
        of_parameters = tuple(power for power in monomial if power[0] not in described.coordinates)
        if of_parameters:
            rows.setdefault(of_parameters, {})[of_the_point] = coefficient
    return _rank(list(rows.values()))


def _rank(rows: list[dict[Monomial, Fraction]]) -> int:
    """How many of the rows are linearly independent."""
    rank = 0
    while rows:
        row = rows.pop()
        if not any(row.values()):
            continue
        rank += 1
        column = next(place for place, entry in row.items() if entry)
        rows = [_without(other, row, column) for other in rows]
    return rank


def _without(
    row: dict[Monomial, Fraction], pivot: dict[Monomial, Fraction], column: Monomial
) -> dict[Monomial, Fraction]:
    factor = row.get(column, Fraction(0)) / pivot[column]
    places = {*row, *pivot}
    return {place: row.get(place, Fraction(0)) - factor * pivot.get(place, Fraction(0)) for place in places}
