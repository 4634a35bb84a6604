"""What every format is brought to: named columns, a row each, and which column plays which role."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

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


@dataclass(frozen=True)
class FlatTable:
    """Rows by column; `roles` are what the format itself says of its columns, `notes` what was understood.

    `lines` are where each row stands in the file, `left_out` the number of rows left out by reason.
    """

    kind: str
    columns: tuple[str, ...]
    rows: list[dict[str, Any]]
    lines: list[int]
    roles: Mapping[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    left_out: Counter[str] = field(default_factory=Counter)


def columns_of(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    """Every column of any row, in the order in which they come."""
    return tuple(dict.fromkeys(name for row in rows for name in row))
