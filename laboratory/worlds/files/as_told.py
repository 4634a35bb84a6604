"""The settings of a table by name: the same on a page, on the command line and in a plan."""

from collections.abc import Mapping
from typing import Any

from laboratory.worlds.files._table import TableWorld
from laboratory.worlds.files.held_out import HeldOutTable

READ_AS = "as."  # before the name of a column whose reading was chosen
NAMES = ("label", "positive", "drawn", "sheet", f"{READ_AS}COLUMN")
HELD_OUT, AGAIN = "held_out", "with_replacement"  # the ways to draw
LISTED = 8  # lines left out, or classes, that are named at once


def drawn_as(scheme: str, rows: TableWorld) -> TableWorld | HeldOutTable:
    """The rows as a world that is `drawn` from in one of the two ways. Raises ValueError for a third."""
    if scheme not in (HELD_OUT, AGAIN):
        raise ValueError(f"drawn of a table (how examples are drawn) must be {HELD_OUT} or {AGAIN}; got {scheme[:60]}")
    return HeldOutTable(rows) if scheme == HELD_OUT else rows


def readings_told(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The readings that were chosen, by the names of their columns."""
    return {name.removeprefix(READ_AS): how for name, how in settings.items() if name.startswith(READ_AS)}
