"""What every format is brought to: named columns, a row each, and which column plays which role."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, overload

from laboratory.evaluations.reading.outcomes import words_of

ROLES = ("item", "correct", "label", "prediction", "score", "model", "run", "cluster", "content", "size")


class ResultFile(NamedTuple):
    """A file's name, its folder's name (empty where it is unknown), and its bytes."""

    name: str
    folder: str
    content: bytes

    @property
    def stem(self) -> str:
        """The name without its endings of a file of results."""
        stem = self.name
        for ending in (".gz", ".jsonl", ".json", ".csv", ".tsv", ".txt", ".parquet", ".eval"):
            stem = stem.removesuffix(ending)
        return stem or self.name


class ColumnRows(Sequence[dict[str, Any]]):
    """The rows of a long table, of which only its columns are kept, `cells[name]` each; a row is made when needed."""

    def __init__(self, cells: Mapping[str, list[Any]]) -> None:
        """The columns must be equally long."""
        self.cells = cells
        self._count = len(next(iter(cells.values()), ()))

    def __len__(self) -> int:
        """How many."""
        return self._count

    @overload
    def __getitem__(self, place: int) -> dict[str, Any]: ...
    @overload
    def __getitem__(self, place: slice) -> list[dict[str, Any]]: ...
    def __getitem__(self, place: int | slice) -> dict[str, Any] | list[dict[str, Any]]:
        """The row, or several, at this place."""
        if isinstance(place, slice):
            return [self[at] for at in range(self._count)[place]]
        return {name: cells[place] for name, cells in self.cells.items()}


Rows = Sequence[dict[str, Any]]


def cells_of(rows: Rows, column: str) -> list[Any]:
    """The cells of a column, None where a row has none."""
    if isinstance(rows, ColumnRows):
        cells = rows.cells.get(column)
        return [None] * len(rows) if cells is None else cells
    return [row.get(column) for row in rows]


def rows_at(rows: Rows, places: Sequence[int]) -> Rows:
    """Those at these places, which rise."""
    if len(places) == len(rows):
        return rows
    if isinstance(rows, ColumnRows):
        return ColumnRows({name: [cells[place] for place in places] for name, cells in rows.cells.items()})
    return [rows[place] for place in places]


@dataclass(frozen=True)
class FlatTable:
    """Rows by column; `roles` are what the format itself says of its columns, `notes` what was understood.

    `lines` are where each row stands in the file, `left_out` the number of rows left out by reason.
    """

    kind: str
    columns: tuple[str, ...]
    rows: Rows
    lines: list[int]
    roles: Mapping[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    left_out: Counter[str] = field(default_factory=Counter)

    def cells(self, column: str) -> list[Any]:
        """The cells of a column, None where a row has none."""
        return cells_of(self.rows, column)

    def words(self, column: str) -> list[str]:
        """The words of a column."""
        known = self._words.get(column)
        if known is None:
            known = self._words[column] = words_of(self.cells(column))
        return known

    @cached_property
    def _words(self) -> dict[str, list[str]]:
        return {}


def columns_of(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    """Every column of any row, in the order in which they come."""
    return tuple(dict.fromkeys(name for row in rows for name in row))
