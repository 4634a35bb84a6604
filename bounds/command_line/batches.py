"""Many rows in, many rows out: files, standard input and ranges for `value`, `solve` and `compare`."""

import itertools
import json
import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click

from bounds.command_line.as_json import plain
from bounds.command_line.asking import one_number, tell_aside
from bounds.command_line.refusing import Refused, answer_is_no, sentences
from bounds.reading.numbers import read_number
from bounds.reading.ranges import MOST, is_range, read_range
from bounds.reading.rows import WrittenRow, read_rows
from bounds.solving.typed_inputs import TARGETS, readable, stands_for
from bounds.solving.validation import check_names
from bounds.theorem import Theorem

Entries = Mapping[str, Any]

input_option = click.option(
    "--input", "source", metavar="FILE", type=click.Path(allow_dash=True),
    help="Rows to answer: CSV with a header, or JSON lines; - is standard input.",
)  # fmt: skip
format_option = click.option(
    "--format", "written", type=click.Choice(["csv", "jsonl"]), default=None,
    help="How many answers are written; left out: CSV, with --json JSON lines.",
)  # fmt: skip


def is_batch(entries: Sequence[str], source: str | None, written: str | None) -> bool:
    """Are there many questions: by a file, a range, a name that is given several times, or the output format?"""
    names = [entry.partition("=")[0] for entry in entries]
    several = len(set(names)) < len(names) or any(is_range(entry) for entry in entries)
    return several or source is not None or written is not None


def no_report(form: str | None) -> None:
    """Refuse a report about many answers."""
    if form:
        raise Refused("--report is about one answer, not about many rows")


def run_batch(theorem: Theorem, unknown: str | None, entries: Sequence[str], source: str | None, written: str) -> None:
    """Answer every row and write it at once. Exit code 1 where some row has no answer."""
    from bounds.batches.answers import answer, columns  # brings all that compares

    with sentences(ValueError):
        names = [entry.partition("=")[0] for entry in entries]
        typed = typed_values(entries, {name for name in names if _is_whole(theorem, name)})
        _check_typed(theorem, unknown, typed)
        rows = Rows(typed, source, {*theorem.names, *TARGETS})
        answer_rows(
            rows, [*columns(unknown), *([unknown] if unknown else [])], columns(unknown), written,
            lambda first: _check_first(theorem, unknown, first), lambda row: [answer(theorem, row, unknown)],
        )  # fmt: skip


def typed_values(entries: Sequence[str], integers: Collection[str]) -> dict[str, list[Any]]:
    """What was typed, by name: one value, or all of a range or of a name that is given several times."""
    several: dict[str, list[Any]] = {}
    for entry in entries:
        name, equals, text = entry.partition("=")
        if not equals:
            raise Refused(f"inputs look like name=value, for example m=1000 or m=10:1e5:log20; got {entry[:60]}")
        values = read_range(name, text, name in integers) if is_range(text) else [one_number(name, text)]
        several.setdefault(name, []).extend(values)
    size = math.prod(map(len, several.values()))
    if size > MOST:
        raise Refused(f"at most {MOST:,} rows are answered at once; these ranges make {size:,}")
    return several


@dataclass(frozen=True)
class Rows:
    """Every row of the input with every combination of what was typed; a row's own entry wins.

    The `input_names`, and what was typed, are shown as numbers, all else as it is written there.
    """

    typed: Mapping[str, list[Any]]
    source: str | None
    input_names: Collection[str]

    def __iter__(self) -> Iterator[WrittenRow]:
        for row in [WrittenRow()] if self.source is None else self._read(self.source):
            for values in itertools.product(*self.typed.values()):
                combination = dict(zip(self.typed, values, strict=True))
                more = {name: value for name, value in combination.items() if row.entries.get(name) is None}
                yield WrittenRow({**row.entries, **more}, row.wrong)

    def as_written(self, entries: Entries) -> Entries:
        """A row's entries as they are written beside its answer."""
        numbers = {*self.input_names, *self.typed}
        return {
            name: read_number(entry) if name in numbers and isinstance(entry, str) else entry
            for name, entry in entries.items()
        }

    def is_empty(self, name: str, entry: Any) -> bool:
        """Is a cell of an input empty?"""
        return name in self.input_names and isinstance(entry, str) and not entry.strip()

    def _read(self, source: str) -> Iterator[WrittenRow]:
        try:
            with click.open_file(source, encoding="utf-8-sig") as lines:
                for row in read_rows(lines):
                    filled = {
                        name: None if self.is_empty(name, entry) else entry for name, entry in row.entries.items()
                    }
                    yield WrittenRow(filled, row.wrong)
        except (OSError, UnicodeDecodeError):
            raise Refused(f"{source[:60]} is no file of rows that can be read") from None


