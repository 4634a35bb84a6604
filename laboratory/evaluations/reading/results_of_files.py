"""From any file, table or list of rows to `Results`: every guess can be overruled, and is said back."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from laboratory.evaluations.reading.answers import answers_of
from laboratory.evaluations.reading.columns import Roles, roles_of
from laboratory.evaluations.reading.files import flat_of, opened
from laboratory.evaluations.reading.flat import FlatTable, ResultFile, columns_of
from laboratory.evaluations.reading.outcomes import as_share
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.scored_answers import Wishes
from laboratory.evaluations.results import Results

YOURS = "the model"
NOT_KEPT = "not among the rows to keep"


def read_results(
    data: Any, *, correct: str | None = None, item: str | None = None, model: str | None = None,
    run: str | None = None, cluster: str | None = None, label: str | None = None, prediction: str | None = None,
    score: str | None = None, size: str | None = None, header: bool | None = None,
    keep: Mapping[str, str] | None = None, threshold: float | None = None, positive: str | None = None,
) -> Results:  # fmt: skip
    """Read results of models on the items of a test set; nothing leaves this machine.

    `data` is a path, a `ResultFile` (name, folder, bytes), a pandas table, a list of dicts (a row each), a dict of
    columns, or a list of paths and files. Files may be CSV, TSV, JSON, JSON lines, Parquet, samples of
    lm-evaluation-harness, logs of inspect, results of HumanEval, per-instance statistics or displayed predictions of
    HELM, records of OpenAI evals, results of promptfoo, reports of SWE-bench and annotations of AlpacaEval.
    `correct`, `item`, ... name the column of that role where the guess is wrong; in files of harnesses `correct` names
    the metric, and a filter of lm-evaluation-harness after a comma (`exact_match,flexible-extract`).
    `cluster="prefix"` takes what stands before the last separator of an item's name. `size` is the number of examples
    that the model was trained on. `header` is whether the first line of a CSV names its columns. `keep` keeps the rows
    with these words, such as `{"split": "test"}`. Where a file has labels and scores but no predictions, `positive` is
    the label that the score is of, and it is predicted where the score is `threshold` (0.5) or more. Raises
    ResultsError, a ValueError, in one sentence.
    """
    named = {
        "correct": correct, "item": item, "model": model, "run": run, "cluster": cluster, "label": label,
        "prediction": prediction, "score": score, "size": size,
    }  # fmt: skip
    sources = list(_sources(data))
    if not sources:
        raise ResultsError("there are no results: no file and no row")
    wishes = Wishes(positive or None, _checked(threshold))
    parts = [_part(source, named, header, dict(keep or {}), len(sources) > 1, wishes) for source in sources]
    left_out: Counter[str] = sum((Counter(part.left_out) for part in parts), Counter())
    outcomes = tuple(answer for part in parts for answer in part.outcomes)
    if not outcomes:
        why = ", ".join(f"{rows:,} {reason}" for reason, rows in left_out.items())
        raise ResultsError(f"no row can be used: {why}")
    columns = {role: column for part in reversed(parts) for role, column in part.columns.items()}
    notes = tuple(dict.fromkeys(note for part in parts for note in part.notes))
    kinds = tuple(dict.fromkeys(kind for part in parts for kind in part.kinds))
    cautions = tuple(dict.fromkeys(line for part in parts for line in part.cautions))
    group = next((part.group for part in parts if part.group), "")
    labels = {part.positive for part in parts}
    return Results(
        outcomes, all(part.has_items for part in parts), columns, kinds, notes, left_out, cautions=cautions,
        group=group, positive=labels.pop() if len(labels) == 1 else "",
    )  # fmt: skip


def _checked(threshold: float | None) -> float | None:
    """Raises ResultsError where it is no number."""
    if threshold is None:
        return None
    number = None if isinstance(threshold, bool) else as_share(threshold)
    if number is None:
        raise ResultsError(
            f"threshold, from which score on a label is predicted, must be a number; got {str(threshold)[:40]}"
        )
    return number


def _sources(data: Any) -> Iterator[ResultFile | list[dict[str, Any]]]:
    if isinstance(data, str | Path):
        yield opened(Path(data))
    elif isinstance(data, ResultFile):
        yield data
    elif hasattr(data, "to_dict") and hasattr(data, "columns"):
        yield [{str(name): cell for name, cell in row.items()} for row in data.to_dict("records")]
    elif isinstance(data, Mapping):
        yield _rows_of_columns(data)
    elif isinstance(data, Sequence) and data and all(isinstance(row, Mapping) for row in data):
        yield [{str(name): cell for name, cell in row.items()} for row in data]
    elif isinstance(data, Sequence) and not isinstance(data, bytes):
        for source in data:
            yield from _sources(source)
    else:
        raise ResultsError(f"results are a file, a table or a list of rows; got {type(data).__name__}")


def _rows_of_columns(data: Mapping[Any, Any]) -> list[dict[str, Any]]:
    columns = {str(name): list(cells) for name, cells in data.items()}
    lengths = {name: len(cells) for name, cells in columns.items()}
    if len(set(lengths.values())) > 1:
        said = ", ".join(f"{name} {length}" for name, length in lengths.items())
        raise ResultsError(f"columns must be equally long; got {said[:200]}")
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def _part(
    source: ResultFile | list[dict[str, Any]], named: Mapping[str, str | None], header: bool | None,
    keep: Mapping[str, str], several: bool, wishes: Wishes,
) -> Results:  # fmt: skip
    """The results of one file."""
    if isinstance(source, ResultFile):
        table = flat_of(source, named["correct"], header)
        name = _name_of(source, table.kind) if several else source.stem
    else:
        if not source:
            raise ResultsError("there are no results: no row")
        table = FlatTable("rows", columns_of(source), source, list(range(1, len(source) + 1)))
        name = YOURS
    left_out = Counter(table.left_out)
    for column in keep:
        if column not in table.columns:
            raise ResultsError(f"keep={column[:60]!r} names no column; they are {', '.join(table.columns[:12])[:300]}")
    places = list(range(len(table.rows)))
    for column, kept in keep.items():
        words = table.words(column)
        places = [place for place in places if words[place] == kept]
    if len(places) < len(table.rows):
        left_out[NOT_KEPT] += len(table.rows) - len(places)
    roles = roles_of(table, named)
    if wishes.threshold is not None and roles.scored is None:
        raise ResultsError("threshold makes predictions of scores, and the file says itself which answers are right")
    made = answers_of(table, places, roles, name, left_out, wishes)
    named_items = "item" in roles.by_role or bool(roles.models) or _is_wide(roles)
    return Results(
        tuple(made.answers), named_items, _said(roles), (table.kind,),
        (*table.notes, *made.notes), left_out, cautions=made.cautions, group=roles.group,
        positive=made.positive,
    )  # fmt: skip


def _is_wide(roles: Roles) -> bool:
    """Whether several models have a column of scores each."""
    return roles.scored is not None and len(roles.scored.of_models) > 1


def _name_of(file: ResultFile, kind: str) -> str:
    """Harnesses write a folder for each model, or a run; otherwise a file is one."""
    if "model=" in file.folder:
        return file.folder.partition("model=")[2].partition(",")[0]
    return file.folder if kind.startswith(("lm-eval", "HELM")) and file.folder else file.stem


def _said(roles: Roles) -> dict[str, str]:
    said = dict(roles.by_role)
    if roles.scored is not None:
        listed = roles.scored.of_models or tuple(roles.scored.of_classes.values())
        each = "" if len(listed) == 1 else " (a model each)" if roles.scored.of_models else " (a label each)"
        return {**said, "score": f"{', '.join(listed)}{each}"}
    role = "prediction" if roles.predicted else "correct"
    return {**said, role: f"{', '.join(roles.models)} (a model each)"} if roles.models else said
