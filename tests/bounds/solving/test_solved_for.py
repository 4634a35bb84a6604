"""A theorem in symbols, solved for a variable: `Theorem.solved_for`, and `ltlab solve` without numbers."""

import pytest

from bounds import theorems
from bounds.diagnosis.formula_points import Evaluated, places, same
from bounds.solving.typed_inputs import TARGETS
from bounds.vocabulary.plain_mathematics import plain_formula
from tests.all_told import over
from tests.bounds.test_command_line import run
from tests.bounds.test_command_line_json import answer


@pytest.mark.parametrize(
    ("slug", "unknown", "text"),
    [
        # By hand, from eps = (ln|H| + ln(1/delta))/m, which the theorem declares itself.
        ("finite_realizable", "m", "m >= (ln_size + ln(1/delta))/epsilon"),
        ("finite_realizable", "ln_size", "ln_size <= m*epsilon - ln(1/delta)"),
        # From eps = sqrt(ln(2/delta)/(2m)): delta = 2 exp(-2 m eps^2), m = ln(2/delta)/(2 eps^2).
        ("hoeffding_two_sided", "m", "m >= ln(2/delta)/(2*epsilon^2)"),
        ("perceptron_mistakes", "gamma", "gamma >= radius/sqrt(at_most)"),
    ],
)
def test_is_what_one_finds_by_hand(slug: str, unknown: str, text: str) -> None:
    assert theorems[slug].solved_for(unknown).text == text


def test_letters_of_books_are_read() -> None:
    assert theorems["finite_realizable"].solved_for("n") is theorems["finite_realizable"].solved_for("m")


def closed() -> list[tuple[str, str]]:
    """Every theorem, and every form in print, with each variable for which it has a closed form."""
    every = [form for theorem in theorems.values() for form in (theorem, *theorem.in_print.values())]
    names = [(theorem, name) for theorem in every for name in theorem.names - theorem.free_parameters]
    return [(theorem.slug, name) for theorem, name in names if theorem.solved_for(name).tree is not None]


def test_most_theorems_have_one() -> None:
    """Those that are declared, and many more that follow from the formula."""
    pairs = closed()
    assert len(pairs) > 800
    assert len({slug for slug, _ in pairs if "." not in slug}) > 300


@over(closed())
def test_gives_the_variable_back_from_the_bound(slug: str, unknown: str) -> None:
    """Another route: the theorem's value at a point is the target, for which the form must give that point again."""
    name, _, form = slug.partition(".")
    theorem = theorems[name].form(form) if form else theorems[name]
    solved = theorem.solved_for(unknown)
    assert solved.tree is not None
    typed, at = Evaluated(solved.tree), places(theorem, unknown, {}, everyday=12, wide=0)
    assert all(same(typed(place.inputs), place.right) for place in at), [
        (place, typed(place.inputs)) for place in at if not same(typed(place.inputs), place.right)
    ][:1]


def test_says_its_side_its_rounding_and_its_target() -> None:
    form = theorems["finite_realizable"].solved_for("m")
    assert form.relation == ">="
    assert form.rounding == "m is a whole number: round up."
    assert "true risk at most" in form.sentences[0]
    largest = theorems["finite_realizable"].solved_for("ln_size")
    assert (largest.relation, largest.rounding) == ("<=", "Round ln|H| down, to stay on the safe side.")


def test_says_what_must_be_positive() -> None:
    """No delta brings L + sqrt((KL + ln(2 sqrt(m)/delta))/(2m)) below L: the square would hide it."""
    form = theorems["pac_bayes_mcallester"].solved_for("delta")
    assert [plain_formula(condition) for condition in form.conditions] == ["ε − L̂"]
    assert "unless" in form.sentences[1]


def test_says_why_there_is_none() -> None:
    form = theorems["vc_uniform_convergence"].solved_for("m") if "vc_uniform_convergence" in theorems else None
    others = [
        theorem.solved_for("m") for theorem in theorems.values() if "m" in theorem.names - theorem.free_parameters
    ]
    without = [each for each in (form, *others) if each is not None and each.tree is None]
    assert without
    assert all(each.why.startswith("No closed form is stated: ") and each.latex == "" for each in without)


def test_the_command_line_writes_it_without_numbers() -> None:
    code, output = run("solve", "finite_realizable", "m")
    assert code == 0
    assert "m ≥ (ln |H| + ln (1/δ))/ε" in output
    assert theorems["finite_realizable"].solved_for("m").latex in output
    assert "m >= (ln_size + ln(1/delta))/epsilon" in output
    assert "round up" in output
    assert "at_most, delta, ln_size" in output


def test_numbers_that_are_missing_are_named_beside_it() -> None:
    code, output = run("solve", "finite_realizable", "m", "at_most=0.1", "delta=0.05")
    assert code == 2
    assert "m >= (ln_size + ln(1/delta))/epsilon" in output
    assert "finite_realizable needs ln_size" in output


def test_as_json() -> None:
    found = answer("solve", "finite_realizable", "m")
    assert (found["closed"], found["relation"], found["target"]["name"]) == (True, ">=", TARGETS[0])
    assert found["text"] == "m >= (ln_size + ln(1/delta))/epsilon"
    assert found["inputs"] == ["delta", "ln_size"]


def test_a_form_of_another_book_has_its_own() -> None:
    code, output = run("solve", "chernoff_upper_tail", "m", "--form", "classic")
    assert code == 0
    assert "m ≥" in output


def test_what_is_tuned_is_refused() -> None:
    tuned = next(theorem for theorem in theorems.values() if theorem.free_parameters)
    (name, *_) = sorted(tuned.free_parameters)
    code, output = run("solve", tuned.slug, name)
    assert code == 2
    assert "tuned, not solved for" in output
