"""An exact number too near to 0 for a double: outputs say `at most`, never `=`, and no double is below it."""

import json
import sys
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from bounds import ask, compare, theorems
from bounds.command_line import main
from bounds.comparison.row import _cells
from bounds.display.bound_values import format_value
from bounds.identification.explanations import Explanation
from laboratory.figures.bound_curve import description
from laboratory.figures.comparison import shown_value
from pages.widgets.wording import bound_clause, side_of

SLUG = "threshold_one_sided_tail"
THEOREM = theorems[SLUG]
BELOW = {"m": 4020, "epsilon": 0.8429}  # 0.1571^4020 is about 10^-3232
LAST = {"m": 1022, "epsilon": 0.5}  # 2^-1022, the last double with all its digits
LEAST = 5e-324


def printed(*words: str) -> str:
    return CliRunner().invoke(main, list(words)).stdout


def entries(inputs: dict[str, Any]) -> list[str]:
    return [f"{name}={entry}" for name, entry in inputs.items()]


@pytest.mark.parametrize("m", range(1000, 1080))
def test_the_double_is_the_number_or_the_next_above_it(m: int) -> None:
    """Of a power of 1/2, and of one that no double is, as a scalar, in an array and in a grid."""
    for epsilon, chance in (("0.5", Fraction(1, 2)), ("0.52", Fraction(12, 25))):
        number, value = chance**m, THEOREM(m=m, epsilon=float(epsilon))
        if number < Fraction(sys.float_info.min):
            assert Fraction(value) >= number and (value == LEAST or Fraction(np.nextafter(value, 0)) < number)
        assert value == THEOREM(m=np.array([m, 3]), epsilon=float(epsilon))[0]
        assert value == THEOREM.grid(m=np.array([m, 3]), epsilon=float(epsilon))[0]
        assert THEOREM.relation_of(value) == ("=" if value >= sys.float_info.min else "<=")


def test_an_upper_bound_below_doubles_is_rounded_up_and_a_lower_one_down() -> None:
    upper = theorems["chernoff_upper_tail"]
    assert upper(m=10**7, risk=0.5, gamma=1) == LEAST and upper.relation_of(LEAST) == "<="
    lower = next(theorem for theorem in theorems.values() if theorem.relation == ">=")
    assert lower.relation_of(LEAST) == ">="


@pytest.mark.parametrize(("value", "relation"), [(LEAST, "<="), (1e-310, "<="), (0.0, "="), (-LEAST, ">="), (1.0, "=")])
def test_only_what_lost_digits_was_rounded(value: float, relation: str) -> None:
    assert THEOREM.relation_of(value) == relation


def test_the_command_line_says_at_most() -> None:
    assert printed("value", SLUG, *entries(BELOW)).startswith("probability <= 4.94")
    assert printed("value", SLUG, *entries(LAST)).startswith("probability = 2.22507385851e-308")
    assert json.loads(printed("value", SLUG, *entries(BELOW), "--json"))["relation"] == "<="
    assert json.loads(printed("value", SLUG, *entries(LAST), "--json"))["relation"] == "="
    assert "P ≤ 5·10⁻³²⁴." in printed("value", SLUG, *entries(BELOW), "--report", "text")
    assert "P = 2.22507385851·10⁻³⁰⁸." in printed("value", SLUG, *entries(LAST), "--report", "text")


@pytest.mark.parametrize(("side", "target", "relation"), [("at_most", 1e-320, "<="), ("at_least", 1e-320, ">=")])
def test_a_solution_says_on_which_side_of_its_bound_the_number_lies(side: str, target: float, relation: str) -> None:
    words = ("solve", SLUG, "m", "epsilon=0.52", f"{side}={target}")
    assert f"\nprobability {relation} " in printed(*words)
    assert json.loads(printed(*words, "--json"))["relation"] == relation
    solution = THEOREM.solve("m", epsilon=0.52, **{side: target})
    number, achieved = Fraction(12, 25) ** solution.value, Fraction(solution.achieved)
    assert number <= achieved if relation == "<=" else number >= achieved
    sign = {"<=": r"\le", ">=": r"\ge"}[relation]
    assert rf"$\mathbb P{sign}$" in solution._repr_markdown_() and rf"\mathbb P{sign}" in solution.report("markdown")


def test_formulas_say_at_most() -> None:
    assert THEOREM.steps(**BELOW)[-1] == r"\mathbb P \le 5\times10^{-324}"
    assert r"\mathbb P\le5\times10^{-324}" in THEOREM.report("latex", **BELOW)
    assert "=" in THEOREM.steps(**LAST)[-1] or r"\approx" in THEOREM.steps(**LAST)[-1]


def test_an_answer_to_a_question_in_words_says_at_most() -> None:
    replied = ask(f"{SLUG} m=4020 epsilon=0.8429")
    numbers = [answer.number for answer in replied.answers if answer.name == SLUG]
    assert numbers == ["probability <= 5·10⁻³²⁴"]


def test_an_explanation_says_at_most() -> None:
    explanation = Explanation(THEOREM, "", dict(BELOW), THEOREM(**BELOW), None, (), (), (), ())
    assert explanation.number == "probability <= 5·10⁻³²⁴"


def test_figures_and_tables_say_at_most() -> None:
    assert "at most 5·10⁻³²⁴." in description(THEOREM, "m", BELOW)
    assert " is 2.225·10⁻³⁰⁸." in description(THEOREM, "m", LAST)
    assert format_value(THEOREM, 0.25) == "0.25"
    row = replace(compare(d=10, epsilon=0.05, delta=0.05)[0], theorem=THEOREM, value=THEOREM(**BELOW), whole=None)
    assert shown_value(row) == _cells(row)[1].removesuffix(" (vacuous)") == "at most 5·10⁻³²⁴"


def test_pages_say_at_most() -> None:
    assert bound_clause(THEOREM, THEOREM(**BELOW)).endswith("at most 5·10⁻³²⁴")
    assert bound_clause(THEOREM, THEOREM(**LAST)).endswith("is 2.225·10⁻³⁰⁸")
    assert side_of(THEOREM, THEOREM(**LAST)) == ""
