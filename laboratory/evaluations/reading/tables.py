"""CSV and its like: which sign separates the cells, and whether the first line names the columns."""

import csv
import io
from collections import Counter

from laboratory.evaluations.reading.flat import ColumnRows, FlatTable, ResultFile
from laboratory.evaluations.reading.naming import ALIASES, plain_name
from laboratory.evaluations.reading.outcomes import as_number, is_nothing, outcome, word_of
from laboratory.evaluations.reading.refusing import ResultsError

SEPARATORS = {",": "commas", "\t": "tabs", ";": "semicolons", "|": "bars"}
LOOKED_AT = 50  # lines
LONGEST_CELL = 1_000_000  # letters: prompts stand in such files
OPPOSITES = (
    ("right", "wrong"), ("correct", "incorrect"), ("passed", "failed"), ("pass", "fail"), ("yes", "no"),
    ("true", "false"), ("hit", "miss"), ("success", "failure"), ("y", "n"), ("t", "f"),
)  # fmt: skip
TRUTHS = {"true", "false", "yes", "no", "y", "n", "t", "f"}
TOO_SHORT = "a row with fewer or more cells than the others"


def flat_of_text(file: ResultFile, text: str, header: bool | None = None) -> FlatTable:
    """The table of a text; without a header columns are called column 1, column 2, ... Raises ResultsError."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")  # as Windows, and as old Macs
    separator = _separator(text)
    rows, lines = _rows(file, text, separator)
    usual = Counter(map(len, rows)).most_common(1)[0][0]
    left_out: Counter[str] = Counter()
    if unusual := sum(len(row) != usual for row in rows):
        left_out[TOO_SHORT] = unusual
        lines = [line for line, row in zip(lines, rows, strict=True) if len(row) == usual]
        rows = [row for row in rows if len(row) == usual]
    start = [[cell.strip() for cell in row] for row in rows[:LOOKED_AT]]
    named = header if header is not None else _is_header(start)
    names = _names(file, start[0]) if named else tuple(f"column {place}" for place in range(1, usual + 1))
    if named:
        del rows[0], lines[0]
    if not rows:
        raise ResultsError(f"{file.name} has a line of names and no rows")
    note = f"cells between {SEPARATORS[separator]}, " if usual > 1 else "one column, "
    note += "the first line names the columns" if named else "no line of names"
    cells = {name: [row[place].strip() for row in rows] for place, name in enumerate(names)}
    return FlatTable("CSV", names, ColumnRows(cells), lines, notes=(note,), left_out=left_out)


def _rows(file: ResultFile, text: str, separator: str) -> tuple[list[list[str]], list[int]]:
    """The rows that hold anything, and the line on which each ends. Raises ResultsError."""
    csv.field_size_limit(max(LONGEST_CELL, csv.field_size_limit()))
    reader = csv.reader(io.StringIO(text), delimiter=separator)
    rows: list[list[str]] = []
    lines: list[int] = []
    try:
        for row in reader:
            if any(map(str.strip, row)):
                rows.append(row)
                lines.append(reader.line_num)
    except csv.Error as trouble:
        raise ResultsError(f"{file.name}: line {reader.line_num} cannot be read as CSV: {trouble}") from None
    if not rows:
        raise ResultsError(f"{file.name} is empty")
    return rows, lines


def _names(file: ResultFile, first: list[str]) -> tuple[str, ...]:
    names = tuple(name or f"column {place}" for place, name in enumerate(first, 1))
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        raise ResultsError(f"{file.name} has two columns of the name {twice[0][:60]!r}")
    return names


def _separator(text: str) -> str:
    """The sign that cuts most of the first lines into the same number of cells, two or more; else a comma."""
    start = "\n".join(text.splitlines()[:LOOKED_AT])

    def even(separator: str) -> tuple[int, int]:
        try:
            cuts = Counter(len(row) for row in csv.reader(io.StringIO(start), delimiter=separator) if row)
        except csv.Error:
            return 0, 0
        cells, lines = max(cuts.items(), key=lambda item: (item[0] > 1, item[1]), default=(1, 0))
        return (lines, cells) if cells > 1 else (0, 0)

    return max(SEPARATORS, key=even)


def _is_header(rows: list[list[str]]) -> bool:
    """Whether the first row names the columns: no cell is a number, and words such as "right" name what is below them
    only where neither they nor their opposite stand there again. A word above nothing but numbers is a name, and a
    first cell alone is empty where pandas wrote its index."""
    first, *below = rows
    if below and not first[0] and any(first[1:]) and all(row[0] for row in below):
        return True
    if any(as_number(cell) is not None for cell in first):
        return _names_classes(first, below)
    if any(_is_answer(cell, [row[place] for row in below]) for place, cell in enumerate(first)):
        return False
    known = {alias for names in ALIASES.values() for alias in names}
    if any(plain_name(cell) in known for cell in first):
        return True
    if any(_above_numbers(cell, [row[place] for row in below]) for place, cell in enumerate(first)):
        return True
    return bool(below) and not any(outcome(cell) is not None for cell in first)


def _names_classes(first: list[str], below: list[list[str]]) -> bool:
    """Whether its numbers are those of classes, different whole ones from 0 or 1 on above fractions, beside a name."""
    places = [place for place, cell in enumerate(first) if as_number(cell) is not None]
    numbers = sorted(as_number(first[place]) or 0.0 for place in places)
    if len(places) < 2 or numbers not in ([*range(len(places))], [*range(1, len(places) + 1)]):
        return False
    words = [cell for place, cell in enumerate(first) if place not in places]
    return bool(words and all(words) and below) and all(_has_fraction(below, place) for place in places)


def _has_fraction(rows: list[list[str]], place: int) -> bool:
    return any((number := as_number(row[place])) is not None and not number.is_integer() for row in rows)


def _above_numbers(cell: str, below: list[str]) -> bool:
    """Whether a word that is no truth value stands above numbers only."""
    if not cell or cell.casefold() in TRUTHS or is_nothing(word_of(cell)):
        return False
    cells = [each for each in below if not is_nothing(word_of(each))]
    return bool(cells) and all(as_number(each) is not None for each in cells)


def _is_answer(cell: str, below: list[str]) -> bool:
    """Whether a cell is one of two opposite words that stand below it, too."""
    word = cell.casefold()
    opposites = next((pair for pair in OPPOSITES if word in pair), ())
    return any(other.casefold() in opposites for other in below)
