"""Many rows in, many rows out: files, standard input and ranges for `value` and `solve`."""

from __future__ import annotations

import csv
import io
import itertools
import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

import click

from bounds.batch import TARGETS, answers, columns
from bounds.command_line.as_json import plain
from bounds.command_line.refusing import Refused, answer_is_no, sentences
from bounds.reading.numbers import read_number
from bounds.reading.ranges import MOST, is_range, read_range
from bounds.spreadsheet import cell
from bounds.theorem import Theorem

STANDARD_INPUT = "-"
Row = Mapping[str, Any]

input_option = click.option(
    "--input", "source", metavar="FILE", help="Rows to answer: CSV with a header, or JSON lines; - is standard input."
)
format_option = click.option(
    "--format", "written", type=click.Choice(["csv", "jsonl"]), default=None,
    help="How many answers are written; left out: CSV, with --json JSON lines.",
)  # fmt: skip


def is_batch(given: Sequence[str], source: str | None) -> bool:
    """Are many questions asked: by a file, by a range, or by a name that is given several times?"""
    names = [entry.partition("=")[0] for entry in given]
    return source is not None or len(set(names)) < len(names) or any(is_range(entry) for entry in given)


def run_batch(theorem: Theorem, unknown: str | None, given: Sequence[str], source: str | None, written: str) -> None:
    """Answer every row and write it at once. Exit code 1 where some row has no answer."""
    with sentences(ValueError):
        typed = _typed(theorem, given)
        rows = _rows(theorem, unknown, typed, source)
        first = next(rows, None)
    if first is None:
        raise Refused("there is no row to answer: the input is empty")
    _check_names(theorem, unknown, first)
    every = itertools.chain([first], rows)
    asked, told = itertools.tee(every)
    failed = _write(zip(told, answers(theorem, asked, unknown), strict=True), [*first], columns(unknown), written)
    if failed:
        answer_is_no()


def _typed(theorem: Theorem, given: Sequence[str]) -> dict[str, list[Any]]:
    """What was typed, by name: one value, or all of a range or of a name that is given several times."""
    integers = {variable.name for variable in theorem.variables if variable.domain.integer}
    found: dict[str, list[Any]] = {}
    for entry in given:
        name, equals, text = entry.partition("=")
        if not equals:
            raise Refused(f"inputs look like name=value, for example m=1000 or m=10:1e5:log20; got {entry[:60]}")
        values = read_range(name, text, name in integers) if is_range(text) else [read_number(text)]
        found.setdefault(name, []).extend(values)
    size = math.prod(map(len, found.values()))
    if size > MOST:
        raise Refused(f"at most {MOST:,} rows are answered at once; these ranges make {size:,}")
    return found


def _rows(
    theorem: Theorem, unknown: str | None, typed: Mapping[str, list[Any]], source: str | None
) -> Iterator[dict[str, Any]]:
    """Every row of the input with every combination of what was typed; a row's own entry wins."""
    combinations = [dict(zip(typed, values, strict=True)) for values in itertools.product(*typed.values())]
    if source is None:
        yield from combinations
        return
    for row in _read(source):
        for combination in combinations:
            yield {**row, **{name: value for name, value in combination.items() if row.get(name) is None}}


def _read(source: str) -> Iterator[dict[str, Any]]:
    if source == STANDARD_INPUT:
        yield from _parsed(sys.stdin)
        return
    try:
        with Path(source).open(encoding="utf-8-sig", newline="") as lines:
            yield from _parsed(lines)
    except (OSError, UnicodeDecodeError):
        raise Refused(f"{source[:60]} is no file of rows that can be read") from None


def _parsed(lines: TextIO) -> Iterator[dict[str, Any]]:
    """CSV, or JSON lines where the first line begins with a brace; numbers are read as everywhere."""
    beginning = next((line for line in lines if line.strip()), "")
    whole = itertools.chain([beginning], lines)
    if beginning.lstrip().startswith("{"):
        yield from map(_from_json, enumerate(whole, 1))
        return
    header, *_ = list(csv.reader([beginning])) or [[]]
    names = [name.strip() for name in header]
    if len(set(names)) < len(names):
        raise Refused("the first line of the input must name each column once")
    for entries in csv.reader(lines):
        if any(entry.strip() for entry in entries):
            padded = [*entries, *[""] * (len(names) - len(entries))]
            yield {name: _entry(text) for name, text in zip(names, padded, strict=False)}


def _from_json(numbered: tuple[int, str]) -> dict[str, Any]:
    number, line = numbered
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict):
        raise Refused(f"line {number} of the input must be one JSON object; got {line.strip()[:60]}")
    return {name: _entry(value) if isinstance(value, str) else value for name, value in row.items()}


def _entry(text: str) -> Any:
    return read_number(text) if text.strip() else None


def _check_names(theorem: Theorem, unknown: str | None, row: Row) -> None:
    """Refuse what no row of the input can mend, and a column that an answer would overwrite."""
    if unknown is not None:
        with sentences():
            theorem.variable(unknown)
    clash = [name for name in (*columns(unknown), *([unknown] if unknown else [])) if name in row]
    if clash:
        raise Refused(f"the column {clash[0]} is what the answer would write: rename it")
    told = {name for name, value in row.items() if value is not None}
    lacking = [one.name for one in theorem.variables if one.name not in told and one.name != unknown]
    if lacking:
        raise Refused(f"{theorem.slug} needs {', '.join(lacking)}: as a column of the input, or as name=value")
    if unknown and not told & set(TARGETS):
        raise Refused(f"solving {theorem.slug} needs a target: a column at_most or at_least, or at_most=value")


def _write(answered: Iterable[tuple[Row, Row]], asked: Sequence[str], found: Sequence[str], written: str) -> bool:
    """Each row with its answer, written as it is found; whether some row failed."""
    failed = False
    if written == "csv":
        click.echo(_line([*asked, *found]))
    for row, answer in answered:
        failed |= answer.get("value") is None
        told = {**row, **answer}
        if written == "csv":
            click.echo(_line([*(_shown(told.get(name)) for name in (*asked, *found))]))
        else:
            click.echo(json.dumps(plain(told), ensure_ascii=False, allow_nan=False))
    return failed


def _line(entries: Sequence[Any]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow([cell(entry) for entry in entries])
    return line.getvalue()


def _shown(value: Any) -> Any:
    """As a table tells it: yes and no in words, an `Ln` as its number, nothing as an empty cell."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else float(value) if isinstance(value, float) else value
