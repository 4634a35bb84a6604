"""The atlas against plain loops over the theorems, and where the answer is known beforehand."""

import math

import numpy as np
import pytest

from bounds import theorems
from bounds.atlas import AtlasQuestion, atlas, contestants, left_out, ranking, spread, through
from bounds.comparison.competitors import Reading
from bounds.comparison.events import two_sided
from tests.sentences import facts, pattern

SIZES, DIMENSIONS = np.array([20.0, 300.0, 5000.0, 10.0**6]), np.array([1.0, 7.0, 60.0])
GAPS = (
    "vc_chaining vc_devroye vc_lecture_form vc_original vc_original_polynomial vc_parrondo_van_den_broek vc_rademacher "
    "vc_rademacher_penalty vc_rademacher_polynomial vc_vapnik vc_vapnik_growth"
).split()


def one_by_one(slug: str, **inputs: float) -> float:
    """The theorem's value at one point, infinite where it does not apply."""
    try:
        return float(theorems[slug](**inputs))
    except ValueError:
        return math.inf


def test_the_gap_map_is_the_smallest_of_all_gap_bounds() -> None:
    map_found = atlas(AtlasQuestion("gap", "d", delta=0.05), SIZES, DIMENSIONS)
    for row, d in enumerate(DIMENSIONS):
        for column, m in enumerate(SIZES):
            expected = min(one_by_one(slug, m=int(m), delta=0.05, d=int(d)) for slug in GAPS)
            assert not math.isnan(map_found.best[row, column]) or expected >= 1
            if expected < 1:
                assert map_found.best[row, column] == pytest.approx(expected, rel=1e-12)


def test_a_gap_bound_bounds_the_true_risk_once_the_training_error_is_added() -> None:
    setting = AtlasQuestion("true risk", "d", delta=0.01, training_error=0.1)
    map_found = atlas(setting, SIZES, DIMENSIONS)
    place = next(i for i, contestant in enumerate(map_found.contestants) if contestant.theorem.slug == "vc_devroye")
    assert "plus training" in facts(map_found.contestants[place].title)
    expected = theorems["vc_devroye"].grid(m=SIZES[None], delta=0.01, d=DIMENSIONS[:, None]) + 0.1
    np.testing.assert_allclose(map_found.values[place], expected, rtol=1e-14)


def test_mistakes_are_whole_at_every_size() -> None:
    """An error of 0.07 is 7 mistakes of 100, though 0.07 * 100 is 7.000000000000001 in doubles; 3 of 30, not 2.1."""
    places = ranking(AtlasQuestion("true risk", "ln_size", training_error=0.07), 100, math.log(50))
    value = next(place.value for place in places if place.contestant.theorem.slug == "finite_binomial")
    assert value == theorems["finite_binomial"](m=100, delta=0.05, errors=7, ln_size=math.log(50))
    places = ranking(AtlasQuestion("true risk", "ln_size", training_error=0.07), 30, math.log(50))
    value = next(place.value for place in places if place.contestant.theorem.slug == "finite_kl")
    assert value == pytest.approx(
        theorems["finite_kl"](m=30, delta=0.05, training_error=0.1, ln_size=math.log(50)), rel=1e-12
    )


def test_twice_a_two_sided_gap_is_the_textbook_excess() -> None:
    """Shalev-Shwartz and Ben-David, Lemma 4.2; finite_agnostic_excess is that for finite classes."""
    setting = AtlasQuestion("excess risk", "ln_size")
    by_slug = {contestant.theorem.slug: contestant for contestant in contestants(setting)}
    assert by_slug["finite_agnostic"].reading is Reading.TWICE
    assert "finite_one_sided" not in by_slug  # one side is not enough
    sizes, capacities = np.meshgrid(SIZES, np.array([2.0, 50.0]))
    twice, printed = (by_slug[slug].bound(setting, sizes, capacities) for slug in SAME_EXCESS)
    np.testing.assert_allclose(twice, printed, rtol=1e-14)


SAME_EXCESS = ("finite_agnostic", "finite_agnostic_excess")


@pytest.mark.parametrize("slug", ["vc_blumer", "vc_blumer_sum", "vc_anthony_bartlett_realizable", "vc_realizable_uml"])
def test_a_sample_complexity_solved_for_its_accuracy_needs_no_more_than_m(slug: str) -> None:
    setting = AtlasQuestion("true risk", "d", realizable=True)
    contestant = next(contestant for contestant in contestants(setting) if contestant.theorem.slug == slug)
    epsilon = float(contestant.bound(setting, np.array([[50_000.0]]), np.array([[4.0]]))[0, 0])
    assert theorems[slug](epsilon=epsilon, delta=0.05, d=4) <= 50_000
    assert theorems[slug](epsilon=epsilon * (1 - 1e-9), delta=0.05, d=4) > 50_000


def test_what_is_realizable_competes_only_there() -> None:
    agnostic = {
        contestant.theorem.slug for contestant in contestants(AtlasQuestion("true risk", "d", training_error=0.05))
    }
    realizable = {
        contestant.theorem.slug for contestant in contestants(AtlasQuestion("true risk", "d", realizable=True))
    }
    assert "vc_realizable_growth" in realizable - agnostic
    assert agnostic < realizable


def test_who_claims_more_than_was_proved_stays_out() -> None:
    setting = AtlasQuestion("gap", "d")
    assert "vc_confidence" in left_out(setting)
    assert "vc_confidence" not in {contestant.theorem.slug for contestant in contestants(setting, slow=True)}


