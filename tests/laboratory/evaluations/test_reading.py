"""Files as people have them: what is read of each, and one sentence for what cannot be read."""

import gzip
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from laboratory.evaluations import ResultFile, Results, read_results
from tests.sentences import facts


def read(text: str | bytes, name: str = "mine.csv", folder: str = "", **more: Any) -> Results:
    content = text if isinstance(text, bytes) else text.encode()
    return read_results(ResultFile(name, folder, content), **more)


def rights(results: Results) -> dict[str, list[float]]:
    return {name: [answer.right for answer in answers] for name, answers in results.by_model.items()}


def lines(*rows: dict[str, Any]) -> str:
    return "\n".join(map(json.dumps, rows))


PLAIN: dict[str, tuple[str | bytes, dict[str, list[float]]]] = {
    "a header": ("id,correct\n1,1\n2,0\n3,true\n", {"mine": [1, 0, 1]}),
    "no header": ("q1,1\nq2,0\nq3,1\n", {"mine": [1, 0, 1]}),
    "bare answers": ("1\n0\n1\n1\n", {"mine": [1, 0, 1, 1]}),
    "words": ("right\nwrong\nright\n", {"mine": [1, 0, 1]}),
    "a column called right": ("right\n1\n0\n", {"mine": [1, 0]}),
    "semicolons": ("item;correct;passage\nq1;right;p\nq2;wrong;p\n", {"mine": [1, 0]}),
    "tabs": ("item\tpassed\nq1\tTrue\nq2\tFalse\n", {"mine": [1, 0]}),
    "a model each": ("item,gpt,claude\na,1,0\nb,1,1\n", {"gpt": [1, 1], "claude": [0, 1]}),
    "a model column": ("model,item,correct\nA,1,1\nB,1,0\nA,2,0\n", {"A": [1, 0], "B": [0]}),
    "labels": ("label,prediction\ncat,cat\ndog,cat\n1,1.0\n", {"mine": [1, 0, 1]}),
    "a mark at the beginning": (b"\xef\xbb\xbfid,correct\n1,1\n2,0\n", {"mine": [1, 0]}),
    "UTF-16": ("id,correct\n1,1\n2,0\n".encode("utf-16"), {"mine": [1, 0]}),
    "Latin-1": ("id,correct\nfür,1\nß,0\n".encode("latin-1"), {"mine": [1, 0]}),
    "quotes": ('id,correct,text\n1,1,"a, b\nc"\n2,0,"d"\n', {"mine": [1, 0]}),
    "JSON lines": (lines({"id": 1, "correct": True}, {"id": 2, "correct": False}), {"mine": [1, 0]}),
    "a JSON list": (json.dumps([{"id": 1, "passed": 1}]), {"mine": [1]}),
    "a JSON object of rows": (json.dumps({"name": "x", "samples": [{"id": 1, "correct": 0}]}), {"mine": [0]}),
    "a JSON object of columns": (json.dumps({"id": [1, 2], "correct": [1, 0]}), {"mine": [1, 0]}),
    "gzip": (gzip.compress(b"id,correct\n1,1\n2,0\n"), {"mine": [1, 0]}),
}


@pytest.mark.parametrize(("text", "expected"), PLAIN.values(), ids=PLAIN)
def test_plain_files(text: str | bytes, expected: dict[str, list[float]]) -> None:
    assert rights(read(text)) == expected


def test_parquet_tables_and_lists_of_rows() -> None:
    table = pd.DataFrame({"id": ["a", "b"], "correct": [True, False], "model": ["m", "m"]})
    packed = io.BytesIO()
    table.to_parquet(packed)
    assert rights(read(packed.getvalue(), "x.parquet")) == rights(read_results(table)) == {"m": [1, 0]}
    assert (
        rights(read_results(table.to_dict("records"))) == rights(read_results(table.to_dict("list"))) == {"m": [1, 0]}
    )


