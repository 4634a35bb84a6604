"""`ltlab evaluate` says what the function says; bad input is one sentence and exit code 2."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from laboratory.command_line import main
from laboratory.evaluations import evaluate
from tests.laboratory.test_completion import completed
from tests.sentences import facts


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "mine.csv"
    rows = [f"q{place},{int(place % 3 > 0)},{int(place % 7 > 1)},p{place // 5}" for place in range(40)]
    path.write_text("\n".join(["id,small,large,part", *rows]), "utf-8")
    return path


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["evaluate", *words])


def test_it_is_the_evaluation_of_the_library(table: Path) -> None:
    evaluation = evaluate(table, delta=0.1, cluster="part")
    said = run(str(table), "--cluster", "part", "--delta", "0.1", "--json")
    assert said.exit_code == 0 and json.loads(said.stdout) == json.loads(json.dumps(evaluation.to_dict()))
    assert run(str(table), "--cluster", "part", "--delta", "0.1", "--markdown").stdout == evaluation.to_markdown()


def test_the_report_is_printed_and_how_the_file_is_read_stands_aside(table: Path) -> None:
    said = run(str(table))
    assert " ".join(said.stdout.split("\n")).strip() == evaluate(table).report()
    assert "80 40 2" in facts(said.stderr)
    assert "26 of 40" in facts(said.stdout)
    assert repr(evaluate(table)) == (said.stderr + said.stdout).rstrip()


@pytest.mark.parametrize(
    "words",
    [("nowhere.csv",), ("--correct", "nothing"), ("--delta", "2"), ("--keep", "id"), ("--keep", "who=1"),
     ("--baseline", "tiny"), ("--markdown", "--json"), ("--delta", "many"), ()],
)  # fmt: skip
def test_bad_input_is_one_sentence(table: Path, words: tuple[str, ...]) -> None:
    said = run(*(words if words[:1] in ((), ("nowhere.csv",)) else (str(table), *words)))
    assert said.exit_code == 2
    line = said.stdout if "--json" in words else said.stderr
    assert len(line.strip().splitlines()) == 1


def test_a_column_is_completed_from_the_file(table: Path) -> None:
    assert completed(f"ltlab evaluate {table} --correct sm") == ["small"]
    assert completed("ltlab evaluate nowhere.csv --correct sm") == []
