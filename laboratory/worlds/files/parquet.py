"""A Parquet file as a table of text, whose cells are then read like those of any other."""

from itertools import chain
from typing import Any, TypeGuard

from laboratory.serving.decoding import Allowance, batches, opened
from laboratory.worlds.files._aside import FileRow
from laboratory.worlds.files._refusing import TableError
from laboratory.worlds.files._sheet import MOST_ROWS, Sheet, unnamed
from laboratory.worlds.files._text import MOST_BYTES

BEGINS = b"PAR1"
INDEX = "__index_level_0__"  # where pandas keeps the names of its rows
MOST_UNPACKED = 20 * MOST_BYTES
LONGEST_CELL = 131_072  # signs, as in a CSV


def is_parquet(table: str | bytes) -> TypeGuard[bytes]:
    """Whether these are the bytes of a Parquet file."""
    return isinstance(table, bytes) and table.startswith(BEGINS)


def sheet_of_parquet(table: bytes) -> Sheet:
    """The table of a Parquet file, of which no more is unpacked than the largest table. Raises TableError."""
    import pyarrow

    if len(table) > MOST_BYTES:
        raise TableError(f"the table has {len(table):,} bytes; at most {MOST_BYTES:,}")
    try:
        file = opened(table)
        names: list[str] = file.schema_arrow.names
        if len(set(names)) < len(names):
            raise TableError("the table has two columns of one name")
        if file.metadata.num_rows > MOST_ROWS:
            raise TableError(f"the table has {file.metadata.num_rows:,} rows; at most {MOST_ROWS:,}")
        allowed = Allowance(MOST_ROWS, MOST_UNPACKED)
        parts = [part.to_pydict() for part in batches(file, names, allowed, dict.fromkeys(names, LONGEST_CELL))]
    except MemoryError:
        raise
    except (pyarrow.ArrowException, OSError) as error:
        raise TableError("the table begins like a Parquet file, and is damaged") from error
    except ValueError as error:
        raise TableError(f"the table is too large, or no table: {error}") from error
    names = sorted(names, key=lambda name: name != INDEX)
    rows = chain.from_iterable(zip(*(part[name] for name in names), strict=True) for part in parts)
    read = [FileRow(line, [_written(cell) for cell in row]) for line, row in enumerate(rows, 1)]
    return Sheet([unnamed(0) if name == INDEX else name for name in names], read, "", "Parquet")


def _written(cell: Any) -> str:
    return "" if cell is None else str(cell)