def test_every_contestant_knows_all_that_its_theorem_asks() -> None:
    for event in ("gap", "true risk", "excess risk"):
        for capacity in ("d", "ln_size"):
            for realizable in (False, True):
                setting = AtlasQuestion(event, capacity, realizable, training_error=0.1)
                for place in ranking(setting, 10_000, 3):
                    assert place.value > 0 or math.isnan(place.value), place.contestant.title


@pytest.mark.parametrize("delta", [1e-300, 0.25, 0.3, 0.6, 0.99, math.nextafter(1, 0)])
@pytest.mark.parametrize("event", ["gap", "true risk", "excess risk"])
def test_whoever_has_no_bound_says_why(event: str, delta: float) -> None:
    """At the corners of the map, too, every contestant has a number or a sentence, and never both."""
    for capacity, realizable in (("d", True), ("d", False), ("ln_size", False)):
        setting = AtlasQuestion(event, capacity, realizable, delta, training_error=0.1)
        for m, size in ((1, 1), (1, 1000), (20, 121), (10**6, 1)):
            for place in ranking(setting, m, size, without=["vc_hypergeometric"]):
                assert math.isnan(place.value) == bool(place.why), (place, m, size)
        map_found = atlas(setting, np.array([1.0, 1000.0]), np.array([1.0, 50.0]))
        assert len(map_found.contestants) == len(contestants(setting))


def test_grey_is_where_nobody_has_a_bound_below_one() -> None:
    map_found = atlas(AtlasQuestion("gap", "d"), np.array([10.0, 12.0]), np.array([500.0]))
    assert (map_found.winner == -1).all() and (map_found.runner_up == -1).all()
    assert np.isnan(map_found.best).all()
    assert not map_found.shares


def test_nobody_wins_when_everybody_is_left_out() -> None:
    setting = AtlasQuestion("gap", "ln_size")
    everybody = [contestant.theorem.slug for contestant in contestants(setting)]
    assert {"finite_one_sided", "vc_devroye"} <= set(everybody)  # a class of e^5 hypotheses has dimension 7 at most
    map_found = atlas(setting, SIZES, np.array([5.0]), without=everybody)
    assert map_found.contestants == () and (map_found.winner == -1).all() and np.isnan(map_found.best).all()


def test_of_equal_formulas_the_one_that_asks_for_less_wins() -> None:
    """Without a mistake the exact binomial bound is 1 - (δ/|H|)^(1/m), which finite_realizable_sharp says directly."""
    map_found = atlas(AtlasQuestion("true risk", "ln_size", realizable=True), SIZES, np.array([2.0, 9.0]))
    assert [match.theorem.slug for match in map_found.shares] == ["finite_realizable_sharp"]


def test_the_frontier_of_a_power_law_is_exact() -> None:
    """sqrt((L + ln 20)/(2m)) = 0.1 at m = 50 (L + ln 20); a power of m is straight on logarithmic scales."""
    capacities = np.array([1.0, 10.0, 100.0])
    map_found = atlas(AtlasQuestion("gap", "ln_size"), spread(10, 1e6, 40, whole=True), capacities)
    np.testing.assert_allclose(map_found.frontier(0.1), 50 * (capacities + math.log(20)), rtol=1e-9)


def test_ranking_is_sorted_and_names_the_same_winner_as_the_map() -> None:
    setting = AtlasQuestion("true risk", "d", training_error=0.05)
    places = [place for place in ranking(setting, 1000, 10) if place.contestant.theorem.slug != "vc_hypergeometric"]
    values = [place.value for place in places if not math.isnan(place.value)]
    assert values == sorted(values)
    map_found = atlas(setting, np.array([1000.0]), np.array([10.0]))
    assert map_found.contestants[int(map_found.winner[0, 0])] == places[0].contestant
    assert map_found.best[0, 0] == pytest.approx(places[0].value, rel=1e-13)


def test_two_sided_is_what_the_statement_says() -> None:
    assert two_sided(theorems["vc_devroye"]) and two_sided(theorems["finite_agnostic"])
    assert not two_sided(theorems["vc_rademacher"]) and not two_sided(theorems["finite_one_sided"])


def test_an_atlas_of_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match=pattern("event mistakes")):
        AtlasQuestion("mistakes", "d")


@pytest.mark.parametrize("setting", [AtlasQuestion("true risk", "d", realizable=True), AtlasQuestion("gap", "ln_size")])
def test_a_frontier_passes_a_point_on_the_side_of_its_bound(setting: AtlasQuestion) -> None:
    """Also just beside it, where lines drawn between the sizes of a map pass on the other one."""
    map_found = atlas(setting, spread(10, 1e6, 73, whole=True), np.array([2.0, 900.0]))
    for capacity in (1.0, 7.0, 40.0):
        crossing = float(through(map_found, 1000.0, capacity).frontier(0.1)[0])
        for m in {1000.0, *np.arange(round(crossing) - 3, round(crossing) + 4).tolist()}:
            row = through(map_found, m, capacity)
            bound = float(row.best[0, int(np.flatnonzero(row.m == m)[0])])
            assert (m >= row.frontier(0.1)[0]) == (bound <= 0.1), (capacity, m, bound)


def test_what_is_too_slow_for_a_map_is_told_apart() -> None:
    places = ranking(AtlasQuestion("true risk", "d", realizable=True), 1000, 10)
    assert [place.contestant.theorem.slug for place in places if not place.on_the_map] == ["vc_hypergeometric"]
