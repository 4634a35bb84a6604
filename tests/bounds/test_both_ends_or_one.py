"""Where a number has an end above and one below, every answer says whether δ pays for both together or for one."""

import json
import re
from typing import Any

import mpmath
import pytest
from click.testing import CliRunner

from bounds import diagnose, theorems
from bounds.command_line import main
from bounds.display.bound_values import ENDS, sure_of
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.wording import numbers
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from pages.widgets.wording import bound_sentence
from tests.all_told import over

# Theorems whose numbers are held from above, from below, or both at once: so are all others of these quantities.
OF_TWO_ENDS = (
    "hoeffding_two_sided", "cross_validation_hoeffding", "normal_mixture", "bousquet_elisseeff", "pseudo_dimension",
    "bousquet_elisseeff_loo", "pac_bayes_subgaussian", "mcdiarmid", "rademacher_concentration",
    "rademacher_monte_carlo",
    "wilson_upper", "normal_interval", "bernoulli_mixture", "pac_bayes_kl", "pac_bayes_monte_carlo",
    "pac_bayes_single_draw", "gaussian_largest_singular_value", "gaussian_smallest_singular_value",
    "conformal_tolerance", "cv_plus_conditional", "standard_deviation", "progressive_validation",
)  # fmt: skip
WITH_TWO_ENDS = {theorems[slug].returns.name for slug in OF_TWO_ENDS}
DISTANCE = re.compile(r"\|[LF]_[^|]+-[^|]+\|\\le")  # the error, or a distribution function, above and below
OF_THE_BEST = {"representative_sample"}  # names such a distance, and bounds something else


def has_delta(theorem: Theorem) -> bool:
    return any(variable.name == "delta" for variable in theorem.variables)


@over(theorems)
def test_whoever_could_mean_either_says_which(theorem: Theorem) -> None:
    """By its statement, by the number it bounds, or by the test set it is about."""
    if not has_delta(theorem):
        return
    both = bool(DISTANCE.search(theorem.statement)) or "two-sided" in theorem.statement.lower()
    entry = "one-sided" in theorem.statement.lower()
    fixed = "fixed_hypothesis" in {assumption.key for assumption in theorem.assumes}
    if both or entry or fixed or theorem.returns.name in WITH_TWO_ENDS:
        assert theorem.ends
    if both and theorem.slug not in OF_THE_BEST:
        assert theorem.ends == "both"
    if entry:
        assert theorem.ends == "one"


def test_no_quantity_is_bounded_from_both_sides_without_saying_so() -> None:
    """A quantity that some theorem holds from above and another from below, for one fixed hypothesis."""
    sides: dict[str, set[str]] = {}
    for theorem in theorems.values():
        if theorem.ends:
            sides.setdefault(theorem.returns.name, set()).add(theorem.relation)
    of_both = {theorems[slug].returns.name for slug in ("test_set_binomial", "wilson_upper")}
    assert of_both <= {name for name, seen in sides.items() if len(seen) > 1}


@over([theorem for theorem in theorems.values() if theorem.ends and has_delta(theorem)])
def test_every_answer_says_which(theorem: Theorem) -> None:
    point = typical_points(theorem, 1)[0]
    text = sure_of(theorem, point)
    assert text.endswith(ENDS[theorem.ends]) and f"{100 * (1 - point['delta']):.6g} %" in text
    assert ENDS[theorem.ends] in bound_sentence(theorem, point, theorem(**point))
    assert text in theorem.report(**point)


def typed(slug: str, inputs: dict[str, Any]) -> list[str]:
    return [slug, *(f"{name}={value}" for name, value in inputs.items())]


@pytest.mark.parametrize(
    ("slug", "inputs", "ends"),
    [
        ("wilson_upper", dict(m=40, delta=0.05, test_error=0.3), "both"),
        ("wilson_lower", dict(m=40, delta=0.05, test_error=0.3), "both"),
        ("normal_interval", dict(m=40, delta=0.05, test_error=0.3), "both"),
        ("normal_interval_widest", dict(m=40, delta=0.05), "both"),
        ("test_set_binomial", dict(m=40, delta=0.025, errors=12), "one"),
        ("test_set_binomial_lower", dict(m=40, delta=0.025, errors=12), "one"),
        ("binomial_midp", dict(m=40, delta=0.025, errors=12), "one"),
        ("hoeffding_one_sided", dict(m=40, delta=0.05), "one"),
        ("hoeffding_two_sided", dict(m=40, delta=0.05), "both"),
    ],
)
def test_the_command_line_says_which(slug: str, inputs: dict[str, Any], ends: str) -> None:
    theorem = theorems[slug]
    text = sure_of(theorem, inputs)
    assert theorem.ends == ends
    assert text in CliRunner().invoke(main, ["value", *typed(slug, inputs)]).output
    assert json.loads(CliRunner().invoke(main, ["value", *typed(slug, inputs), "--json"]).output)["ends"] == ends
    word, target = ("at_least", 0.01) if theorem.relation == ">=" else ("at_most", 0.9)
    known = {name: value for name, value in inputs.items() if name != "delta"}
    solved = CliRunner().invoke(main, ["solve", slug, "delta", f"{word}={target}", *typed("", known)[1:]]).output
    assert ENDS[theorem.ends] in solved


