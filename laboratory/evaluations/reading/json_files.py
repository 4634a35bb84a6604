"""JSON and JSON lines: which program wrote them, and their rows."""

import json
from collections.abc import Iterable
from typing import Any

from laboratory.evaluations.reading.flat import FlatTable, ResultFile, columns_of
from laboratory.evaluations.reading.harnesses import READERS
from laboratory.evaluations.reading.naming import ALIASES, plain_name
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.reports import REPORTS

DEEPEST = 3  # objects within each other
LISTS = ("samples", "results", "data", "rows", "predictions", "items", "examples")
AVERAGES = (
    "holds averages only: bring samples_<task>_<date>.jsonl, which lm-evaluation-harness writes with --log_samples"
)


def flat_of_json(file: ResultFile, text: str, metric: str | None) -> FlatTable:
    """The rows of the file, by whichever program wrote it; `metric` is which of several scores is read.

    Raises ResultsError.
    """
    return flat_of_data(file, _parsed(file, text), metric)


def flat_of_data(file: ResultFile, data: Any, metric: str | None) -> FlatTable:
    """The same of what was parsed."""
    if isinstance(data, dict) and _is_row(data):
        data = [data]
    for fits, reader in (*READERS, *REPORTS):
        if fits(data):
            return reader(file, data, metric)
        if isinstance(data, dict) and fits([data]):
            return reader(file, [data], metric)  # the only line of JSON lines
    return _plain(file, data)


def _parsed(file: ResultFile, text: str) -> Any:
    """What the whole text is, or the list of what its lines are."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ResultsError(f"{file.name} is nested too deeply to be read") from None
    except ValueError:
        lines = [(place, line) for place, line in enumerate(text.splitlines(), 1) if line.strip()]
    values = []
    for place, line in lines:
        try:
            values.append(json.loads(line))
        except (ValueError, RecursionError):
            raise ResultsError(f"{file.name}: line {place} is no JSON") from None
    return values


def _plain(file: ResultFile, data: Any) -> FlatTable:
    rows = data
    if isinstance(data, dict):
        if "results" in data and {"configs", "n-shot", "versions"} & set(data):
            raise ResultsError(f"{file.name} {AVERAGES}")
        rows = _split(data) or _list_in(data) or _by_name(data)
    if isinstance(rows, list) and rows and all(isinstance(row, bool | str) for row in rows):
        rows = [{"correct": row} for row in rows]
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise ResultsError(f"{file.name} holds no list of objects, a row each")
    flattened = [_flattened(row) for row in rows]
    lines = list(range(1, len(rows) + 1))
    columns = columns_of(flattened)
    if "task_id" in columns and "completion" in columns and "passed" not in columns:
        raise ResultsError(
            f"{file.name} holds completions that were not run: evaluate them first, and bring the file of results"
        )
    kind = "HumanEval results" if {"task_id", "passed", "completion"} <= set(columns) else "JSON"
    return FlatTable(
        kind, columns, flattened, lines, {"item": "task_id", "correct": "passed"} if kind != "JSON" else {}
    )


def _is_row(data: dict[str, Any]) -> bool:
    """Whether an object is a row by itself, as the only line of JSON lines is."""
    known = {alias for names in ALIASES.values() for alias in names}
    cells = [value for name, value in data.items() if plain_name(name) in known]
    return _list_in(data) is None and any(not isinstance(value, list | dict) for value in cells)


def _list_in(data: dict[str, Any]) -> Any:
    """The list of rows in an object; columns of equal length are rows, too."""
    lists = {name: value for name, value in data.items() if isinstance(value, list)}
    of_objects = {name: value for name, value in lists.items() if value and all(isinstance(row, dict) for row in value)}
    named = [name for name in LISTS if name in of_objects]
    if named or len(of_objects) == 1:
        return of_objects[named[0] if named else next(iter(of_objects))]
    if lists and len({len(value) for value in lists.values()}) == 1 and (len(lists) == len(data) or _say(lists)):
        rest = {name: value for name, value in data.items() if name not in lists}
        return [rest | dict(zip(lists, cells, strict=True)) for cells in zip(*lists.values(), strict=True)]
    return None


def _say(lists: dict[str, Any]) -> bool:
    """Whether columns of these names, beside single values, say which answers are right."""
    names = {plain_name(name) for name in lists}
    correct, label, prediction = (names & set(ALIASES[role]) for role in ("correct", "label", "prediction"))
    return bool(correct or (label and prediction))


def _split(data: dict[str, Any]) -> list[dict[str, Any]] | None:
    """Rows of names and lists apart, as pandas writes them with `orient="split"`."""
    names, rows = data.get("columns"), data.get("data")
    if not isinstance(names, list) or not isinstance(rows, list):
        return None
    if not all(isinstance(row, list) and len(row) == len(names) for row in rows):
        return None
    return [dict(zip(map(str, names), row, strict=True)) for row in rows]


def _by_name(data: dict[str, Any]) -> list[dict[str, Any]] | None:
    """Rows of an object that has items by name, `{"q1": true}` or `{"q1": {"correct": true}}`, or columns by name whose
    cells are by place, as pandas writes a table."""
    values = list(data.values())
    if values and all(isinstance(value, bool) for value in values):
        return [{"item": name, "correct": value} for name, value in data.items()]
    if len(values) < 2 or not all(isinstance(value, dict) and value for value in values):
        return None
    if len({tuple(value) for value in values}) == 1 and all(place.isdigit() for place in values[0]):
        return [{name: data[name][place] for name in data} for place in values[0]]
    known = {alias for role in ("correct", "label", "prediction") for alias in ALIASES[role]}
    if all(any(plain_name(field) in known for field in value) for value in values):
        return [{"item": name, **value} for name, value in data.items()]
    return None


def _flattened(row: dict[str, Any]) -> dict[str, Any]:
    """Objects in a row as columns of their own, `metadata.passage`; lists as their text."""
    return dict(_leaves(row, ""))


def _leaves(row: dict[str, Any], above: str) -> Iterable[tuple[str, Any]]:
    for name, value in row.items():
        if isinstance(value, dict) and above.count(".") < DEEPEST:
            yield from _leaves(value, f"{above}{name}.")
        else:
            yield above + name, json.dumps(value) if isinstance(value, dict | list) else value
