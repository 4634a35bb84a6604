"""A table as written in a file: the names of its columns, its rows as text, and what separates the cells."""

import csv
import io
import re
from collections import Counter
from collections.abc import Sequence
from itertools import dropwhile, islice
from typing import NamedTuple

from laboratory.worlds.files._aside import (
    ABOVE,
    AGAIN,
    TOTALS,
    Aside,
    FileRow,
    holds_totals,
    lines_above,
    repeated,
    without_hash,
)
from laboratory.worlds.files._blanks import BLANKS, blanks_part, cells_between_blanks
from laboratory.worlds.files._cells import MISSING, as_meant, number
from laboratory.worlds.files._refusing import TableError
from laboratory.worlds.files._text import Decoded

MOST_ROWS = 20_000
DELIMITERS = {",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars"}
SEPARATED_BY = {**DELIMITERS, BLANKS: "runs of blanks"}
FIRST_ROWS = 100  # that determine the delimiter
FEWEST_COUNTED = 4  # a line 0, 1, 2, 3 names columns, a shorter one may hold an example
FEWEST_BELOW = 6  # lines in which a word may occur again
EXCEL_LINE = re.compile(r'"?sep=(.)\1*"?[,;\t|]*\s*', re.IGNORECASE)
BETWEEN_DIGITS = re.compile(r"(?<=\d),(?=\d)")


class Sheet(NamedTuple):
    """Names of the columns and the rows below them; what separates the cells, and the encoding, in a word each.

    `aside` are the lines of the file that are no rows of the table.
    """

    names: list[str]
    rows: list[FileRow]
    delimiter: str = ""
    encoding: str = ""
    aside: tuple[Aside, ...] = ()


def unnamed(place: int) -> str:
    """The name of a column without one, as pandas calls it."""
    return f"Unnamed: {place}"


def sheet_of(decoded: Decoded, header: bool | None) -> Sheet:
    """The table of a text. Raises TableError."""
    text, delimiter = _without_excel_line(decoded.text)
    delimiter = delimiter or delimiter_of(text)
    return sheet_of_rows(
        rows_of(text, delimiter), header, SEPARATED_BY.get(delimiter, repr(delimiter)), decoded.encoding
    )


def sheet_of_rows(rows: list[FileRow], header: bool | None, delimiter: str, encoding: str) -> Sheet:
    """The table of rows, whose first may name the columns. Raises TableError."""
    if not rows:
        raise TableError("the table is empty")
    above = lines_above(rows, _names_columns) if header is not False else 0
    aside, rows = [Aside(row, ABOVE) for row in rows[:above]], without_hash(rows[above:])
    first, *below = ([as_meant(cell) for cell in row.cells] for row in rows)
    again = repeated(first, below) if header is not False else False
    named = again or (_names_columns(first, below) if header is None else header)
    own = [" ".join(cell.split()) for cell in first]
    names = own if named else [f"column {place}" for place in range(1, len(first) + 1)]
    rows = rows[1:] if named else rows
    if again:
        aside += [Aside(row, AGAIN) for row, cells in zip(rows, below, strict=True) if cells == first]
        rows = [row for row, cells in zip(rows, below, strict=True) if cells != first]
    if holds_totals(rows):
        aside, rows = [*aside, Aside(rows[-1], TOTALS)], rows[:-1]
    names, rows = _without_margins(names, rows, named)
    return Sheet(names, rows, delimiter, encoding, tuple(aside))


def delimiter_of(text: str) -> str:
    """What separates the cells: the sign by which most of the first rows have as many cells as the first, or blanks.

    Commas between digits are not counted where another sign separates the rows as well, since they may be decimal.
    """
    held = (line for line in text.splitlines() if line.strip())
    # A title above the table has one cell, whatever separates those of the table.
    titled = list(islice(held, FIRST_ROWS))
    lines = list(dropwhile(lambda line: not any(sign in line for sign in DELIMITERS), titled)) or titled

    def agreeing(sign: str) -> tuple[int, int]:
        bare = lines
        if sign == "," and any(other in line for line in lines[:1] for other in ";\t|"):
            bare = [BETWEEN_DIGITS.sub("", line) for line in lines]
        counts = [len(_cells_of_line(line, sign)) for line in bare]
        return (sum(count == counts[0] for count in counts), counts[0]) if counts and counts[0] > 1 else (0, 0)

    best = max(DELIMITERS, key=agreeing)
    return BLANKS if blanks_part(lines, best if agreeing(best)[0] else "") else best


