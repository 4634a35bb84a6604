"""Where a theorem bounds a count, every table gives the bound and the whole number that it comes to."""

import csv
import io
import json
import math
from fractions import Fraction
from typing import Any

import pytest
from click.testing import CliRunner

from bounds import compare, theorems
from bounds.batches.answers import answer, comparisons
from bounds.command_line import main
from laboratory.figures.comparison import comparison_table
from laboratory.figures.promise_curve import curve_file
from tests.all_told import over
from tests.sentences import facts

COUNTING = [slug for slug, theorem in theorems.items() if theorem.returns.counts]
ASKED = {"radius": 1, "gamma": 0.3}
BOUND, WHOLE = Fraction(100, 9), 11  # (1 / 0.3)^2 mistakes


def rows(*words: str, typed_in: str = "") -> list[dict[str, str]]:
    told = CliRunner().invoke(main, [*words], input=typed_in)
    assert told.exit_code == 0, told.output
    return list(csv.DictReader(io.StringIO(told.stdout)))


@over(COUNTING)
def test_a_table_of_values_and_a_curve_have_both(slug: str) -> None:
    theorem = theorems[slug]
    given: dict[str, Any] = {one.name: one.default for one in theorem.variables}
    found, up = answer(theorem, given), theorem.returns.rounds_up(theorem.relation)
    assert found["whole"] is not None and abs(found["whole"] - found["value"]) < 1 + 1e-6 * abs(found["value"])
    assert (found["whole"] >= found["value"] * (1 - 1e-9)) if up else (found["whole"] <= found["value"] * (1 + 1e-9))
    over_first = theorem.variables[0].name
    table = curve_file(theorem, over_first, given)
    values = table[theorem.returns.name.replace(" ", "_")]
    assert len(table["whole"]) == len(values)
    for value, whole in zip(values.tolist(), table["whole"], strict=True):
        assert (whole is None) == (not math.isfinite(value))
        assert whole is None or abs(whole - value) <= 1 + 1e-6 * abs(value)


@over([slug for slug in theorems if slug not in COUNTING])
def test_what_counts_nothing_comes_to_no_whole_number(slug: str) -> None:
    theorem = theorems[slug]
    given = {one.name: one.default for one in theorem.variables}
    assert answer(theorem, given)["whole"] is None


def test_mistakes_on_the_command_line() -> None:
    [alone] = rows("value", "perceptron_mistakes", "radius=1", "gamma=0.3", "--format", "csv")
    [beside] = rows("compare", "--ask", "mistakes", "radius=1", "gamma=0.3", "--format", "csv")
    for row in (alone, beside):
        assert float(row["value"]) == pytest.approx(float(BOUND)) and row["whole"] == str(WHOLE)
    [solved] = rows("solve", "perceptron_mistakes", "gamma", "at_most=10.5", "radius=1", "--format", "csv")
    assert float(solved["achieved"]) <= 10.5 and solved["achieved_whole"] == "10"
    told = CliRunner().invoke(main, ["solve", "perceptron_mistakes", "gamma", "at_most=10.5", "radius=1"]).stdout
    assert "10.5 ≤ 10" in facts(told)
    line = ["solve", "perceptron_mistakes", "gamma", "at_most=10.5", "radius=1", "--json"]
    assert json.loads(CliRunner().invoke(main, line).stdout)["achieved_whole"] == 10


def test_in_python() -> None:
    found = compare("mistakes", **ASKED)
    [row] = found
    assert row.whole == WHOLE and row.cells["whole"] == WHOLE
    assert comparison_table(found)["whole"] == [WHOLE]
    assert list(found.to_frame()["whole"]) == [WHOLE]
    assert [one["whole"] for one in comparisons({"ask": "mistakes", **ASKED})] == [WHOLE]
    gap = compare("gap", m=100, delta=0.05, d=3)
    assert {row.whole for row in gap} == {None} and set(comparison_table(gap)["whole"]) == {""}
    solution = theorems["perceptron_mistakes"].solve("gamma", at_most=10.5, radius=1)
    assert solution.achieved_whole == 10 and list(solution.to_frame()["achieved_whole"]) == [10]
    assert theorems["finite_agnostic"].solve("m", at_most=0.1, delta=0.05, ln_size=7).achieved_whole is None
