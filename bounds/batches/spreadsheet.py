"""CSV that a spreadsheet opens as it stands: words in a cell are never run as a formula, and numbers stay numbers."""

import csv
import io
import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

_FORMULA = re.compile(r"\s*[=+\-@＝＋－＠]|\t")  # what Excel, LibreOffice and Google's Sheets begin a formula with
_NUMBER = re.compile(r"\s*[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?\s*")


def csv_rows(rows: Iterable[Iterable[Any]]) -> str:
    """The rows as CSV; floats in full, an empty cell for what is not a number."""
    lines = io.StringIO()
    csv.writer(lines, lineterminator="\n").writerows([cell(entry) for entry in row] for row in rows)
    return lines.getvalue()


def csv_columns(columns: Mapping[str, Iterable[Any]]) -> str:
    """Columns of equal length as CSV with a header; floats in full, an empty cell for what is not a number."""
    return csv_rows([columns, *zip(*columns.values(), strict=True)])


def cell(entry: Any) -> Any:
    """What is written for `entry`: before words that would be run stands an apostrophe, as people type it."""
    if isinstance(entry, float) and math.isnan(entry):
        return ""
    if not isinstance(entry, str):
        return entry
    words = entry.replace("\r\n", "\n").replace("\r", "\n")  # the writer puts no quotes around a bare \r
    return f"'{words}" if _FORMULA.match(words) and not _NUMBER.fullmatch(words) else words
