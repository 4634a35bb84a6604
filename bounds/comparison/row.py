"""The result of a comparison: rows grouped by event, what one more input would gain, and what does not apply."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from typing import Any, overload

from bounds.comparison.conditions import condition
from bounds.comparison.implications import Known
from bounds.display.bound_values import format_value
from bounds.display.tables import html_table
from bounds.numbers import format_number
from bounds.solving.doubts import DoubtedValue
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.variables import Variable

OPEN_CONSTANT = "C"
COLUMNS = ("event", "theorem", "title", "value", "whole", "vacuous", "certified", "why", "source")


@dataclass(frozen=True)
class Row:
    """One theorem's answer.

    `value` is the bound, or the number of examples where that was asked. `needs` are assumptions that the inputs do not
    settle: the row holds only if they do; `rests_on` are these and what the question itself assumes, if the learner has
    to satisfy it. `taken` names the free parameters
    that nobody chose; their values are in `inputs`. `open_constant`: one of them is an unspecified constant,
    for which 1 was taken, so that the value shows a rate and is no bound. `reasons` are facts and assumptions
    that follow from the inputs, `reads` facts that are taken otherwise than most theorems do.
    `both_sides`: the two-sided bound from a bound on the gap in one direction; None where it is two-sided already.
    `reading`: how the theorem's own number became `value` (`plus the training error`); empty where it is that number.
    `whole`: what a bound on a count comes to, as 10 mistakes do where `value` is 10.89; None where nothing is counted.
    """

    theorem: Theorem
    event: str
    value: float | int
    vacuous: bool
    certified: bool
    inputs: Mapping[str, Any]
    needs: tuple[Assumption, ...] = ()
    rests_on: tuple[Assumption, ...] = ()
    taken: tuple[str, ...] = ()
    reasons: tuple[Known, ...] = ()
    reads: tuple[str, ...] = ()
    both_sides: float | int | None = None
    reading: str = ""
    whole: int | None = None
    why: str = ""

    @property
    def slug(self) -> str:
        return self.theorem.slug

    @property
    def title(self) -> str:
        """The theorem's title, with the reading in which it answers behind it."""
        return f"{self.theorem.title}, {self.reading}" if self.reading else self.theorem.title

    @property
    def condition(self) -> str:
        """`, if the training error is 0`, for the line of its number; empty where nothing more is assumed."""
        return condition(self.needs) + condition(
            (assumption for assumption in self.rests_on if assumption not in self.needs), "where"
        )

    @property
    def cells(self) -> Mapping[str, Any]:
        """Its line of a table: COLUMNS."""
        cells = (self.event, self.slug, self.title, self.value, self.whole, self.vacuous, self.certified, self.why)
        return dict(zip(COLUMNS, (*cells, str(self.theorem.source)), strict=True))

    @property
    def open_constant(self) -> bool:
        return OPEN_CONSTANT in self.taken


@dataclass(frozen=True)
class LeftOut:
    """A theorem on an event of the question that gives no row, and why.

    `lacks` names the inputs that are missing; it is empty where the reason is another.
    `refused`: it answers the question, but not for these inputs.
    """

    theorem: Theorem
    event: str
    why: str
    lacks: tuple[str, ...] = ()
    refused: bool = False

    @property
    def slug(self) -> str:
        return self.theorem.slug


@dataclass(frozen=True)
class Unlock:
    """What one more input would gain: `value` is `theorem`'s answer if `variable` were `supposed`."""

    variable: Variable
    supposed: Any
    theorem: Theorem
    event: str
    value: float | int
    text: str


@dataclass(frozen=True, repr=False)
class Comparison(Sequence[Row]):
    """The rows, event by event: what follows from the inputs, best first, then what needs more, rates last."""

    question: str  # "m", or the events in question
    facts: Mapping[str, Any]
    rows: tuple[Row, ...]
    left_out: tuple[LeftOut, ...]  # all others of the events shown, or named by `ask`, and all refused
    refused: tuple[tuple[str, str], ...]  # those that answer the question, but not for these inputs: slug, why
    unused: tuple[str, ...]  # facts that no row uses
    understood: tuple[str, ...] = ()  # how letters, twins and commas were read, a sentence each
    doubts: tuple[DoubtedValue, ...] = ()  # legal values that are rarely intended, with what may be meant
    gains: Callable[[], tuple[Unlock, ...]] = field(default=tuple, compare=False)

    @cached_property
    def unlocks(self) -> tuple[Unlock, ...]:
        """What one more input would gain, computed when it is looked at: that takes as long as all rows together."""
        return self.gains()

    @property
    def groups(self) -> Mapping[str, tuple[Row, ...]]:
        """The rows of each event, best first."""
        groups: dict[str, tuple[Row, ...]] = {}
        for row in self.rows:
            groups[row.event] = (*groups.get(row.event, ()), row)
        return groups

    @property
    def silent(self) -> Mapping[str, tuple[LeftOut, ...]]:
        """The theorems left out that do not answer the question at all, by the reason, the commonest first."""
        by_reason: dict[str, tuple[LeftOut, ...]] = {}
        for absent in self.left_out:
            if not absent.refused:
                by_reason[absent.why] = (*by_reason.get(absent.why, ()), absent)
        return dict(sorted(by_reason.items(), key=lambda item: -len(item[1])))

    def to_frame(self) -> Any:
        """The rows as a pandas table: event, theorem, title, value, whole, vacuous, certified, why, source."""
        from bounds.display.frames import of_rows

        return of_rows([row.cells for row in self], COLUMNS)

    def _repr_html_(self) -> str:
        number = "examples m" if self.question == "m" else "value"
        head = ("theorem", number, "why it differs", "source")
        tables = (html_table(event, head, map(_cells, rows), (number,)) for event, rows in self.groups.items())
        left = f"<p>{len(self.left_out)} more do not apply; <code>.left_out</code> lists the reasons.</p>"
        none = "<p>No theorem applies to these inputs alone.</p>"
        echo = "".join(f"<p>{escape(line)}</p>" for line in self.echo)
        return echo + ("".join(tables) or none) + (left if self.left_out else "")

    def __repr__(self) -> str:
        events = "; ".join(f"{event}: {', '.join(row.slug for row in rows)}" for event, rows in self.groups.items())
        return "\n".join((f"<{len(self)} theorems about {self.question}{': ' if events else ''}{events}>", *self.echo))

    @property
    def echo(self) -> tuple[str, ...]:
        """How the inputs were understood, then what is doubtful: the lines to show beside the answer."""
        return (*self.understood, *(doubt.text for doubt in self.doubts))

    @property
    def spread(self) -> tuple[float, float]:
        """The smallest and the largest value. Raises ValueError where no theorem answers."""
        values = [row.value for row in self.rows]
        return min(values), max(values)

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Row, ...]: ...
    def __getitem__(self, index: int | slice) -> Row | tuple[Row, ...]:
        return self.rows[index]

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)


def _cells(row: Row) -> tuple[str, str, str, str]:
    """The row as a notebook's table shows it."""
    number = row.value if row.whole is None else row.whole
    text = format_number(number) if isinstance(number, int) else format_value(row.theorem, number)
    vacuous = " (vacuous)" if row.vacuous else ""
    return f"{row.title}{row.condition}", f"{text}{vacuous}", row.why, str(row.theorem.source)
