"""Exact tests in plans: sizes, powers and levels by regions on a grid, by SciPy's laws, and from published tables."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom, boschloo_exact

from bounds.formula.special.proportions.exact_levels import least_level_of_chan
from bounds.formula.special.proportions.exact_sizes import _proved_part, chan_has, power_of_chan, score
from bounds.formula.special.proportions.noninferior import noninferiority_region
from laboratory import plan
from tests.bounds.formula.margin_routes import chan, scores
from tests.bounds.formula.proportions.tango_routes import exact_paired
from tests.sentences import facts

CHAN = [
    (0.9, 0.9, 0.4, 0.05, 0.7), (0.8, 0.6, 0.2, 0.05, 0.8), (0.95, 0.9, 0.35, 0.1, 0.9), (0.5, 0.3, 0.3, 0.025, 0.9),
]  # fmt: skip


@pytest.mark.parametrize(("new", "old", "margin", "level", "power"), CHAN)
def test_chans_size_is_the_first_from_which_all_have_it(
    new: float, old: float, margin: float, level: float, power: float
) -> None:
    answer = plan("not_worse", test="exact", new=new, old=old, margin=margin, level=level, power=power)
    assert answer.value > 5 and not answer.certified  # in doubles, as the certificate says
    assert chan(answer.value - 1, new, old, margin, level) < power
    assert all(chan(n, new, old, margin, level) >= power for n in range(answer.value, answer.value + 12))
    assert chan(answer.value, new, old, margin, level) == pytest.approx(answer.achieved, abs=1e-9)
    assert "300" in facts(answer.certificate) and str(answer.value) in facts(answer.certificate)


PAIRS = [(0.05, 0.05, 0.3, 0.05, 0.7), (0.2, 0.05, 0.2, 0.05, 0.9), (0.1, 0.0, 0.15, 0.1, 0.8)]


@pytest.mark.parametrize(("new", "old", "margin", "level", "power"), PAIRS)
def test_the_number_of_pairs_is_the_first_from_which_all_have_it(
    new: float, old: float, margin: float, level: float, power: float
) -> None:
    known: dict[str, Any] = {"new_alone": new, "old_alone": old, "margin": margin, "level": level, "power": power}
    answer = plan("not_worse_same_items", test="exact", **known)
    assert 3 < answer.value < 40 and exact_paired(answer.value - 1, new, old, margin, level) < power
    assert all(exact_paired(n, new, old, margin, level) >= power for n in range(answer.value, answer.value + 6))
    assert "200" in facts(answer.certificate)


def test_the_sizes_of_the_view_are_those_of_the_plan() -> None:
    """The R package lrstat has 0.811130 for 30 and 30 of 0.8 at a margin of 0.3."""
    known: dict[str, Any] = {"new": 0.8, "old": 0.8, "margin": 0.3, "level": 0.025}
    there = plan("not_worse", "power", test="exact", items=30, **known)
    assert there.achieved == pytest.approx(0.811130, abs=5e-7)
    assert plan("not_worse", test="exact", power=0.811, **known).value <= 30


def boschloo(n: int, p1: float, p2: float, alpha: float) -> float:
    """The power: SciPy's p-value of every table, its largest over the common probability found by its own search."""
    power = 0.0
    for x in range(n + 1):
        for y in range(x):
            if boschloo_exact([[x, y], [n - x, n - y]], alternative="greater", n=64).pvalue <= alpha:
                power += binom.pmf(x, n, p1) * binom.pmf(y, n, p2)
    return power


def test_boschloos_sizes() -> None:
    """63 by a reference program that enumerates tables; 150 and 150 have 80.0 % by a published table."""
    answer = plan("own_samples", test="boschloo", accuracy=0.1, difference=0.2, power=0.8, level=0.05)
    assert answer.value == 63 and answer.certified
    there = plan("own_samples", "power", test="boschloo", accuracy=0.5, difference=0.16, items=150, level=0.05)
    assert there.achieved == pytest.approx(0.8, abs=5e-4)
    few = plan("own_samples", "power", test="boschloo", accuracy=0.2, difference=0.6, items=8, level=0.05, sides="one")
    assert few.achieved == pytest.approx(boschloo(8, 0.8, 0.2, 0.05), abs=1e-9)


def test_a_power_that_fishers_envelope_does_not_reach_is_looked_up_size_by_size() -> None:
    high = plan("own_samples", test="boschloo", accuracy=0.1, difference=0.2, power=0.948, level=0.05)
    fishers = plan("own_samples", accuracy=0.1, difference=0.2, power=0.948, level=0.05)
    assert high.value <= fishers.value and high.certified  # it rejects all that Fisher's test rejects
    before = plan("own_samples", "power", test="boschloo", items=high.value - 1, accuracy=0.1, difference=0.2)
    assert high.achieved >= 0.948 > before.achieved


def test_the_pooled_tests_sizes_are_published() -> None:
    """Of 0.3 and 0.2 the R package has 0.7992 at 296 and 0.8008 at 297."""
    answer = plan("own_samples", test="pooled", accuracy=0.2, difference=0.1, power=0.8, level=0.05)
    assert answer.value == 297 and answer.achieved == pytest.approx(0.8007911, abs=5e-7)
    assert "296 79.92 %" in facts(answer.certificate)
    rare = plan("own_samples", "power", test="pooled", accuracy=0.1, difference=0.23, items=50)
    assert rare.achieved == pytest.approx(0.807, abs=5e-4)  # Mehrotra, Chan and Berger 2003


