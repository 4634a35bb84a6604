"""Plans of evaluations against published numbers, loops over SciPy's laws, and each other."""

from functools import cache
from math import ceil, log
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import binom, hypergeom, norm

from laboratory import plan
from laboratory.plans import PLANS, PlanAnswer
from laboratory.plans.answer import inputs_of

EVERY = [(name, quantity.name) for name, question in PLANS.items() for quantity in question.quantities]
ROUNDED = 1e-3  # relative: an answer of four digits is rounded by less
# Where the usual values have no answer, as a level would be above one half.
BESIDE: dict[tuple[str, str], dict[str, Any]] = {("several_models", "level"): {"difference": 0.05}}


@cache
def usual(name: str, unknown: str) -> PlanAnswer:
    """The plan that nobody changed but for what is solved for."""
    return plan(name, unknown, **BESIDE.get((name, unknown), {}))


def mcnemar(m: int, p10: float, p01: float, alpha: float) -> float:
    """The power of McNemar's exact one-sided test, from the number of discordant items on."""
    power = 0.0
    for d in range(1, m + 1):
        cut = int(binom.isf(alpha, d, 0.5)) + 1  # the first count whose tail is at most alpha
        power += binom.pmf(d, m, p10 + p01) * binom.sf(cut - 1, d, p10 / (p10 + p01))
    return power


def fisher(n: int, p1: float, p2: float, alpha: float) -> float:
    """The power of Fisher's exact one-sided test, from the sum of both counts on."""
    power = 0.0
    for t in range(2 * n + 1):
        x = np.arange(max(0, t - n), min(n, t) + 1)
        rejected = x[hypergeom.sf(x - 1, 2 * n, n, t) <= alpha * (1 + 1e-12)]
        power += float((binom.pmf(rejected, n, p1) * binom.pmf(t - rejected, n, p2)).sum())
    return power


def test_same_items_has_the_published_sizes_and_powers() -> None:
    two_sided = plan("same_items", other_alone=0.1, difference=0.1, power=0.8, level=0.05)
    assert two_sided.value == 249 and two_sided.certified  # the R package pwrss prints 249, and .801446921,
    wrong_side = mcnemar(249, 0.1, 0.2, 0.025)  # in which it counts that the worse model is found better
    assert two_sided.achieved + wrong_side == pytest.approx(0.801446921, abs=5e-10) and 0 < wrong_side < 1e-6
    one_sided = plan("same_items", "power", items=200, other_alone=0.1, difference=0.1, level=0.05, sides="one")
    assert one_sided.achieved == pytest.approx(0.80298386, abs=5e-9) and one_sided.value == 0.8029  # the same package
    # A page on power prints 79, by a slip; the loop below has .8 first at 168.
    slip = plan("same_items", other_alone=0.05, difference=0.1, power=0.8, level=0.05)
    assert slip.value == 168 and mcnemar(167, 0.15, 0.05, 0.025) < 0.8 <= mcnemar(168, 0.15, 0.05, 0.025)


def test_own_samples_has_the_published_powers_and_its_size_is_that_of_a_loop() -> None:
    known = {"accuracy": 0.1, "difference": 0.2, "level": 0.05, "sides": "one"}
    assert plan("own_samples", "power", items=40, **known).achieved == pytest.approx(0.6554089, abs=5e-8)  # of R
    known = {"accuracy": 0.35, "difference": 0.2, "level": 0.05, "sides": "one"}
    assert plan("own_samples", "power", items=91, **known).achieved == pytest.approx(0.821, abs=5e-4)  # as East has it
    answer = plan("own_samples", accuracy=0.1, difference=0.2, power=0.8, level=0.05)
    assert answer.certified and fisher(answer.value - 1, 0.3, 0.1, 0.025) < 0.8
    assert all(fisher(n, 0.3, 0.1, 0.025) >= 0.8 for n in range(answer.value, answer.value + 12))


