"""Files of OpenAI evals, promptfoo, SWE-bench and AlpacaEval: their rows, and which of their fields is what."""

import json
from collections import Counter
from typing import Any

from laboratory.evaluations.reading.flat import FlatTable, ResultFile
from laboratory.evaluations.reading.harnesses import NO_SCORE, Fits, Reader, as_table, of_others, scores_of
from laboratory.evaluations.reading.outcomes import outcome
from laboratory.evaluations.reading.refusing import ResultsError

ERROR = 2  # promptfoo's `failureReason` of a test that was not answered
NOT_ANSWERED = "an error in place of an answer"
NO_PREDICTION = "an instance without a prediction"
NO_PREFERENCE = "no preference from 1 to 2"
EVENTS = ("match", "metrics")
WRONG_LISTS = ("unresolved_ids", "empty_patch_ids", "error_ids")


def _objects(data: Any) -> bool:
    return isinstance(data, list) and bool(data) and all(isinstance(row, dict) for row in data)


def _is_openai(data: Any) -> bool:
    if not _objects(data):
        return False
    return any("spec" in row or "final_report" in row for row in data) or all(
        {"sample_id", "type", "data"} <= set(row) for row in data
    )


def _openai(file: ResultFile, data: list[dict[str, Any]], metric: str | None) -> FlatTable:
    """One line is the specification, the others are events: a match has `correct`, metrics have what the eval names."""
    events = [(line, row) for line, row in enumerate(data, 1) if row.get("type") in EVENTS and _fields(row)]
    matches = any(row["type"] == "match" and "correct" in row["data"] for _, row in events)
    measured = dict.fromkeys(name for _, row in events if row["type"] == "metrics" for name in row["data"])
    named = [name for name in measured if any(outcome(row["data"].get(name)) is not None for _, row in events)]
    if not matches and not named:
        raise ResultsError(
            f"{file.name} is a record of OpenAI evals without a match event, which says whether a sample is correct"
        )
    scores = scores_of(file, [*(["correct"] if matches else []), *named], metric)
    kind = "match" if matches and scores[0] == "correct" else "metrics"
    left_out: Counter[str] = Counter()
    rows, lines = [], []
    for line, row in events:
        right = outcome(row["data"].get(scores[0]))
        if row["type"] != kind:
            continue
        if right is None:
            left_out[NO_SCORE] += 1
            continue
        rows.append({"sample_id": row.get("sample_id"), scores[0]: right})
        lines.append(line)
    unanswered = {row.get("sample_id") for row in data if row.get("type") == "error"}
    left_out += Counter({NOT_ANSWERED: len(unanswered - {row["sample_id"] for row in rows})})
    model = _model_of_spec(data)
    rows = [{**row, "model": model} for row in rows] if model else rows
    note = f"the event {kind}, its {scores[0]}{of_others(scores)}"
    return as_table(file, "record of OpenAI evals", rows, lines, left_out, "sample_id", [note], scores[0])


def _fields(row: dict[str, Any]) -> bool:
    return isinstance(row.get("data"), dict)


def _model_of_spec(data: list[dict[str, Any]]) -> str:
    spec: dict[str, Any] = next((row["spec"] for row in data if isinstance(row.get("spec"), dict)), {})
    functions = spec.get("completion_fns") or [spec.get("model_name")]
    return str(functions[0] or "") if isinstance(functions, list) else str(functions)


def _promptfoo_rows(data: Any) -> Any:
    """The list of results, which newer versions nest: `results.results`."""
    within = data.get("results") if isinstance(data, dict) else data
    return within.get("results") if isinstance(within, dict) else within


def _is_promptfoo(data: Any) -> bool:
    rows = _promptfoo_rows(data)
    beside = {"provider", "testIdx", "gradingResult"}
    return _objects(rows) and all("success" in row and beside & set(row) for row in rows)


