"""Which labellings are impossible although parameters enter by products and powers: those that are so without the ties.

Where each power or product of parameters may take any value by itself, more labellings are possible, never fewer.
"""

from fractions import Fraction

from bounds.vc.own.faces import MOST_STEPS, faces, sides, steps_of, whole
from bounds.vc.own.table_of_signs import SignTable
from bounds.vc.own.tree import Condition


def possible_by_linearity(condition: Condition, table: SignTable) -> frozenset[int] | None:
    """A set that holds every labelling that can be given; None where that is too long to work out."""
    monomials = sorted({monomial for factor in table.factors for monomial, _ in factor.polynomial if monomial})
    rows = [[dict(factor.polynomial).get(monomial, Fraction(0)) for monomial in monomials] for factor in table.factors]
    columns = independent_columns(rows)
    if steps_of(len(rows), len(columns)) > MOST_STEPS:
        return None
    vectors = [
        whole([dict(factor.polynomial).get((), Fraction(0)), *(row[j] for j in columns)])
        for factor, row in zip(table.factors, rows, strict=True)
    ]
    points = faces(vectors, len(columns))
    return frozenset(table.labellings(condition, sides(vectors, points)).tolist())


def independent_columns(rows: list[list[Fraction]]) -> list[int]:
    """Columns of which all others are combinations: what all the monomials can do, some combinations of them can."""
    left = [list(row) for row in rows]
    columns: list[int] = []
    for j in range(len(rows[0]) if rows else 0):
        pivot = next((i for i in range(len(columns), len(left)) if left[i][j]), None)
        if pivot is None:
            continue
        place = len(columns)
        left[place], left[pivot] = left[pivot], left[place]
        for i in range(place + 1, len(left)):
            factor = left[i][j] / left[place][j]
            if factor:
                left[i] = [a - factor * b for a, b in zip(left[i], left[place], strict=True)]
        columns.append(j)
    return columns
