"""Finished parts of some work on disk: Parquet files by name, each there whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bounds.reports.whole_files import UNFINISHED, write_whole
from laboratory.sweeps.manifest import OtherPlan, differing_names
from laboratory.sweeps.sealing import BrokenSeal, opened, sealed

if TYPE_CHECKING:
    import pyarrow as pa

MENDED = "remove it, and the command that made it makes it again"
PART = "part"
Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class ParquetParts:
    """The files of a folder; `kinds` are their columns, each with the name of its type in Arrow, and `whose` says what
    work they are parts of, in words and numbers that JSON keeps."""

    folder: Path
    kinds: Mapping[str, str]
    whose: Mapping[str, Any]

    def names(self) -> set[str]:
        """Those that are there."""
        return {path.stem for path in self.folder.glob("*.parquet")}

    def make_room(self) -> None:
        """Make the folder. Raises ValueError where a file stands in its place, OSError where it cannot be made."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError):
            file = next(place for place in (self.folder, *self.folder.parents) if place.is_file())
            raise ValueError(f"{file} must be a folder, and a file is there: choose another --store") from None

    def keep(self, name: str, rows: Rows, worker: str, columns: Sequence[str] | None = None) -> None:
        """Write a finished part, or some `columns` of it. `worker` names the writer, for the clearing up."""
        import pyarrow as pa

        table = pa.Table.from_pylist(list(rows), schema=self._schema(columns))
        write_whole(self._path(name), sealed(table, self._seal(name)), worker)

    def check(self, name: str) -> pa.parquet.ParquetFile:
        """A part's file. Raises ValueError, in one sentence, where it is damaged, OtherPlan where it is another's."""
        path = self._path(name)
        try:
            file, seal = opened(path.read_bytes())
        except (BrokenSeal, OSError):
            raise ValueError(f"{path} is damaged, or cannot be read: {MENDED}") from None
        others = sorted(differing_names(seal, self._seal(name)))
        if others == [PART]:
            raise OtherPlan(f"{path} holds another part, {seal[PART]}: {MENDED}")
        if others:
            stranger = f"{path} is of other work, which differs in its {' and '.join(others)}"
            raise OtherPlan(f"{stranger}: choose another --store, or {MENDED}")
        return file

    def read(self, name: str, columns: Sequence[str] | None = None) -> pa.Table:
        """A part, or some of its columns. Raises what `check` raises."""
        import pyarrow as pa

        schema = self._schema(columns)
        with self.check(name) as file:
            try:
                return file.read(columns=schema.names).select(schema.names).cast(schema)
            except (pa.ArrowException, KeyError):
                raise ValueError(f"{self._path(name)} has other columns than here: {MENDED}") from None

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.parquet"

    def _seal(self, name: str) -> dict[str, Any]:
        return {**self.whose, PART: name}

    def _schema(self, columns: Sequence[str] | None) -> pa.Schema:
        import pyarrow as pa

        return pa.schema([(column, getattr(pa, self.kinds[column])()) for column in columns or self.kinds])

    def clear_up(self, worker: str) -> None:
        """Remove what this worker began to write and did not finish."""
        for path in self.folder.glob(f"*.{worker}.*{UNFINISHED}"):
            path.unlink(missing_ok=True)
