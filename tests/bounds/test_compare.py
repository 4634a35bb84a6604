"""`compare`: who answers, what stands beside what, and why; numbers by routes of their own."""

import json
import math
import pickle
from contextlib import suppress
from typing import Any

import pytest
from click.testing import CliRunner

from bounds import DomainError, compare, theorems
from bounds.command_line import main
from bounds.comparison.dependence import MANY, exponent, rate
from bounds.comparison.growth import growth
from bounds.comparison.row import Comparison, Row
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.sentences import facts, pattern
from tests.work import at_most_calls


def row(comparison: Comparison, slug: str) -> Row:
    return next(row for row in comparison if row.slug == slug)


@pytest.fixture(scope="module")
def spread() -> Comparison:
    return compare(d=10, epsilon=0.05, delta=0.05)


def test_the_spread_of_public_tools_is_reproduced(spread: Comparison) -> None:
    """260 is (d + ln 1/δ)/ε with the open constant taken as 1; 452,957 a published exercise solved in full."""
    assert row(spread, "vc_realizable_lower").value == 260 == math.ceil((10 + math.log(20)) / 0.05)
    assert row(spread, "vc_original_polynomial").value == 452_957
    assert spread.question == "m"
    assert spread.spread[1] / spread.spread[0] > 1_700


def test_the_spread_has_the_right_reasons(spread: Comparison) -> None:
    assert "no bound" in facts(row(spread, "vc_realizable_lower").why)
    assert "(2m)ᵈ" in row(spread, "vc_original_polynomial").why
    assert "mε²/8 instead of 2mε²" in row(spread, "vc_original_polynomial").why
    assert "averaged samples" in facts(row(spread, "vc_one_inclusion").why)
    assert "closed formula" in row(spread, "vc_blumer").why


def test_the_published_solution_is_the_first_m_that_works() -> None:
    """By the inequality itself: 8/m·ln(4(2m)^10/0.05) <= 0.05² from 452,957 on."""

    def works(m: int) -> bool:
        return 8 / m * (10 * math.log(2 * m) + math.log(80)) <= 0.05**2

    assert works(452_957) and not works(452_956)


def test_rows_hold_the_theorems_own_values() -> None:
    comparison = compare(m=1000, delta=0.05, d=10, training_error=0.05)
    assert {"vc_vapnik", "vc_original", "vc_relative_deviation"} <= {row.slug for row in comparison}
    for row in comparison:
        assert row.value == theorems[row.slug](**row.inputs), row.slug
        assert row.certified, row.slug


def test_best_first_within_each_event_what_needs_more_behind_and_open_constants_last() -> None:
    for row in (compare(m=1000, delta=0.05, d=10), compare(d=10, epsilon=0.05, delta=0.05)):
        for event, rows in row.groups.items():
            for needy in (False, True):
                values = [entry.value for entry in rows if bool(entry.needs) == needy and not entry.open_constant]
                assert values == sorted(values, reverse="lower bound" in event or "below" in event)
            flags = [(entry.open_constant, not entry.open_constant and bool(entry.needs)) for entry in rows]
            assert flags == sorted(flags)


def test_events_are_not_mixed() -> None:
    comparison = compare(m=1000, delta=0.05, d=10, training_error=0.05)
    for event, rows in comparison.groups.items():
        assert {row.theorem.returns.name for row in rows} == {event.removesuffix(", from below")}


def test_vacuous_rows_say_so() -> None:
    comparison = compare(m=1000, delta=0.05, d=10, ask="gap")
    assert row(comparison, "vc_chaining").vacuous  # 5.3
    assert not row(comparison, "vc_vapnik").vacuous


def test_a_row_names_what_it_needs_and_a_fact_grants_it() -> None:
    unknown = row(compare(m=1000, delta=0.05, ln_size=7), "finite_realizable")
    assert [need.key for need in unknown.needs] == ["realizable", "consistent_learner"]
    assert row(compare(m=1000, delta=0.05, ln_size=7, realizable=True), "finite_realizable").needs == ()


def test_the_setting_rules_theorems_out_in_words() -> None:
    refused = dict(compare(m=1000, delta=0.05, ln_size=7, realizable=False).refused)
    assert "true risk 0" in refused["finite_realizable"]
    refused = dict(compare(m=1000, delta=0.05, d=10, training_error=0.1).refused)
    assert "training error 0" in refused["vc_realizable_growth"]


def test_a_fixed_hypothesis_is_not_taken_for_granted() -> None:
    """Hoeffding's bound for one hypothesis says nothing of one chosen from a class."""
    slugs = {row.slug for row in compare(m=1000, delta=0.05, d=10)}
    assert not slugs & {"hoeffding_two_sided", "validation_one_sided", "dkw", "test_set_no_errors", "threshold_pac"}
    assert "hoeffding_two_sided" in {row.slug for row in compare(m=1000, delta=0.05, test_error=0.1)}


def test_mistakes_are_read_as_the_facts_tell() -> None:
    """Of no class in particular: on a test set. Of a class: on the sample."""
    alone = {row.slug for row in compare(m=200, delta=0.05, errors=3)}
    of_a_class = {row.slug for row in compare(m=200, delta=0.05, errors=3, ln_size=5)}
    assert "test_set_binomial" in alone and "finite_binomial" not in alone
    assert "finite_binomial" in of_a_class and "test_set_binomial" not in of_a_class


