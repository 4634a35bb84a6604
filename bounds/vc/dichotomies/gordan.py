"""Gordan's alternative, exactly: vectors that no w has all on its positive side balance to zero."""

from collections.abc import Sequence
from fractions import Fraction


def balancing(vectors: Sequence[Sequence[int]]) -> list[Fraction] | None:
    """Weights >= 0 of sum 1 with sum_i weight_i v_i = 0, or None where there are none.

    `vectors` has shape `(vectors, dimension)`. Phase one of the simplex method in rational numbers, with Bland's
    rule, which never cycles. At most dimension + 1 weights differ from 0.
    """
    if not vectors:
        return None
    table = _table(vectors)
    basis = [len(vectors) + row for row in range(len(table) - 1)]
    while True:
        costs = table[-1][:-1]
        entering = next((j for j in range(len(vectors)) if costs[j] < 0), None)
        if entering is None:
            break
        _pivot(table, basis, _leaving(table, basis, entering), entering)
    if table[-1][-1] != 0:
        return None
    weights = [Fraction(0)] * len(vectors)
    for row, column in enumerate(basis):
        if column < len(vectors):
            weights[column] = table[row][-1]
    return weights


def _table(vectors: Sequence[Sequence[int]]) -> list[list[Fraction]]:
    """Rows: one equation for each coordinate, one for the sum; artificial columns are left out, they never return.

    The last row holds what one more unit of each weight adds to the distance from feasibility.
    """
    rows = [[Fraction(v[coordinate]) for v in vectors] + [Fraction(0)] for coordinate in range(len(vectors[0]))]
    rows.append([Fraction(1)] * (len(vectors) + 1))
    rows.append([-sum(column, Fraction(0)) for column in zip(*rows, strict=True)])
    return rows


def _leaving(table: list[list[Fraction]], basis: list[int], entering: int) -> int:
    rows = [row for row in range(len(basis)) if table[row][entering] > 0]
    return min(rows, key=lambda row: (table[row][-1] / table[row][entering], basis[row]))


def _pivot(table: list[list[Fraction]], basis: list[int], leaving: int, entering: int) -> None:
    divisor = table[leaving][entering]
    table[leaving] = [x / divisor for x in table[leaving]]
    for row, entries in enumerate(table):
        factor = entries[entering]
        if row != leaving and factor:
            table[row] = [x - factor * y for x, y in zip(entries, table[leaving], strict=True)]
    basis[leaving] = entering
