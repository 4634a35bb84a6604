"""The receipt of a table: how each column was read, which rows are examples, and which assumptions are in doubt."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bounds.numbers import format_number, pluralize
from bounds.vocabulary.assumptions import Assumption

NUMBERS, CATEGORIES, LEAVE_OUT, LABELS = "numbers", "categories", "leave out", "labels"
READINGS = (NUMBERS, CATEGORIES, LEAVE_OUT)
AS_ONE = ", alike as one"  # behind the reading of words, where those that may be one are taken for one


class Doubt(NamedTuple):
    """An assumption that may fail on this table, and the evidence against it, in a sentence."""

    assumption: Assumption
    evidence: str


class ColumnReceipt(NamedTuple):
    """How a column was read, its content, and the readings that can be chosen for it instead."""

    name: str
    reading: str
    notes: tuple[str, ...]
    may_be: tuple[str, ...]

    @property
    def summary(self) -> str:
        """The record in a line: `size: numbers, 3.1 to 7.9, 2 missing`."""
        return f"{self.name}: {self.text}"

    @property
    def text(self) -> str:
        """The record without the column's name."""
        reading = "left out" if self.reading == LEAVE_OUT else self.reading
        return ", ".join((reading, *self.notes))


class TableReceipt(NamedTuple):
    """The table: rows read, how many of them are no examples by the reason, the classes with their numbers of rows."""

    rows: int
    left_out: Mapping[str, int]
    delimiter: str
    encoding: str
    classes: Mapping[str, int]
    columns: tuple[ColumnReceipt, ...]
    doubts: tuple[Doubt, ...]

    @property
    def examples(self) -> int:
        """Rows that are examples."""
        return sum(self.classes.values())

    @property
    def lines(self) -> Iterator[str]:
        """The facts about the table, each in a line; those of its columns are with the columns."""
        yield f"{format_number(self.examples)} of {pluralize(self.rows, 'row')} are examples"
        if self.left_out:
            yield "left out: " + ", ".join(f"{format_number(rows)} {why}" for why, rows in self.left_out.items())
        yield f"{len(self.classes)} classes: " + ", ".join(
            f"{name} {format_number(n)}" for name, n in self.classes.items()
        )
        if self.delimiter:
            yield f"cells separated by {self.delimiter}"
        if self.encoding:
            yield f"written in {self.encoding}"