def test_a_difference_and_a_level_are_the_smallest_by_the_loops() -> None:
    gap = plan("same_items", "difference", items=120, other_alone=0.05, power=0.8, level=0.05)
    assert mcnemar(120, 0.05 + gap.value, 0.05, 0.025) >= 0.8 > mcnemar(120, 0.05 + gap.value - 1e-4, 0.05, 0.025)
    gap = plan("own_samples", "difference", items=30, accuracy=0.4, power=0.8, level=0.05)
    assert fisher(30, 0.4 + gap.value, 0.4, 0.025) >= 0.8 > fisher(30, 0.4 + gap.value - 1e-4, 0.4, 0.025)
    level = plan("own_samples", "level", items=30, accuracy=0.4, difference=0.3, power=0.8, sides="two")
    assert fisher(30, 0.7, 0.4, level.value / 2) >= 0.8 > fisher(30, 0.7, 0.4, level.value / 2 - 1e-4)


def test_a_guaranteed_margin_is_hoeffdings() -> None:
    for margin, delta in ((0.05, 0.05), (0.03, 0.01)):
        answer = plan("one_accuracy", margin=margin, delta=delta)
        assert answer.value == ceil(log(2 / delta) / (2 * margin**2)) and answer.certified
    assert plan("one_accuracy", "margin", items=200, delta=0.05).value == 0.09604  # an error bar of .096 is published


def wilson_half_width(items: int, accuracy: float, delta: float) -> float:
    """How far off the farther root of Wilson's equation is: the probability that lies z deviations from the share."""
    z = norm.isf(delta / 2)

    def off(p: float) -> float:
        return abs(p - accuracy) - z * (p * (1 - p) / items) ** 0.5

    low, high = brentq(off, 1e-12, accuracy - 1e-9), brentq(off, accuracy + 1e-9, 1 - 1e-12)
    return max(accuracy - low, high - accuracy)


@pytest.mark.parametrize("accuracy", [0.84, 0.16, 0.5, 0.97])
def test_wilsons_margin_is_the_root_of_its_equation_on_either_side(accuracy: float) -> None:
    answer = plan("one_accuracy", margin=0.03, interval="wilson", accuracy=accuracy)
    assert wilson_half_width(answer.value, accuracy, 0.05) <= 0.03 < wilson_half_width(answer.value - 1, accuracy, 0.05)


