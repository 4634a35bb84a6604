"""From rows of text to a world: what is a number, what a category, and which lines are rejected."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.files._table import TableWorld

MOST_BYTES = 5_000_000
MOST_ROWS = 20_000
MOST_COLUMNS = 200  # as read
MOST_FEATURES = 500  # after a column for each category
MOST_CATEGORIES = 50  # values of one column of words
MOST_CLASSES = 50
MISSING = frozenset({"", "?"})


class TableError(ValueError):
    """The table as a whole cannot be a world; one sentence says why."""


class Rejected(NamedTuple):
    """A line that was left out, counted from 1, and why."""

    line: int
    why: str


class FileRow(NamedTuple):
    """The cells of one row, and the line on which it ends."""

    line: int
    cells: list[str]


class Reading(NamedTuple):
    """The world, and the lines that are not in it."""

    world: TableWorld
    rejected: tuple[Rejected, ...]


def read(title: str, names: Sequence[str], rows: Sequence[FileRow], label: int) -> Reading:
    """The world of the rows, whose cell number `label` is the label; all others are features.

    A column where at least half of the cells are numbers holds numbers, any other categories: each gets a feature
    that is 1 or 0. Lines with a wrong number of cells, a missing cell ("" or "?"), or a word among numbers are
    rejected. Raises TableError.
    """
    check_size(names, rows)
    whole, rejected = _whole(names, rows)
    numeric = {i for i in range(len(names)) if i != label and _mostly_numbers([row.cells[i] for row in whole])}
    kept, words = _without_words(names, whole, numeric)
    if not kept:
        raise TableError("no line of the table can be read as an example")
    columns = [_column(names[i], [r.cells[i] for r in kept], i in numeric) for i in range(len(names)) if i != label]
    feature_names = tuple(name for column_names, _ in columns for name in column_names)
    if len(feature_names) > MOST_FEATURES:
        raise TableError(f"the table has {len(feature_names)} features, categories counted; at most {MOST_FEATURES}")
    classes, y = _labels(names[label], [row.cells[label] for row in kept])
    world = TableWorld(title, np.column_stack([values for _, values in columns]), y, feature_names, classes)
    return Reading(world, tuple(sorted([*rejected, *words])))


def check_size(names: Sequence[str], rows: Sequence[FileRow]) -> None:
    """Raise TableError for too many rows or columns, or too few."""
    if len(rows) > MOST_ROWS:
        raise TableError(f"the table has {len(rows):,} rows; at most {MOST_ROWS:,}")
    if not 2 <= len(names) <= MOST_COLUMNS:
        raise TableError(
            f"the table has {len(names)} columns; there must be 2 to {MOST_COLUMNS}, one of them the label"
        )
    if len(set(names)) < len(names):
        raise TableError("two columns of the table have the same name")


def number(cell: str) -> float | None:
    """The finite number a cell holds; None for anything else."""
    try:
        value = float(cell)
    except ValueError:
        return None
    return value if isfinite(value) and "_" not in cell else None


def _whole(names: Sequence[str], rows: Sequence[FileRow]) -> tuple[list[FileRow], list[Rejected]]:
    kept, rejected = [], []
    for line, cells in rows:
        stripped = [cell.strip() for cell in cells]
        missing = [name for name, cell in zip(names, stripped, strict=False) if cell in MISSING]
        if len(cells) != len(names):
            rejected.append(Rejected(line, f"{len(cells)} cells instead of {len(names)}"))
        elif missing:
            rejected.append(Rejected(line, f"{missing[0]} is missing"))
        else:
            kept.append(FileRow(line, stripped))
    return kept, rejected


def _mostly_numbers(cells: list[str]) -> bool:
    return 2 * sum(number(cell) is not None for cell in cells) >= len(cells)


def _without_words(
    names: Sequence[str], rows: list[FileRow], numeric: set[int]
) -> tuple[list[FileRow], list[Rejected]]:
    kept, rejected = [], []
    for row in rows:
        words = [i for i in sorted(numeric) if number(row.cells[i]) is None]
        if words:
            rejected.append(Rejected(row.line, f"{names[words[0]]} is no number: {_short(row.cells[words[0]])}"))
        else:
            kept.append(row)
    return kept, rejected


def _column(name: str, cells: list[str], numeric: bool) -> tuple[list[str], NDArray[np.float64]]:
    """Names and values `(rows, features)` of the features that one column gives."""
    if numeric:
        return [name], np.array([[number(cell)] for cell in cells], dtype=np.float64)
    values, which = np.unique(cells, return_inverse=True)
    if len(values) > MOST_CATEGORIES:
        raise TableError(f"column {_short(name)} holds {len(values)} different words; at most {MOST_CATEGORIES}")
    return [f"{name} = {value}" for value in values], np.eye(len(values))[which]


def _labels(name: str, cells: list[str]) -> tuple[tuple[str, ...], NDArray[np.int64]]:
    """The classes in order, numbers by size and words by the alphabet, and each row's."""
    classes = sorted(set(cells), key=lambda cell: (number(cell) is None, number(cell) or 0.0, cell))
    if not 2 <= len(classes) <= MOST_CLASSES:
        wanted = f"there must be 2 to {MOST_CLASSES} classes"
        raise TableError(f"the label {_short(name)} takes {len(classes)} different values; {wanted}")
    places = {value: i for i, value in enumerate(classes)}
    return tuple(classes), np.array([places[cell] for cell in cells], dtype=np.int64)


def _short(text: str) -> str:
    return repr(text if len(text) <= 30 else text[:27] + "...")
