"""Files of lm-evaluation-harness, inspect and HELM: their rows, and which of their fields is what."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from laboratory.evaluations.reading.flat import FlatTable, ResultFile, columns_of
from laboratory.evaluations.reading.outcomes import outcome
from laboratory.evaluations.reading.refusing import ResultsError

GRADES = {"C": 1.0, "I": 0.0, "P": 0.5, "N": 0.0}  # of inspect: right, wrong, in part, no answer
PREFERRED = ("exact_match", "acc", "quasi_exact_match", "prefix_exact_match", "quasi_prefix_exact_match", "acc_norm")
OF_HELM = (
    *PREFERRED, "chain_of_thought_correctness", "final_number_exact_match", "math_equiv",
    "math_equiv_chain_of_thought", "ifeval_strict_accuracy",
)  # fmt: skip
COUNTED = ("num_", "inference_", "training_", "finish_reason_", "estimated_", "batch_size", "max_prob", "logprob")
PERTURBED = "a perturbed copy of an item"
OTHER_FILTER = "another filter of the same answers"
NO_SCORE = "no single score from 0 to 1"


def _is_lm_eval(data: Any) -> bool:
    if isinstance(data, dict) and isinstance(data.get("samples"), dict):
        return bool(data["samples"]) and all(_is_lm_eval(rows) for rows in data["samples"].values())
    return _rows(data) and "doc_id" in data[0] and bool({"filter", "metrics", "resps", "filtered_resps"} & set(data[0]))


def _is_inspect(data: Any) -> bool:
    is_log = isinstance(data, dict) and isinstance(data.get("eval"), dict)
    return is_log and bool({"samples", "status", "plan"} & set(data))


def _is_helm(data: Any) -> bool:
    return _rows(data) and {"instance_id", "stats"} <= set(data[0])


def _rows(data: Any) -> bool:
    return isinstance(data, list) and bool(data) and all(isinstance(row, dict) for row in data)


def _lm_eval(file: ResultFile, data: Any, metric: str | None) -> FlatTable:
    data = _rows_by_task(data) if isinstance(data, dict) else data
    filters = list(dict.fromkeys(row.get("filter") for row in data))
    name, kept = _filter_in(metric, filters)
    scores = scores_of(file, list(_named_metrics(data)), name)
    column = scores[0] if metric is None else metric
    left_out: Counter[str] = Counter()
    rows, lines = [], []
    for line, row in enumerate(data, 1):
        right = outcome(row.get(scores[0]))
        if row.get("filter") != kept or right is None:
            left_out[OTHER_FILTER if row.get("filter") != kept else NO_SCORE] += 1
            continue
        item = f"{_task(file, row)}{row['doc_id']}"
        rows.append({"doc_id": item, column: right, "doc_hash": row.get("doc_hash")})
        lines.append(line)
    notes = [f"the metric {scores[0]}{of_others(scores)}"]
    if len(filters) > 1:
        notes.append(f"the filter {kept} of {', '.join(map(str, filters))}")
    return as_table(file, "lm-evaluation-harness samples", rows, lines, left_out, "doc_id doc_hash", notes, column)


def _filter_in(metric: str | None, filters: list[Any]) -> tuple[str | None, Any]:
    """`exact_match,flexible-extract` names a filter, too, as the harness's own tables do; else it is the first."""
    name, comma, wanted = (metric or "").rpartition(",")
    return (name, wanted) if comma and wanted in filters else (metric, filters[0])


