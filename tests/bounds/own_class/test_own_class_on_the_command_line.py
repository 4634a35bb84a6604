"""A formula or a table where `ltlab vc` and `ltlab shatters` take a name."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from bounds.command_line import main
from tests.sentences import facts

RAY = "a <= x <= a+1 or x >= a+2"
WEDGE = "w1 x1 + w2 x2 >= 0 and v1 x1 + v2 x2 >= c"


def run(*words: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_shatters_takes_a_formula() -> None:
    assert run("shatters", RAY, "0 3/5 6/5")[0] == 0
    code, output = run("shatters", RAY, "0 1 2")
    assert code == 1
    assert "6 of 8 labellings" in output
    assert "+ - - only 0 labelled +" in facts(output)
    assert output.count("a = ") == 6 and "+ - -  impossible" in output and "+ + -  impossible" in output


def test_shatters_says_what_it_does_not_know() -> None:
    code, output = run("shatters", "sin(w*x) > 0", "1 2 3 4")
    assert code == 1
    assert "sin(w*x) > 0" in output and "≥ 12 of 16" in facts(output)
    assert "impossible" not in output and "not seen" in output


def test_shatters_takes_a_table_and_its_columns(tmp_path: Path) -> None:
    assert run("shatters", "00 01 10 11", "1", "2")[0] == 0
    file = tmp_path / "class.csv"
    file.write_text("h,a,b,c\nf,0,0,1\ng,0,1,1\n")
    code, output = run("shatters", str(file), "b")
    assert code == 0 and "+  g" in output
    assert run("shatters", str(file))[0] == 1


def test_vc_takes_a_formula_on_a_finite_domain() -> None:
    code, output = run("vc", "x1 + x2 + x3 = k", "x in {0,1}", "k in {0..3}")
    assert code == 0
    assert "8 points" in output and ": 1\n" in output
    assert "28 2" in facts(output)
    assert "2  " in output and "break point" in output


def test_vc_of_a_formula_on_the_whole_line_is_exact() -> None:
    code, output = run("vc", RAY)
    assert code == 0
    assert "VC dimension: 3" in output and "at least" not in output.splitlines()[2]
    assert "4 points" in facts(output)
    answer = json.loads(run("vc", "a <= x <= b", "--json")[1])
    assert (answer["value"], answer["lower"], answer["upper"]) == (2, 2, 2)


def test_vc_says_at_least_where_points_are_only_tried() -> None:
    code, output = run("vc", WEDGE)
    assert code == 0
    assert "4 and 5" in facts(output)
    assert "no proof" in output and "break point" not in output
    answer = json.loads(run("vc", WEDGE, "--json")[1])
    assert (answer["value"], answer["lower"], answer["upper"]) == (None, 4, 5)


def test_vc_in_the_plane_is_exact_where_a_solver_decides() -> None:
    code, output = run("vc", "x1 >= a and x2 >= b")
    assert code == 0
    assert "2" in facts(output) and "no proof" not in output
    answer = json.loads(run("vc", "x1 >= a and x2 >= b", "--json")[1])
    assert (answer["value"], answer["never_all_of"]) == (2, [[0, 1, 0], [1, 0, 1]])


def test_vc_as_json_says_what_is_exact() -> None:
    answer = json.loads(run("vc", RAY, "0 3/5 6/5 2", "--json")[1])
    assert (answer["value"], answer["lower"], answer["upper"], answer["sets_of_one_point_more"]) == (3, 3, 3, 1)
    assert [(row["m"], row["everything"]) for row in answer["growth"]] == [(1, 2), (2, 4), (3, 8), (4, 16)]
    assert all(row["exact"] for row in answer["growth"])
    assert answer["lacking"]["points"] == ["0", "0.6", "1.2", "2"]


def test_shatters_as_json_lists_every_labelling() -> None:
    answer = json.loads(run("shatters", RAY, "0 1 2", "--json")[1])
    assert (answer["shattered"], answer["exact"], answer["realized"], answer["total"]) == (False, True, 6, 8)
    assert answer["first_impossible"] == [1, 0, 0]
    assert [row["labels"] for row in answer["labellings"] if row["impossible"]] == [[1, 0, 0], [1, 1, 0]]
    unknown = json.loads(run("shatters", "sin(w*x) > 0", "1 2 3 4", "--json")[1])
    assert unknown["shattered"] is None and unknown["first_impossible"] is None and not unknown["exact"]


def test_vc_of_a_catalogue_class_has_the_growth_function_beside_all() -> None:
    code, output = run("vc", "boxes")
    rows = [line.split()[:3] for line in output.splitlines() if line.strip()[:1].isdigit() and len(line.split()) >= 3]
    assert code == 0 and ["5", "28", "32"] in rows and ["6", "49", "64"] in rows
    assert "break point" in next(line for line in output.splitlines() if line.split()[:2] == ["5", "28"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("vc", "x >= a or"), "complete formula"),
        (("vc", "x >= a", "0,0"), "1 coordinates x; 2"),
        (("shatters", "x >= a"), "tested points"),
        (("shatters", "x >= a", "nowhere.csv"), "neither 0,1 nor"),
        (("shatters", "01 1", "1"), "same length; 2"),
        (("vc", "01 10", "3"), "table number 2; 3"),
        (("vc", "x1 = k; x in {0..99}"), "≤ 32 points; 100"),
    ],
)
def test_refuses_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    code, output = run(*words)
    assert code == 2
    assert sentence in facts(output)


@pytest.mark.parametrize(
    ("answer", "cls", "code", "words"),
    [
        ("2", "a <= x <= b", 0, "right"), ("3", "a <= x <= b", 1, "break point"),
        ("3", "a <= x <= a + r", 1, "not quite"),
        ("4", WEDGE, 1, "undecided"), ("6", WEDGE, 1, "not quite"), ("3", WEDGE, 1, "not quite"),
        ("infinite", "a <= x <= b", 1, "not quite"), ("4", "x >= a and x <= a and y <= b and y >= b", 1, "not quite"),
        ("2", "011 101 110 000", 0, "right"), ("many", "x >= a", 2, "number"), ("1.5", "x >= a", 2, "integer"),
        ("1", "x >= ", 2, "complete"),
    ],
)  # fmt: skip
def test_an_answer_for_a_class_of_ones_own(answer: str, cls: str, code: int, words: str) -> None:
    """2 for intervals; the wedge is an intersection of two half-planes, between 4 and 5."""
    result = CliRunner().invoke(main, ["check", answer, "vc", cls])
    assert result.exit_code == code and words in result.output


def test_the_number_of_parameters_is_no_dimension() -> None:
    result = CliRunner().invoke(main, ["check", "4", "vc", "a <= x <= b and y >= c + d"])
    assert result.exit_code == 1 and "parameters" in result.output and "break point" in result.output
    answer = json.loads(CliRunner().invoke(main, ["check", "4", "vc", "a <= x <= b", "--json"]).stdout)
    assert (answer["right"], answer["lower"], answer["upper"], answer["slips"]) == (False, 2, 2, [])
    domain = CliRunner().invoke(main, ["check", "1", "vc", "x1 + x2 = k", "x in {0,1}", "k in {0..2}"])
    assert domain.exit_code == 0


def test_names_of_the_catalogue_stay_names() -> None:
    for words in (["halfspaces", "n=2"], ["halfspaces n=2"]):
        assert CliRunner().invoke(main, ["check", "3", "vc", *words]).exit_code == 0


def test_the_help_of_check_has_a_formula_and_a_table_and_both_are_right() -> None:
    """The commands that it names are run: 3 for an interval beside a half-line, 1 for 00, 01 and 11."""
    written = " ".join(run("check", "--help")[1].split())
    examples = re.findall(r'check (\d+) vc "([^"]+)"', written)
    assert len(examples) == 2 and {cls[0] for _, cls in examples} == {"a", "0"}
    assert [run("check", answer, "vc", cls)[0] for answer, cls in examples] == [0, 0]
