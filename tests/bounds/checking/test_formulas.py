"""A typed formula against the theorem: equal, another book's, looser, or wrong, and what differs; all by hand."""

import pytest

from bounds import DomainError, diagnose_formula, theorems
from bounds.diagnosis.formula_verdict import FormulaVerdict
from bounds.display.solved import solved_form
from tests.all_told import over
from tests.bounds.solving.test_solved_for import closed
from tests.bounds.test_command_line import run
from tests.bounds.test_command_line_json import answer

EQUAL = [
    ("(1/epsilon)*(ln_size + ln(1/delta))", "finite_realizable", "m"),
    ("m >= (1/ε)(ln|H| + ln(1/δ))", "finite_realizable", None),
    (r"\frac{1}{\epsilon}\left(\ln|\mathcal{H}|+\ln\frac{1}{\delta}\right)", "finite_realizable", "m"),
    ("ceil((ln(size) - ln delta)/epsilon)", "finite_realizable", "m"),
    ("ln(|H|/δ)/ε", "finite_realizable", "m"),
    ("(ln_size + ln(1/delta))/n", "finite_realizable", None),
    ("1/m*ln_size - 1/m*ln(1 - confidence)", "finite_realizable", None),
    ("|H| e^(-ε m)", "finite_realizable", "delta"),
    ("sqrt(ln(2/δ)/(2m))", "hoeffding_two_sided", None),
    ("ε ≤ sqrt(ln(2/δ)/(2m))", "hoeffding_two_sided", "m"),
    ("2e^{-2mε²}", "hoeffding_two_sided", "delta"),
    ("(radius/gamma)^2", "perceptron_mistakes", None),
    ("log|H|", "halving", None),  # to base 2
    ("(log|H| + log(1/δ))/ε", "finite_realizable", "m"),  # natural
    ("floor(log2(|H|))", "halving", None),
]


@pytest.mark.parametrize(("text", "slug", "unknown"), EQUAL)
def test_another_way_to_write_it_is_equal(text: str, slug: str, unknown: str | None) -> None:
    diagnosis = diagnose_formula(text, slug, unknown)
    assert diagnosis, diagnosis
    assert diagnosis.points >= 24


LOOSER = [
    ("(ln_size + ln(2/delta))/epsilon", "finite_realizable", "m", "2/δ for 1/δ"),
    ("2*(ln_size + ln(1/delta))/epsilon", "finite_realizable", "m", "twice as"),
    ("sqrt(ln(2/δ)/m)", "hoeffding_two_sided", None, "2"),
    ("sqrt(ln(7/δ)/(2m))", "hoeffding_two_sided", None, "place of 2/δ"),
]
WRONG = [
    # Above 1/2 the complement is below it, and so on no safe side.
    ("1 - |H|(1-ε)^m", "finite_realizable_sharp", "delta", "1 minus"),
    ("(ln_size + ln(1/delta))/epsilon^2", "finite_realizable", "m", "ε² for ε"),
    ("(ln_size + ln(1/delta))/(2*epsilon)", "finite_realizable", "m", "half as"),
    ("ln_size/epsilon", "finite_realizable", "m", "ln(1/δ) forgotten"),
    ("sqrt(ln(1/δ)/(2m))", "hoeffding_two_sided", None, "1/δ for 2/δ"),
    ("ln(2/δ)/(2m)", "hoeffding_two_sided", None, "root forgotten"),
    ("(log2(|H|) + log2(1/δ))/ε", "finite_realizable", "m", "base 2"),
    # No usual slips.
    ("sqrt((ln_size - ln(2/δ))/(2m))", "finite_agnostic", None, "ln|H| - ln(2/δ)"),
    ("sqrt((ln_size - 7 + ln(2/δ))/(2m))", "finite_agnostic", None, "-7"),
    ("sqrt(ln(7/δ)/(5m))", "hoeffding_two_sided", None, ""),
    ("sqrt((ln_size + ln(2/δ))/(m + 7))", "finite_agnostic", None, "m + 7"),
    ("(ln_size + ln(1/delta))/(7*epsilon)", "finite_realizable", "m", "the factor"),
]


@pytest.mark.parametrize(("text", "slug", "unknown", "said"), LOOSER)
def test_what_is_on_the_safe_side_is_looser(text: str, slug: str, unknown: str | None, said: str) -> None:
    diagnosis = diagnose_formula(text, slug, unknown)
    assert diagnosis.verdict is FormulaVerdict.LOOSER, diagnosis
    assert any(said in words for words in diagnosis.differences), diagnosis


