"""Where a theorem bounds a count, every table gives the bound and the whole number that it comes to."""

import csv
import io
import json
import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from bounds import compare, theorems
from bounds.batches.answers import answer, comparisons
from bounds.command_line import main
from bounds.numbers import nearest_wholes
from bounds.theorem import Theorem
from laboratory.experiments import bound_adapters
from laboratory.figures.bound_curve import curve_file
from laboratory.figures.comparison import comparison_table
from laboratory.topics import views
from tests.all_told import over
from tests.sentences import facts

COUNTING = [slug for slug, theorem in theorems.items() if theorem.returns.counts]
ASKED: dict[str, Any] = {"radius": 1, "gamma": 0.3}
BOUND, WHOLE = Fraction(100, 9), 11  # (1 / 0.3)^2 mistakes


def rows(*words: str, typed_in: str = "") -> list[dict[str, str]]:
    result = CliRunner().invoke(main, [*words], input=typed_in)
    assert result.exit_code == 0, result.output
    return list(csv.DictReader(io.StringIO(result.stdout)))


@over(COUNTING)
def test_a_table_of_values_and_a_curve_have_both(slug: str) -> None:
    theorem = theorems[slug]
    inputs: dict[str, Any] = {variable.name: variable.default for variable in theorem.variables}
    row, up = answer(theorem, inputs), theorem.returns.rounds_up(theorem.relation)
    assert row["whole"] is not None and abs(row["whole"] - row["value"]) < 1 + 1e-6 * abs(row["value"])
    assert (row["whole"] >= row["value"] * (1 - 1e-9)) if up else (row["whole"] <= row["value"] * (1 + 1e-9))
    over_first = theorem.variables[0].name
    table = curve_file(theorem, over_first, inputs)
    values = table[theorem.returns.name.replace(" ", "_")]
    assert len(table["whole"]) == len(values)
    for value, whole in zip(values.tolist(), table["whole"], strict=True):
        assert (whole is None) == (not math.isfinite(value))
        assert whole is None or abs(whole - value) <= 1 + 1e-6 * abs(value)


@over([slug for slug in theorems if slug not in COUNTING])
def test_what_counts_nothing_comes_to_no_whole_number(slug: str) -> None:
    theorem = theorems[slug]
    inputs = {variable.name: variable.default for variable in theorem.variables}
    assert answer(theorem, inputs)["whole"] is None


def test_mistakes_on_the_command_line() -> None:
    [alone] = rows("value", "perceptron_mistakes", "radius=1", "gamma=0.3", "--format", "csv")
    [beside] = rows("compare", "--ask", "mistakes", "radius=1", "gamma=0.3", "--format", "csv")
    for row in (alone, beside):
        assert float(row["value"]) == pytest.approx(float(BOUND)) and row["whole"] == str(WHOLE)
    [solved] = rows("solve", "perceptron_mistakes", "gamma", "at_most=10.5", "radius=1", "--format", "csv")
    assert float(solved["achieved"]) <= 10.5 and solved["achieved_whole"] == "10"
    output = CliRunner().invoke(main, ["solve", "perceptron_mistakes", "gamma", "at_most=10.5", "radius=1"]).stdout
    assert "10.5 ≤ 10" in facts(output)
    line = ["solve", "perceptron_mistakes", "gamma", "at_most=10.5", "radius=1", "--json"]
    assert json.loads(CliRunner().invoke(main, line).stdout)["achieved_whole"] == 10


def test_in_python() -> None:
    comparison = compare("mistakes", **ASKED)
    [row] = comparison
    assert row.whole == WHOLE and row.cells["whole"] == WHOLE
    assert comparison_table(comparison)["whole"] == [WHOLE]
    assert list(comparison.to_frame()["whole"]) == [WHOLE]
    assert [entry["whole"] for entry in comparisons({"ask": "mistakes", **ASKED})] == [WHOLE]
    gap = compare("gap", m=100, delta=0.05, d=3)
    assert {row.whole for row in gap} == {None} and set(comparison_table(gap)["whole"]) == {""}
    many = theorems["perceptron_mistakes"].solve("gamma", at_most=np.array([10.5, 12.25, 1e-9]), radius=1)
    assert many.to_frame()["achieved_whole"].tolist() == [10, 12, None] == many.achieved_whole.tolist()
    none_counted = theorems["finite_agnostic"].solve("m", at_most=np.array([0.1, 0.2]), delta=0.05, ln_size=7)
    assert none_counted.achieved_whole is None and "achieved_whole" not in none_counted.to_frame()
    solution = theorems["perceptron_mistakes"].solve("gamma", at_most=10.5, radius=1)
    assert solution.achieved_whole == 10 and list(solution.to_frame()["achieved_whole"]) == [10]
    assert theorems["finite_agnostic"].solve("m", at_most=0.1, delta=0.05, ln_size=7).achieved_whole is None


@over([theorem for theorem in theorems.values() if theorem.returns.counts and theorem.solvable])
def test_many_answers_come_to_the_whole_numbers_of_each_alone(theorem: Theorem) -> None:
    """One question as an entry of an array and by itself; beyond 2^53 an array has the digits that a double has."""
    inputs = {variable.name: variable.default for variable in theorem.variables}
    unknown = next(name for name in inputs if name in theorem.solvable)
    target = {"at_most" if theorem.relation == "<=" else "at_least": float(theorem(**inputs))}
    rest = {name: value for name, value in inputs.items() if name != unknown}
    alone = theorem.solve(unknown, **target, **rest)
    many = theorem.solve(unknown, **{side: np.array([value]) for side, value in target.items()}, **rest)
    [whole] = many.to_frame()["achieved_whole"].tolist()
    in_doubles = alone.achieved_whole < 2**53
    assert whole == pytest.approx(alone.achieved_whole, rel=0 if in_doubles else 1e-12, abs=0)
    assert alone.to_frame()["achieved_whole"].tolist() == [alone.achieved_whole]


@pytest.mark.parametrize(
    ("value", "below", "above"),
    [(2000.0000000000002, 2000, 2000), (10.89, 10, 11), (1_234_567_890_123.5, 1_234_567_890_123, 1_234_567_890_124)],
)
def test_a_count_of_many_digits_is_rounded_to_its_own_side(value: float, below: int, above: int) -> None:
    assert nearest_wholes([value, math.nan], up=False) == [below, None]
    assert nearest_wholes([value], up=True) == [above]


def test_a_view_shows_the_whole_number_beside_a_bound_that_is_none() -> None:
    """(em/d)^d labellings of m points, by exact arithmetic: e is 2.718281828459045 to sixteen digits."""
    table = views["rademacher_and_vc.growth"]().table
    sizes, first, e = table["m"], table["closed_form"].count("") + 1, Fraction("2.718281828459045")
    for m in sizes[first - 1 : first + 5]:  # from m = d on
        assert table["closed_form_whole"][m - 1] == math.floor((e * m / first) ** first), m
    assert len(table["closed_form_whole"]) == len(sizes) > first + 5
    for name in ("sauer_sum", "labellings_at_most" if "labellings_at_most" in table else "labellings"):
        assert all(float(value).is_integer() for value in table[name])


def test_no_bound_beside_a_learning_curve_counts_anything() -> None:
    """So tables of curves and sweeps need no column of whole numbers."""
    bounded = {adapter.theorem for adapter in bound_adapters().values()}
    assert len(bounded) > 5 and not bounded & set(COUNTING)