def answer_rows(
    rows: Rows, taken: Collection[str], columns: Sequence[str], written: str,
    check: Callable[[Entries], None], answers: Callable[[Entries], Iterable[Entries]],
) -> None:  # fmt: skip
    """Write each row with each of its `answers`, in `columns`; `taken` are names that no column may have.

    `check` refuses by the first row what no row can correct. Exit code 1 where some row has no answer.
    """
    several, nothing = iter(rows), dict.fromkeys(columns)
    first = next(several, None)
    if first is None:
        raise Refused("there is no row to answer: the input is empty")
    if first.wrong and not first.entries:
        raise Refused(first.wrong)
    clash = [name for name in taken if name in first.entries]
    if clash:
        raise Refused(f"the column {clash[0]} has the name of a column of the answer: rename it")
    check(first.entries)
    answered = (
        (rows.as_written(row.entries), answer)
        for row in itertools.chain([first], several)
        for answer in ([{**nothing, "error": row.wrong}] if row.wrong else answers(row.entries))
    )
    if _write(answered, [*first.entries], columns, written):
        answer_is_no()


def _is_whole(theorem: Theorem, name: str) -> bool:
    """Does the name alone stand for a whole number?"""
    several = theorem.readings.of(name)
    return len(several) == 1 and several[0].word.domain.integer


def _check_typed(theorem: Theorem, unknown: str | None, typed: Collection[str]) -> None:
    """Refuse an unknown that the theorem does not have, names that are none, and what is given by two names."""
    if unknown is not None:
        from bounds.solving.solver import variable_to_find  # brings flint

        variable_to_find(theorem, unknown)
    others, targets = theorem.names - {unknown}, TARGETS if unknown else ()
    names: dict[str, str] = {}
    for name in typed:
        to = stands_for(theorem, name, unknown or "")
        if to in names:
            raise Refused(f"{theorem.slug} is given {to} twice: as {names[to]} and as {name}")
        names[to] = name
    check_names(theorem, dict.fromkeys([*others, *{*names} - {*targets}]), unknown or "")


def _check_first(theorem: Theorem, unknown: str | None, row: Entries) -> None:
    """Refuse missing inputs; write to standard error how letters are read. The rest is in each row's answer."""
    columns = readable(theorem, row, unknown or "")
    lacking = [
        variable.name
        for variable in theorem.variables
        if variable.name not in columns.values() and variable.name != unknown
    ]
    if lacking:
        raise Refused(f"{theorem.slug} needs {', '.join(lacking)}: as a column of the input, or as name=value")
    if unknown and not {*columns.values()} & {*TARGETS}:
        raise Refused(f"solving {theorem.slug} needs a target: a column at_most or at_least, or at_most=value")
    for name, to in columns.items():
        if name != to:
            words = theorem.readings.of(name)[0].words if to in theorem.names else f"the target {to}"
            tell_aside(f"{name} read as {words}")


def _write(
    answered: Iterable[tuple[Entries, Entries]], inputs: Sequence[str], columns: Sequence[str], written: str
) -> bool:
    """Each row with its answer, written as it is found; whether some row failed."""
    failed = False
    if written == "csv":
        click.echo(_line([*inputs, *columns]))
    for row, answered_so in answered:
        failed |= answered_so.get("value") is None
        answer = {**row, **answered_so}
        if written == "csv":
            click.echo(_line([*(_shown(answer.get(name)) for name in (*inputs, *columns))]))
        else:
            click.echo(json.dumps(plain(answer), ensure_ascii=False, allow_nan=False))
    return failed


def _line(entries: Sequence[Any]) -> str:
    from bounds.batches.spreadsheet import csv_rows

    return csv_rows([entries])[:-1]  # the line's end is click's


def _shown(value: Any) -> Any:
    """As a table shows it: yes and no in words, an `Ln` as its number, nothing as an empty cell."""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else float(value) if isinstance(value, float) else value
