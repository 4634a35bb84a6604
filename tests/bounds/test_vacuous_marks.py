"""What needs no theorem, and what speaks of nothing, is marked as vacuous at every door, on either side."""

import json
from itertools import product
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from bounds import theorems
from bounds.batches.answers import answers
from bounds.command_line import main
from bounds.command_line.asking import vacuous_note
from bounds.comparison.compare import compare
from bounds.solving.validation import DomainError
from bounds.testing.points import extremes, satisfies
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable
from tests.all_told import over
from tests.sentences import facts

# Theorems whose quantities lie between 0 and 1 whatever anybody proves.
OF_SHARES = (
    "test_set_binomial", "vc_one_inclusion", "cover_hart", "conformal_coverage", "cv_plus_conditional",
    "conformal_tolerance", "markov", "no_free_lunch", "fano", "mcnemar", "wilson_upper", "pac_bayes_kl",
    "adaboost_training_error", "adaboost_margin_loss", "pac_bayes_single_draw", "bernoulli_mixture", "scenario",
)  # fmt: skip
SHARES = {theorems[slug].returns.name for slug in OF_SHARES}
# Least values other than 0, of quantities that theorems bound from below.
OTHER_LEASTS = {
    theorems[slug].returns.name: end for slug, end in (("adaboost_limit_margin", -1), ("ball_covering_number", 1))
}
MOST_POINTS = 48


def ends(variable: Variable) -> list[Any]:
    """Both ends of the domain, so far as it is served, both everyday ends, and what is usual."""
    low, high = variable.typical
    if variable.domain.integer:
        low, high = int(low) | variable.domain.odd, int(high) | variable.domain.odd
    inside = [value for value in (low, high) if variable.domain.low < value < variable.domain.high]
    return [*extremes(variable), *inside, variable.default]


def extreme_points(theorem: Theorem) -> list[tuple[dict[str, Any], float]]:
    """Points where variables lie at their ends, with the values there; the formula may refuse some."""
    names = [variable.name for variable in theorem.variables]
    every = list(product(*(ends(variable) for variable in theorem.variables)))
    chosen = np.random.default_rng(7).permutation(len(every))[:MOST_POINTS]
    results = []
    for place in chosen:
        point = dict(zip(names, every[place], strict=True))
        try:
            if satisfies(theorem, point):
                results.append((point, float(theorem(**point))))
        except (DomainError, OverflowError, NotImplementedError):
            continue
    return results


@over(theorems)
def test_every_bound_from_below_knows_what_needs_no_theorem(theorem: Theorem) -> None:
    if theorem.relation == ">=":
        assert theorem.needs_none is not None
        least = OTHER_LEASTS.get(theorem.returns.name, 0.0)
        assert theorem.trivial == least


@over(theorems)
def test_at_extreme_inputs_what_is_sure_is_vacuous_and_what_is_not_is_a_bound(theorem: Theorem) -> None:
    """On both sides: a share at most 1 or more, a share at least 0 or less."""
    for point, value in extreme_points(theorem):
        silent = any(bool(entry.holds(point)) for entry in theorem.silent)
        if theorem.returns.name in SHARES and theorem.is_share:
            sure = {"<=": value >= 1, ">=": value <= 0, "=": False}[theorem.relation]
            assert bool(theorem.is_vacuous(value, **point)) == (sure or silent), (point, value)
        marked = vacuous_note(theorem, value, point)
        assert bool(marked) == bool(theorem.is_vacuous(value, **point)), (point, value)
        assert bool(theorem.why_vacuous(value, point)) == bool(marked)


def test_shares_are_shares() -> None:
    for theorem in theorems.values():
        if theorem.returns.name in SHARES:
            assert theorem.returns.trivial == 1, theorem.slug


