"""Hints, lines and partings: what the checker shows of a computation is the computation."""

import math
from typing import Any

import pytest

from bounds import Ln, theorems
from bounds.diagnosis.diagnose import Slip
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.hints import hints, lines
from bounds.exercises.partings import partings
from bounds.exercises.reasons import reason
from bounds.exercises.solutions import solution
from tests.all_told import over

TEN_LITERALS = ExerciseProblem(theorems["finite_realizable"], "m", {"delta": 0.05, "ln_size": Ln(3, 10)}, 0.1)
VC = ExerciseProblem(theorems["vc_original"], "m", {"delta": 0.05, "d": 3}, 0.1)


def slip(problem: ExerciseProblem, words: str) -> Slip:
    """The one single slip with these words."""
    result = next(entry for entry in problem.case.singles if entry.words == words)
    return Slip(result.words, result.value, result.weight, 0.0)


@over(list(theorems))
def test_the_last_line_of_every_computation_is_its_value(slug: str) -> None:
    theorem = theorems[slug]
    problem = ExerciseProblem(theorem, "", {variable.name: variable.default for variable in theorem.variables})
    text = lines(problem)
    # Formulas that round to whole numbers do so in exact arithmetic, lines in doubles.
    assert text and text[-1].value == pytest.approx(problem.right, rel=1e-6)
    assert all(math.isfinite(line.value) and line.formula for line in text)
    assert not any("nan" in step.formula for step in (*hints(problem), *solution(problem)))


def test_the_lines_of_ten_boolean_literals() -> None:
    """10 ln 3, ln 20, their sum, and that over 0.1."""
    expected = [10 * math.log(3), math.log(20), 10 * math.log(3) + math.log(20)]
    values = [line.value for line in lines(TEN_LITERALS)]
    assert values == pytest.approx([*expected, expected[-1] / 0.1], rel=1e-14)
    assert lines(TEN_LITERALS)[1].latex == r"\ln\frac{1}{\delta}\approx 2.996"


def test_hints_go_from_the_formula_to_the_lines_and_never_tell_the_answer() -> None:
    text = hints(TEN_LITERALS)
    assert text[0].formula == theorems["finite_realizable"].latex
    assert text[1].formula == r"m \ge \frac{\ln|\mathcal H|+\ln\frac{1}{\delta}}{\varepsilon}"
    assert text[2].formula == r"m \ge \frac{10\,\ln 3+\ln\frac{1}{0.05}}{0.1}"
    assert not any("139" in step.formula or "140" in step.formula for step in text)


def test_where_no_formula_solves_the_unknown_stays_in_the_line() -> None:
    text = hints(VC)
    assert not VC.closed
    assert r"\binom{2m}{i}" in text[2].formula and text[2].formula.endswith(r"\le 0.1")
    assert [line.value for line in lines(VC)] == pytest.approx([math.log(80)])


def test_base_2_parts_in_both_logarithms() -> None:
    result = partings(TEN_LITERALS, slip(TEN_LITERALS, "logarithms to base 2 instead of natural ones"))
    assert [match.right_value for match in result] == pytest.approx([10 * math.log(3), math.log(20)], rel=1e-14)
    assert [match.wrong_value for match in result] == pytest.approx([10 * math.log2(3), math.log2(20)], rel=1e-14)
    assert result[0].wrong.endswith(r"\text{to base 2}")


@pytest.mark.parametrize(
    ("words", "right", "wrong"),
    [
        ("two-sided for one-sided: 2/δ for 1/δ", r"\frac{1}{\delta}", r"\frac{2}{\delta}"),
        ("ε² for ε", r"\varepsilon", r"\varepsilon^2"),
        ("the term ln(1/δ) forgotten", r"\ln|\mathcal H|+\ln\frac{1}{\delta}", r"\ln|\mathcal H|"),
    ],
)
def test_a_slip_parts_in_the_smallest_piece(words: str, right: str, wrong: str) -> None:
    (result,) = partings(TEN_LITERALS, slip(TEN_LITERALS, words))
    assert (result.right, result.wrong) == (right, wrong)


def test_a_piece_with_the_unknown_in_it_has_no_value() -> None:
    (result,) = partings(VC, slip(VC, "the factor 2 lost in 2·m"))
    assert (result.right, result.wrong) == ("2m", "m")
    assert not result.valued


def test_two_slips_part_in_two_places() -> None:
    both = Slip("2δ for δ; and ε² for ε", 0, 2.3, 0.0)
    assert len(partings(TEN_LITERALS, both)) == 2


def test_natural_logarithms_come_from_the_exponential_of_the_proof() -> None:
    because = reason(TEN_LITERALS, slip(TEN_LITERALS, "logarithms to base 2 instead of natural ones"))
    assert because is not None and because.step is theorems["finite_realizable"].proof[0]
    assert "e^{-" in because.step.formula


@pytest.mark.parametrize(
    ("problem", "words", "formula"),
    [
        (TEN_LITERALS, "two-sided for one-sided: 2/δ for 1/δ", r"|\mathcal H|e^{-\varepsilon m}=\delta"),
        (VC, "the factor 8 lost in 8/m", r"4\,\tau_{\mathcal H}(2m)\,e^{-m\varepsilon^2/8}=\delta"),
    ],
)
def test_the_step_behind_a_constant(problem: ExerciseProblem, words: str, formula: str) -> None:
    because = reason(problem, slip(problem, words))
    assert because is not None and because.step is not None
    assert because.step.formula == formula


def test_what_the_proof_does_not_show_gets_no_reason() -> None:
    assert reason(TEN_LITERALS, slip(TEN_LITERALS, "ε/2 for ε")) is None


def test_another_theorem_is_told_by_its_statement() -> None:
    (diagnosis,) = TEN_LITERALS.diagnosed("734").slips
    because = reason(TEN_LITERALS, diagnosis)
    assert because is not None and because.step is not None
    assert because.step.text == theorems["finite_agnostic"].statement


def test_a_target_does_not_borrow_a_symbol_that_is_taken() -> None:
    """Hypothesis survival has an ε of its own: its bound is held to a probability."""
    problem = ExerciseProblem(theorems["hypothesis_survival"], "m", {"epsilon": 0.2}, 0.02)
    assert r"\mathbb P = 0.02" in hints(problem)[1].text


@pytest.mark.parametrize("unknown", ["", "m"])
def test_solutions_end_where_the_theorem_holds(unknown: str) -> None:
    inputs: dict[str, Any] = {"delta": 0.05, "ln_size": Ln(3, 10)} | ({} if unknown else {"m": 140})
    problem = ExerciseProblem(theorems["finite_realizable"], unknown, inputs, 0.1 if unknown else None)
    assert r"\le 0.09988" in solution(problem)[-1].formula  # (10 ln 3 + ln 20)/140 = 0.0998704
