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
    ("slug", "unknown", "latex"),
    [
        # By hand, from eps = (ln|H| + ln(1/delta))/m, which the theorem declares itself.
        ("finite_realizable", "m", r"m \ge \frac{\ln|\mathcal H|+\ln\frac{1}{\delta}}{\varepsilon}"),
        ("finite_realizable", "ln_size", r"\ln|\mathcal H| \le m\,\varepsilon-\ln\frac{1}{\delta}"),
        # From eps = sqrt(ln(2/delta)/(2m)): delta = 2 exp(-2 m eps^2), m = ln(2/delta)/(2 eps^2).
        ("hoeffding_two_sided", "m", r"m \ge \frac{\ln\frac{2}{\delta}}{2\varepsilon^2}"),
        ("perceptron_mistakes", "gamma", r"\gamma \ge \frac{\rho}{\sqrt{M}}"),
    ],
)
def test_is_what_one_finds_by_hand(slug: str, unknown: str, latex: str) -> None:
    assert theorems[slug].solved_for(unknown).latex == latex


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
    assert "round up" in form.rounding
    assert "true risk" in form.sentences[0]
    largest = theorems["finite_realizable"].solved_for("ln_size")
    assert (largest.relation, "down" in largest.rounding) == ("<=", True)


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
    assert all(each.why and each.latex == "" for each in without)


def test_the_command_line_writes_it_without_numbers() -> None:
    code, output = run("solve", "finite_realizable", "m")
    assert code == 0
    assert "m ≥ (ln |H| + ln (1/δ))/ε" in output
    assert theorems["finite_realizable"].solved_for("m").latex in output
    assert theorems["finite_realizable"].solved_for("m").text in output
    assert "round up" in output
    assert output.rstrip().endswith("ln_size.")


def test_numbers_that_are_missing_are_named_beside_it() -> None:
    code, output = run("solve", "finite_realizable", "m", "at_most=0.1", "delta=0.05")
    assert code == 2
    assert theorems["finite_realizable"].solved_for("m").text in output
    assert "needs ln_size" in output


def test_as_json() -> None:
    form = answer("solve", "finite_realizable", "m")
    assert (form["closed"], form["relation"], form["target"]["name"]) == (True, ">=", TARGETS[0])
    assert form["text"] == theorems["finite_realizable"].solved_for("m").text
    assert form["inputs"] == ["delta", "ln_size"]


def test_a_form_of_another_book_has_its_own() -> None:
    code, output = run("solve", "chernoff_upper_tail", "m", "--form", "classic")
    assert code == 0
    assert "m ≥" in output


def test_what_is_tuned_is_refused() -> None:
    tuned = next(theorem for theorem in theorems.values() if theorem.free_parameters)
    (name, *_) = sorted(tuned.free_parameters)
    code, output = run("solve", tuned.slug, name)
    assert code == 2
    assert "tuned, not" in output