def test_clusters_take_as_many_times_the_items_as_their_design_effect() -> None:
    independent = plan("one_accuracy", margin=0.03, interval="wilson").value
    # 1 + 9 * .2 = 2.8 stands in a program's manual, 1 + 49 * .04 = 2.96 on a page about evaluations.
    for size, correlation, tenths in ((10, 0.2, 280), (50, 0.04, 296), (1, 0.7, 100), (25, 0, 100)):
        answer = plan("clusters", margin=0.03, cluster_size=size, correlation=correlation)
        assert answer.value == -(-independent * tenths // 100)
    # Sizes 5, 10, 15, 50, by hand: their squares sum to 2850, so 1 + (2850/80 - 1) * .05 = 2.73125.
    unequal = plan("clusters", margin=0.03, cluster_size=20, variation=0.8838834764831844, correlation=0.05)
    assert unequal.value == ceil(independent * 2.73125)


def test_runs_of_an_item_are_its_cluster() -> None:
    independent = plan("one_accuracy", margin=0.03, interval="wilson").value
    assert plan("several_runs", margin=0.03, runs=8, correlation=1).value == independent
    assert plan("several_runs", margin=0.03, runs=8, correlation=0).value == ceil(independent / 8)
    assert plan("several_runs", margin=0.03, runs=4, correlation=0.6).value == ceil(independent * 28 / 40)


def test_models_against_a_baseline_divide_the_level_among_them() -> None:
    answer = plan("several_models", models=5, other_alone=0.05, difference=0.15, level=0.05)
    assert mcnemar(answer.value - 1, 0.2, 0.05, 0.005) < 0.8 <= mcnemar(answer.value, 0.2, 0.05, 0.005)
    assert answer.value == plan("same_items", other_alone=0.05, difference=0.15, level=0.01).value


@pytest.mark.parametrize(("name", "unknown"), EVERY)
def test_the_answer_reaches_what_is_wanted_and_hardly_less_does_not(name: str, unknown: str) -> None:
    answer = usual(name, unknown)
    assert answer.value is not None
    assert answer.certified or answer.question.enumeration
    reached = answer.question.reached
    if unknown == reached.name:
        assert (answer.value <= answer.achieved) if reached.falls else (answer.value >= answer.achieved)
        assert answer.value == pytest.approx(answer.achieved, rel=ROUNDED)
        return
    if answer.question.enumeration:
        return  # its count moves with its size: test_more_plans has it
    less = answer.value - 1 if answer.question.quantity(unknown).is_whole else answer.value * (1 - ROUNDED)
    (wanted,) = answer.target.values()
    for value, good in ((answer.value, True), (less, False)):
        there = answer.theorem(**inputs_of(answer.question, {**answer.settings, unknown: value}))
        assert (there >= wanted if reached.falls else there <= wanted) == good


@pytest.mark.parametrize(("name", "unknown"), EVERY)
def test_the_curve_passes_through_the_answer_and_runs_one_way(name: str, unknown: str) -> None:
    answer = usual(name, unknown)
    sizes, heights = answer.curve
    (place,) = np.flatnonzero(sizes == answer.settings[answer.question.size.name])
    assert heights[place] == pytest.approx(answer.achieved)
    steps = np.diff(heights) * (1 if answer.question.reached.falls else -1)
    assert np.all(steps > -0.02) and steps.sum() > 0.1 * abs(heights[0])  # a power may saw a little


def test_what_nobody_sets_is_named_and_the_rest_is_kept() -> None:
    answer = plan("same_items", difference=0.05, level=0.1)
    assert answer.unknown == "items" and set(answer.assumed) == {"power", "other_alone", "sides"}
    assert answer.settings["difference"] == 0.05 and answer.settings["level"] == 0.1
    assert plan("same_items", items=500).unknown == "power"


def test_independent_items_are_not_assumed_of_clusters() -> None:
    answers = {name: usual(name, "items") for name in PLANS}
    keys = {name: {each.key for each in answer.assumptions} for name, answer in answers.items()}
    assert "iid" in keys["one_accuracy"] and "iid" in keys["same_items"]
    assert "iid" not in keys["clusters"] | keys["several_runs"]
    assert all(answer.condition and answer.condition in answer.headline[1] for answer in answers.values())
    assert all(answer.condition in answer.sentence for answer in answers.values())


def test_no_answer_is_said_and_certifies_nothing() -> None:
    answer = plan("same_items", difference=0.001, other_alone=0.3)
    assert answer.value is None and answer.certificate == "" and "50,000" in answer.sentence
    assert plan("same_items", "difference", items=3).value is None


REFUSED = [
    ("same_itemz", {}, "same_items"),
    ("same_items", {"items": 5, "power": 0.8, "difference": 0.1, "level": 0.05}, "leave out"),
    ("same_items", {"itemz": 5}, "items"),
    ("same_items", {"solve_for": "powr"}, "power"),
    ("same_items", {"solve_for": "power", "power": 0.9}, "leave out"),
    ("same_items", {"difference": 0}, "Difference"),
    ("same_items", {"difference": 0.5, "other_alone": 0.4}, "1.3"),
    ("same_items", {"items": 2.5}, "Items"),
    ("same_items", {"power": 0.05, "level": 0.4}, "0.2"),
    ("own_samples", {"accuracy": 0.98, "difference": 0.1}, "0.999"),
    ("own_samples", {"power": float("nan")}, "Power"),
    ("one_accuracy", {"margin": "wide"}, "Margin"),
    ("clusters", {"items": 2, "cluster_size": 50, "correlation": 1}, "2"),
    ("several_models", {"models": 0}, "Models"),
    ("several_models", {"models": 1000, "level": 1e-5}, "0.000001"),
    ("several_runs", {"runs": 0}, "Runs"),
]


@pytest.mark.parametrize(("name", "values", "said"), REFUSED)
def test_bad_input_is_one_sentence(name: str, values: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as refused:
        plan(name, **values)
    assert said in str(refused.value) and "\n" not in str(refused.value)
