"""Uploaded sweeps: a ZIP of a store, or one Parquet file of runs. Nothing in it is trusted."""

from __future__ import annotations

import io
import json
import math
import re
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from laboratory.experiments import LONGEST_REASON, NOT_DRAWN, TRUE_RISK, RiskMeasure
from laboratory.serving.decoding import Allowance, TooLarge, batches, opened
from laboratory.sweeps.manifest import MANIFEST
from laboratory.sweeps.plan import BLOCK, SweepPlan, plan_of
from laboratory.sweeps.store import BLOCKS, KINDS, Store
from laboratory.sweeps.tables import FILE, names_a_file

if TYPE_CHECKING:
    import pandas as pd
    import pyarrow as pa

CELL = "cell"  # which pair of a sweep a row is of
MB = 2**20
MOST_SENT, MOST_UNPACKED = 5 * MB, 100 * MB  # as much as the app's server takes
MOST_BLOCKS, MOST_ROWS, MOST_PAIRS = 20_000, 1_000_000, 500
MOST_DECODED, MOST_OF_A_PLAN = 200 * MB, MB  # of all runs together, and of a manifest
LONGEST = {"why": LONGEST_REASON, "inputs": 300, "theorem": 300, CELL: 1_000}  # signs of a text
NO_STORE = "This ZIP holds no sweep"
NO_TABLE = "This file is no Parquet table of runs"
PART = re.compile(rf"((?:[^/\\]+/)*)({re.escape(MANIFEST)}|{BLOCKS}/\d{{5,9}}-\d{{9,18}}\.parquet)")
PAIR = re.compile(r"(?:\w+=[^\s=]+(?: |$))*")


def store_in(content: bytes, folder: Path) -> Store:
    """The store in a ZIP, written into an empty folder. Raises ValueError in one sentence where it is none.

    Only a manifest and blocks are unpacked, each under the name that a store gives it and wherever in the ZIP it lies,
    and only if they can be read as such. No file that a plan in it names is opened.
    """
    _check_size(len(content), MOST_SENT, "of a file")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            return _unpacked(packed, folder)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise ValueError(f"{NO_STORE}: it cannot be unpacked ({type(error).__name__})") from None


def table_in(content: bytes) -> pd.DataFrame:
    """The runs in one Parquet file: a block of a store, a store's table, or a table of `learning_curve`.

    Raises ValueError in one sentence where it is none of them.
    """
    _check_size(len(content), MOST_SENT, "of a file")
    table = _read(content, NO_TABLE, (TRUE_RISK, NOT_DRAWN), Allowance(MOST_ROWS, MOST_DECODED))
    rows: pd.DataFrame = table.drop_columns([CELL] if CELL in table.column_names else []).to_pandas()
    rows.insert(0, CELL, table[CELL].to_pandas() if CELL in table.column_names else "all runs")
    return rows


def _unpacked(packed: zipfile.ZipFile, folder: Path) -> Store:
    """The manifest first: it lists which blocks there may be."""
    members = [(hit[1], hit[2], info) for info in packed.infolist() if (hit := PART.fullmatch(info.filename))]
    homes = [home for home, name, _ in members if name == MANIFEST]
    if len(homes) != 1:
        raise ValueError(f"{NO_STORE}: it must have one {MANIFEST} in it, and has {len(homes)}")
    parts = {name: info for home, name, info in members if home == homes[0]}
    _check_size(sum(info.file_size for info in parts.values()), MOST_UNPACKED, "unpacked")
    _check_size(parts[MANIFEST].file_size, MOST_OF_A_PLAN, f"of {MANIFEST}")
    manifest = packed.read(parts.pop(MANIFEST))
    store = Store(folder, _plan_in(manifest))
    (folder / BLOCKS).mkdir(parents=True)
    (folder / MANIFEST).write_bytes(manifest)
    there = {f"{BLOCKS}/{block.name}.parquet" for block in store.blocks}
    room = Allowance(MOST_ROWS, MOST_DECODED)
    for name in sorted(there & parts.keys()):
        block = packed.read(parts[name])
        _read(block, f"{NO_STORE}: {name} is no block of runs", (TRUE_RISK,), room)
        (folder / name).write_bytes(block)
    try:
        store.check()
    except ValueError:  # its sentence would name a folder of the server
        raise ValueError(f"{NO_STORE}: a block in it is damaged, or of another sweep than its {MANIFEST}") from None
    return store


