"""Files of other programs, of the shape that their sources write: what is right stands in each by construction."""

import json
from typing import Any

import pytest
from click.testing import CliRunner

from laboratory.command_line import main
from laboratory.evaluations import ResultFile, Results, ResultsError, read_results
from tests.sentences import facts


def read(data: Any, name: str = "mine.json", **chosen: Any) -> Results:
    return read_results(ResultFile(name, "", packed(data)), **chosen)


def packed(data: Any) -> bytes:
    """A list as lines of JSON, anything else as one JSON."""
    text = "\n".join(json.dumps(row) for row in data) if isinstance(data, list) else json.dumps(data)
    return text.encode()


def rights(results: Results) -> dict[str, dict[str, float]]:
    return {name: {each.item: each.right for each in own} for name, own in results.by_model.items()}


def openai(*events: dict[str, Any], spec: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    head = {"spec": {"completion_fns": ["tiny"], "eval_name": "sums.dev.v0", **(spec or {})}}
    rows = [{"run_id": "r", "event_id": place, "sample_id": f"s{place}", **event} for place, event in enumerate(events)]
    return [head, {"final_report": {"accuracy": 0.5}}, *rows]


def match(correct: bool) -> dict[str, Any]:
    return {"type": "match", "data": {"correct": correct, "expected": "4", "picked": None, "sampled": "4"}}


def promptfoo(*rows: dict[str, Any]) -> dict[str, Any]:
    return {"evalId": "e", "results": {"version": 3, "prompts": [], "results": list(rows), "stats": {}}, "config": {}}


def result(test: int, success: bool, provider: str = "tiny", **more: Any) -> dict[str, Any]:
    return {
        "promptIdx": 0, "testIdx": test, "provider": {"id": f"openai:{provider}", "label": provider},
        "vars": {"question": f"{test} + 1"}, "success": success, "score": 0.25 + success / 2,
        "failureReason": 1 - success, "gradingResult": {"pass": success},
        "namedScores": {"short": 1}, "prompt": {"raw": "?", "label": "p"}, **more,
    }  # fmt: skip


SWE = {
    "total_instances": 5, "submitted_instances": 4, "resolved_ids": ["a-1"], "unresolved_ids": ["b-2"],
    "empty_patch_ids": ["c-3"], "error_ids": ["d-4"], "completed_ids": ["a-1", "b-2"], "incomplete_ids": ["e-5"],
    "submitted_ids": ["a-1", "b-2", "c-3", "d-4"], "schema_version": 2,
}  # fmt: skip


def preferred(value: Any, place: int) -> dict[str, Any]:
    return {"instruction": f"i{place}", "generator_1": "reference", "generator_2": "tiny", "preference": value}


def helm(stats: dict[str, float], place: int, **more: Any) -> dict[str, Any]:
    listed = [{"name": {"name": name, "split": "test"}, "count": 1, "mean": mean} for name, mean in stats.items()]
    return {"instance_id": f"id{place}", "train_trial_index": 0, "stats": listed, **more}


def displayed(right: float, place: int) -> dict[str, Any]:
    return {"instance_id": f"id{place}", "train_trial_index": 0, "predicted_text": "A", "mapped_output": "4",
            "stats": {"predicted_index": 1, "exact_match": right, "num_references": 1}}  # fmt: skip


def sample(place: int, right: float, **more: Any) -> dict[str, Any]:
    return {
        "doc_id": place,
        "target": "4",
        "filtered_resps": ["4"],
        "filter": "none",
        "acc": right,
        "acc_norm": 0,
        **more,
    }


READ: dict[str, tuple[Any, dict[str, dict[str, float]]]] = {
    "openai": (openai(match(True), {"type": "sampling", "data": {"prompt": "?"}}, match(False)),
               {"tiny": {"s0": 1, "s2": 0}}),
    "openai_metrics": (openai({"type": "metrics", "data": {"f1_score": 0.5, "length": 12}}), {"tiny": {"s0": 0.5}}),
    "promptfoo": (promptfoo(result(0, True), result(1, False), result(0, False, "other"), result(1, False, "other")),
                  {"tiny": {"0": 1, "1": 0}, "other": {"0": 0, "1": 0}}),
    "promptfoo_flat": ({"version": 2, "results": [result(0, True)]}, {"tiny": {"0": 1}}),
    "swe_bench": (SWE, {"mine": {"a-1": 1, "b-2": 0, "c-3": 0, "d-4": 0}}),
    "alpaca": ([preferred(2, 0), preferred(1.0, 1), preferred(1.75, 2), preferred(None, 3)],
               {"tiny": {"i0": 1, "i1": 0, "i2": 0.75}}),
    "helm": ([helm({"num_references": 1, "exact_match": 0}, 0), helm({"num_references": 1, "exact_match": 1}, 1)],
             {"mine": {"id0": 0, "id1": 1}}),
    "helm_displayed": ([displayed(1, 0), displayed(0, 1)], {"mine": {"id0": 1, "id1": 0}}),
    "lm_eval": ([sample(0, 1), sample(1, 0)], {"mine": {"0": 1, "1": 0}}),
    "lm_eval_tasks": ([sample(0, 1, task="sums"), sample(0, 0, task="words")], {"mine": {"sums/0": 1, "words/0": 0}}),
    "lm_eval_object": ({"results": {}, "configs": {}, "samples": {"sums": [sample(0, 1)], "words": [sample(0, 0)]}},
                       {"mine": {"sums/0": 1, "words/0": 0}}),
}  # fmt: skip


@pytest.mark.parametrize(("data", "expected"), READ.values(), ids=READ)
def test_every_answer_is_read(data: Any, expected: dict[str, dict[str, float]]) -> None:
    results = read(data)
    assert rights(results) == expected and results.has_items


@pytest.mark.parametrize(("data", "expected"), READ.values(), ids=READ)
def test_the_command_reads_it(data: Any, expected: dict[str, dict[str, float]], tmp_path: Any) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(packed(data))
    said = CliRunner().invoke(main, ["evaluate", str(path)])
    first = next(iter(expected.values()))
    assert said.exit_code == 0 and f"accuracy {sum(first.values()) / len(first):.4g}" in said.stdout


def test_what_is_left_out_is_said() -> None:
    assert "1 ×" in facts(" ".join(read(SWE).understood)) and sum(read(SWE).left_out.values()) == 1
    failed = promptfoo(result(0, True), result(1, False, failureReason=2))
    assert rights(read(failed)) == {"tiny": {"0": 1}} and sum(read(failed).left_out.values()) == 1
    broken = openai(match(True), {"type": "error", "data": {"type": "Timeout", "message": "?"}})
    assert sum(read(broken).left_out.values()) == 1
    assert sum(read([preferred(1, 0), preferred(None, 1), preferred(0, 2)]).left_out.values()) == 2


def test_another_score_is_read_where_it_is_named() -> None:
    results = promptfoo(result(0, True), result(1, False))
    assert rights(read(results, correct="score")) == {"tiny": {"0": 0.75, "1": 0.25}}
    assert rights(read(results, correct="short")) == {"tiny": {"0": 1, "1": 1}}
    with pytest.raises(ResultsError) as refused:
        read(results, correct="long")
    assert "long" in str(refused.value) and "success" in str(refused.value)
    both = openai(match(True), {"type": "metrics", "data": {"bleu": 0.5}})
    assert rights(read(both, correct="bleu")) == {"tiny": {"s1": 0.5}}


def test_the_filter_of_lm_evaluation_harness_stands_behind_a_comma() -> None:
    twice = [sample(0, 0, filter="strict"), sample(0, 1, filter="flexible")]
    assert rights(read(twice)) == {"mine": {"0": 0}}
    assert rights(read(twice, correct="acc,flexible")) == {"mine": {"0": 1}}
    assert sum(read(twice).left_out.values()) == 1


def test_several_prompts_of_promptfoo_are_models_of_their_own() -> None:
    short = {"promptIdx": 1, "prompt": {"label": "q"}}
    results = read(promptfoo(result(0, True), {**result(0, False), **short}))
    assert rights(results) == {"tiny, p": {"0": 1}, "tiny, q": {"0": 0}}


def test_runs_repeated_under_new_numbers_are_told_by_their_content() -> None:
    again = {**result(1, True), "vars": result(0, True)["vars"]}
    contents = [each.content for each in read(promptfoo(result(0, True), again)).outcomes]
    assert contents[0] == contents[1] != ""


REFUSED: dict[str, tuple[Any, str]] = {
    "openai_sampling": (openai({"type": "sampling", "data": {"prompt": "?"}}), "match event"),
    "swe_resolved_only": ({"resolved_ids": ["a"], "total_instances": 9}, "submitted_ids"),
    "alpaca_none": ([preferred(None, 0)], "preference"),
    "helm_counts_only": ([helm({"num_references": 1, "bleu_4": 0.3}, 0)], "correct=NAME bleu_4"),
    "promptfoo_errors": (promptfoo(result(0, False, failureReason=2)), "success"),
}


@pytest.mark.parametrize(("data", "words"), REFUSED.values(), ids=REFUSED)
def test_what_is_missing_is_one_sentence(data: Any, words: str) -> None:
    with pytest.raises(ResultsError) as refused:
        read(data)
    assert "\n" not in str(refused.value) and [word for word in words.split() if word not in str(refused.value)] == []


def test_a_stat_of_helm_that_is_a_count_is_never_taken_for_right() -> None:
    rows = [helm({"num_references": 1, "bleu_4": 0.3}, 0)]
    assert rights(read(rows, correct="bleu_4")) == {"mine": {"id0": 0.3}}