# By hand: with ⌊(m + 1)α⌋ = 0 no calibration score is cut off; 5 % of 80 are 4 mistakes, of 100 they are 5.
SAID = [
    ("conformal_coverage", dict(m=8, alpha=0.05), True),
    ("conformal_coverage", dict(m=19, alpha=0.05), False),
    ("conformal_coverage_upper", dict(m=8, alpha=0.05), True),
    ("conformal_coverage_upper", dict(m=19, alpha=0.05), True),  # 0.95 + 1/20 = 1
    ("conformal_coverage_upper", dict(m=100, alpha=0.05), False),
    ("conformal_conditional", dict(m=18, alpha=0.05, delta=0.1), True),
    ("conformal_conditional", dict(m=19, alpha=0.05, delta=0.1), False),
    ("conformal_conditional_normal", dict(m=18, alpha=0.05, delta=0.1), True),
    ("conformal_conditional_normal", dict(m=1000, alpha=0.1, delta=0.05), False),
    ("conformal_risk_control", dict(m=1, training_error=2, largest_loss=2), True),
    ("conformal_risk_control", dict(m=9, training_error=3, largest_loss=5), False),
    ("cross_conformal", dict(m=100, folds=100, alpha=0.1), True),
    ("cross_conformal", dict(m=1000, folds=5, alpha=0.1), False),
    ("jackknife_plus", dict(alpha=0.5), True),
    ("jackknife_plus", dict(alpha=0.49), False),
    ("normal_interval", dict(m=25, delta=0.05, test_error=0), True),
    ("normal_interval", dict(m=80, delta=0.05, test_error=0.05), True),
    ("normal_interval", dict(m=100, delta=0.05, test_error=0.05), False),
    ("normal_interval", dict(m=100, delta=0.05, test_error=0.96), True),
    ("normal_interval_widest", dict(m=9, delta=0.05), True),
    ("normal_interval_widest", dict(m=10, delta=0.05), False),
    ("proportion_standard_error", dict(m=50, test_error=0), True),
    ("proportion_standard_error", dict(m=50, test_error=0.02), False),
    ("mcnemar_chi_square", dict(only_first=20, only_second=4), True),
    ("mcnemar_chi_square_corrected", dict(only_first=20, only_second=5), False),
    ("test_set_binomial_lower", dict(m=100, delta=0.05, errors=0), True),
    ("test_set_binomial_lower", dict(m=100, delta=0.05, errors=1), False),
    ("wilson_lower", dict(m=100, delta=0.05, test_error=0), True),
    ("ball_covering_number", dict(n=2, radius=2), True),
    ("ball_covering_number", dict(n=20, radius=1), False),
    ("gaussian_smallest_singular_value", dict(m=10, n=10, delta=0.05), True),
]


@pytest.mark.parametrize(("slug", "inputs", "nothing"), SAID)
def test_every_door_marks_what_is_vacuous(slug: str, inputs: dict[str, Any], nothing: bool) -> None:
    theorem = theorems[slug]
    typed = [slug, *(f"{name}={value}" for name, value in inputs.items())]
    text = CliRunner().invoke(main, ["value", *typed]).output
    assert ("vacuous" in facts(text)) == nothing
    lines = json.loads(CliRunner().invoke(main, ["value", *typed, "--json"]).output)
    assert lines.get("vacuous", False) == nothing
    assert ("vacuous" in facts(theorem.report(**inputs))) == nothing
    as_text = {name: str(value) for name, value in inputs.items()}
    assert [entry["vacuous"] for entry in answers(theorem, [inputs, as_text])] == [nothing, nothing]


def test_arrays_are_marked_entry_by_entry() -> None:
    m = np.array([8, 18, 19, 100])
    values = theorems["conformal_coverage"](m=m, alpha=0.05)
    assert list(theorems["conformal_coverage"].is_vacuous(values, m=m, alpha=0.05)) == [True, True, False, False]


def test_a_comparison_marks_a_bound_from_below_that_says_nothing() -> None:
    rows = {row.slug: row for row in compare(m=100, delta=0.05, errors=0)}
    assert rows["test_set_binomial_lower"].vacuous
    assert not rows["test_set_binomial"].vacuous


def test_a_bound_from_below_begins_to_say_something() -> None:
    """0.8 - 1.6/(m/5 + 1) > 0 from folds of 2 on: 1.6/2 = 0.8 is not less, 1.6/3 is."""
    start = theorems["cross_conformal"].first_informative("m", folds=5, alpha=0.1)
    assert start.value == 10


def test_a_solution_whose_bound_is_none_says_so() -> None:
    """At m = 8 the smallest level at which the coverage is 1 or less leaves no score out."""
    result = CliRunner().invoke(main, ["solve", "conformal_coverage_upper", "alpha", "m=8", "at_most=1.05"]).output
    assert "vacuous" in facts(result)