def _promptfoo(file: ResultFile, data: Any, metric: str | None) -> FlatTable:
    """A result for each test, prompt and provider."""
    results = _promptfoo_rows(data)
    prompts = {_prompt(row) for row in results}
    named = dict.fromkeys(name for row in results for name in row.get("namedScores") or {})
    scores = scores_of(file, ["success", "score", *named], metric or "success")
    left_out: Counter[str] = Counter()
    rows, lines = [], []
    for line, row in enumerate(results, 1):
        named_scores = row.get("namedScores") or {}
        right = outcome(named_scores[scores[0]] if scores[0] in named_scores else row.get(scores[0]))
        if row.get("failureReason") == ERROR or right is None:
            left_out[NOT_ANSWERED if row.get("failureReason") == ERROR else NO_SCORE] += 1
            continue
        variables = json.dumps(row.get("vars") or (row.get("testCase") or {}).get("vars") or {}, sort_keys=True)
        model = _provider(row.get("provider"))
        rows.append({
            "test": str(row["testIdx"]) if row.get("testIdx") is not None else variables, scores[0]: right,
            "vars": variables, "model": f"{model}, {_prompt(row)}" if len(prompts) > 1 else model,
        })  # fmt: skip
        lines.append(line)
    note = f"the field {scores[0]}{of_others(scores)}"
    return as_table(file, "promptfoo results", rows, lines, left_out, "test vars", [note], scores[0])


def _provider(provider: Any) -> str:
    if isinstance(provider, dict):
        return str(provider.get("label") or provider.get("id") or "provider")
    return str(provider or "provider")


def _prompt(row: dict[str, Any]) -> str:
    prompt = row.get("prompt")
    label = prompt.get("label") or prompt.get("display") if isinstance(prompt, dict) else None
    return f"prompt {row.get('promptIdx', 0)}" if not label else str(label)[:60]


def _is_swe_bench(data: Any) -> bool:
    return isinstance(data, dict) and isinstance(data.get("resolved_ids"), list)


def _swe_bench(file: ResultFile, data: dict[str, Any], metric: str | None) -> FlatTable:
    """Names of instances in lists: what was resolved, and what else was tried."""
    resolved = set(map(str, data["resolved_ids"]))
    without = set(map(str, data.get("incomplete_ids") or ()))
    tried = {str(name) for key in ("submitted_ids", "completed_ids", *WRONG_LISTS) for name in data.get(key) or ()}
    if not tried - resolved and data.get("submitted_instances", data.get("total_instances")) != len(resolved):
        raise ResultsError(
            f"{file.name} names the resolved instances only: a report with submitted_ids or unresolved_ids is needed, "
            "as SWE-bench writes it since schema_version 2"
        )
    names = sorted(tried | resolved)
    rows = [{"instance_id": name, "resolved": float(name in resolved)} for name in names]
    left_out = Counter({NO_PREDICTION: len(without - set(names))})
    note = "an empty patch and an error count as not resolved"
    fields = "instance_id"
    return as_table(
        file, "SWE-bench report", rows, list(range(1, len(rows) + 1)), +left_out, fields, [note], "resolved"
    )


def _is_alpaca(data: Any) -> bool:
    return _objects(data) and {"preference", "generator_1", "generator_2"} <= set(data[0])


def _alpaca(file: ResultFile, data: list[dict[str, Any]], metric: str | None) -> FlatTable:
    """A preference is 1 for the reference's output, 2 for the model's, and between them where it is weighted."""
    left_out: Counter[str] = Counter()
    rows, lines = [], []
    for line, row in enumerate(data, 1):
        wins = _win(row.get("preference"))
        if wins is None:
            left_out[NO_PREFERENCE] += 1
            continue
        rows.append(
            {"instruction": str(row.get("instruction")), "preference": wins, "model": str(row.get("generator_2"))}
        )
        lines.append(line)
    against = ", ".join(sorted({str(row.get("generator_1")) for row in data}))[:200]
    note = f"preference - 1, 1 where the model's output is preferred to that of {against}"
    return as_table(file, "AlpacaEval annotations", rows, lines, left_out, "instruction", [note], "preference")


def _win(preference: Any) -> float | None:
    if isinstance(preference, bool) or not isinstance(preference, int | float):
        return None
    return outcome(preference - 1)


REPORTS: tuple[tuple[Fits, Reader], ...] = (
    (_is_openai, _openai), (_is_promptfoo, _promptfoo), (_is_swe_bench, _swe_bench), (_is_alpaca, _alpaca),
)  # fmt: skip
