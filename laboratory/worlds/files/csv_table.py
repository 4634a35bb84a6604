"""A user's table, a CSV, Parquet file or workbook, as a world."""

from collections.abc import Mapping, Sequence

from laboratory.worlds.files._headed import is_headed, sheet_of_headed
from laboratory.worlds.files._reading import Reading, read
from laboratory.worlds.files._refusing import TableError
from laboratory.worlds.files._sheet import Sheet, sheet_of
from laboratory.worlds.files._text import text_of
from laboratory.worlds.files.parquet import is_parquet, sheet_of_parquet
from laboratory.worlds.files.workbook import is_workbook, sheet_of_workbook


def from_csv(
    table: str | bytes,
    label: str | None = None,
    header: bool | None = None,
    title: str = "Your table",
    readings: Mapping[str, str] | None = None,
    workbook_sheet: str | None = None,
) -> Reading:
    """The world of a CSV, the lines that were rejected, each with its reason, and the receipt of what was read.

    `label` names the column of the labels, the last one where it is None. `header` is whether the first line
    names the columns; for None it does if none of its cells is a number, except counts and years, and none occurs
    again below it. Empty names are those of pandas, `Unnamed: 0`.
    Commas, semicolons, tabs, bars and runs of blanks are read, whichever separates most of the first rows alike;
    numbers have decimal commas where the columns need them, and the encoding is detected: the receipt lists all that.
    `readings` overrules how a column is read: "numbers", "categories" or "leave out"; "labels, alike as one" takes
    words for one that the receipt says may be one, such as Y and Yes, and "categories, alike as one" likewise. The
    bytes of a Parquet file are read, too, and those of a workbook: its first sheet, or `workbook_sheet`. Raises
    TableError for a table that cannot be a world: too large, no text, one class, a label that is not there.
    """
    sheet = _sheet(table, header, workbook_sheet)
    return read(title, sheet, place_of(label, sheet.names), readings)


def column_names(table: str | bytes, header: bool | None = None, workbook_sheet: str | None = None) -> tuple[str, ...]:
    """The names of a table's columns as `from_csv` takes them. Raises TableError."""
    return tuple(_sheet(table, header, workbook_sheet).names)


def place_of(label: str | None, names: Sequence[str]) -> int:
    """Which column is the label. Raises TableError where none has that name."""
    if label is None:
        return len(names) - 1
    if label not in names:
        raise TableError(f"the table has no column {label!r}; it has {', '.join(names[:20])}")
    return names.index(label)


def _sheet(table: str | bytes, header: bool | None, workbook_sheet: str | None) -> Sheet:
    if is_workbook(table):
        return sheet_of_workbook(table, workbook_sheet, header)
    if is_parquet(table):
        return sheet_of_parquet(table)
    decoded = text_of(table)
    return sheet_of_headed(decoded) if is_headed(decoded.text) else sheet_of(decoded, header)
