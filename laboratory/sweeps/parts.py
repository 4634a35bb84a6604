"""Finished parts of some work on disk: Parquet files by name, each there whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

if TYPE_CHECKING:
    import pyarrow as pa

UNFINISHED = ".unfinished"
Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class ParquetParts:
    """The files of a folder; `kinds` are their columns, each with the name of its type in Arrow."""

    folder: Path
    kinds: Mapping[str, str]

    def names(self) -> set[str]:
        """Those that are there."""
        return {path.stem for path in self.folder.glob("*.parquet")}

    def keep(self, name: str, rows: Rows, worker: str) -> None:
        """Write a finished part. `worker` names the writer, for the clearing up."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        sink = pa.BufferOutputStream()
        schema = pa.schema([(column, getattr(pa, kind)()) for column, kind in self.kinds.items()])
        pq.write_table(pa.Table.from_pylist(list(rows), schema=schema), sink, compression="zstd")
        write_whole(self.folder / f"{name}.parquet", sink.getvalue(), worker)

    def read(self, name: str, columns: Sequence[str] | None = None) -> pa.Table:
        """A part, or some of its columns."""
        import pyarrow.parquet as pq

        return pq.read_table(self.folder / f"{name}.parquet", columns=columns)

    def clear_up(self, worker: str) -> None:
        """Remove what this worker began to write and did not finish."""
        for path in self.folder.glob(f"*.{worker}.*{UNFINISHED}"):
            path.unlink(missing_ok=True)


def write_whole(path: Path, content: Any, worker: str = "any") -> None:
    """The file has its old content or all of the new one, whenever the power fails, and whoever else writes it.

    Two that write it at once write under different names, and the last one stays. A worker may clear up what another of
    the same name is writing: it is then written once more.
    """
    while True:
        unfinished = path.with_name(f"{path.name}.{worker}.{uuid4().hex}{UNFINISHED}")
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        try:
            unfinished.replace(path)
        except FileNotFoundError:
            continue
        break
    if os.name == "posix":  # the name, too, must reach the disk
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
