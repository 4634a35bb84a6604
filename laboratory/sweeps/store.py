"""A sweep on disk: a manifest, and a Parquet file for each finished block of runs, there whole or not at all."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bounds.reports.whole_files import write_whole
from laboratory.experiments import FAILED, RiskMeasure, allow_plotting, measure_in
from laboratory.sweeps.manifest import (
    MANIFEST,
    VERSIONS,
    OtherPlan,
    check_versions,
    damaged,
    differing_names,
    read_manifest,
    versions,
)
from laboratory.sweeps.parts import ParquetParts
from laboratory.sweeps.plan import SweepPlan, plan_of
from laboratory.sweeps.tables import SHORT, contents, wherever, with_tables

if TYPE_CHECKING:
    import pandas as pd

BLOCKS, FILES, CONDITION = "blocks", "files", "condition"
KINDS = {
    "run": "int64", "m": "int64", "seed": "int64", "training_error": "float64", "true_risk": "float64",
    "error_not_drawn": "float64", "rows_not_drawn": "int64", "exact": "bool_", "theorem": "string",
    "measured": "float64", "start": "float64", "inputs": "string", "bound": "float64", "holds": "bool_",
    "why": "string",
}  # fmt: skip


@dataclass(frozen=True)
class Block:
    """Runs `first` to `first + runs - 1` of the cell at `place` in the plan."""

    place: int
    first: int
    runs: int

    @property
    def name(self) -> str:
        return f"{self.place:05d}-{self.first:09d}"


@dataclass(frozen=True)
class Store:
    """A folder with a sweep in it."""

    folder: Path
    plan: SweepPlan

    @staticmethod
    def of(folder: Path, plan: SweepPlan) -> Store:
        """The store of this plan, begun now if the folder is new. Raises OtherPlan, ValueError in one sentence where
        what lies in the folder is damaged, OSError where nothing can be written.

        A table of the user's is identified by its content: the manifest keeps the present path of its file.
        """
        store = Store(folder, plan)
        if (begun := _manifest(folder)) is not None:
            store._check(begun)
            if begun == store._spec:
                return store
        store._parts.make_room()
        if begun is None:  # what lies there may be of another sweep whose manifest was lost
            for name in sorted(store._parts.names()):
                store._parts.check(name)
        write_whole(folder / MANIFEST, json.dumps(store._spec, indent=1, ensure_ascii=False).encode())
        return store

    @staticmethod
    def open(folder: Path) -> Store:
        """The store in a folder, finished or not. Raises ValueError in one sentence where there is none or a damaged
        one, and where a table of the user's has other content than it had, or is no longer there."""
        manifest = _manifest(folder)
        if manifest is None:
            raise ValueError(f"{folder} holds no sweep: there is no {MANIFEST} that can be read")
        files = manifest.get(FILES)

        def at(file: str) -> Path:
            if not isinstance(files, Mapping) or not isinstance(files.get(file), str):
                raise ValueError(f"{folder} has no path for its table {file}: open it by its plan")
            return Path(files[file])

        return Store(folder, plan_of(with_tables(manifest["plan"], at, folder), begun=True))

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Every block of the plan, in the table's order."""
        runs, size = self.plan.runs, self.plan.block
        places = range(len(self.plan.cells))
        return tuple(Block(place, first, min(size, runs - first)) for place in places for first in range(0, runs, size))

    def finished(self) -> set[str]:
        """The names of the blocks that are there."""
        return self._parts.names() & {block.name for block in self.blocks}

    def check(self, shard: tuple[int, int] = (1, 1)) -> None:
        """Raise ValueError, in one sentence, where a finished block of the shard is damaged, or of another sweep."""
        done = self.finished()
        for block in self._of_shard(shard):
            if block.name in done:
                self._parts.check(block.name)

    def left(self, shard: tuple[int, int] = (1, 1)) -> list[Block]:
        """The blocks still to be done of the first, second, ... of so many shards."""
        done = self.finished()
        return [block for block in self._of_shard(shard) if block.name not in done]

    def errors(self, shard: tuple[int, int] = (1, 1)) -> Iterator[str]:
        """The error of each failed row of a shard's finished blocks; no shard loads the whole table for it."""
        done = self.finished()
        for block in self._of_shard(shard):
            if block.name in done:
                reasons = self._parts.read(block.name, ["why"])["why"].to_pylist()
                yield from (why for why in reasons if why.startswith(FAILED))

    def _of_shard(self, shard: tuple[int, int]) -> list[Block]:
        mine, of = shard
        return [block for place, block in enumerate(self.blocks) if place % of == mine - 1]

    def keep(self, block: Block, rows: Sequence[Mapping[str, Any]], worker: str) -> None:
        """Write a finished block: it is there whole, or not at all. `worker` names the writer, for the clearing up."""
        columns = self._measures[block.place].columns
        named = [{column: row[name] for name, column in columns.items()} for row in rows]
        self._parts.keep(block.name, named, worker, list(columns.values()))

    def clear_up(self, worker: str) -> None:
        """Remove what this worker began to write and did not finish."""
        self._parts.clear_up(worker)

    def table(self) -> pd.DataFrame:
        """Everything that is finished, in the plan's order: `cell`, `learner`, `world`, then the columns of a learning
        curve.

        Where rows of a table are held out, its columns are those of such a curve, and `condition` is the condition of
        their bounds.
        """
        import pandas as pd

        done = self.finished()
        parts = [self._part(block) for block in self.blocks if block.name in done]
        columns = dict.fromkeys(name for measure in self._measures for name in measure.columns.values())
        condition = [CONDITION] if any(measure.condition for measure in self._measures) else []
        joined = pd.concat(parts, ignore_index=True) if parts else pd.DataFrame()
        return joined.reindex(columns=["cell", "learner", "world", *columns, *condition])

    def of_cell(self, place: int) -> pd.DataFrame:
        """The finished runs of one cell, as a table of `learning_curve`."""
        import pandas as pd

        done = self.finished()
        parts = [self._read(block) for block in self.blocks if block.place == place and block.name in done]
        columns = list(self._measures[place].columns.values())
        return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=columns)

    def _part(self, block: Block) -> pd.DataFrame:
        cell = self.plan.cells[block.place]
        rows = self._read(block)
        whose = {"cell": cell.name, "learner": cell.plan.learner, "world": cell.world}
        return rows.assign(**whose, **{CONDITION: self._measures[block.place].condition})

    def _read(self, block: Block) -> pd.DataFrame:
        allow_plotting()
        columns = list(self._measures[block.place].columns.values())
        table: pd.DataFrame = self._parts.read(block.name, columns).to_pandas()
        return table

    @cached_property
    def _parts(self) -> ParquetParts:
        begun = _manifest(self.folder)
        whose = {"plan": _fingerprint(self._spec["plan"]), VERSIONS: begun[VERSIONS] if begun else versions()}
        return ParquetParts(self.folder / BLOCKS, KINDS, whose)

    @cached_property
    def _measures(self) -> tuple[RiskMeasure, ...]:
        """What is measured in each cell."""
        return tuple(measure_in(cell.plan.source()) for cell in self.plan.cells)

    @property
    def _spec(self) -> dict[str, Any]:
        """The content of the manifest."""
        spec = json.loads(json.dumps(self.plan.spec))
        return {"plan": spec, "fingerprint": _fingerprint(spec), "cells": [cell.name for cell in self.plan.cells],
                "blocks": len(self.blocks), VERSIONS: versions(),
                FILES: {table.file: str(table.path.resolve()) for table in self.plan.tables}}  # fmt: skip

    def _check(self, manifest: Mapping[str, Any]) -> None:
        mine = self._spec
        if manifest["fingerprint"] != mine["fingerprint"]:
            self._check_contents(contents(manifest["plan"]))
            others = sorted(differing_names(manifest["plan"], mine["plan"]))
            other = f"{self.folder} holds another plan; they differ in {', '.join(others)}"
            raise OtherPlan(f"{other}: choose another --store")
        check_versions(self.folder, manifest)

    def _check_contents(self, begun: Mapping[str, str]) -> None:
        """Raise OtherPlan where a table is not what it was."""
        for table in self.plan.tables:
            if begun.get(table.file, table.digest) != table.digest:
                then = f"sha256 {begun[table.file][:SHORT]}, and now {table.digest[:SHORT]}"
                other = f"{table.path} has other content than {self.folder} was begun with ({then})"
                raise OtherPlan(f"{other}: put the old file back, or choose another --store")


def _manifest(folder: Path) -> dict[str, Any] | None:
    """What the folder's manifest says; None where there is none. The plan in it is the one that it was written with."""
    manifest = read_manifest(folder, "sweep", {"plan": dict, "fingerprint": str, VERSIONS: dict})
    if manifest is not None and _fingerprint(manifest["plan"]) != manifest["fingerprint"]:
        raise damaged(folder, "sweep", "its plan is not the one of its fingerprint")
    return manifest


def _fingerprint(spec: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(wherever(spec), sort_keys=True).encode()).hexdigest()