def test_without_a_choice_nothing_is_said() -> None:
    assert not sure_of(theorems["finite_realizable"], dict(m=10, delta=0.05, ln_size=3.0))
    assert not sure_of(theorems["jackknife_plus"], dict(alpha=0.05))


def test_both_and_one_are_what_they_say() -> None:
    """Wilson's ends at δ and the exact ends at δ/2 are of one interval; by mpmath, for 12 of 40 mistakes."""
    with mpmath.workdps(30):
        z = mpmath.sqrt(2) * mpmath.erfinv(1 - mpmath.mpf("0.05"))
        share, m = mpmath.mpf(12) / 40, 40
        centre, spread = share + z**2 / (2 * m), z * mpmath.sqrt(share * (1 - share) / m + z**2 / (4 * m**2))
        ends = [(centre + side * spread) / (1 + z**2 / m) for side in (-1, 1)]
        tails = [
            mpmath.fsum(mpmath.binomial(m, j) * p**j * (1 - p) ** (m - j) for j in counts)
            for p, counts in (
                (mpmath.mpf(theorems["test_set_binomial_lower"](m=m, delta=0.025, errors=12)), range(12, m + 1)),
                (mpmath.mpf(theorems["test_set_binomial"](m=m, delta=0.025, errors=12)), range(13)),
            )
        ]
    lower, upper = (theorems[f"wilson_{side}"](m=40, delta=0.05, test_error=0.3) for side in ("lower", "upper"))
    assert [lower, upper] == pytest.approx([float(end) for end in ends], rel=1e-12)
    assert [float(tail) for tail in tails] == pytest.approx([0.025, 0.025], rel=1e-9)
    assert theorems["wilson_lower"].ends == "both" and theorems["test_set_binomial_lower"].ends == "one"


@over([theorem for theorem in theorems.values() if theorem.ends and has_delta(theorem)])
def test_every_page_about_it_says_which(theorem: Theorem) -> None:
    """The statement in a notebook, in `help` and on the command line; a checked answer; a question of an exercise."""
    text = ENDS[theorem.ends]
    assert text in theorem._repr_markdown_() and text in str(theorem.__doc__)
    point = typical_points(theorem, 1)[0]
    assert text in numbers(ExerciseProblem(theorem, "", point))
    case = diagnose(theorem(**point), theorem, **point)
    assert case and case.whose == sure_of(theorem, point)
    assert text in case._repr_markdown_()


@pytest.mark.parametrize(
    ("answer", "slug", "inputs", "ends"),
    [
        ("0.4543", "wilson_upper", dict(m=40, delta=0.05, test_error=0.3), "both"),
        ("0.4", "wilson_upper", dict(m=40, delta=0.05, test_error=0.3), "both"),
        ("0.4653", "test_set_binomial", dict(m=40, delta=0.025, errors=12), "one"),
        ("0.333", "test_set_binomial", dict(m=40, delta=0.025, errors=12), "one"),
    ],
)
def test_what_is_checked_says_which(answer: str, slug: str, inputs: dict[str, Any], ends: str) -> None:
    run = CliRunner().invoke(main, ["check", answer, *typed(slug, inputs)])
    assert sure_of(theorems[slug], inputs) in run.output
    assert (
        json.loads(CliRunner().invoke(main, ["check", answer, *typed(slug, inputs), "--json"]).output)["ends"] == ends
    )
    text = CliRunner().invoke(main, ["show", slug]).output
    assert ENDS[theorems[slug].ends] in text
    assert json.loads(CliRunner().invoke(main, ["show", slug, "--json"]).output)["ends"] == ends


def test_a_checked_answer_says_nothing_where_delta_is_not_settled() -> None:
    inputs: dict[str, Any] = dict(unknown="delta", at_most=0.043, m=1000)
    assert "both ends" in diagnose("0.0495", "hoeffding_two_sided", **inputs).whose
    assert not diagnose("0.05", "hoeffding_two_sided", **inputs).whose, "too few digits: the answer is not given away"
    assert not diagnose("140", "finite_realizable", "m", at_most=0.1, delta=0.05, ln_size="10*ln(3)").whose
