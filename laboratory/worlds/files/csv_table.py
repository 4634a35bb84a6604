"""Any CSV the user gives, as a world."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from laboratory.worlds.files._reading import MISSING, MOST_BYTES, MOST_ROWS, FileRow, Reading, TableError, number, read

DELIMITERS = (",", ";", "\t", "|")


def from_csv(
    table: str | bytes, label: str | None = None, header: bool | None = None, title: str = "Your table"
) -> Reading:
    """The world of a CSV, and the lines that were rejected, each with its reason.

    `label` names the column of the labels, the last one where it is None. `header` tells whether the first line
    names the columns; None looks: it does if none of its cells is a number and none occurs again below it.
    Commas, semicolons, tabs and bars are read, whichever the first line holds most of. Raises TableError for a
    table that cannot be a world: too large, no text, one class, a label that is not there.
    """
    names, rows = _names_and_rows(table, header)
    return read(title, names, rows, place_of(label, names))


def column_names(table: str | bytes, header: bool | None = None) -> tuple[str, ...]:
    """The names of a CSV's columns as `from_csv` takes them. Raises TableError."""
    return tuple(_names_and_rows(table, header)[0])


def _names_and_rows(table: str | bytes, header: bool | None) -> tuple[list[str], list[FileRow]]:
    rows = csv_rows(text_of(table))
    if not rows:
        raise TableError("the table is empty")
    first = [cell.strip() for cell in rows[0].cells]
    named = _names_columns(first, rows[1:]) if header is None else header
    names = first if named else [f"column {i}" for i in range(1, len(first) + 1)]
    return names, rows[1:] if named else rows


def place_of(label: str | None, names: Sequence[str]) -> int:
    """Which column is the label. Raises TableError where none has that name."""
    if label is None:
        return len(names) - 1
    if label not in names:
        raise TableError(f"the table has no column {label!r}; it has {', '.join(names[:20])}")
    return names.index(label)


def text_of(table: str | bytes) -> str:
    """The table as text. Raises TableError for too much of it, and for bytes that are no text."""
    size = len(table.encode("utf-8", "surrogatepass")) if isinstance(table, str) else len(table)
    if size > MOST_BYTES:
        raise TableError(f"the table has {size:,} bytes; at most {MOST_BYTES:,}")
    try:
        text = table.decode("utf-8-sig") if isinstance(table, bytes) else table.removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise TableError(f"the table is no UTF-8 text: byte {error.start + 1} cannot be read") from error
    if "\0" in text:
        raise TableError("the table is no text: it holds a zero byte")
    return text


def csv_rows(text: str, quote: str = '"') -> list[FileRow]:
    """All rows that are not blank, each with the line it ends on. Raises TableError."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    delimiter = max(DELIMITERS, key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, quotechar=quote, skipinitialspace=True)
    rows: list[FileRow] = []
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append(FileRow(reader.line_num, cells))
            if len(rows) > MOST_ROWS + 1:
                raise TableError(f"the table has more than {MOST_ROWS:,} rows")
    except csv.Error as error:
        raise TableError(f"line {reader.line_num} of the table cannot be read: {error}") from error
    return rows


def _names_columns(first: list[str], below: list[FileRow]) -> bool:
    if any(number(cell) is not None or cell in MISSING for cell in first):
        return False
    return not any(name == cell.strip() for row in below for name, cell in zip(first, row.cells, strict=False))
