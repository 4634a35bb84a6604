"""Reading rows that people write: CSV with a header, or JSON. One that cannot be read says why, others stand."""

import csv
import itertools
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bounds.reading.pattern import Pattern

SEPARATORS = ",;\t"
_TOLD_BY_EXCEL = Pattern(r'"?sep=(.)"?\s*', re.IGNORECASE)


@dataclass(frozen=True)
class WrittenRow:
    """What a row tells by name, as it is written; and why it cannot be used, or None."""

    entries: Mapping[str, Any] = field(default_factory=dict)
    wrong: str | None = None


def read_rows(lines: Iterable[str]) -> Iterator[WrittenRow]:
    """The rows, one by one: JSON lines where the first line begins with a brace, a JSON list where it begins with a
    bracket, else CSV, parted by what parts its header. Blank lines are no rows.

    Raises ValueError in one sentence where no row can be read: two columns of one name, a quote that never ends.
    """
    remaining = iter(lines)
    beginning = next((line for line in remaining if line.strip()), "")
    if match := _TOLD_BY_EXCEL.fullmatch(beginning):
        yield from _from_csv(remaining, match[1])
        return
    whole = itertools.chain([beginning], remaining)
    if beginning.lstrip().startswith("["):
        yield from _from_list("".join(whole))
    else:
        is_json = beginning.lstrip().startswith("{")
        yield from _from_json(whole) if is_json else _from_csv(whole, max(SEPARATORS, key=beginning.count))


def _from_list(text: str) -> Iterator[WrittenRow]:
    try:
        records: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("the input begins like a list of JSON objects and is none") from None
    for record in records:
        wrong = None if isinstance(record, dict) else f"each entry must be one JSON object; got {str(record)[:60]}"
        yield WrittenRow(wrong=wrong) if wrong else WrittenRow(record)


def _from_json(lines: Iterable[str]) -> Iterator[WrittenRow]:
    for line in lines:
        if line.strip():
            try:
                record: Any = json.loads(line)
            except (ValueError, RecursionError):
                record = None
            wrong = None if isinstance(record, dict) else f"each line must be one JSON object; got {line.strip()[:60]}"
            yield WrittenRow(wrong=wrong) if wrong else WrittenRow(record)


def _from_csv(lines: Iterable[str], separator: str) -> Iterator[WrittenRow]:
    records = csv.reader(lines, delimiter=separator)
    try:
        names = [name.strip() for name in next(records, [])]
        if len(set(names)) < len(names):
            raise ValueError("the first line of the input must name each column once")
        for record in records:
            if any(entry.strip() for entry in record):
                yield _row(names, record)
    except csv.Error as error:
        raise ValueError(f"the input is no CSV that can be read: {error}") from None


def _row(names: list[str], record: list[str]) -> WrittenRow:
    beyond = [entry for entry in record[len(names) :] if entry.strip()]
    padded = [*record, *[""] * (len(names) - len(record))]
    if not beyond:
        return WrittenRow(dict(zip(names, padded, strict=False)))
    # Which of its commas parts thousands and which parts columns, nobody can tell: nothing of it is answered.
    message = f"the row has {len(record)} entries for {len(names)} columns; a number such as 1,000 needs quotes here"
    return WrittenRow(dict(zip(names, padded, strict=False)), message)
