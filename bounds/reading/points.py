"""Reading points that somebody typed: `0,0 1,0 0,1`, `(0, 0); (1, 0)`, on the line `0 1 2`, or the rows of a table."""

from __future__ import annotations

import re
from fractions import Fraction

from bounds.dichotomies.restriction import Point, Points

LONGEST = 20_000  # characters: many more than the points that are ever tested need
LONGEST_NUMBER = 60
LARGEST_EXPONENT = 300

_BRACKETS = str.maketrans("()[]{}", " " * 6)
_NUMBER = re.compile(r"[-+]?(?:\d+/\d+|(?:\d+\.?\d*|\.\d+)(?:[eE]([-+]?\d+))?)", re.ASCII)


def read_points(text: str) -> Points:
    """Points apart by spaces, semicolons or lines; coordinates by commas. Raises ValueError in one sentence."""
    _check_length(text)
    plain = text.replace("−", "-")
    if any(bracket in plain for bracket in "([{"):
        plain = re.sub(r"[)\]}]\s*,", ";", plain).replace(")", ";").replace("]", ";").replace("}", ";")
    groups = re.split(r"[;\n]", plain.translate(_BRACKETS))
    joined = (re.sub(r"\s*,\s*", ",", group.strip()) for group in groups)
    return tuple(_point(word.split(","), word) for group in joined for word in group.split())


def read_table(text: str) -> Points:
    """A point a row, coordinates apart by commas, semicolons, tabs or spaces; a first row of names is passed over."""
    _check_length(text)
    rows = [re.split(r"[,;\t ]+", line.strip().strip(",;")) for line in text.splitlines() if line.strip()]
    if rows and not any(_NUMBER.fullmatch(cell) for cell in rows[0]):
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


def _point(cells: list[str], word: str) -> Point:
    if not all(cells):
        raise ValueError(f"a coordinate is missing in {word[:40]!r}")
    return tuple(_coordinate(cell) for cell in cells)


def _coordinate(cell: str) -> Fraction:
    number = _NUMBER.fullmatch(cell)
    short = number and len(cell) <= LONGEST_NUMBER and abs(int(number[1] or 0)) <= LARGEST_EXPONENT
    if not short or cell.endswith("/0"):
        raise ValueError(f"a coordinate of a point must be a finite real such as 0.5 or 1/3; got {cell[:40]!r}")
    try:
        return Fraction(cell)
    except ZeroDivisionError:
        raise ValueError(f"nothing can be divided by 0; got {cell[:40]!r}") from None
