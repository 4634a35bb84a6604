"""Small systems of equations in fractions, as one solves them on paper."""

from collections.abc import Sequence
from fractions import Fraction

from laboratory.by_hand._table import in_text

Matrix = list[list[Fraction]]
Vector = list[Fraction]


def dot(first: Sequence[Fraction], second: Sequence[Fraction]) -> Fraction:
    """Their inner product."""
    return sum((a * b for a, b in zip(first, second, strict=True)), Fraction(0))


def gram(columns: Sequence[Sequence[Fraction]]) -> Matrix:
    """The inner products of the columns."""
    return [[dot(a, b) for b in columns] for a in columns]


def solution(matrix: Sequence[Sequence[Fraction]], right: Sequence[Fraction]) -> Vector | None:
    """By elimination; None where the matrix is singular."""
    rows = [[*row, entry] for row, entry in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        pivot = next((i for i in range(place, len(rows)) if rows[i][place]), None)
        if pivot is None:
            return None
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [cell / rows[place][place] for cell in rows[place]]
        for i, row in enumerate(rows):
            if i != place and row[place]:
                rows[i] = [a - row[place] * b for a, b in zip(row, rows[place], strict=True)]
    return [row[-1] for row in rows]


def listed(entries: Sequence[Fraction]) -> str:
    """`(1, 0.5)`."""
    return in_text([float(entry) for entry in entries])


def both(x: Fraction) -> str:
    """As a fraction where that is short, and in decimals: `7/3 = 2.333`."""
    return f"{x} = {in_text(float(x))}" if 1 < x.denominator < 10_000 else in_text(float(x))
