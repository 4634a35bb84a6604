"""The exact test in the plan for pairs: powers and false alarms by enumeration, tables of another program."""

from fractions import Fraction

import numpy as np
import pytest

from bounds.formula.special.proportions.paired_regions import MOST
from laboratory.topics import views
from laboratory.topics.evaluation.noninferiority.exact import ExactPairs
from laboratory.topics.evaluation.noninferiority.run import MarginPlan, margin_plan
from tests.bounds.formula.proportions.tango_routes import power_of, rejected
from tests.sentences import facts
from tests.showing import trace

VIEW = views["evaluation.noninferiority"]


@pytest.fixture(scope="module")
def few() -> MarginPlan:
    """Models that disagree on 3 items of 10, a margin of 20 points."""
    return margin_plan("same", 0.6, 0.55, 0.2, 1, 0.3, 0.05, 0.8)


def exact_of(run: MarginPlan) -> ExactPairs:
    assert isinstance(run.exact, ExactPairs)
    return run.exact


def test_its_powers_are_those_of_an_enumeration(few: MarginPlan) -> None:
    exact = exact_of(few)
    assert few.needed in exact.n and exact.n.max() <= MOST
    for n, power in list(zip(exact.n.tolist(), exact.powers, strict=True))[::3]:
        tables = rejected(n, 0.2, 0.05)
        assert power == pytest.approx(float(power_of(n, tables, Fraction("0.175"), Fraction("0.125"))), abs=1e-11)


def test_its_false_alarms_are_those_of_an_enumeration_and_within_the_level(few: MarginPlan) -> None:
    exact, tables = exact_of(few), rejected(few.needed, 0.2, 0.05)
    for place in (0, 17, 60, 150, 240):
        old = (Fraction(float(few.q[place])) + Fraction("0.2")) / 2
        assert exact.false_alarms[place] == pytest.approx(
            float(power_of(few.needed, tables, old - Fraction("0.2"), old)), abs=1e-11
        )
    assert exact.false_alarms.max() <= 0.05 < few.size + 0.02


def test_from_where_on_the_sizes_drawn_have_the_power(few: MarginPlan) -> None:
    exact = exact_of(few)
    least = exact.enough(0.8)
    assert least is not None and (exact.powers[exact.n >= least] >= 0.8).all()
    below = exact.powers[exact.n < least]
    assert len(below) and below[-1] < 0.8
    assert exact.enough(0.0) == exact.n[0] and exact.enough(1.1) is None


def test_the_usual_test_exceeds_its_level_where_the_exact_one_does_not() -> None:
    """At a margin of 10 points and a discordance of 0.1 the size of the usual test is above 2.5 %."""
    run = margin_plan("same", 0.84, 0.84, 0.1, 1, 0.1, 0.025, 0.8)
    assert exact_of(run).false_alarms.max() <= 0.025 < run.size


def test_beyond_200_pairs_nothing_is_claimed_and_two_samples_have_a_test_of_their_own() -> None:
    result = VIEW(design="same")
    assert result.run.needed > MOST and result.run.exact is None and "200" in facts(result.more)
    assert not isinstance(VIEW(margin=0.2).run.exact, ExactPairs)


def test_the_figures_and_the_sentence_hold_its_numbers(few: MarginPlan) -> None:
    result, exact = VIEW(design="same", p1=0.6, p2=0.55, margin=0.2, disagreement=0.3, alpha=0.05), exact_of(few)
    n, power = trace(result, 0, "exact test")
    assert np.array_equal(n, exact.n) and np.array_equal(power, exact.powers)
    assert np.array_equal(trace(result, 1, "exact test")[1], exact.false_alarms)
    assert f"{exact.enough(0.8)}" in facts(result.more) and f"{100 * exact.achieved:.3g}" in result.more
