"""Many questions at once: ranges, files and standard input; each row as if it were asked alone."""

import csv
import io
import json
import math
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis
import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import settings
from hypothesis import strategies as st

from bounds import theorems
from bounds.batches.answers import answers, columns
from bounds.command_line import main
from bounds.command_line.closed import READER_GONE
from bounds.reading.numbers import read_number
from bounds.reading.ranges import read_range
from tests.interrupts import heeding
from tests.sentences import facts, pattern

SLUG = "hoeffding_two_sided"
ROOT = Path(__file__).parents[2]


def run(*words: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def rows(output: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(output)))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("5%", 0.05), ("0.5 %", 0.005), ("1,000", 1000), ("12,345,678", 12345678), ("1,000.5", 1000.5),
        ("-1,000", -1000), ("100%", 1.0), ("1/3%", 1 / 300), ("0,05", 0.05), ("2,5 %", 0.025), ("1,00", 1.0),
        ("0,693", 0.693), ("0,050%", 0.0005), ("10,20", 10.2), (",5", 0.5), ("−0,5", -0.5), ("1,5e3", 1500.0),
        ("1,5/3", 0.5), ("1 000", 1000), ("12 345 678", 12345678), ("1\u202f000", 1000), ("1\u2009000", 1000),
        ("1\u00a0000,5", 1000.5), ("1'000", 1000), ("1’000.5", 1000.5), ("1.000,5", 1000.5), ("1.000.000", 10**6),
        ("1.000", 1.0), ("1 000 %", 10.0),
    ],
)  # fmt: skip
def test_numbers_as_people_write_them(text: str, number: float) -> None:
    assert read_number(text) == number
    assert type(read_number(text)) is type(number)


TWO = ["0.01,0.05", "1,000,00", "1.000.00", "%", "ln(3)%", "5%%", "1 00", "1,000 000", "1,000,000,5", "1,2,3", "5,%"]


@pytest.mark.parametrize("text", TWO)
def test_what_may_be_two_numbers_is_none(text: str) -> None:
    assert read_number(text) == text


@hypothesis.given(st.text(max_size=30))
def test_reading_never_fails(text: str) -> None:
    read_number(text)
    with suppress(ValueError):
        result = read_range("m", text, whole=False)
        assert result and all(math.isfinite(value) for value in result)


@hypothesis.given(
    st.floats(1e-6, 1e6), st.floats(1e-6, 1e6), st.integers(2, 50), st.sampled_from(["log", "lin"]),
)  # fmt: skip
def test_a_range_holds_both_ends_and_is_even(first: float, last: float, count: int, scale: str) -> None:
    result = read_range("x", f"{first!r}:{last!r}:{scale}{count}", whole=False)
    assert len(result) == count and result[0] == first and result[-1] == last
    on_scale = np.log(result) if scale == "log" else np.asarray(result)
    assert np.ptp(np.diff(on_scale)) <= 1e-9 * (1 + abs(on_scale).max())


def test_whole_numbers_are_told_once() -> None:
    assert read_range("m", "1:3:lin9", whole=True) == [1, 2, 3]
    assert read_range("m", "10:100:30", whole=True) == [10, 40, 70, 100]
    assert read_range("m", "0.1:0.3:0.1", whole=False) == [0.1, 0.2, 0.3]
    assert read_range("m", "0.01:0.05:lin5", whole=False) == [0.01, 0.02, 0.03, 0.04, 0.05]


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("1:2", "range"), ("1:2:3:4", "range"), ("a:2:1", "finite numbers a"),
        ("0:1:log5", "positive numbers"), ("1:10:-1", "steps lead"), ("1:1e9:1", "at most 1,000,000"),
        ("1:2:log0", "≥"), (":2:1", "got nothing"), ("1:inf:2", "finite"),
    ],
)  # fmt: skip
def test_a_range_is_refused_in_a_sentence(text: str, typed: str) -> None:
    with pytest.raises(ValueError, match=pattern(typed)):
        read_range("m", text, whole=True)


