"""From rows of text to a world: which rows are examples, and what their features and classes are."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_number, pluralize
from laboratory.worlds.files._aside import FileRow
from laboratory.worlds.files._cells import as_meant
from laboratory.worlds.files._columns import FEWEST, MOST_CATEGORIES, Column, columns_of
from laboratory.worlds.files._doubts import doubts
from laboratory.worlds.files._refusing import Rejected, TableError, short_cell
from laboratory.worlds.files._sheet import DELIMITERS, MOST_ROWS, Sheet
from laboratory.worlds.files._table import TableWorld
from laboratory.worlds.files.receipt import CATEGORIES, LABELS, NUMBERS, TableReceipt

MOST_COLUMNS = 200  # as read
MOST_FEATURES = 500  # after a column for each category
MOST_CLASSES = 50


@dataclass(frozen=True)
class Reading:
    """The world, the rejected lines, and the receipt; also `world, rejected = from_csv(...)`."""

    world: TableWorld
    rejected: tuple[Rejected, ...]
    receipt: TableReceipt

    def __iter__(self) -> Iterator[Any]:
        yield self.world
        yield self.rejected


class _LeftOut(NamedTuple):
    """A row that is no example: its kind in the receipt, and its own sentence."""

    kind: str
    rejected: Rejected


def read(title: str, sheet: Sheet, label: int, readings: Mapping[str, str] | None = None) -> Reading:
    """The world of the rows, whose cell number `label` is the label; all others are features.

    A column where at least half of the cells are numbers is one of numbers, any other of categories: each gets a
    feature that is 1 or 0; `readings` overrule that. Rows with a wrong number of cells, a missing cell, or a word among
    numbers are rejected. Labels that are the same number, or the same word but for case and blanks, are one class.
    Raises TableError.
    """
    names = sheet.names
    check_size(names, sheet.rows)
    whole, left_out = _whole(names, sheet.rows)
    if sheet.rows and not whole:
        why = "decimal commas must be in quotes, or the cells separated by semicolons"
        raise TableError(f"no line of the table has {len(names)} cells, as its first line has: {why}")
    left_out += [_LeftOut(kind, Rejected(row.line, kind)) for row, kind in sheet.aside]
    semicolons = sheet.delimiter == DELIMITERS[";"]
    columns = columns_of(names, [row.cells for row in whole], label, semicolons, readings, len(sheet.rows))
    kept, broken = _examples(columns, whole)
    left_out += broken
    features = [column for column in columns if column.reading in (NUMBERS, CATEGORIES)]
    if not features:
        why = next(
            f"{short_cell(column.name)} is left out, {column.why}" for column in columns if column.reading != LABELS
        )
        raise TableError(f"no line of the table has a feature: {why}")
    if not kept:
        raise TableError("no line of the table can be read as an example")
    pairs = [_feature(column, kept) for column in features]
    feature_names = tuple(name for column_names, _ in pairs for name in column_names)
    if len(feature_names) > MOST_FEATURES:
        raise TableError(f"the table has {len(feature_names)} features, categories counted; at most {MOST_FEATURES}")
    classes, y = _labels(columns[label], kept)
    world = TableWorld(title, np.column_stack([values for _, values in pairs]), y, feature_names, classes)
    receipt = TableReceipt(
        rows=len(sheet.rows) + len(sheet.aside),
        left_out=dict(Counter(kind for kind, _ in left_out)),
        delimiter=sheet.delimiter,
        encoding=sheet.encoding,
        classes=dict(zip(classes, np.bincount(y, minlength=len(classes)).tolist(), strict=True)),
        columns=tuple(column.receipt(kept) for column in columns),
        doubts=tuple(doubts(columns, kept, world)),
    )
    return Reading(world, tuple(sorted(rejected for _, rejected in left_out)), receipt)


def check_size(names: Sequence[str], rows: Sequence[FileRow]) -> None:
    """Raise TableError for too many rows or columns, or too few."""
    if len(rows) > MOST_ROWS:
        raise TableError(f"the table has {len(rows):,} rows; at most {MOST_ROWS:,}")
    if not 2 <= len(names) <= MOST_COLUMNS:
        raise TableError(
            f"the table has {pluralize(len(names), 'column')}; there must be 2 to {MOST_COLUMNS}, one of them the label"
        )
    if not rows:
        raise TableError("the table has names of columns, and no row below them")
    if len(set(names)) < len(names):
        raise TableError("two columns of the table have the same name")


def _whole(names: Sequence[str], rows: Sequence[FileRow]) -> tuple[list[FileRow], list[_LeftOut]]:
    whole, left_out = [], []
    for line, cells in rows:
        if len(cells) == len(names):
            whole.append(FileRow(line, [as_meant(cell) for cell in cells]))
        else:
            rejected = Rejected(line, f"{len(cells)} cells instead of {len(names)}")
            left_out.append(_LeftOut("with another number of cells", rejected))
    return whole, left_out


def _examples(columns: Sequence[Column], rows: Sequence[FileRow]) -> tuple[list[int], list[_LeftOut]]:
    """The places of the rows that are examples, and the other rows; a missing cell is reported before a word."""
    used = [column for column in columns if column.used]
    why: dict[int, tuple[str, str]] = {}
    for column in sorted(used, key=lambda column: column.reading != LABELS):
        kind = "without a label" if column.reading == LABELS else "with a missing cell"
        for place in _places(column, column.missing):
            why.setdefault(place, (kind, f"{column.name} is missing"))
    for column in (column for column in used if column.reading == NUMBERS):
        for place in _places(column, {cell for cell, value in column.values.items() if value is None}):
            reason = f"{column.name} is no number: {short_cell(column.cells[place])}"
            why.setdefault(place, ("with a word among numbers", reason))
    left_out = [_LeftOut(kind, Rejected(rows[place].line, reason)) for place, (kind, reason) in why.items()]
    return [place for place in range(len(rows)) if place not in why], left_out


def _places(column: Column, cells: Set[str]) -> list[int]:
    return [place for place, cell in enumerate(column.cells) if cell in cells] if cells else []


def _feature(column: Column, kept: Sequence[int]) -> tuple[list[str], NDArray[np.float64]]:
    """Names and values `(rows, features)` of the features that one column gives."""
    cells = [column.cells[place] for place in kept]
    if column.reading == NUMBERS:
        return [column.name], np.array([[column.values[cell]] for cell in cells], dtype=np.float64)
    values, which = np.unique([column.spelling[cell] for cell in cells], return_inverse=True)
    if len(values) > MOST_CATEGORIES:
        words = f"column {short_cell(column.name)} has {len(values)} different words"
        raise TableError(f"{words}; at most {MOST_CATEGORIES}")
    return [f"{column.name} = {value}" for value in values], np.eye(len(values))[which]


def _labels(column: Column, kept: Sequence[int]) -> tuple[tuple[str, ...], NDArray[np.int64]]:
    """The classes in order, numbers by size and words by the alphabet, and each row's."""
    labels = [column.spelling[column.cells[place]] for place in kept]

    def in_order(cell: str) -> tuple[bool, float, str]:
        value = column.values[cell]
        return value is None, value or 0.0, cell

    classes = sorted(set(labels), key=in_order)
    if not 2 <= len(classes) <= MOST_CLASSES:
        domain = f"there must be 2 to {MOST_CLASSES} classes"
        raise TableError(
            f"the label {short_cell(column.name)} takes {pluralize(len(classes), 'different value')}; {domain}"
        )
    if len(labels) >= FEWEST and 2 * len(classes) > len(labels):
        many = (
            f"takes {format_number(len(classes))} different values in {format_number(len(labels))} rows, too many "
            "to be classes"
        )
        raise TableError(f"the label {short_cell(column.name)} {many}: name the column of the labels")
    places = {value: i for i, value in enumerate(classes)}
    return tuple(classes), np.array([places[cell] for cell in labels], dtype=np.int64)
