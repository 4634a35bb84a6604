"""Files that inspect, lm-evaluation-harness and HumanEval wrote themselves (`written/README.md`), read as they are."""

import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from laboratory.command_line import main
from laboratory.evaluations import ResultFile, ResultsError, read_results
from laboratory.evaluations.reading import inspect_zip

WRITTEN = Path(__file__).with_name("written")
SAMPLES = "samples_tiny_2026-11-30T08-55-00.000000.jsonl"
# What the programs printed while they wrote the files, or what the records say by eye: right answers by item.
RIGHT = {
    "inspect.json": ("match", {"q1": [1, 1], "q2": [1, 0], "q3": [0, 0]}),
    "inspect.eval": ("match", {"q1": [1, 1], "q2": [1, 0], "q3": [0, 0]}),
    "human_eval_results.jsonl": ("passed", {"Tiny/0": [1, 0], "Tiny/1": [1, 1], "Tiny/2": [0, 0]}),
    SAMPLES: ("exact_match", {"tiny/0": [0], "tiny/1": [0], "tiny/2": [1]}),
}


@pytest.mark.parametrize("name", RIGHT)
def test_every_answer_is_read(name: str) -> None:
    metric, expected = RIGHT[name]
    results = read_results(WRITTEN / name)
    rights: dict[str, list[float]] = {}
    for answer in results.outcomes:
        rights.setdefault(answer.item, []).append(answer.right)
    assert rights == expected and results.columns["correct"] == metric and results.has_items


@pytest.mark.parametrize("name", RIGHT)
def test_the_command_reports_the_accuracy(name: str) -> None:
    means = [sum(of) / len(of) for of in RIGHT[name][1].values()]
    said = CliRunner().invoke(main, ["evaluate", str(WRITTEN / name)])
    assert said.exit_code == 0 and f"accuracy {sum(means) / 3:.4g} " in said.stdout


def test_epochs_are_runs_of_an_item_and_the_model_is_named() -> None:
    for name in ("inspect.json", "inspect.eval"):
        results = read_results(WRITTEN / name)
        assert {answer.run for answer in results.outcomes} == {"1", "2"} and results.models == ("mockllm/model",)
        clusters = read_results(WRITTEN / name, cluster="metadata.subject").outcomes
        assert {answer.item: answer.cluster for answer in clusters} == {"q1": "sums", "q2": "words", "q3": "sums"}


def test_the_other_filter_of_the_harness_is_left_out_and_counted() -> None:
    assert sum(read_results(WRITTEN / SAMPLES).left_out.values()) == 3


def eval_log() -> bytes:
    return (WRITTEN / "inspect.eval").read_bytes()


def test_the_log_is_packed_as_only_pyarrow_unpacks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(WRITTEN / "inspect.eval") as archive:
        assert {entry.compress_type for entry in archive.infolist()} == {inspect_zip.ZSTANDARD}
    monkeypatch.setattr(inspect_zip, "_by_pyarrow", tuple)  # as without pyarrow
    with pytest.raises(ResultsError, match="convert"):
        read_results(ResultFile("mine.eval", "", eval_log()))


@pytest.mark.parametrize("name", ["header.json", "samples/q1_epoch_1.json", "samples/q3_epoch_2.json"])
def test_a_damaged_log_is_refused_in_a_sentence(name: str) -> None:
    content = bytearray(eval_log())
    with zipfile.ZipFile(WRITTEN / "inspect.eval") as archive:
        entry = archive.getinfo(name)
    middle = entry.header_offset + 30 + len(name) + entry.compress_size // 2
    content[middle : middle + 8] = bytes(byte ^ 255 for byte in content[middle : middle + 8])
    with pytest.raises(ResultsError) as refusal:
        read_results(ResultFile("mine.eval", "", bytes(content)))
    assert len(str(refusal.value).splitlines()) == 1


def test_an_entry_that_says_too_small_a_size_is_refused() -> None:
    content = bytearray(eval_log())
    with zipfile.ZipFile(WRITTEN / "inspect.eval") as archive:
        size = archive.getinfo("samples/q1_epoch_1.json").file_size.to_bytes(4, "little")
    at = content.rindex(size)  # in the directory at the end
    content[at : at + 4] = (10).to_bytes(4, "little")
    with pytest.raises(ResultsError):
        read_results(ResultFile("mine.eval", "", bytes(content)))
