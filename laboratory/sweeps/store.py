"""A sweep on disk: a manifest, and a Parquet file for each finished block of runs, there whole or not at all."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version as installed
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from bounds.version import version
from laboratory.experiments import COLUMNS, FAILED
from laboratory.sweeps.plan import SweepPlan, plan_of

if TYPE_CHECKING:
    import pandas as pd
    import pyarrow as pa

MANIFEST = "manifest.json"
BLOCKS = "blocks"
UNFINISHED = ".unfinished"
LIBRARIES = ("numpy", "scipy", "scikit-learn")  # what may change a digit
KINDS = {
    "run": "int64", "m": "int64", "seed": "int64", "training_error": "float64", "true_risk": "float64",
    "exact": "bool_", "theorem": "string", "measured": "float64", "start": "float64", "given": "string",
    "promised": "float64", "holds": "bool_", "why": "string",
}  # fmt: skip


class OtherPlan(ValueError):
    """The folder holds another sweep, or one that other versions began."""


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
        """The store of this plan, begun now if the folder is new. Raises OtherPlan, OSError where nothing can be
        written."""
        store = Store(folder, plan)
        manifest = folder / MANIFEST
        if manifest.exists():
            store._check(_read_manifest(folder))
            return store
        (folder / BLOCKS).mkdir(parents=True, exist_ok=True)
        write_whole(manifest, json.dumps(store._told, indent=1, ensure_ascii=False).encode())
        return store

    @staticmethod
    def open(folder: Path) -> Store:
        """The store in a folder, finished or not. Raises ValueError in one sentence where there is none."""
        return Store(folder, plan_of(_read_manifest(folder)["plan"], begun=True))

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Every block of the plan, in the table's order."""
        runs, size = self.plan.runs, self.plan.block
        places = range(len(self.plan.cells))
        return tuple(Block(place, first, min(size, runs - first)) for place in places for first in range(0, runs, size))

    def finished(self) -> set[str]:
        """The names of the blocks that are there."""
        return {path.stem for path in (self.folder / BLOCKS).glob("*.parquet")}

    def left(self, shard: tuple[int, int] = (1, 1)) -> list[Block]:
        """The blocks still to be done of the first, second, ... of so many shards."""
        done = self.finished()
        return [block for block in self._of_shard(shard) if block.name not in done]

    def errors(self, shard: tuple[int, int] = (1, 1)) -> Iterator[str]:
        """What each failed row of a shard's finished blocks tells; no shard loads the whole table for it."""
        import pyarrow.parquet as pq

        done = self.finished()
        for block in self._of_shard(shard):
            if block.name in done:
                told = pq.read_table(self._path(block), columns=["why"])["why"].to_pylist()
                yield from (why for why in told if why.startswith(FAILED))

    def _of_shard(self, shard: tuple[int, int]) -> list[Block]:
        mine, of = shard
        return [block for place, block in enumerate(self.blocks) if place % of == mine - 1]

    def keep(self, block: Block, rows: Sequence[Mapping[str, Any]], worker: str) -> None:
        """Write a finished block: it is there whole, or not at all. `worker` tells who writes, for who clears up."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        sink = pa.BufferOutputStream()
        pq.write_table(pa.Table.from_pylist(list(rows), schema=_schema()), sink, compression="zstd")
        write_whole(self._path(block), sink.getvalue(), worker)

    def clear_up(self, worker: str) -> None:
        """Remove what this worker began to write and did not finish."""
        for path in (self.folder / BLOCKS).glob(f"*.{worker}{UNFINISHED}"):
            path.unlink(missing_ok=True)

    def table(self) -> pd.DataFrame:
        """Everything that is finished, in the plan's order: `cell`, `learner`, `world`, then the columns of a learning
        curve."""
        import pandas as pd

        done = self.finished()
        parts = [self._part(block) for block in self.blocks if block.name in done]
        if not parts:
            return pd.DataFrame(columns=["cell", "learner", "world", *COLUMNS])
        return pd.concat(parts, ignore_index=True)

    def of_cell(self, place: int) -> pd.DataFrame:
        """The finished runs of one cell, as a table of `learning_curve`."""
        import pandas as pd

        done = self.finished()
        parts = [self._read(block) for block in self.blocks if block.place == place and block.name in done]
        return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))

    def _part(self, block: Block) -> pd.DataFrame:
        cell = self.plan.cells[block.place]
        rows = self._read(block)
        whose = {"cell": cell.name, "learner": cell.plan.learner, "world": cell.plan.world}
        for place, (name, value) in enumerate(whose.items()):
            rows.insert(place, name, value)
        return rows

    def _read(self, block: Block) -> pd.DataFrame:
        import pyarrow.parquet as pq

        table: pd.DataFrame = pq.read_table(self._path(block)).to_pandas()
        return table

    def _path(self, block: Block) -> Path:
        return self.folder / BLOCKS / f"{block.name}.parquet"

    @property
    def _told(self) -> dict[str, Any]:
        """What the manifest says."""
        told = json.loads(json.dumps(self.plan.told))
        return {"plan": told, "fingerprint": _fingerprint(told), "cells": [cell.name for cell in self.plan.cells],
                "blocks": len(self.blocks), "versions": _versions()}  # fmt: skip

    def _check(self, manifest: Mapping[str, Any]) -> None:
        mine = self._told
        if manifest["fingerprint"] != mine["fingerprint"]:
            apart = sorted(_apart(manifest["plan"], mine["plan"]))
            other = f"{self.folder} holds another plan; they differ in {', '.join(apart)}"
            raise OtherPlan(f"{other}: choose another --store")
        if manifest["versions"] != mine["versions"]:
            apart = sorted(_apart(manifest["versions"], mine["versions"]))
            begun, here = manifest["versions"], mine["versions"]
            told = ", ".join(f"{name} {begun.get(name)}, here {here.get(name)}" for name in apart)
            raise OtherPlan(f"{self.folder} was begun with {told}: go on with the same, so that it is one table")


def _read_manifest(folder: Path) -> dict[str, Any]:
    try:
        manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
        if {"plan", "fingerprint", "versions"} <= set(manifest):
            return dict(manifest)
    except (OSError, ValueError, TypeError):
        pass
    raise ValueError(f"{folder} holds no sweep: there is no {MANIFEST} that can be read")


def _versions() -> dict[str, str]:
    return {"learning-theory-lab": version(), **{name: installed(name) for name in LIBRARIES}}


def _fingerprint(told: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def _apart(one: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[str]:
    return (name for name in {*one, *other} if one.get(name) != other.get(name))


def _schema() -> pa.Schema:
    import pyarrow as pa

    return pa.schema([(name, getattr(pa, KINDS[name])()) for name in COLUMNS])


def write_whole(path: Path, content: Any, worker: str | None = None) -> None:
    """The file has its old content or all of the new one, whenever the power fails.

    Without a `worker` several may write it at once, as shards that begin together do: then the last one stands.
    """
    worker = worker or uuid4().hex
    unfinished = path.with_name(f"{path.name}.{worker}{UNFINISHED}")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
    if os.name == "posix":  # the name, too, must reach the disk
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
