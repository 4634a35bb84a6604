"""Errors for a table that cannot be a world, and for a line that is left out."""

from typing import NamedTuple


class TableError(ValueError):
    """The table as a whole cannot be a world; the message is one sentence."""


class Rejected(NamedTuple):
    """A line that was left out, counted from 1, and why."""

    line: int
    why: str


def short_cell(text: str) -> str:
    """A cell or a name within a sentence."""
    return repr(text if len(text) <= 30 else text[:27] + "...")
