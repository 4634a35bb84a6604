"""A Parquet file as a table of text, whose cells are then read like those of any other."""

import io
from typing import Any, TypeGuard

from laboratory.worlds.files._aside import FileRow
from laboratory.worlds.files._refusing import TableError
from laboratory.worlds.files._sheet import MOST_ROWS, Sheet, unnamed
from laboratory.worlds.files._text import MOST_BYTES

BEGINS = b"PAR1"
INDEX = "__index_level_0__"  # where pandas keeps the names of its rows
MOST_UNPACKED = 20 * MOST_BYTES


def is_parquet(table: str | bytes) -> TypeGuard[bytes]:
    """Whether these are the bytes of a Parquet file."""
    return isinstance(table, bytes) and table.startswith(BEGINS)


def sheet_of_parquet(table: bytes) -> Sheet:
    """The table of a Parquet file, of which no more is unpacked than the largest table. Raises TableError."""
    import pyarrow
    from pyarrow import parquet

    if len(table) > MOST_BYTES:
        raise TableError(f"the table has {len(table):,} bytes; at most {MOST_BYTES:,}")
    try:
        file = parquet.ParquetFile(io.BytesIO(table))
        if file.metadata.num_rows > MOST_ROWS:
            raise TableError(f"the table has {file.metadata.num_rows:,} rows; at most {MOST_ROWS:,}")
        groups = [file.metadata.row_group(at).total_byte_size for at in range(file.metadata.num_row_groups)]
        if sum(groups) > MOST_UNPACKED:
            raise TableError(f"the table has {sum(groups):,} bytes unpacked; at most {MOST_UNPACKED:,}")
        columns = file.read().to_pydict()
    except (pyarrow.ArrowException, OSError) as error:
        raise TableError("the table begins like a Parquet file, and is damaged") from error
    names = sorted(columns, key=lambda name: name != INDEX)
    rows = zip(*(columns[name] for name in names), strict=True)
    read = [FileRow(line, [_written(cell) for cell in row]) for line, row in enumerate(rows, 1)]
    return Sheet([unnamed(0) if name == INDEX else name for name in names], read, "", "Parquet")


def _written(cell: Any) -> str:
    return "" if cell is None else str(cell)
