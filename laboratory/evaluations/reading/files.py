"""The bytes of any file of results as one table: its kind is told by its content, not by its ending."""

import gzip
import io
import zlib
from pathlib import Path
from typing import Any

from laboratory.evaluations.reading.flat import FlatTable, ResultFile
from laboratory.evaluations.reading.inspect_zip import BEGINS, log_in_zip
from laboratory.evaluations.reading.json_files import flat_of_data, flat_of_json
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.tables import flat_of_text
from laboratory.worlds.files.parquet import is_parquet, sheet_of_parquet

MOST_BYTES = 100 * 2**20
PACKED = b"\x1f\x8b"
OFFICE = b"\xd0\xcf\x11\xe0"
OTHER_KINDS = {b"%PDF": "a PDF", b"\x89PNG": "a picture", b"\xff\xd8\xff": "a picture", b"\x80\x04": "a Python pickle",
               b"SQLite format 3": "a database", b"\x93NUMPY": "a NumPy array"}  # fmt: skip
MOST_ROWS = 1_000_000


def opened(path: Path) -> ResultFile:
    """The file at `path`. Raises ResultsError where it cannot be read."""
    try:
        content = path.read_bytes()
    except OSError as trouble:
        raise ResultsError(f"{path} cannot be read: {trouble.strerror or trouble}") from None
    return ResultFile(path.name, path.absolute().parent.name, content)


def flat_of(file: ResultFile, metric: str | None = None, header: bool | None = None) -> FlatTable:
    """The table of the file. Raises ResultsError in one sentence."""
    table = _flat_of(_unpacked(file), metric, header)
    if len(table.rows) > MOST_ROWS:
        raise ResultsError(f"{file.name} has {len(table.rows):,} rows; at most {MOST_ROWS:,}")
    return table


def _flat_of(file: ResultFile, metric: str | None, header: bool | None) -> FlatTable:
    if len(file.content) > MOST_BYTES:
        raise ResultsError(f"{file.name} has {len(file.content):,} bytes; at most {MOST_BYTES:,}")
    if kind := _of_no_results(file.content):
        raise ResultsError(f"{file.name} is {kind}: bring the table as CSV, JSON or Parquet")
    if file.content.startswith(BEGINS):
        return flat_of_data(file, log_in_zip(file), metric)
    if is_parquet(file.content):
        return _of_parquet(file)
    text = _decoded(file)
    if text.lstrip()[:1] in ("{", "["):
        return flat_of_json(file, text, metric)
    return flat_of_text(file, text, header)


def _of_no_results(content: bytes) -> str:
    """What a file is that is told by its beginning, and holds no results that can be read."""
    start = content[:1000].lstrip().lower()
    if content.startswith(BEGINS) and b"[Content_Types].xml" in content[:100_000]:
        return "an Excel or Word file"
    if content.startswith(OFFICE):
        return "an old Excel or Word file"
    if start.startswith((b"<!doctype", b"<html", b"<?xml")):
        return "a web page or XML"
    return next((kind for begins, kind in OTHER_KINDS.items() if content.startswith(begins)), "")


def _unpacked(file: ResultFile) -> ResultFile:
    """What a .gz holds, of which no more is unpacked than may be read."""
    if not file.content.startswith(PACKED):
        return file
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(file.content)) as packed:
            return file._replace(content=packed.read(MOST_BYTES + 1))
    except (OSError, EOFError, zlib.error):
        raise ResultsError(f"{file.name} begins like a .gz file, and is damaged") from None


def _decoded(file: ResultFile) -> str:
    codec = "utf-16" if file.content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = file.content.decode(codec)
    except UnicodeDecodeError:
        text = file.content.decode("cp1252", "replace")
    if "\0" in text[:10_000]:
        raise ResultsError(f"{file.name} is neither text nor Parquet nor an .eval log")
    if not text.strip():
        raise ResultsError(f"{file.name} is empty")
    return text


def _of_parquet(file: ResultFile) -> FlatTable:
    try:
        sheet = sheet_of_parquet(file.content)
    except ModuleNotFoundError:
        raise ResultsError(f"{file.name} is a Parquet file: it needs pyarrow, or save it as CSV") from None
    except ValueError as refusal:
        raise ResultsError(f"{file.name}: {refusal}") from None
    rows: list[dict[str, Any]] = [dict(zip(sheet.names, row.cells, strict=True)) for row in sheet.rows]
    if not rows:
        raise ResultsError(f"{file.name} has no rows")
    return FlatTable("Parquet", tuple(sheet.names), rows, [row.line for row in sheet.rows])
