"""A table of the user's as the world of a command: what the line tells of it, and what was understood, to be echoed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from bounds.vocabulary.near import unknown
from bounds.vocabulary.plain_mathematics import in_plain_text
from laboratory.sweeps import YourTable
from laboratory.worlds.files import Reading, TableError, from_csv
from laboratory.worlds.files.as_told import HELD_OUT, LISTED, NAMES, READ_AS, drawn_as, readings_told


def given_table(path: Path, told: Mapping[str, str]) -> tuple[YourTable, list[str]]:
    """The table in a file read as `told`, and what was understood of it, a line each.

    `label=` names the column of the labels, `positive=` one class against the rest, `sheet=` that of a workbook,
    `as.COLUMN=` how a column is read, and `drawn=` whether rows are held out or drawn with replacement. Raises
    ValueError, in one sentence, for what is no such table, or no such word about it.
    """
    for name in told:
        if name not in NAMES and not name.startswith(READ_AS):
            raise ValueError(f"{path}: {unknown('setting', name, NAMES)}; a table takes {', '.join(NAMES)}")
    drawn, positive = told.get("drawn", HELD_OUT), told.get("positive")
    reading = _read(path, told)
    rows = reading.world
    if positive is not None:
        if positive not in rows.class_names:
            has = ", ".join(rows.class_names[:LISTED])
            raise ValueError(f"{path} has no class {positive[:60]} to tell from the rest; it has {has}")
        rows = rows.against_the_rest(positive)
    world = drawn_as(drawn, rows)
    return YourTable(world, tuple({"drawn": drawn, **told}.items())), [world.says, *_understood(reading)]


def _read(path: Path, told: Mapping[str, str]) -> Reading:
    try:
        raw = path.read_bytes()
        return from_csv(
            raw, label=told.get("label"), readings=readings_told(told), workbook_sheet=told.get("sheet")
        )
    except OSError:
        raise ValueError(f"{path} is no file that can be read") from None
    except TableError as refusal:
        raise ValueError(f"{path} cannot be used: {refusal}") from None


def _understood(reading: Reading) -> Iterator[str]:
    """How rows and columns were read, and what is in doubt."""
    yield from reading.receipt.says
    yield from (column.says for column in reading.receipt.columns)
    yield from (f"line {line} is left out: {why}" for line, why in reading.rejected[:LISTED])
    if len(reading.rejected) > LISTED:
        yield f"{len(reading.rejected) - LISTED:,} more lines are left out"
    for doubt in reading.receipt.doubts:
        yield f"{doubt.says}. In doubt: {in_plain_text(doubt.assumption.says)}"