def _rows_by_task(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Samples of several tasks in one object, as older versions write them, each row with its task."""
    return [{"task": task, **row} for task, rows in data["samples"].items() for row in rows]


def _named_metrics(data: list[dict[str, Any]]) -> Iterable[str]:
    """The metrics that the rows name; older files name none, and then it is the usual ones."""
    listed = dict.fromkeys(str(name) for row in data[:1000] for name in row.get("metrics") or ())
    return [name for name in (*listed, *(() if listed else PREFERRED)) if any(name in row for row in data)]


def _task(file: ResultFile, row: dict[str, Any]) -> str:
    if isinstance(named := row.get("task") or row.get("task_name"), str):
        return f"{named}/"
    match = re.fullmatch(r"samples_(?P<task>.+?)_\d{4}-\d\d-\d\dT.*", file.stem)
    return f"{match['task']}/" if match else ""


def _inspect(file: ResultFile, data: dict[str, Any], metric: str | None) -> FlatTable:
    samples = data.get("samples") or []
    if not samples:
        raise ResultsError(f"{file.name} is an inspect log without samples: write it with the samples in it")
    if not all(isinstance(sample, dict) for sample in samples):
        raise ResultsError(f"{file.name} is an inspect log whose samples cannot be read")
    scorers = list(dict.fromkeys(name for sample in samples for name in sample.get("scores") or {}))
    scores = scores_of(file, scorers, metric)
    left_out: Counter[str] = Counter()
    rows, lines = [], []
    for line, sample in enumerate(samples, 1):
        score = (sample.get("scores") or {}).get(scores[0]) or {}
        value = score.get("value") if isinstance(score, dict) else None
        right = GRADES.get(value, outcome(value)) if isinstance(value, str) else outcome(value)
        if right is None:
            left_out[NO_SCORE] += 1
            continue
        more = sample.get("metadata")
        metadata = {f"metadata.{name}": text for name, text in more.items()} if isinstance(more, dict) else {}
        rows.append({"id": sample.get("id"), scores[0]: right, "epoch": sample.get("epoch"),
                     "input": _text(sample.get("input")), **metadata})  # fmt: skip
        lines.append(line)
    name = data["eval"].get("model")
    rows = [{**row, "model": name} for row in rows] if name else rows
    note = f"the scorer {scores[0]}{of_others(scores)}; C is right, P half right, I and N wrong"
    return as_table(file, "inspect log", rows, lines, left_out, "id input epoch", [note], scores[0])


def _helm(file: ResultFile, data: list[dict[str, Any]], metric: str | None) -> FlatTable:
    kept = [(line, row) for line, row in enumerate(data, 1) if not row.get("perturbation")]
    left_out = Counter({PERTURBED: len(data) - len(kept)} if len(kept) < len(data) else {})
    measured = [(line, row, dict(_helm_stats(row["stats"]))) for line, row in kept]
    names = list(dict.fromkeys(name for _, _, stats in measured for name in stats))
    if metric is None and not set(names) & set(OF_HELM):
        raise ResultsError(
            f"{file.name} has no stat that is known to say right or wrong; which is it? Say correct=NAME, one of "
            f"{', '.join(name for name in names if not name.startswith(COUNTED))[:300]}"
        )
    scores = scores_of(file, [*(name for name in OF_HELM if name in names), *names], metric)
    rows, lines = [], []
    for line, row, stats in measured:
        right = outcome(stats.get(scores[0]))
        if right is None:
            left_out[NO_SCORE] += 1
            continue
        rows.append({"instance_id": row["instance_id"], scores[0]: right, "trial": row.get("train_trial_index")})
        lines.append(line)
    note = f"the metric {scores[0]}{of_others(scores)}"
    return as_table(file, "HELM instances", rows, lines, left_out, "instance_id - trial", [note], scores[0])


def _helm_stats(stats: Any) -> Iterable[tuple[str, Any]]:
    """Each metric of an instance with its mean."""
    if isinstance(stats, dict):
        yield from stats.items()
        return
    for stat in stats if isinstance(stats, list) else ():
        name = stat.get("name") if isinstance(stat, dict) else None
        if isinstance(name, dict) and not name.get("perturbation") and "name" in name:
            yield str(name["name"]), stat.get("mean")


def scores_of(file: ResultFile, names: list[str], metric: str | None) -> list[str]:
    """The metric that is read, then the others."""
    if metric is not None and metric not in names:
        raise ResultsError(f"correct={metric[:60]!r} is no metric of {file.name}; it has {', '.join(names)[:300]}")
    first = metric or next((name for name in PREFERRED if name in names), names[0] if names else None)
    if first is None:
        raise ResultsError(f"{file.name} holds no score of any item")
    return [first, *dict.fromkeys(name for name in names if name != first)]


def of_others(scores: list[str]) -> str:
    return f", of {', '.join(scores)[:200]}" if len(scores) > 1 else ""


def as_table(
    file: ResultFile, kind: str, rows: list[dict[str, Any]], lines: list[int], left_out: Counter[str], fields: str,
    notes: list[str], score: str,
) -> FlatTable:  # fmt: skip
    """The table, with the fields of item, content and run in their order."""
    if not rows:
        raise ResultsError(f"{file.name} holds no item with a single score from 0 to 1 in {score!r}")
    columns = columns_of(rows)
    fitting = dict(zip(("item", "content", "run"), fields.split(), strict=False))
    roles = {role: name for role, name in fitting.items() if any(row.get(name) is not None for row in rows)}
    roles["correct"] = score
    if "model" in columns:
        roles["model"] = "model"
    return FlatTable(kind, columns, rows, lines, roles, tuple(notes), left_out)


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) or value is None else json.dumps(value, sort_keys=True)


Fits = Callable[[Any], Any]
Reader = Callable[[ResultFile, Any, str | None], FlatTable]
READERS: tuple[tuple[Fits, Reader], ...] = ((_is_lm_eval, _lm_eval), (_is_inspect, _inspect), (_is_helm, _helm))