def test_no_choice_looks_at_the_data() -> None:
    """Catoni's parameter is fixed before the data: the best one for the observed error is not taken."""
    comparison = compare(m=1000, delta=0.05, kl=10, training_error=0.05)
    catoni = row(comparison, "pac_bayes_catoni")
    assert catoni.inputs["a"] == theorems["pac_bayes_catoni"].variable("a").default
    assert "fixed before" in facts(catoni.why)


def test_one_more_fact() -> None:
    comparison = compare(m=1000, delta=0.05, d=10, training_error=0.05)
    assert comparison.unlocks
    for unlock in comparison.unlocks:
        known = [row.value for row in comparison.groups.get(unlock.event, ()) if not (row.open_constant or row.needs)]
        assert unlock.value < min(known, default=math.inf)
        assert unlock.variable.name not in comparison.facts
    held_out = next(unlock for unlock in comparison.unlocks if unlock.variable.name == "test_error")
    assert "held out" in held_out.text


@pytest.mark.parametrize(
    ("facts", "error", "sentence"),
    [
        ({"m": 100, "delta": 1.2}, DomainError, "δ between 0 1; 1.2"),
        ({"m": 100, "delta": math.nan}, DomainError, "δ between 0 1; nan"),
        ({"m": 0}, DomainError, "m ≥ 1; 0"),
        ({"ln_siz": 3}, TypeError, "mean ln_size"),
        ({"ask": "happiness"}, ValueError, "one of"),
        ({"ask": "m", "d": 3}, ValueError, "ε needed"),
        ({"epsilon": 2, "d": 3, "delta": 0.1}, DomainError, "ε between 0 1; 2"),
    ],
)
def test_bad_input(facts: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=pattern(sentence)):
        compare(**facts)


def test_nothing_known_gives_nothing() -> None:
    assert len(compare()) == 0
    assert len(compare(delta=0.05)) == 0


def test_growth_is_read_off_the_formula() -> None:
    assert getattr(growth(theorems["vc_original"]), "counted", "") == "Sauer's sum"
    assert getattr(growth(theorems["vc_lecture_form"]), "counted", "") == "(2em/d)^d"
    assert getattr(growth(theorems["vc_rademacher_polynomial"]), "counted", "") == "(em/d)^d"
    assert growth(theorems["finite_agnostic"]) is None


@pytest.mark.parametrize(
    ("slug", "inputs", "expected"),
    [("finite_agnostic", {"ln_size": 3}, "2"), ("vc_original", {"d": 10}, "1/8"), ("vc_vapnik", {"d": 10}, "1")],
)
def test_exponents_are_those_of_the_inequalities(slug: str, inputs: dict[str, float], expected: str) -> None:
    """2exp(-2mε²), exp(-mε²/8) and exp(-mε²), as the theorems' own statements have them."""
    assert str(exponent(theorems[slug], {"m": 1, "delta": 0.05, **inputs})) == expected


def test_rates() -> None:
    realizable = rate(theorems["finite_realizable"], {"m": 1, "delta": 0.05, "ln_size": 3})
    agnostic = rate(theorems["finite_agnostic"], {"m": 1, "delta": 0.05, "ln_size": 3})
    assert realizable == pytest.approx(1) and agnostic == pytest.approx(0.5)


ENDS_EARLY = [
    theorem
    for theorem in theorems.values()
    if any(variable.name == "m" for variable in theorem.variables) and theorem.variable("m").domain.high < MANY[0]
]


@pytest.mark.parametrize("theorem", ENDS_EARLY, ids=lambda theorem: theorem.slug)
def test_no_theorem_is_probed_outside_its_domain(theorem: Theorem) -> None:
    """A sum over m + 1 terms, say, has no value where there are 10^11 of them; compare goes on without a rate."""
    point = typical_points(theorem, 1)[0]
    assert rate(theorem, point) is None
    assert exponent(theorem, point) is None
    with suppress(DomainError, TypeError):  # not every variable of a theorem is a fact
        compare(**point)


def test_theorems_that_end_early_stand_beside_others() -> None:
    assert {"box_mean"} <= {row.slug for row in compare(m=100, n=2, p=0.05)}
    assert run("m=3", "n=20", "relevant=2", "p=0.5")[0] == 0


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["compare", *words])
    return result.exit_code, result.output


def test_command_line() -> None:
    code, output = run("d=10", "epsilon=0.05", "delta=0.05")
    assert code == 0 and "452,957" in output and "more input" in facts(output)
    code, output = run("m=1000", "delta=0.05", "ln_size=ln(1000)", "--realizable", "yes", "--json")
    answer = json.loads(output)
    assert code == 0 and {row["theorem"] for row in answer["rows"]} >= {"finite_realizable", "finite_agnostic"}


def test_command_line_exit_codes() -> None:
    assert run("delta=0.05")[0] == 1
    for words in (("delta=2",), ("nonsense=1",), ("m",), ("d=3", "--ask", "joy")):
        code, output = run(*words)
        assert code == 2 and "Traceback" not in output and len(output.strip().splitlines()) == 1


def test_what_one_more_input_would_gain_is_computed_when_it_is_looked_at() -> None:
    question: dict[str, Any] = {"d": 10, "epsilon": 0.05, "delta": 0.05}
    compare(**question)
    with at_most_calls(200_000):
        comparison = compare(**question)
    with pytest.raises(AssertionError, match=pattern("50,000 calls")), at_most_calls(50_000):
        _ = comparison.unlocks
    assert comparison.unlocks and comparison.unlocks is comparison.unlocks
    assert pickle.loads(pickle.dumps(comparison)).unlocks == comparison.unlocks