def test_ranges_make_every_combination() -> None:
    code, output = run("value", SLUG, "m=10:1000:log3", "delta=5%", "delta=10%")
    assert code == 0
    lines = [(int(row["m"]), float(row["delta"]), float(row["value"])) for row in rows(output)]
    assert [entry[:2] for entry in lines] == [(m, delta) for m in (10, 100, 1000) for delta in (0.05, 0.1)]
    for m, delta, value in lines:
        assert value == pytest.approx(math.sqrt(math.log(2 / delta) / (2 * m)), rel=1e-12)


def test_rows_are_answered_as_if_asked_alone() -> None:
    rng = np.random.default_rng(1)
    inputs = [
        {"at_most": float(a), "delta": float(d), "ln_size": float(s)}
        for a, d, s in rng.uniform((0.01, 0.001, 0), (0.3, 0.2, 30), (40, 3))
    ]
    theorem = theorems["finite_agnostic"]
    for row, answer in zip(inputs, answers(theorem, inputs, "m"), strict=True):
        alone = theorem.solve("m", **row)
        assert (answer["value"], answer["achieved"], answer["certified"]) == (alone.value, alone.achieved, True)


def test_a_bad_row_carries_its_sentence_and_stops_nobody(tmp_path: Path) -> None:
    table = tmp_path / "rows.csv"
    table.write_text('name,m,delta\nfirst,"1,000",5%\nbad,0,0.1\n=word,100,\nlast,100,7\n', "utf-8")
    code, output = run("value", SLUG, "--input", str(table), "delta=0.05")
    lines = rows(output)
    assert code == 1
    assert [row["name"] for row in lines] == ["first", "bad", "'=word", "last"]  # no spreadsheet runs it
    assert [bool(row["error"]) for row in lines] == [False, True, False, True]
    assert facts(lines[1]["error"]) == "m ≥ 1 0"
    assert float(lines[2]["value"]) == pytest.approx(math.sqrt(math.log(40) / 200))
    assert lines[1]["value"] == ""


def test_a_row_says_for_how_many_ends_its_delta_pays() -> None:
    for slug, ends in ((SLUG, "both"), ("hoeffding_one_sided", "one"), ("perceptron_mistakes", "")):
        inputs = ("radius=1", "gamma=1%", "gamma=2%") if not ends else ("m=100", "delta=5%", "delta=10%")
        code, output = run("value", slug, *inputs)
        assert code == 0 and [row["ends"] for row in rows(output)] == [ends] * 2
    code, output = run("solve", SLUG, "m", "at_most=0.1", "delta=5%", "delta=10%")
    assert code == 0 and [row["ends"] for row in rows(output)] == ["both"] * 2


def test_json_lines_go_in_and_out() -> None:
    typed = '{"m": 100, "delta": "5%", "who": "a"}\n\n{"m": 100, "delta": 0.05, "who": "b"}\n'
    code, output = run("value", SLUG, "--input", "-", "--format", "jsonl", typed=typed.replace("\n\n", "\n"))
    lines = [json.loads(line) for line in output.splitlines()]
    assert code == 0 and [entry["who"] for entry in lines] == ["a", "b"]
    assert lines[0]["value"] == lines[1]["value"] and lines[0]["error"] is None


