"""Many comparisons at once: a line for each row and theorem, each row as if it were compared alone."""

import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bounds import compare
from bounds.batches.answers import COMPARED, comparisons
from bounds.command_line import main
from tests.sentences import facts

REALIZABLE = {"yes": True, "no": False, "unknown": None}


def run(*words: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, ["compare", *words], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def rows(output: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(output)))


def test_a_range_is_compared_value_by_value() -> None:
    code, output = run("d=10", "epsilon=0.05:0.1:lin2", "delta=5%", "--realizable", "yes")
    assert code == 0
    lines = [
        (float(row["epsilon"]), row["question"], row["event"], row["theorem"], row["value"]) for row in rows(output)
    ]
    alone = [
        (epsilon, "m", row.event, row.slug, str(row.value))
        for epsilon in (0.05, 0.1)
        for row in compare(d=10, epsilon=epsilon, delta=0.05, realizable=True)
    ]
    assert lines == alone


@pytest.mark.parametrize("realizable", REALIZABLE)
def test_each_row_of_a_file_asks_its_own_question(tmp_path: Path, realizable: str) -> None:
    """`ask` and `realizable` may be columns; what the file does not tell is taken from the command line."""
    table = tmp_path / "rows.csv"
    table.write_text(f'who,m,d,ask,realizable\nann,"1,000",10,gap,{realizable}\nbob,500,3,,\n', "utf-8")
    code, output = run("--input", str(table), "delta=5%", "--ask", "true risk", "--realizable", "no")
    lines = rows(output)
    assert code == 0 and {row["question"] for row in lines} == {"bound"}
    ann = compare("gap", REALIZABLE[realizable], m=1000, d=10, delta=0.05)
    bob = compare("true risk", False, m=500, d=3, delta=0.05)
    for who, alone in (("ann", ann), ("bob", bob)):
        mine = [row for row in lines if row["who"] == who]
        assert [row["theorem"] for row in mine] == [entry.slug for entry in alone]
        assert [float(row["value"]) for row in mine] == [entry.value for entry in alone]
        assert [row["ends"] for row in mine] == [entry.theorem.ends for entry in alone]
        assert [row["needs"].split() for row in mine] == [[need.key for need in entry.needs] for entry in alone]


def test_a_bad_row_carries_its_sentence_and_stops_nobody() -> None:
    typed = '{"m": 100, "delta": 7}\n{oops\n{"m": 100, "delta": "5%", "d": 3}\n{"delta": 0.1}\n'
    code, output = run("--input", "-", "--format", "jsonl", typed=typed)
    lines = [json.loads(line) for line in output.splitlines()]
    assert code == 1
    assert "δ between 0 1; 7" in facts(lines[0]["error"]) and "JSON oops" in facts(lines[1]["error"])
    assert [row["value"] for row in lines[2:-1]] == [row.value for row in compare(m=100, delta=0.05, d=3)]
    assert "No theorem" in facts(lines[-1]["error"]) and lines[-1]["value"] is lines[-1]["theorem"] is None
    assert all(entry.keys() >= {*COMPARED} for entry in lines)


def test_each_row_tells_what_was_understood_and_doubted() -> None:
    """Letters are columns; a comma and an unlikely value are a row's own."""
    typed = 'n,delta,H\n100,"0,1",1000\n101,95%,8\n200,5%,8\n'
    text = CliRunner().invoke(main, ["compare", "--input", "-", "--ask", "gap"], input=typed)
    assert text.exit_code == 0 and [line.partition(" ")[0] for line in text.stderr.splitlines()] == ["n", "H"]
    first, second, third = ([row for row in rows(text.stdout) if row["n"] == n] for n in ("100", "101", "200"))
    assert {row["understood"].count(";") for row in first} == {2} and {row["doubts"] for row in first} == {""}
    assert all("0,1 0.1" in facts(row["understood"]) for row in first)
    assert {row["understood"].count(";") for row in second} == {1}
    assert all(facts(row["doubts"]) == "δ = 0.95 95 of 100; δ = 0.05" for row in second)
    assert [float(row["value"]) for row in third] == [row.value for row in compare("gap", n=200, delta=0.05, H=8)]


def test_what_is_typed_may_be_letters_too() -> None:
    text = CliRunner().invoke(main, ["compare", "vc=3", "N=100:200:lin2", "alpha=5%"])
    assert text.exit_code == 0 and {row["N"] for row in rows(text.stdout)} == {"100", "200"}
    for wrong, sentence in (("accuracy=0.9", "accuracy could"), ("m=3", "m twice"), ("epsilom=1", "no epsilom")):
        code, output = run("samples=100:200:lin2", wrong)
        assert code == 2 and sentence in facts(output)


@pytest.mark.parametrize(
    ("words", "typed", "text"),
    [
        (("epsilom=0.1:0.2:lin2",), "", "no epsilom epsilon"),
        (("--input", "-", "delta=0.1"), "m,why\n10,so\n", "column why"),
        (("--input", "-"), "who,place\nann,here\n", "no column m d"),
        (("--input", "-"), "", "empty"),
        (("--input", "no/such.csv"), "", "no file"),
        (("m=1:2", "d=3"), "", "range"),
        (("m=1:2000:1", "d=1:2000:1"), "", "≤ 1,000,000"),
    ],
)
def test_what_no_row_can_mend_is_refused(words: tuple[str, ...], typed: str, text: str) -> None:
    code, output = run(*words, typed=typed)
    assert code == 2 and text in facts(output) and output.count("\n") == 1


def test_in_python() -> None:
    """The same entries, with the names that a line has; whatever else a row names is left alone."""
    result = comparisons({"m": 100, "d": 3, "delta": "5%", "who": "ann", "realizable": True})
    assert [row["theorem"] for row in result] == [row.slug for row in compare(None, True, m=100, d=3, delta=0.05)]
    assert all(set(match) == set(COMPARED) for match in result)