def rows_of(text: str, delimiter: str, quote: str = '"') -> list[FileRow]:
    """All rows that are not blank, each with the line it ends on. Raises TableError."""
    if delimiter == BLANKS:
        split = [FileRow(line, cells_between_blanks(row, quote)) for line, row in enumerate(text.splitlines(), 1)]
        return _not_too_many([row for row in split if row.cells])
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, quotechar=quote, skipinitialspace=True)
    rows: list[FileRow] = []
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append(FileRow(reader.line_num, cells))
            _not_too_many(rows)
    except csv.Error as error:
        raise TableError(f"line {reader.line_num} of the table cannot be read: {error}") from error
    return rows


def _not_too_many(rows: list[FileRow]) -> list[FileRow]:
    if len(rows) > MOST_ROWS + 1:
        raise TableError(f"the table has more than {MOST_ROWS:,} rows")
    return rows


def _cells_of_line(line: str, delimiter: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=delimiter, skipinitialspace=True), [])
    except csv.Error:
        return []


def _without_excel_line(text: str) -> tuple[str, str]:
    """The text, in which Excel's first line `sep=;` is left blank, and the delimiter it names, empty without it."""
    first, end, rest = text.partition("\n")
    match = EXCEL_LINE.fullmatch(first)
    return (end + rest, match[1]) if match else (text, "")


def _names_columns(first: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    """Does the first line name the columns? Words that occur nowhere below do, and so do the numbers 0, 1, 2, ...

    Whole numbers that are years, say, name columns where the words beside them occur nowhere in columns of few words.
    """
    words = [name for name in first if name and number(name) is None]
    if any(name in MISSING for name in words):
        return False
    if any(name and name == cell for row in below for name, cell in zip(first, row, strict=False)):
        return False
    counted = [name for name in first if name and name not in words]
    if not counted:
        return bool(words)
    in_turn = counted in ([str(at) for at in range(len(counted))], [str(at) for at in range(1, len(counted) + 1)])
    if in_turn and (first[0] == "" or len(counted) >= FEWEST_COUNTED):
        return True
    whole = len(set(counted)) == len(counted) > 1 and all(name.isdigit() and name[0] != "0" for name in counted)
    if not whole or not words or len(below) < FEWEST_BELOW:
        return False
    return all(_few_words(below, first.index(name)) for name in words)


def _few_words(below: Sequence[Sequence[str]], place: int) -> bool:
    """Do the words of a column recur?"""
    cells = [row[place] for row in below if place < len(row)]
    return 2 * len(set(cells)) <= len(cells) and all(number(cell) is None for cell in cells)


def _without_margins(names: Sequence[str], rows: list[FileRow], named: bool) -> tuple[list[str], list[FileRow]]:
    """The columns without those that delimiters at the ends of lines make; a column without a name gets one.

    Where most rows have one cell more than there are names, the first cells are names of rows, as R writes them.
    """
    width = Counter(len(row.cells) for row in rows).most_common(1)[0][0] if rows else len(names)
    names = list(names)
    while names and not (named and names[-1]) and not any(_cell(row, len(names) - 1) for row in rows):
        names.pop()
    if width == len(names) + 1 and any(_cell(row, len(names)) for row in rows):
        names.insert(0, "")
    rows = [FileRow(line, _cut(cells, len(names))) for line, cells in rows]
    return [name or unnamed(place) for place, name in enumerate(names)], rows


def _cell(row: FileRow, place: int) -> str:
    return row.cells[place].strip() if place < len(row.cells) else ""


def _cut(cells: list[str], width: int) -> list[str]:
    """The cells without the empty ones beyond the last column."""
    end = len(cells)
    while end > width and not cells[end - 1].strip():
        end -= 1
    return cells[:end]