def _plan_in(manifest: bytes) -> SweepPlan:
    """Refuse what is no plan, one that names a file, and one so large that reading it would block the server."""
    try:
        data = json.loads(manifest)
        plan = data["plan"]
        pairs = _ways(plan["learner"]) * _ways(plan["world"])
        files = [entry[FILE] for entry in plan["world"] if names_a_file(entry)]
        blocks = pairs * -(-int(plan["runs"]) // min(int(plan.get("block", BLOCK)), int(plan["runs"])))
    except (ValueError, TypeError, KeyError, AttributeError, ArithmeticError, RecursionError):
        raise ValueError(f"{NO_STORE}: its {MANIFEST} has no plan") from None
    if pairs > MOST_PAIRS or blocks > MOST_BLOCKS:
        most = f"{MOST_PAIRS} pairs of learner and world, and {MOST_BLOCKS:,} blocks"
        raise ValueError(f"{NO_STORE} that can be shown here: at most {most}; this has {pairs:,} and {blocks:,}")
    if files:
        opened = f"no file of this machine is opened for it, and its plan names {str(files[0])[:60]!r}"
        raise ValueError(f"{NO_STORE} that can be shown here: {opened}; send its runs as a Parquet file")
    try:
        return plan_of(plan, begun=True)
    except Exception as error:  # noqa: BLE001 - a value of any kind may be there
        raise ValueError(f"{NO_STORE}: {error}") from None


def _ways(entries: list[Mapping[str, Any]]) -> int:
    """How many there are with all combinations of their settings."""
    size = 0
    for entry in entries:
        ways = 1
        for value in entry.values():
            ways *= len(value) if isinstance(value, list) else 1
        size += ways
    return size


def _read(content: bytes, refusal: str, measures: Sequence[RiskMeasure], room: Allowance) -> pa.Table:
    """The columns of a sweep in a Parquet file, each of its kind, with one of these measures."""
    import pyarrow as pa

    try:
        file = opened(content)
        there = [measure for measure in measures if measure.column in file.schema_arrow.names]
        if len(there) > 1:
            both = " and others the ".join(measure.name for measure in there)
            raise ValueError(f"{refusal} of one kind: some have the {both}; send each kind by itself")
        kinds = {name: KINDS[name] for name in (there or measures)[0].columns.values()}
        kinds |= {CELL: "string"} if CELL in file.schema_arrow.names else {}
        schema = pa.schema([(name, getattr(pa, kind)()) for name, kind in kinds.items()])
        parts = (batch.select(list(kinds)) for batch in batches(file, list(kinds), room, LONGEST))
        table = pa.concat_tables([schema.empty_table(), *(pa.table(part).cast(schema) for part in parts)])
    except TooLarge as error:
        raise ValueError(f"{refusal} that can be shown here: {error}") from None
    except MemoryError:
        raise
    except (pa.ArrowException, OSError, KeyError) as error:
        raise ValueError(f"{refusal} ({type(error).__name__})") from None
    for place, (name, kind) in enumerate(kinds.items()):
        if kind == "float64":  # pandas writes what is no number as a gap
            table = table.set_column(place, name, table[name].fill_null(math.nan))
    _check_rows(table, refusal)
    return table


def _check_rows(table: pa.Table, refusal: str) -> None:
    import pyarrow.compute as pc

    from bounds import theorems

    if gaps := [name for name in table.column_names if table[name].null_count]:
        raise ValueError(f"{refusal}: its column {gaps[0]} has gaps")
    strangers = set(pc.unique(table["theorem"]).to_pylist()) - {"", *theorems}
    if strangers:
        raise ValueError(f"{refusal}: no theorem is called {min(strangers)[:60]}")
    if not all(PAIR.fullmatch(inputs) for inputs in pc.unique(table["inputs"]).to_pylist()):
        raise ValueError(f"{refusal}: its column inputs does not read as name=value")
    if table.num_rows and pc.min(table["m"]).as_py() < 1:
        raise ValueError(f"{refusal}: a sample size in it is below 1")
    if NOT_DRAWN.column in table.column_names:
        tested = table["rows_not_drawn"].filter(pc.invert(pc.is_nan(table[NOT_DRAWN.column])))
        if len(tested) and pc.min(tested).as_py() < 1:
            raise ValueError(f"{refusal}: an error in it was measured on no row")


def _check_size(size: int, most: int, what: str) -> None:
    if size > most:
        raise ValueError(f"The size {what} must be at most {most // MB} MB; got {size / MB:,.1f} MB")
