"""Reading rows that somebody typed: `m=10; 1 2 3; 4 5`, a row on each line, `(1, 2) +`, `sunny hot ?`; or in a file.

A file is CSV as spreadsheets write it, or rows as they are typed; names of columns are no row.
"""

import csv
import math
import re
from collections.abc import Sequence
from typing import Any

from bounds.reading.numbers import read_number
from bounds.reading.rows import SEPARATORS
from bounds.vocabulary.near import SHOWN

LONGEST = 20_000  # characters: nobody works out more by hand
LEAST_FOR_NAMES = 4  # rows, from which on a first row that shares nothing with the others will hold the columns' names

_TOLD = re.compile(r"(?<!\S)([^\W\d]\w*)\s*=\s*(\([^()]*\)|\[[^][]*\]|[^\s;]+)")
_COMMA = re.compile(r"\d,\d")
_BRACKETED = re.compile(r"(?<![\w*/^])[(\[]([^()\[\]]*)[)\]]")  # a point, not the argument of sqrt(3)


def rows_and_told(text: str, words: bool = False) -> tuple[list[list[Any]], dict[str, Any]]:
    """Rows separated by semicolons or lines, and settings by name. Raises ValueError in one sentence.

    A cell is a number, or where rows may hold `words` the text that was typed.
    """
    if len(text) > LONGEST:
        raise ValueError(f"rows are read from at most {LONGEST:,} characters")
    matches = _TOLD.findall(text)
    if twice := [name for i, (name, _) in enumerate(matches) if name in [earlier for earlier, _ in matches[:i]]]:
        raise ValueError(f"{twice[0][:SHOWN]} is given twice")
    parts = (cells(part) for part in re.split(r"[;\n]", _TOLD.sub(" ", text)))
    rows = [[cell if words else number(cell) for cell in part] for part in parts if part]
    return rows, {name: _value(value) for name, value in matches}


def cells(row: str) -> list[str]:
    """The cells of a row, separated by spaces or commas; between spaces, a comma inside a cell is a decimal comma.

    Raises ValueError where one cell alone has such a comma: it could be a point, too.
    """
    flat = _BRACKETED.sub(lambda point: f" {point[1].replace(',', ' ')} ", row)
    words = re.sub(r"(?<!\S),|,(?!\S)", " ", flat).split()
    if len(words) < 2:
        return [cell for cell in ",".join(words).split(",") if cell]
    with_comma = [word for word in words if _COMMA.search(word)]
    if len(with_comma) == 1:
        left, _, right = with_comma[0][:SHOWN].partition(",")
        raise ValueError(f"{left},{right} may be a number or a point; write {left}.{right} or ({left}, {right})")
    return words


def number(cell: Any) -> float:
    """A cell as a number. Raises ValueError for what is none."""
    result = read_number(cell) if isinstance(cell, str) else cell
    try:
        if not isinstance(result, str) and math.isfinite(real := float(result)):
            return real
    except (TypeError, ValueError, OverflowError):
        pass
    raise ValueError(f"a row holds numbers; got {str(cell)[:SHOWN]!r}")


def _value(text: str) -> Any:
    """A number if it is one, else the word or point."""
    result = read_number(text.rstrip(","))
    return result if isinstance(result, str) else float(result)


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
