"""A table from a file: CSV as spreadsheets write it, or rows as they are typed; names of columns are no row."""

import csv
from collections.abc import Sequence

from bounds.reading.numbers import read_number
from bounds.reading.rows import SEPARATORS
from laboratory.by_hand._reading import LONGEST, cells

LEAST_FOR_NAMES = 4  # rows, from which on a first row that shares nothing with the others will hold the columns' names


def table_of(text: str) -> tuple[list[list[str]], list[str]]:
    """The rows, and the names of the columns where the first row holds them. Raises ValueError in one sentence."""
    if len(text) > LONGEST:
        raise ValueError(f"rows are read from at most {LONGEST:,} characters")
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        return [], []
    separator = max(SEPARATORS, key=lines[0].count)
    if separator in lines[0]:
        rows = [[cell.strip() for cell in row] for row in csv.reader(lines, delimiter=separator)]
    else:
        rows = [cells(line) for line in lines]
    return (rows[1:], rows[0]) if holds_names(rows) else (rows, [])


def holds_names(rows: Sequence[Sequence[str]]) -> bool:
    """Does the first row hold the names of the columns?

    It has no number, and either numbers stand below one of its cells, or no cell occurs again below itself.
    """
    first, *others = rows
    if not others or any(_is_number(cell) for cell in first) or any(len(row) != len(first) for row in others):
        return False
    columns = list(zip(*others, strict=True))
    if any(all(map(_is_number, column)) for column in columns):
        return True
    anew = all(name not in column for name, column in zip(first, columns, strict=True))
    return anew and len(rows) >= LEAST_FOR_NAMES


def _is_number(cell: str) -> bool:
    return not isinstance(read_number(cell), str)
