"""`ltlab work`: every quantity's lines and result, from the command line, a file or standard input, in every form."""

import csv
import json
import math
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from laboratory.by_hand import FORMS, QUANTITIES, SUBJECTS, result_of
from laboratory.command_line import main
from tests.all_told import each

# On paper the weights are (2, 1, 1), (1, -2, 0), (3, -1, 1), (2, -4, 0) and at last (4, -3, 1).
TWO = ("perceptron_weights", "2 1 +", "1 3 -")
ENTROPY = -(9 / 14 * math.log2(9 / 14) + 5 / 14 * math.log2(5 / 14))
# Distances from (3, 2) are sqrt(5), sqrt(2), sqrt(5): of the two nearest, A and one of two that tie, all three vote.
NEIGHBOURS = "x1,x2,label\n1,1,A\n2,1,A\n5,3,B\n3,2,?\n"


def work(*words: str, table: str | None = None) -> Result:
    return CliRunner().invoke(main, ["work", *words], input=table)


def test_the_lines_and_the_result_are_printed_and_the_reading_told_aside() -> None:
    run = work(*TWO)
    assert run.exit_code == 0
    assert "Result: (4, −3, 1)" in run.stdout and run.stdout.count("\n  ") == 7
    assert "2 examples" in run.stderr and "2 examples" not in run.stdout


def test_every_quantity_works_its_example_out_in_every_form() -> None:
    def in_every_form(name: str) -> None:
        quantity = QUANTITIES[name]
        rows, settings = quantity.read("; ".join(quantity.example))
        worked = quantity.works_out(*rows, **settings)
        for form in FORMS:
            run = work(name, *quantity.example, "--format", form)
            assert run.exit_code == 0, run.output
            assert form == "csv" or result_of(worked).split(" ")[0] in run.stdout.replace("$-$", "−")
            assert form != "latex" or run.stdout.count(r"\item") == len(worked.steps)

    each(in_every_form, list(QUANTITIES))


def test_a_file_and_standard_input_are_tables_with_or_without_a_header(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    for table in (NEIGHBOURS, NEIGHBOURS.partition("\n")[2], *(NEIGHBOURS.replace(",", sign) for sign in ";\t ")):
        path.write_text(table, encoding="utf-8")
        for run in (
            work("knn_label", "k=1", "--input", str(path)),
            work("knn_label", "k=1", "--input", "-", table=table),
        ):
            assert run.exit_code == 0 and run.stdout.endswith("Result: A\n"), run.output
            assert ("x1, x2, label" in run.stderr) == table.startswith("x1")


def test_cells_of_a_file_may_have_spaces(tmp_path: Path) -> None:
    path = tmp_path / "days.csv"
    days = "sky,play\nlight rain,no\nlight rain,no\nlight rain,yes\nsun,yes\nlight rain,?\n"
    path.write_text(days, encoding="utf-8")
    run = work("naive_bayes_posterior", "of=no", "--input", str(path), "--json")
    # Of the two days with no tennis both are of light rain, of the two others one is: 1/2 to 1/4.
    assert math.isclose(json.loads(run.stdout)["value"], 2 / 3), run.output


def test_json_has_all_of_it() -> None:
    data = json.loads(work("entropy", "9", "5", "--json").stdout)
    assert math.isclose(data["value"], ENTROPY) and data["unit"] == "bits" and data["rows"] == [[9, 5]]
    assert len(data["steps"]) == 3 and "0.9403" in data["steps"][-1]
    natural = next(slip for slip in data["slips"] if "natural" in slip["words"])
    assert math.isclose(natural["value"], ENTROPY * math.log(2))
    assert [other["value"] for other in json.loads(work(*TWO, "--json").stdout)["by_conventions"]]


def test_the_catalogue_names_every_quantity_and_its_subject() -> None:
    listed = work().stdout
    assert all(name in listed for name in QUANTITIES) and all(subject in listed for subject in SUBJECTS)
    data = json.loads(work("--json").stdout)["quantities"]
    assert [entry["quantity"] for entry in data] == list(QUANTITIES)
    assert next(entry for entry in data if entry["quantity"] == "knn_label")["settings"] == ["k", "metric"]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("entropy",), "9 5"), (("entropi", "9", "5"), "entropy"), (("entropy", "a", "b"), "numbers"),
        (("knn_label", "1 A", "2 ?"), "k"), (("knn_label", "k=9", "1 A", "2 ?"), "9"),
        (("knn_label", "metre=2", "k=1", "1 A", "2 ?"), "metre"),
        (("entropy", "--input", "nowhere.csv"), "nowhere.csv"),
        (("entropy", "9", "5", "--json", "--format", "latex"), "--json"),
    ],
)  # fmt: skip
def test_what_cannot_be_worked_out_is_a_sentence_and_exit_code_two(words: tuple[str, ...], text: str) -> None:
    run = work(*words)
    assert run.exit_code == 2 and text in run.output and len(run.output.splitlines()) == 1


def test_marks_that_somebody_typed_stay_letters() -> None:
    label = ("knn_label", "k=1", "1 *a_b$", "5 B", "2 ?")
    assert r"\*a\_b\$" in work(*label, "--format", "markdown").stdout
    assert r"*a\_b\$" in work(*label, "--format", "latex").stdout


def test_a_table_for_a_spreadsheet_runs_no_formula() -> None:
    rows = list(csv.reader(StringIO(work("knn_label", "k=1", "1 =1+1", "5 B", "2 ?", "--format", "csv").stdout)))
    assert len({len(row) for row in rows}) == 1 and not any(cell.startswith("=") for row in rows for cell in row)


def test_what_is_there_is_listed_without_the_libraries_that_work_it_out() -> None:
    """`ltlab check` reads these names for every theorem, and in an installation without learners."""
    report = "import sys, laboratory.by_hand; print(*{'sklearn', 'numba', 'scipy', 'pandas'} & {*sys.modules})"
    assert not subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True).stdout.strip()


def test_lines_without_a_table_are_numbered_from_one() -> None:
    quantity = QUANTITIES["entropy"]
    worked = quantity.works_out([9, 5])
    rows = list(csv.reader(StringIO(FORMS["csv"](quantity, worked))))
    assert [row[0] for row in rows[1:]] == [str(place) for place in range(1, len(worked.steps) + 1)]
