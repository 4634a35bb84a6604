"""Lines of a file that are no rows of its table: a title or remarks above it, repeated names, totals below it."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from laboratory.worlds.files._cells import number

ABOVE, AGAIN, TOTALS = "above the table", "with the names again", "with totals"
MOST_ABOVE = 20
FEWEST_ROWS = 3  # of which the last may hold totals
TOTAL = {
    "total", "totals", "grand total", "sum", "sums", "mean", "average", "summe", "gesamt", "mittelwert", "totale",
    "totali", "somma", "media", "suma", "promedio", "somme", "moyenne",
}  # fmt: skip


class FileRow(NamedTuple):
    """The cells of one row, and the line on which it ends."""

    line: int
    cells: list[str]


class Aside(NamedTuple):
    """A row that does not belong to the table, and its kind."""

    row: FileRow
    kind: str


def lines_above(rows: Sequence[FileRow], names: Callable[[Sequence[str], Sequence[Sequence[str]]], bool]) -> int:
    """How many first rows are a title or remarks, one cell each, or a `#`, above a row that `names` the columns; or
    name groups of columns, with gaps, as merged cells do.
    """
    filled = [_filled(row.cells) for row in rows]
    width = Counter(map(len, filled)).most_common(1)[0][0] if filled else 0
    above = 0
    while above < min(MOST_ABOVE, len(rows)) and len(filled[above]) < width and _is_remark(filled[above]):
        above += 1
    if above == 0 and _names_groups(rows, names):
        return 1
    if above in (0, len(rows)):
        return 0
    first, *below = ([cell.strip() for cell in row.cells] for row in rows[above:])
    return above if names(first, below) or all(cells[0].startswith("#") for cells in filled[:above]) else 0


def _names_groups(rows: Sequence[FileRow], names: Callable[[Sequence[str], Sequence[Sequence[str]]], bool]) -> bool:
    """Has the first row gaps above a row of words without any, one of which names a column of numbers?"""
    if len(rows) <= FEWEST_ROWS:
        return False
    first, second, *below = ([cell.strip() for cell in row.cells] for row in rows)
    words = all(cell and number(cell) is None for cell in second)
    if not words or all(first) or not any(first) or len(first) > len(second):
        return False
    columns = list(zip(*(row for row in below if len(row) == len(second)), strict=True))
    return names(second, below) and any(all(number(cell) is not None for cell in column) for column in columns)


def without_hash(rows: Sequence[FileRow]) -> list[FileRow]:
    """The rows, the first without the `#` that some programs write before the names of columns."""
    (line, cells), *below = rows
    if below and cells[0] == "#" and len(cells) == len(below[0].cells) + 1:
        cells = cells[1:]
    elif cells[0].startswith("# "):
        cells = [cells[0].removeprefix("# "), *cells[1:]]
    return [FileRow(line, cells), *below]


def repeated(first: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    """Does a row of names occur again among the rows? If so, some name is that of a column of numbers."""
    others = [row for row in below if row != first]
    if len(others) in (0, len(below)):
        return False
    columns = list(zip(*others, strict=False))
    return any(
        number(name) is None and all(number(cell) is not None for cell in column)
        for name, column in zip(first, columns, strict=False)
        if name
    )


def holds_totals(rows: Sequence[FileRow]) -> bool:
    """Does the last row hold totals of the others? A word of it marks them, which occurs nowhere else in its column."""
    if len(rows) < FEWEST_ROWS:
        return False
    *others, last = rows
    for place, cell in enumerate(last.cells):
        if (word := _word(cell)) in TOTAL:
            return all(_word(row.cells[place]) != word for row in others if place < len(row.cells))
    return False


def _word(cell: str) -> str:
    return cell.strip().rstrip(":").casefold()


def _filled(cells: Sequence[str]) -> list[str]:
    """The cells without the empty ones at the end."""
    end = len(cells)
    while end and not cells[end - 1].strip():
        end -= 1
    return [cell.strip() for cell in cells[:end]]


def _is_remark(cells: Sequence[str]) -> bool:
    return len(cells) <= 1 or cells[0].startswith("#")