@pytest.mark.parametrize("unknown", [None, "m"])
def test_every_row_has_the_same_keys_and_tells_how_it_was_read(unknown: str | None) -> None:
    """Of the five rows one is as it should be; others have letters, a comma, a doubtful value, and none at all."""
    target: dict[str, Any] = {"eps": "0,1"} if unknown else {"n": "1,000"}
    texts = [{**target, "delta": 0.05}, {**target, "alpha": "95%"}, {**target, "confidence": 2}, {}, {"delta": "x"}]
    results = list(answers(theorems[SLUG], texts, unknown))
    assert {tuple(match) for match in results} == {columns(unknown)}
    assert [bool(match["error"]) for match in results] == [False, False, True, True, True]
    first, second = results[:2]
    assert first["understood"].count(";") == 0 and first["doubts"] is None
    assert second["understood"].count(";") == 1 and facts(second["doubts"]) == "δ = 0.95 95 of 100; δ = 0.05"
    typed = "\n".join(json.dumps(row) for row in [{"delta": 0.05, "at_most" if unknown else "m": 1}, *texts, 3])
    words = ["solve", SLUG, "m"] if unknown else ["value", SLUG]
    _, output = run(*words, "--input", "-", "--format", "jsonl", typed=typed)
    lines = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    assert len(lines) == 7 and all(entry.keys() >= {*columns(unknown)} for entry in lines)


def test_a_row_that_cannot_be_read_stops_nobody() -> None:
    code, output = run("value", SLUG, "--input", "-", typed='{"m": 10, "delta": 0.1}\n{oops\n{"m": 20, "delta": 0.1}\n')
    errors = [row["error"] for row in rows(output)]
    assert code == 1 and [bool(error) for error in errors] == [False, True, False]
    assert facts(errors[1]) == "JSON oops"


def test_a_thousand_without_quotes_is_never_read_as_two_columns() -> None:
    code, output = run("value", SLUG, "--input", "-", typed="m,delta\n1,000,0.05\n1000,0.05,\n")
    first, second = rows(output)
    assert code == 1 and first["value"] == "" and "3 2" in facts(first["error"])
    assert float(second["value"]) == pytest.approx(math.sqrt(math.log(40) / 2000))


def test_other_columns_pass_as_they_are_written() -> None:
    others = ["007", "1e3", "5%", " a ", "1,000", ""]
    table = io.StringIO()
    csv.writer(table).writerows([["id", "m", "delta"], *([other, "10", "10%"] for other in others)])
    code, output = run("value", SLUG, "--input", "-", typed="\ufeff" + table.getvalue())
    assert code == 0 and [row["id"] for row in rows(output)] == others
    assert {row["delta"] for row in rows(output)} == {"0.1"}


LINES = st.sampled_from(["10,0.1", '{"m": 10, "delta": 0.1}', "0,1", '"']) | st.text(max_size=40)


@hypothesis.given(st.lists(LINES, max_size=6))
@settings(deadline=None, max_examples=60)
def test_whatever_a_file_holds_is_answered_or_refused(lines: list[str]) -> None:
    typed = "\n".join(lines).encode("utf-8", "replace").decode()
    for begun in (typed, "m,delta\n" + typed, '{"m": 20, "delta": 0.1}\n' + typed):
        code, output = run("value", SLUG, "--input", "-", "--format", "jsonl", typed=begun)
        *text, last = output.rstrip("\n").split("\n")
        for line in text:
            assert (json.loads(line).get("value") is None) == bool(json.loads(line)["error"])
        assert last.startswith("Error: ") if code == 2 else json.loads(last)


def test_a_format_makes_a_row_of_a_single_question() -> None:
    code, output = run("value", SLUG, "m=1,000", "delta=5%", "--format", "csv")
    assert code == 0 and [(row["m"], row["delta"]) for row in rows(output)] == [("1000", "0.05")]


def test_a_reader_that_leaves_ends_it_quietly() -> None:
    """Rows are written as they are found: two are read of 100,000, and nothing is said about the rest."""
    words = [sys.executable, "-m", "laboratory", "value", SLUG, "m=1:1e5:1", "delta=0.05"]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stderr
        assert process.stdout.readline().startswith("m,delta,value")
        assert process.stdout.readline().startswith("1,0.05,")
        process.stdout.close()
        assert process.wait(timeout=300) == READER_GONE and process.stderr.read() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to one process")
