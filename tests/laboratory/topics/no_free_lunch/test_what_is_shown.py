"""The views of no free lunch and rates: their figures are the runs' numbers, and each field makes another run."""

import re

import numpy as np
import pytest

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.no_free_lunch.cross.run import CROSSING_SIZES, NEIGHBOURS, RULES, THRESHOLD, crossing_run
from laboratory.topics.no_free_lunch.erm.run import consistency_run
from laboratory.topics.no_free_lunch.lunch.run import averages, lunch_run
from laboratory.topics.no_free_lunch.rates.run import neighbours, parametric
from laboratory.topics.no_free_lunch.slow.run import SEQUENCES, measured, slow_sizes, slow_world
from tests.sentences import facts, pattern
from tests.showing import names, trace

LUNCH, SLOW, ERM, CROSS, RATES = (views[f"no_free_lunch.{name}"] for name in ("lunch", "slow", "erm", "cross", "rates"))


def test_it_opens_on_all_labellings_and_their_equal_means() -> None:
    result, run = LUNCH(), lunch_run(6, 2)
    for name, cost in run.costs.items():
        np.testing.assert_array_equal(trace(result, 0, name)[1], np.sort(cost.expected_risk))
        assert set(trace(result, 0, f"{name}, mean")[1]) == {run.mean(name)}
    np.testing.assert_array_equal(trace(result, 1, "6 points")[1], averages(6, np.arange(1, 25)))
    assert result.headline.measured == "0.3472" and result.headline.bound_text == "at least 0.3472"  # (5/6)^2 / 2
    np.testing.assert_array_equal(result.table["memorizer"], run.costs["memorizer"].expected_risk)


def test_one_seventh_is_told_as_a_probability() -> None:
    text = LUNCH().more
    assert "1/8 or more 1" in facts(text)
    assert "≥ 1/7 0.1428" in facts(text)
    assert "fewer than 6 not" in facts(LUNCH(points=4, m=3).more)


def test_other_points_and_examples_make_another_enumeration() -> None:
    costs = lunch_run(4, 3).costs["memorizer"].expected_risk
    np.testing.assert_array_equal(trace(LUNCH(points=4, m=3), 0, "memorizer")[1], np.sort(costs))


def test_too_much_to_enumerate_is_told_beforehand_with_what_would_fit() -> None:
    with pytest.raises(ValueError, match=pattern("8 ≤ 3")) as refusal:
        LUNCH(points=8, m=6)
    assert "16,777,216 ≤ 6,000" in facts(str(refusal.value))  # 8^6 2^6
    assert LUNCH(points=8, m=3).figures


@pytest.mark.parametrize("sequence", SEQUENCES)
def test_slow_worlds_stay_above_their_sequence(sequence: str) -> None:
    result, world = SLOW(sequence=sequence), slow_world(sequence)
    np.testing.assert_array_equal(trace(result, 0, "every rule, at least")[1], world.risk(slow_sizes()))
    np.testing.assert_array_equal(trace(result, 0, "required")[1], world.required(slow_sizes()))
    np.testing.assert_array_equal(trace(result, 0, "measured")[1], measured(world).mean(axis=1))
    assert result.headline.value > (result.headline.at_least or 1)


def test_both_risks_of_erm_are_the_exact_ones_and_meet_the_guarantee() -> None:
    result, run = ERM(largest=200), consistency_run(20, 0.2, 0.5, 200, 0.05)
    np.testing.assert_array_equal(trace(result, 0, "true risk")[1], run.true)
    np.testing.assert_array_equal(trace(result, 0, "training error")[1], run.training)
    gap = np.sqrt(np.log(2 * 20) / (2 * 200))  # of either sign: the bound for sub-Gaussian variables
    assert result.headline.at_most is not None and run.true[-1] < result.headline.at_most <= 0.2 + gap
    opened = result.theorem_of(ERM.view.guarantees[0])
    assert opened is not None and float(theorems[opened[0]](**opened[1])) == run.gap[-1]
    other = consistency_run(3, 0.3, 0.9, 200, 0.2)
    changed = ERM(hypotheses=3, least=0.3, most=0.9, largest=200, epsilon=0.2)
    np.testing.assert_array_equal(trace(changed, 0, "true risk")[1], other.true)
    np.testing.assert_array_equal(changed.table["probability_apart"], other.apart)


def test_a_bound_above_one_guarantees_nothing() -> None:
    headline = ERM(hypotheses=50, least=0.9, most=0.9, largest=10).headline
    assert not headline.bound_text and "vacuous risk ≤" in facts(headline.by)


def test_risks_out_of_order_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("≤ 0.5 0.95")):
        ERM(least=0.95)


def test_a_consistent_rule_overtakes() -> None:
    result, run = CROSS(), crossing_run(0.85, 0.1)
    for name in RULES:
        np.testing.assert_array_equal(trace(result, 0, name)[1], run.means[name])
        assert set(trace(result, 0, f"limit of {name}")[1]) == {run.limits[name]}
    assert result.headline.value == run.crossing and f"m* = **{run.crossing}**" in result.sentence
    assert run.means[NEIGHBOURS][-1] < run.means[THRESHOLD][-1]


def test_where_a_threshold_is_best_it_is_never_overtaken() -> None:
    result = CROSS(high=1, seed=1)
    np.testing.assert_array_equal(trace(result, 0, NEIGHBOURS)[1], crossing_run(1.0, 0.1, seed=1).means[NEIGHBOURS])
    assert "not overtake" in facts(result.sentence) and result.headline.measured == "Never"
    assert result.run.crossing is None and CROSSING_SIZES[-1] == 2048


def test_rates_are_straight_lines_with_their_exponents() -> None:
    result = RATES()
    for rate in parametric():
        np.testing.assert_array_equal(trace(result, 0, rate.name)[1], rate.values)
    assert "two noise −0.50 −1/2" in facts(result.more)
    assert re.search(r"\*\*2\*\* times .* \*\*4\*\* times", result.sentence)
    assert "threshold no guaranteed" in facts(names(result, 0))
    assert not any(name.endswith("guaranteed") for name in names(RATES(alone=True), 0))
    np.testing.assert_array_equal(trace(RATES(family="neighbours"), 0, "n = 5")[1], neighbours()[2].values)


@pytest.mark.parametrize(
    ("family", "slugs"),
    [("parametric", ["threshold_midpoint_mean"]), ("neighbours", ["nearest_neighbour_distance"])],
)
def test_each_family_opens_its_own_theorem(family: str, slugs: list[str]) -> None:
    result = RATES(family=family)
    doors = [result.theorem_of(guarantee) for guarantee in RATES.view.guarantees]
    assert [door[0] for door in doors if door is not None] == slugs