def test_every_guess_can_be_overruled_and_is_said_back() -> None:
    text = "id,other,verdict,who,part,correct\n1,a,1,A,x,0\n1,b,0,A,x,1\n2,a,1,B,y,0\n"
    guessed = read(text)
    assert guessed.columns["correct"] == "correct" and len(guessed.models) == 1
    chosen = read(text, correct="verdict", model="who", run="other", cluster="part")
    assert rights(chosen) == {"A": [1, 0], "B": [1]}
    assert {answer.cluster for answer in chosen.outcomes} == {"x", "y"}
    understood = " ".join(chosen.understood)
    assert "3 2 2 2 2" in facts(understood)  # answers, items, models, runs, clusters
    assert all(column in understood for column in ("verdict", "who", "other", "part"))
    assert rights(read(text, keep={"who": "B"})) == {"mine": [0]}
    assert [answer.cluster for answer in read("id,correct\np1_a,1\np1_b,0\n", cluster="prefix").outcomes] == ["p1"] * 2


def test_rows_that_are_left_out_are_counted_with_their_reason() -> None:
    results = read("id,correct,n\n1,1,a\n2,maybe,a\n,1,a\n4,0\n5,,a\n", correct="correct")
    assert rights(results) == {"mine": [1]}
    assert sorted(results.left_out.values()) == [1, 1, 2]
    assert sum("Left out" in line for line in results.understood) == 3


def harness_row(doc: int, filter_name: str, right: float, **more: Any) -> dict[str, Any]:
    return {"doc_id": doc, "doc": {"question": "?"}, "target": "4", "resps": [["4"]], "filtered_resps": ["4"],
            "filter": filter_name, "metrics": ["exact_match"], "exact_match": right, "doc_hash": f"h{doc}",
            **more}  # fmt: skip


def test_samples_of_lm_evaluation_harness() -> None:
    name = "samples_gsm8k_2024-11-30T01-02-03.456.jsonl"
    rows = [harness_row(doc, of, float(doc % 2 == (of == "strict"))) for doc in range(3) for of in ("strict", "loose")]
    results = read(lines(*rows), name, "my_model")
    assert [answer.right for answer in results.outcomes] == [0, 1, 0]
    assert [answer.item for answer in results.outcomes] == ["gsm8k/0", "gsm8k/1", "gsm8k/2"]
    assert [answer.content for answer in results.outcomes] == ["h0", "h1", "h2"]
    assert [*results.left_out.values()] == [3]
    two = read_results([ResultFile(name, folder, lines(*rows).encode()) for folder in ("a", "b")])
    assert two.models == ("a", "b")
    picked = read(lines(harness_row(0, "none", 1, acc=0, metrics=["exact_match", "acc"])), name, correct="acc")
    assert [answer.right for answer in picked.outcomes] == [0]


def inspect_log() -> dict[str, Any]:
    values = ["C", "I", "P", "N", float("nan"), True]
    samples = [
        {"id": place // 2, "epoch": place % 2 + 1, "input": f"question {place // 2}", "target": "x",
         "scores": {"match": {"value": value, "answer": "x"}}, "metadata": {"passage": "p"}}
        for place, value in enumerate(values)
    ]  # fmt: skip
    return {"version": 2, "status": "success", "eval": {"model": "org/m", "task": "t"}, "plan": {}, "samples": samples}


def packed(log: dict[str, Any], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", method) as archive:
        archive.writestr("header.json", json.dumps({name: value for name, value in log.items() if name != "samples"}))
        for sample in log["samples"]:
            archive.writestr(f"samples/{sample['id']}_epoch_{sample['epoch']}.json", json.dumps(sample))
    return content.getvalue()


@pytest.mark.parametrize("form", ["json", "eval"])
def test_logs_of_inspect(form: str) -> None:
    content = json.dumps(inspect_log()).encode() if form == "json" else packed(inspect_log())
    results = read(content, f"log.{form}", cluster="metadata.passage")
    assert rights(results) == {"org/m": [1, 0, 0.5, 0, 1]}
    assert [(answer.item, answer.run) for answer in results.outcomes][:3] == [("0", "1"), ("0", "2"), ("1", "1")]
    assert {answer.cluster for answer in results.outcomes} == {"p"} and [*results.left_out.values()] == [1]


def test_an_inspect_zip_packed_by_another_method_names_the_command() -> None:
    content = bytearray(packed(inspect_log()))
    for begins, place in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):  # where each entry says its method
        at = content.find(begins)
        while at >= 0:
            content[at + place : at + place + 2] = (93).to_bytes(2, "little")
            at = content.find(begins, at + 1)
    with pytest.raises(ValueError, match="convert"):
        read(bytes(content), "log.eval")