LEVELS = [
    ("not_worse", {"items": 12, "new": 0.9, "old": 0.8, "margin": 0.2, "power": 0.6}),
    ("not_worse", {"items": 20, "new": 0.5, "old": 0.5, "margin": 0.3, "power": 0.9}),
    ("not_worse_same_items", {"items": 15, "new_alone": 0.2, "old_alone": 0.1, "margin": 0.2, "power": 0.7}),
    ("own_samples", {"items": 20, "accuracy": 0.3, "difference": 0.4, "power": 0.8, "test": "pooled", "sides": "one"}),
    ("own_samples", {"items": 20, "accuracy": 0.3, "difference": 0.4, "power": 0.8, "test": "pooled"}),
]


@pytest.mark.parametrize(("name", "known"), LEVELS)
def test_the_level_is_the_smallest_in_four_digits(name: str, known: dict[str, Any]) -> None:
    answer = plan(name, "level", **{"test": "exact", **known})
    level, items, power = answer.value, known["items"], known["power"]
    sides = 2 if name == "own_samples" and "sides" not in known else 1

    def power_at(alpha: float) -> float:
        if name == "not_worse":
            return float(chan(items, known["new"], known["old"], known["margin"], alpha))
        if name == "own_samples":
            return float(chan(items, known["accuracy"] + known["difference"], known["accuracy"], 0.0, alpha / sides))
        return float(exact_paired(items, known["new_alone"], known["old_alone"], known["margin"], alpha))

    assert power_at(level * (1 + 1e-4)) >= power > power_at(level * (1 - 1.5e-3))


def test_the_part_that_is_proved_is_a_part_of_what_the_test_rejects() -> None:
    for margin in ("0", "0.02", "0.15", "0.4"):
        apart, level = Fraction(margin), Fraction("0.025")
        for n in (1, 2, 3, 7, 20, 41, 75):
            part = _proved_part(n, apart, level)
            if part is not None:
                assert (part >= noninferiority_region(n, apart, level).cut).all()
        assert sum(_proved_part(n, apart, level) is not None for n in range(20, 60)) > 30


def test_the_score_of_the_part_is_that_of_another_route() -> None:
    for n in (1, 4, 11, 30):
        for margin in (0.05, 0.3):
            x, y = (each.ravel() for each in np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij"))
            z = np.maximum(scores(n, margin), 0).ravel()
            assert score(n, x, y, Fraction(repr(margin))) == pytest.approx(z, abs=1e-7)


def test_every_size_above_has_it_and_the_short_way_agrees_with_the_whole_region() -> None:
    rates, margin, level = (0.9, 0.9), Fraction(3, 20), Fraction(1, 40)
    for n in range(60, 110):
        assert chan_has(n, rates, margin, level, 0.8) == (power_of_chan(n, rates, margin, level) >= 0.8)


@pytest.mark.parametrize(
    ("question", "test"),
    [("own_samples", "boschloo"), ("own_samples", "pooled"), ("not_worse", "exact"), ("not_worse_same_items", "exact")],
)
def test_what_is_usual_for_an_exact_test_has_an_answer(question: str, test: str) -> None:
    for unknown in ("items", "power", "level"):
        assert plan(question, unknown, test=test).value is not None


def test_no_size_up_to_the_limit_names_it_and_another_tests_answer() -> None:
    for values, numbers in (
        ({"test": "exact", "margin": 0.05}, ("300", "851")),
        ({"test": "exact", "new": 0.841, "margin": 0.05}, ("300",)),
    ):
        answer = plan("not_worse", **values)
        assert answer.value is None and all(number in facts(answer.sentence) for number in numbers)
    pairs = plan("not_worse_same_items", test="exact", margin=0.05)
    assert pairs.value is None and "200" in facts(pairs.sentence) and "350" in facts(pairs.sentence)
    for test in ("boschloo", "pooled"):
        answer = plan("own_samples", test=test, difference=0.03)
        assert answer.value is None and "300" in facts(answer.sentence) and "2,580" in facts(answer.sentence)
    assert least_level_of_chan(2, (0.5, 0.5), Fraction(1, 10), 0.99).level is None


@pytest.mark.parametrize(("name", "values", "said"), [
    ("not_worse", {"test": "exact", "ratio": 2}, "2"),
    ("not_worse", {"test": "exact", "items": 301}, "301"),
    ("not_worse_same_items", {"test": "exact", "items": 201}, "201"),
    ("own_samples", {"test": "boschloo", "items": 400}, "400"),
    ("own_samples", {"test": "barnard"}, "barnard"),
    ("not_worse", {"test": "boschloo"}, "boschloo"),
])  # fmt: skip
def test_what_an_exact_test_is_not_worked_out_for_is_one_sentence(name: str, values: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said) as refused:
        plan(name, "power" if "items" in values else "", **values)
    assert "\n" not in str(refused.value)


def test_an_exact_test_is_not_solved_for_its_margin() -> None:
    for name in ("not_worse", "not_worse_same_items"):
        with pytest.raises(ValueError, match="margin"):
            plan(name, "margin", test="exact")
