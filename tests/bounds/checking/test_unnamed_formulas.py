"""A formula without a theorem, and two slips at once: by formulas that are written down here, and by random ones."""

import json
import math

import pytest
from click.testing import CliRunner

from bounds import theorems
from bounds.command_line import main
from bounds.diagnosis.formulas import diagnose_formula
from bounds.diagnosis.singles import is_equal
from bounds.identification.formulas import identify_formula
from bounds.solving.validation import DomainError
from tests.all_told import each


@pytest.mark.parametrize(
    ("formula", "slug", "unknown"),
    [
        ("(ln|H|+ln(1/δ))/ε", "finite_realizable", "m"),
        (r"m \ge \frac{\ln(2|H|/\delta)}{2\epsilon^2}", "finite_agnostic", "m"),
        (r"\frac{\ln|H|+\ln(1/\delta)}{2\epsilon^2}", "finite_one_sided", "m"),
        ("(1/m)(ln|H|+ln(1/δ))", "finite_realizable", ""),
        ("sqrt(ln(2/δ)/(2n))", "hoeffding_two_sided", ""),
        ("m(m+1)/2+1", "growth_intervals", ""),
        ("(em/d)^d", "sauer_polynomial", ""),
    ],
)
def test_the_theorem_that_a_formula_is(formula: str, slug: str, unknown: str) -> None:
    matches = identify_formula(formula)
    assert (slug, unknown) in [(match.theorem.slug, match.unknown) for match in matches if match.is_right]
    assert matches[0].is_right


def test_a_theorem_is_recognized_by_its_own_solved_form() -> None:
    """What `solve` writes without numbers is read back as that theorem's."""

    def is_recognized(slug: str) -> None:
        lines = CliRunner().invoke(main, ["solve", slug, "m"]).stdout.splitlines()
        typed = next(line.strip() for line in lines if line.strip().startswith("m >="))
        assert slug in [match.theorem.slug for match in identify_formula(typed) if match.is_right]

    each(is_recognized, ["finite_realizable", "finite_one_sided", "elimination_algorithm", "circle_pac"])


def test_a_usual_slip_is_named_with_its_theorem() -> None:
    matches = identify_formula("(ln|H| + ln(1/δ))/ε^2")
    assert matches and not any(match.is_right for match in matches)
    assert any("2" in words and match.theorem.slug == "finite_agnostic"
               for match in matches for words in match.diagnosis.differences)  # fmt: skip


@pytest.mark.parametrize("formula", ["q^zz + foo", "sqrt(", "xyzzy*ln(7)"])
def test_what_can_be_read_in_no_letters(formula: str) -> None:
    with pytest.raises(DomainError) as refusal:
        identify_formula(formula)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(("formula", "place"), [("ln(|H|/", "end"), ("d ln m / m", "8"), ("m $$ # 2", "character 6")])
def test_what_is_no_formula_is_refused_at_its_place(formula: str, place: str) -> None:
    with pytest.raises(DomainError, match=place):
        identify_formula(formula)


def test_beyond_the_doubles_nothing_is_a_slip() -> None:
    """exp(m (100 ε)²/2) is beyond the doubles, and so no formula is equal to it."""
    assert not is_equal(1e16, math.inf) and not is_equal(math.inf, math.inf) and is_equal(1.0, 1 + 1e-15)
    assert not identify_formula("sqrt(epsilon)^delta + m^7")


def test_on_the_command_line() -> None:
    run = CliRunner().invoke(main, ["check", "(ln|H|+ln(1/δ))/ε"])
    assert run.exit_code == 0 and "finite_realizable" in run.stdout
    run = CliRunner().invoke(main, ["check", "(ln|H|+ln(1/δ))/ε^2", "--json"])
    answer = json.loads(run.stdout)
    assert run.exit_code == 1 and not answer["right"] and answer["theorems"]
    assert CliRunner().invoke(main, ["check", "7"]).exit_code == 2


@pytest.mark.parametrize(
    ("formula", "slug", "unknown", "first", "second"),
    [
        ("(ln|H|+ln(1/δ))/ε^2", "finite_agnostic", "m", "one-sided", "factor 2"),
        ("sqrt(ln(1/δ)/n)", "hoeffding_two_sided", None, "one-sided", "factor 2"),
        ("sqrt(log2(1/δ)/(2m))", "hoeffding_two_sided", None, "one-sided", "base 2"),
        ("(log2|H| + log2(1/δ))/ε^2", "finite_realizable", "m", "base 2", "ε²"),
    ],
)
def test_two_slips_at_once(formula: str, slug: str, unknown: str | None, first: str, second: str) -> None:
    diagnosis = diagnose_formula(formula, slug, unknown)
    assert len(diagnosis.differences) == 1
    assert all(words in diagnosis.differences[0] for words in (first, second)), diagnosis.differences


@pytest.mark.parametrize("formula", ["(ln|H|)^3/ε + δ", "7 + 13/(ε*δ)", "|H|*ε^5", "ln|H| - ln δ + 40"])
def test_no_two_slips_are_named_for_other_formulas(formula: str) -> None:
    differences = diagnose_formula(formula, "finite_realizable", "m").differences
    assert not any("; and " in words for words in differences), differences
    assert theorems["finite_realizable"].solvable