def test_results_of_human_eval_are_runs_of_a_task() -> None:
    rows = [{"task_id": f"HumanEval/{place // 2}", "completion": "", "result": "passed" if right else "failed: x",
             "passed": right} for place, right in enumerate([True, False, True])]  # fmt: skip
    results = read(lines(*rows), "s.jsonl_results.jsonl")
    assert rights(results) == {"s.jsonl_results": [1, 0, 1]} and len({each.item for each in results.outcomes}) == 2
    with pytest.raises(ValueError, match="completions"):
        read(lines({"task_id": "HumanEval/0", "completion": "x"}))


def test_statistics_of_helm_per_instance() -> None:
    def row(name: str, mean: float, perturbation: dict[str, str] | None = None) -> dict[str, Any]:
        stat = {"name": {"name": "exact_match", "split": "test"}, "count": 1, "sum": mean, "mean": mean}
        other = {"name": {"name": "num_prompt_tokens", "split": "test"}, "count": 1, "mean": 0.5}
        extra = {"perturbation": perturbation} if perturbation else {}
        return {"instance_id": name, "train_trial_index": 0, "stats": [other, stat], **extra}

    rows = [row("id1", 1), row("id1", 0, {"name": "typos"}), row("id2", 0)]
    results = read(json.dumps(rows), "per_instance_stats.json", "mmlu:subject=law,model=org_m")
    assert rights(results) == {"per_instance_stats": [1, 0]} and [*results.left_out.values()] == [1]
    both = read_results([ResultFile("p.json", f"mmlu:model={name}", json.dumps(rows).encode()) for name in "ab"])
    assert both.models == ("a", "b")


REFUSED: dict[str, tuple[str | bytes, dict[str, Any]]] = {
    "empty": ("", {}),
    "blanks": (" \n\n", {}),
    "names only": ("id,correct\n", {}),
    "no outcome": ("id,colour\n1,red\n2,blue\n", {}),
    "a column that is not there": ("id,correct\n1,1\n", {"correct": "passed"}),
    "a cluster that is not there": ("id,correct\n1,1\n", {"cluster": "passage"}),
    "nothing to keep": ("id,correct\n1,1\n", {"keep": {"id": "9"}}),
    "to keep by no column": ("id,correct\n1,1\n", {"keep": {"who": "9"}}),
    "broken JSON": ('{"id": 1', {}),
    "a number": ("[1, 2]", {}),
    "deep JSON": ("[" * 100_000, {}),
    "zeros": (b"\0\1\2" * 100, {}),
    "a damaged ZIP": (b"PK\x03\x04nothing", {}),
    "a damaged Parquet": (b"PAR1nothing", {}),
    "a damaged gzip": (b"\x1f\x8bnothing", {}),
    "averages": (json.dumps({"results": {"t": {"acc,none": 0.5}}, "configs": {}, "n-shot": {}}), {}),
    "a log without samples": (json.dumps({"eval": {"model": "m"}, "status": "success"}), {}),
    "two columns of one name": ("id,correct,correct\n1,1,0\n", {}),
    "a metric that is not there": (lines(harness_row(0, "none", 1)), {"correct": "bleu"}),
    "unequal columns in words": ("id,score\n1,0.3\n2,0.7\n", {}),
}


@pytest.mark.parametrize(("text", "more"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_read_is_refused_in_one_sentence(text: str | bytes, more: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w") as refusal:
        read(text, **more)
    said = str(refusal.value)
    assert "\n" not in said and "Traceback" not in said and 10 < len(said) < 600


@pytest.mark.parametrize("data", [None, 3, [], {}, {"a": [1], "b": [1, 2]}, [3], b"1,0", Path("nowhere.csv")])
def test_what_is_no_file_and_no_table_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_results(data)
