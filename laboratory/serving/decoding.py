"""Parquet files of strangers: what is decoded is measured on the way, whatever a file says of itself.

room = Allowance(rows=1_000_000, size=200 * 2**20)     # of one file, or of several together
file = opened(content)
for batch in batches(file, ["m", "why"], room, {"why": 1_000}): ...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyarrow as pa

MB = 2**20
MOST_COLUMNS, MOST_GROUPS = 1_000, 2_000  # that a file may list
LONGEST_NAME, MOST_ENTRIES = MB, 200_000  # of what a file lists about itself
TOGETHER = 4_096  # rows in a batch


class TooLarge(ValueError):
    """More than there is room for."""


@dataclass
class Allowance:
    """How many rows and bytes may still be decoded."""

    rows: int
    size: int

    def __post_init__(self) -> None:
        self._most = f"{self.rows:,} rows and {self.size // MB} MB"

    def take(self, rows: int, size: int) -> None:
        """Raise TooLarge where there is no room for so much."""
        self.rows, self.size = self.rows - rows, self.size - size
        if self.rows < 0 or self.size < 0:
            raise TooLarge(f"at most {self._most} are read from a file")


def opened(content: bytes) -> Any:
    """The file, of which nothing is decoded yet; words are read as places in a list of the different ones."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    limits: dict[str, Any] = {"thrift_string_size_limit": LONGEST_NAME, "thrift_container_size_limit": MOST_ENTRIES}
    file = pq.ParquetFile(pa.BufferReader(content), **limits)
    columns, groups = file.metadata.num_columns, file.metadata.num_row_groups
    if columns > MOST_COLUMNS or groups > MOST_GROUPS:
        most = f"{MOST_COLUMNS:,} columns and {MOST_GROUPS:,} groups of rows"
        raise TooLarge(f"at most {most} are read from a file; this has {columns:,} and {groups:,}")
    words = [field.name for field in file.schema_arrow if _is_text(field.type)]
    return pq.ParquetFile(pa.BufferReader(content), read_dictionary=words, **limits)


def batches(file: Any, names: Sequence[str], room: Allowance, longest: Mapping[str, int]) -> Iterator[pa.RecordBatch]:
    """Some rows after the others, with these columns. Raises TooLarge where there is no room, or a text is too long;
    ValueError for a column of lists or records."""
    import pyarrow as pa

    for name in names:
        if pa.types.is_nested(file.schema_arrow.field(name).type):
            raise ValueError(f"its column {name[:60]} holds lists or records")
    sizes = [file.metadata.row_group(group).total_byte_size for group in range(file.metadata.num_row_groups)]
    Allowance(room.rows, room.size).take(file.metadata.num_rows, sum(sizes))
    for batch in file.iter_batches(TOGETHER, columns=list(names), use_threads=False):
        for name, column in zip(batch.schema.names, batch.columns, strict=True):
            if name in longest and (signs := _longest(column)) > longest[name]:
                raise TooLarge(f"a text in its column {name} has {signs:,} signs; at most {longest[name]:,}")
        room.take(batch.num_rows, sum(map(_size, batch.columns)))
        yield batch


def _is_text(kind: Any) -> bool:
    import pyarrow as pa

    of = pa.types
    return bool(of.is_string(kind) or of.is_large_string(kind) or of.is_binary(kind) or of.is_large_binary(kind))


def _size(column: Any) -> int:
    """Bytes of a column once each word stands in each of its rows."""
    import pyarrow as pa
    import pyarrow.compute as pc

    kind = column.type
    words = column.dictionary if pa.types.is_dictionary(kind) else column
    if not _is_text(words.type):
        return int(words.nbytes if words is column else len(column) * 8)
    lengths = pc.binary_length(words)
    each = lengths if words is column else pc.take(lengths, column.indices)
    return int(pc.sum(each).as_py() or 0) + 8 * len(column)


def _longest(column: Any) -> int:
    import pyarrow as pa
    import pyarrow.compute as pc

    words = column.dictionary if pa.types.is_dictionary(column.type) else column
    if not _is_text(words.type):
        return 0
    of = pa.types
    signs = pc.utf8_length if of.is_string(words.type) or of.is_large_string(words.type) else pc.binary_length
    return int(pc.max(signs(words)).as_py() or 0)