@pytest.mark.parametrize(("text", "slug", "unknown", "said"), WRONG)
def test_what_is_wrong_is_shown_at_a_point_with_what_differs(
    text: str, slug: str, unknown: str | None, said: str
) -> None:
    diagnosis = diagnose_formula(text, slug, unknown)
    assert not diagnosis
    assert diagnosis.at and diagnosis.value != diagnosis.right
    assert not said or any(said in words for words in diagnosis.differences), diagnosis


def test_above_an_exact_law_nothing_is_looser() -> None:
    diagnosis = diagnose_formula("(1 - 1/m)^m + 1/m", "oob_fraction")
    assert diagnosis.verdict is FormulaVerdict.WRONG and diagnosis.factors is None


RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


def test_how_much_looser_is_told() -> None:
    """By hand: without the 2 below the line the root is √2 times as large."""
    assert diagnose_formula("sqrt(ln(2/δ)/m)", "hoeffding_two_sided").factors == pytest.approx((2**0.5, 2**0.5))


def test_a_formula_of_another_book_is_told_with_its_title() -> None:
    """The classic multiplicative bound, solved for nothing."""
    form = theorems["chernoff_upper_tail"].form("classic")
    diagnosis = diagnose_formula("exp(-m*risk*((1+gamma)*ln(1+gamma)-gamma))", "chernoff_upper_tail")
    assert diagnosis.verdict is FormulaVerdict.BY_FORM, diagnosis
    assert form.title in diagnosis.form
    assert not diagnosis  # as a number by another book is not


@over(closed())
def test_every_solved_form_is_read_back_as_it_is_written(slug: str, unknown: str) -> None:
    """What `solve` writes can be typed; forms with cases are read by no person."""
    name, _, form = slug.partition(".")
    if form or unknown == "e":
        return
    text = theorems[name].solved_for(unknown).text
    if "where(" in text or len(text) > 390:
        return
    assert diagnose_formula(text, name, unknown), (text, diagnose_formula(text, name, unknown))


@pytest.mark.parametrize(
    ("text", "slug", "unknown", "said"),
    [
        ("(ln_size + ln(1/dleta))/epsilon", "finite_realizable", "m", "called dleta"),
        ("m*epsilon", "finite_realizable", "m", "m is what"),
        ("ln_size + ", "finite_realizable", "m", "not complete"),
        ("delta = |H|/m", "finite_realizable", "m", "for delta"),
    ],
)
def test_what_is_no_such_formula_is_one_sentence(text: str, slug: str, unknown: str, said: str) -> None:
    with pytest.raises(DomainError) as refusal:
        diagnose_formula(text, slug, unknown)
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_the_command_line_ends_as_for_numbers() -> None:
    code, output = run("check", "(1/epsilon)*(ln_size + ln(1/delta))", "finite_realizable", "unknown=m")
    assert (code, FormulaVerdict.EQUAL in output) == (0, True)
    code, output = run("check", "(ln_size + ln(2/delta))/epsilon", "finite_realizable", "unknown=m")
    assert (code, FormulaVerdict.LOOSER in output) == (1, True)
    code, output = run("check", "ln_size/epsilon", "finite_realizable", "unknown=m")
    assert (code, FormulaVerdict.WRONG in output) == (1, True)
    code, output = run("check", "ln_size/(epsilon", "finite_realizable", "unknown=m")
    assert (code, "its end" in output) == (2, True)
    assert run("check", "ln_size/epsilon", "delta=0.05")[0] == 1  # by itself, and no theorem has it


@pytest.mark.parametrize(
    ("text", "slug"), [("9**9999*ln(3)", "circle_pac"), ("exp(exp(ln_size+20))", "finite_realizable")]
)
def test_what_no_double_holds_is_told_by_its_size_and_explained_by_no_slip(text: str, slug: str) -> None:
    result = diagnose_formula(text, slug, "m")
    assert "308" in result.detail.translate(RAISED) and not result and not result.differences


def test_as_json() -> None:
    checked = answer("check", "2*ln_size/epsilon", "finite_realizable", "unknown=m", code=1)
    assert checked["verdict"] == "not quite"
    assert checked["gives"] != checked["value"]
    assert checked["read_as"] == "2*ln_size/epsilon"


@pytest.mark.parametrize(("slug", "relation"), [("expected_risk_lower", "<="), ("hoeffding_two_sided", ">=")])
def test_a_bound_from_below_is_kept_by_few_examples_and_one_from_above_by_many(slug: str, relation: str) -> None:
    """Both fall as m grows: at twice the sample the value is smaller."""
    theorem = theorems[slug]
    usual = {variable.name: variable.default for variable in theorem.variables}
    assert theorem(**usual) > theorem(**{**usual, "m": 2 * usual["m"]})
    assert solved_form(theorem, "m").relation == relation
