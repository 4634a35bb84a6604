"""Reading points that somebody typed: `0,0 1,0 0,1`, `(0, 0); (1, 0)`, on the line `0 1 2`, or the rows of a table."""

import re
from fractions import Fraction

from bounds.reading.numbers import read_exactly
from bounds.vc.dichotomies.restriction import Point, Points

LONGEST = 20_000  # characters: many more than the points that are ever tested need
LONGEST_NUMBER = 60
LARGEST_BITS = 1_200  # of a numerator or denominator: 10^300 has a thousand

_BRACKETS = str.maketrans("()[]{}", " " * 6)


def read_points(text: str) -> Points:
    """Points apart by spaces, semicolons or lines; coordinates by commas. Raises ValueError in one sentence."""
    _check_length(text)
    plain = text
    if any(bracket in plain for bracket in "([{"):
        plain = re.sub(r"[)\]}]\s*,", ";", plain).replace(")", ";").replace("]", ";").replace("}", ";")
    groups = re.split(r"[;\n]", plain.translate(_BRACKETS))
    joined = (",".join(coordinate.strip() for coordinate in group.split(",")) for group in groups)
    return tuple(_point(word.split(","), word) for group in joined for word in group.split())


def read_table(text: str) -> Points:
    """A point a row, coordinates apart by commas, semicolons, tabs or spaces; a first row of names is passed over.

    Where semicolons part coordinates, a comma parts decimals.
    """
    _check_length(text)
    lines = [line.strip().strip(",;") for line in text.splitlines() if line.strip()]
    rows = [*map(_by_semicolons if any(";" in line for line in lines) else _by_commas, lines)]
    if rows and all(read_exactly(cell) is None for cell in rows[0]):
        rows = rows[1:]
    return tuple(_point(row, ",".join(row)) for row in rows)


def written(points: Points) -> str:
    """Points as `read_points` reads them back, exactly: `0,0 1,0 1/3,1`."""
    return " ".join(",".join(_digits(x) for x in point) for point in points)


def _digits(number: Fraction) -> str:
    """A decimal where there is a short one."""
    short = f"{float(number):.12g}" if abs(number) < 10**15 else ""
    return short if short and "e" not in short and Fraction(short) == number else str(number)


def _check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise ValueError(f"points are read from at most {LONGEST:,} characters")


def _by_semicolons(line: str) -> list[str]:
    cells = (cell.strip() for cell in line.split(";"))
    return [cell if "." in cell else cell.replace(",", ".", 1) for cell in cells]


def _by_commas(line: str) -> list[str]:
    return re.split(r"[,\t ]+", line)


def _point(cells: list[str], word: str) -> Point:
    if not all(cells):
        raise ValueError(f"a coordinate is missing in {word[:40]!r}")
    return tuple(_coordinate(cell) for cell in cells)


def _coordinate(cell: str) -> Fraction:
    number = read_exactly(cell) if len(cell) <= LONGEST_NUMBER else None
    if number is None or max(number.numerator.bit_length(), number.denominator.bit_length()) > LARGEST_BITS:
        raise ValueError(f"a coordinate of a point must be a finite number, such as 0.5 or 1/3; got {cell[:40]!r}")
    return number