def test_an_interrupt_ends_in_one_line_and_what_is_written_stays() -> None:
    words = heeding("laboratory", "value", SLUG, "--input", "-")
    pipe = subprocess.PIPE
    with subprocess.Popen(words, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write("m,delta\n10,0.1\n")
        process.stdin.flush()
        lines = [process.stdout.readline() for _ in range(2)]  # the answer comes while the input is still open
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=300) == 130
        assert lines[1].startswith("10,0.1,0.387") and process.stdout.read() == ""
        message = process.stderr.read().strip()
        assert message.startswith("Stopped") and "\n" not in message


def test_no_answer_is_told_as_such() -> None:
    code, output = run("solve", "finite_realizable", "ln_size", "m=10", "delta=0.05", "at_most=1e-9", "at_most=0.9")
    first, second = rows(output)
    assert code == 1
    assert first["value"] == "" and first["why"] and not first["error"]
    assert float(second["value"]) == pytest.approx(9 + math.log(0.05), rel=1e-9)


@pytest.mark.parametrize(
    ("words", "typed", "text"),
    [
        (("value", SLUG, "--input", "-"), "", "empty"),
        (("value", SLUG, "--input", "nowhere.csv"), "", "nowhere.csv no file"),
        (("value", SLUG, "--input", "-"), "m\n10\n", "needs column"),
        (("value", SLUG, "--input", "-"), "m,m\n10,10\n", "column once"),
        (("value", SLUG, "--input", "-"), "m,delta,value\n10,0.1,3\n", "column value"),
        (("value", SLUG, "--input", "-"), '{"m": 10\n', "JSON object"),
        (("solve", SLUG, "q", "delta=0.1:0.2:lin3"), "", "no variable q"),
        (("solve", SLUG, "m", "delta=0.1:0.2:lin3"), "", "needs a target"),
        (("value", SLUG, "m=1:1000:1", "delta=0.001:0.5:lin2000"), "", "≤ 1,000,000"),
        (("value", SLUG, "m=1:10:log3", "nonsense"), "", "name=value"),
        (("value", SLUG, "m=1:10:log3", "delta=0.1", "at_most=3"), "", "no variable at_most"),
        (("value", SLUG, "m=1:10:log3", "delta=0.1", "epsilon=3"), "", "no variable epsilon"),
        (("solve", SLUG, "m", "m=1:10:log3", "delta=0.1", "at_most=3"), "", "cannot given"),
        (("solve", "vc_realizable_uml", "m", "d=1:10:1", "delta=0.1"), "", "examples itself"),
        (("value", SLUG, "m=10", "delta=0.01,0.05"), "", "delta = 0.01 delta = 0.05"),
        (("value", SLUG, "m=1:10:log3", "delta=1%,5%"), "", "delta = 1% delta = 5%"),
        (("value", SLUG, "m=1:10:log3", "delta=0.1", "--report", "text"), "", "one answer"),
        (("value", SLUG, "m=10", "delta=0.1", "--report", "text", "--json"), "", "one of them"),
        (("value", SLUG, "--input", "-"), '{"m": ' + "[" * 100_000 + "\n", "JSON object"),
        (("value", SLUG, "--input", "-"), "m,delta," + "x" * 200_000 + "\n", "no CSV"),
    ],
)
def test_what_no_row_can_mend_is_refused_at_once(words: tuple[str, ...], typed: str, text: str) -> None:
    code, output = run(*words, typed=typed)
    assert code == 2 and text in facts(output) and len(output.strip().splitlines()) == 1


def test_a_thousand_rows_are_read_and_answered_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row costs one solving and nothing else that grows."""
    inputs: list[Any] = []
    theorem = theorems["finite_agnostic"]
    solve = type(theorem).solve

    def counted(*known: Any, **more: Any) -> Any:
        inputs.append(more)
        return solve(*known, **more)

    monkeypatch.setattr(type(theorem), "solve", counted)
    typed = "at_most,delta,ln_size\n" + "0.1,0.05,3\n" * 1000
    code, output = run("solve", "finite_agnostic", "m", "--input", "-", typed=typed)
    assert code == 0 and len(inputs) == 1000 and len(rows(output)) == 1000
