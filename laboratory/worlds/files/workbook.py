"""A sheet of a workbook (.xlsx) as rows of text: its cells are read like those of any other file.

python-calamine reads values only: no formula is computed, no macro run, nothing outside the file used.
"""

import io
import re
import zipfile
import zlib
from collections.abc import Sequence
from datetime import datetime, time
from typing import Any, TypeGuard
from xml.etree import ElementTree

from laboratory.worlds.files._aside import FileRow
from laboratory.worlds.files._refusing import TableError, short_cell
from laboratory.worlds.files._sheet import MOST_ROWS, Sheet, sheet_of_rows
from laboratory.worlds.files._text import AS_CSV, MOST_BYTES
from laboratory.worlds.files.parquet import MOST_UNPACKED

ZIPPED, OLD = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
ENCRYPTED = "EncryptedPackage".encode("utf-16-le")  # Office's name for what a password hides
READ_AT_ONCE = 1 << 20
BOOK = "xl/workbook.xml"
PLACE = re.compile(rb"\br\s*=\s*[\"']([A-Za-z]{1,9})(\d{1,9})")  # of a cell
LONGEST_PLACE = 40
WHOLE = 10**15  # doubles up to here are whole numbers as written


def is_workbook(table: str | bytes) -> TypeGuard[bytes]:
    """Whether these are the bytes of a workbook, or of another file that begins like one."""
    return isinstance(table, bytes) and table.startswith((ZIPPED, OLD))


def sheet_names(table: str | bytes) -> tuple[str, ...]:
    """The names of a workbook's sheets, hidden ones left out; none for what is no workbook. Raises TableError."""
    return tuple(_visible_sheets(_opened(table))) if is_workbook(table) else ()


def sheet_of_workbook(table: bytes, name: str | None, header: bool | None) -> Sheet:
    """The sheet of that name, or else the first. Raises TableError."""
    book = _opened(table)
    names = _visible_sheets(book)
    if not names:
        raise TableError("the workbook has no sheet of cells")
    if name is not None and name not in names:
        raise TableError(f"the workbook has no sheet {name!r}; it has {', '.join(map(short_cell, names[:20]))}")
    chosen = names[0] if name is None else name
    rows = _rows(book, chosen)
    others = f", the first of {len(names)}" if chosen == names[0] else f", one of {len(names)}"
    sheet = f"a workbook: sheet {short_cell(chosen)}{others if len(names) > 1 else ''}"
    if not rows:
        instead = f"; another sheet is {short_cell(names[1])}" if len(names) > 1 else ""
        raise TableError(f"the sheet {short_cell(chosen)} of the workbook is empty{instead}")
    return sheet_of_rows(rows, header, "", sheet)


def _opened(table: bytes) -> Any:
    """The workbook, of which no more is unpacked than the largest table. Raises TableError."""
    if len(table) > MOST_BYTES:
        raise TableError(f"the workbook has {len(table):,} bytes; at most {MOST_BYTES:,}")
    if table.startswith(OLD) and ENCRYPTED in table:
        raise TableError(f"the workbook is encrypted: {AS_CSV}")
    if table.startswith(OLD):
        raise TableError(f"the table is an old workbook (.xls): {AS_CSV}")
    _check_parts(table)
    try:
        import python_calamine as calamine
    except ImportError:
        needed = "python-calamine, which is not installed: pip install python-calamine"
        raise TableError(f"reading a workbook needs {needed}, or {AS_CSV}") from None
    try:
        return calamine.CalamineWorkbook.from_filelike(io.BytesIO(table))
    except calamine.PasswordError:
        raise TableError(f"the workbook is encrypted: {AS_CSV}") from None
    except (calamine.CalamineError, OSError, ValueError):
        raise TableError(f"the workbook is damaged, or another file under its name: {AS_CSV}") from None


def _check_parts(table: bytes) -> None:
    """Raise TableError for what is no .xlsx, and for too much unpacked content, whatever its own account.

    The reader makes room for every cell between the first and the last, however few are filled.
    """
    unpacked = 0
    try:
        with zipfile.ZipFile(io.BytesIO(table)) as packed:
            if BOOK not in packed.namelist():
                raise TableError(f"the file is packed like a workbook and is none of Excel (.xlsx): {AS_CSV}")
            for part in packed.infolist():
                cells, beyond = b"", False
                with packed.open(part) as opened:
                    while chunk := opened.read(READ_AT_ONCE):
                        unpacked += len(chunk)
                        if unpacked > MOST_UNPACKED:
                            raise TableError(f"the workbook has more than {MOST_UNPACKED:,} bytes unpacked")
                        beyond = beyond or _reaches_far(cells[-LONGEST_PLACE:] + chunk)
                        cells = chunk
                if beyond:
                    with packed.open(part) as opened:
                        _check_reach(opened)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError, zlib.error):
        raise TableError(f"the workbook is damaged, or another file under its name: {AS_CSV}") from None


def _reaches_far(chunk: bytes) -> bool:
    """Is there a place beyond the largest table?"""
    return any(len(column) > 2 or int(row) > MOST_ROWS + 1 for column, row in PLACE.findall(chunk))


def _check_reach(part: Any) -> None:
    """Raise TableError where a filled cell, not only a format, lies too far out."""
    try:
        for _, cell in ElementTree.iterparse(part):
            if not cell.tag.endswith("}c"):
                continue
            column, row = re.sub(r"[\d\s]", "", cell.get("r", "")), re.sub(r"\D", "", cell.get("r", ""))
            if len(cell) and (len(column) > 2 or int(row or 0) > MOST_ROWS + 1):
                raise TableError(f"the workbook has a cell at {column}{row}, beyond {MOST_ROWS:,} rows or column ZZ")
            cell.clear()
    except ElementTree.ParseError:
        raise TableError(f"the workbook is damaged, or another file under its name: {AS_CSV}") from None


def _visible_sheets(book: Any) -> list[str]:
    """The visible sheets, or all where none is visible."""
    sheets = [
        sheet.name for sheet in book.sheets_metadata if _is(sheet.typ, "WorkSheet") and _is(sheet.visible, "Visible")
    ]
    return sheets or list(book.sheet_names)


def _is(kind: Any, name: str) -> bool:
    return str(kind).rpartition(".")[2] == name


def _rows(book: Any, name: str) -> list[FileRow]:
    """The rows that are not blank, by their numbers in the sheet. Raises TableError."""
    import python_calamine as calamine

    try:
        sheet = book.get_sheet_by_name(name)
        if sheet.total_height > MOST_ROWS + 1:
            raise TableError(f"the table has {sheet.total_height:,} rows; at most {MOST_ROWS:,}")
        cells = sheet.to_python(skip_empty_area=False)
    except (calamine.CalamineError, OSError, ValueError) as error:
        if isinstance(error, TableError):
            raise
        raise TableError(f"the sheet {short_cell(name)} of the workbook is damaged: {AS_CSV}") from None
    left = min((_first(row) for row in cells), default=0)
    rows = (FileRow(line, [_written(cell) for cell in row[left:]]) for line, row in enumerate(cells, 1))
    return [row for row in rows if any(cell.strip() for cell in row.cells)]


def _first(row: Sequence[Any]) -> int:
    """The place of the first filled cell."""
    return next((place for place, cell in enumerate(row) if cell != ""), len(row))


def _written(cell: Any) -> str:
    """A cell as in a text file: numbers without a final `.0`, days without midnight."""
    if isinstance(cell, float) and cell.is_integer() and abs(cell) < WHOLE:
        return str(int(cell))
    if isinstance(cell, datetime) and cell.time() == time():
        return cell.date().isoformat()
    return str(cell)
