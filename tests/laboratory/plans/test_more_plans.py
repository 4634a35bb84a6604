"""Plans of non-inferiority, and of a pool that is labelled in part, by printed numbers and sums written apart."""

from fractions import Fraction
from math import ceil, comb, floor, log, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq, minimize_scalar
from scipy.stats import hypergeom, norm

from laboratory import plan
from laboratory.plans.questions import finite_pool
from laboratory.topics import views
from laboratory.topics.evaluation.noninferiority.run import margin_plan
from laboratory.topics.evaluation.strata.run import stratified
from tests.sentences import facts


def most_likely(p1: float, p2: float, margin: float, ratio: float) -> float:
    """The first probability that is most likely where it is less by the margin, searched for."""

    def surprise(p: float) -> float:
        q = p + margin
        first = p1 * np.log(p) + (1 - p1) * np.log1p(-p)
        return -float(first + ratio * (p2 * np.log(q) + (1 - p2) * np.log1p(-q)))

    hair = 1e-12
    return float(minimize_scalar(surprise, bounds=(hair, 1 - margin - hair), options={"xatol": 1e-13}).x)


def formula_of_two_samples(p1: float, p2: float, margin: float, ratio: float, alpha: float, power: float) -> float:
    """The first sample's size by the usual formula: both quantiles, each with its standard deviation."""
    p = most_likely(p1, p2, margin, ratio)
    null = sqrt(p * (1 - p) + (p + margin) * (1 - p - margin) / ratio)
    planned = sqrt(p1 * (1 - p1) + p2 * (1 - p2) / ratio)
    return ((norm.isf(alpha) * null + norm.ppf(power) * planned) / (p1 - p2 + margin)) ** 2


def formula_of_pairs(new: float, old: float, margin: float, alpha: float, power: float) -> float:
    """The same of pairs; the null hypothesis by the root of the score of its likelihood."""

    def slope(q: float) -> float:  # of the likelihood in the old model's share q, the new one's being q - margin
        return new / (q - margin) + old / q - 2 * (1 - new - old) / (1 - 2 * q + margin)

    q = brentq(slope, margin + 1e-12, (1 + margin) / 2 - 1e-12, xtol=1e-15)
    null, planned = sqrt(2 * q - margin - margin**2), sqrt(new + old - (new - old) ** 2)
    return ((norm.isf(alpha) * null + norm.ppf(power) * planned) / (new - old + margin)) ** 2


# Farrington and Manning 1990, Table I, and II (last): their size, rounded to the nearest, one-sided 5 %, power 90 %.
PRINTED = [(0.2, 0.1, 0.1, 57), (0.1, 0.05, 0.05, 128), (0.02, 0.01, 0.01, 695), (0.05, 0.05, 0.1, 103)]


@pytest.mark.parametrize(("new", "old", "margin", "printed"), PRINTED)
def test_not_worse_has_the_printed_sizes(new: float, old: float, margin: float, printed: int) -> None:
    answer = plan("not_worse", new=new, old=old, margin=margin, level=0.05, power=0.9)
    unrounded = formula_of_two_samples(new, old, margin, 1, 0.05, 0.9)
    assert round(unrounded) == printed and answer.value == ceil(unrounded) and answer.certified


@pytest.mark.parametrize("ratio", [0.5, 1, 2.5])
def test_not_worse_has_the_formulas_size_at_every_ratio(ratio: float) -> None:
    answer = plan("not_worse", new=0.85, old=0.84, margin=0.04, ratio=ratio)
    assert answer.value == ceil(formula_of_two_samples(0.85, 0.84, 0.04, ratio, 0.025, 0.8))
    of_both = answer.value + ceil(answer.value * ratio)
    assert f"{of_both:,}" in facts(answer.more[0])


def test_not_worse_without_a_margin_is_the_pooled_formula() -> None:
    answer = plan("not_worse", "power", items=308, ratio=0.5, new=0.2, old=0.1, margin=0)
    assert answer.achieved == pytest.approx(0.7995659212, abs=2e-7)  # Stata, in the tests of statsmodels


@pytest.mark.parametrize(
    ("new", "old", "margin"), [(0.05, 0.05, 0.05), (0.08, 0.08, 0.05), (0.1, 0.07, 0.03), (0.02, 0.05, 0.1)]
)
def test_not_worse_on_the_same_items_has_the_formulas_size(new: float, old: float, margin: float) -> None:
    answer = plan("not_worse_same_items", new_alone=new, old_alone=old, margin=margin)
    assert answer.value == ceil(formula_of_pairs(new, old, margin, 0.025, 0.8)) and answer.certified


def test_not_worse_on_the_same_items_without_a_margin_is_connors_formula() -> None:
    difference, discordance = 0.1, 0.2
    z = norm.isf(0.025) * sqrt(discordance) + norm.ppf(0.8) * sqrt(discordance - difference**2)
    answer = plan("not_worse_same_items", new_alone=0.15, old_alone=0.05, margin=0)
    assert answer.value == ceil((z / difference) ** 2) == 155


BOTH = ("not_worse", "not_worse_same_items")


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("unknown", ["items", "power", "level"])
def test_one_line_has_the_number_and_says_that_it_is_approximate(name: str, unknown: str) -> None:
    answer = plan(name, unknown)
    view = views["evaluation.noninferiority"].name
    for line in (answer.headline[1], answer.stated, answer.sentence):
        assert "approximat" in line and view in line
    assert answer.is_approximate and "formula" in answer.certificate


def test_where_the_normal_law_is_far_off_the_line_says_so() -> None:
    rare = plan("not_worse_same_items", new_alone=0.001, old_alone=0.001)
    assert rare.value * 0.002 < 10 and "trusted" in rare.headline[1] and "10" in facts(rare.headline[1])
    assert "trusted" not in plan("not_worse_same_items").headline[1]


@pytest.mark.parametrize(
    ("name", "values"), [("not_worse", {}), ("not_worse", {"ratio": 2, "new": 0.85}), ("not_worse_same_items", {}),
                         ("not_worse_same_items", {"new_alone": 0.1, "old_alone": 0.07, "margin": 0.03})],
)  # fmt: skip
def test_their_view_has_the_same_size(name: str, values: dict[str, Any]) -> None:
    answer = plan(name, **values)
    place, settings = answer.question.view(answer)
    run = margin_plan(**views[place].view.checked_inputs(settings))
    assert run.needed == answer.value and run.level == answer.settings["level"]
    assert dict(run.inputs) == pytest.approx(dict(answer.inputs))


def tail(population: int, marked: int, size: int, count: int) -> Fraction:
    """P[at most `count` of those drawn are marked], in fractions."""
    ways = sum(comb(marked, k) * comb(population - marked, size - k) for k in range(count + 1))
    return Fraction(ways, comb(population, size))


def margin_in_fractions(population: int, size: int, accuracy: Fraction, delta: Fraction) -> Fraction:
    """How far the farther number of right items that neither tail excludes is from the share drawn, each one tried."""
    right = floor(accuracy * size + Fraction(1, 2))
    kept = [
        K for K in range(right, population - size + right + 1)
        if tail(population, K, size, right) > delta / 2
        and tail(population, population - K, size, size - right) > delta / 2
    ]  # fmt: skip
    return max(abs(Fraction(K, population) - Fraction(right, size)) for K in kept)


@pytest.mark.parametrize(
    ("population", "share", "wanted"), [(40, "0.8", "0.1"), (31, "0.5", "0.12"), (60, "0.9", "0.07")]
)
def test_a_pools_size_is_the_first_from_which_all_have_the_margin(population: int, share: str, wanted: str) -> None:
    answer = plan("finite_pool", population=population, accuracy=float(share), margin=float(wanted))
    margins = {
        m: margin_in_fractions(population, m, Fraction(share), Fraction("0.05")) for m in range(1, population + 1)
    }
    assert answer.value == 1 + max(m for m, margin in margins.items() if margin > Fraction(wanted))
    there = plan("finite_pool", "margin", population=population, accuracy=float(share), items=answer.value)
    assert there.achieved == pytest.approx(float(margins[answer.value]), abs=1e-12)
    assert there.value == pytest.approx(there.achieved, rel=1e-3) and there.value >= there.achieved


def scipys_margin(population: int, size: int, right: int, delta: float) -> float:
    """The same by SciPy's law, for larger pools."""
    K = np.arange(right, population - size + right + 1)
    few, many = hypergeom.cdf(right, population, K, size), hypergeom.sf(right - 1, population, K, size)
    kept = K[np.minimum(few, many) > delta / 2]
    return float(np.abs(kept / population - right / size).max())


def test_the_usual_pool_by_scipys_law() -> None:
    answer = plan("finite_pool")
    rights = {m: floor(Fraction(84, 100) * m + Fraction(1, 2)) for m in range(answer.value - 1, 1001)}
    margins = {m: scipys_margin(1000, m, right, 0.05) for m, right in rights.items()}
    assert margins[answer.value - 1] > 0.03 and all(margins[m] <= 0.03 + 1e-12 for m in range(answer.value, 1001))
    assert answer.achieved == pytest.approx(margins[answer.value])


@pytest.mark.parametrize(("items", "margin"), [(350, 0.03), (200, 0.05), (100, 0.2), (950, 0.002)])
def test_a_pools_failure_probability_is_the_smallest(items: int, margin: float) -> None:
    answer = plan("finite_pool", "delta", items=items, margin=margin)
    right = finite_pool.expected(items, answer.settings)
    assert answer.certified and scipys_margin(1000, items, right, answer.value) <= margin + 1e-12
    assert scipys_margin(1000, items, right, answer.value * (1 - 2e-3)) > margin + 1e-12


def test_serflings_inequality_has_the_margin_at_any_accuracy() -> None:
    answer = plan("finite_pool", population=300, margin=0.08)
    enough = finite_pool.enough_by_serfling(answer.settings)
    assert answer.value <= enough < 300
    assert all(scipys_margin(300, enough, right, 0.05) <= 0.08 + 1e-12 for right in range(enough + 1))


def test_all_of_a_pool_leaves_no_doubt_and_too_much_is_refused() -> None:
    assert plan("finite_pool", "margin", population=50, items=50).value == 0
    assert plan("finite_pool", population=50, margin=0.0001).value == 50
    with pytest.raises(ValueError, match="60"):
        plan("finite_pool", "margin", population=50, items=60)


REFUSED = [
    ("not_worse", {"new": 0.7, "old": 0.8}, "0.05"),
    ("not_worse", {"new": 0.7, "old": 0.75}, "0.75"),
    ("not_worse", {"power": 0.05, "level": 0.1}, "0.1"),
    ("not_worse", {"margin": 0.6}, "0.6"),
    ("not_worse", {"ratio": 0}, "0.1"),
    ("not_worse_same_items", {"new_alone": 0.01, "old_alone": 0.2}, "0.2"),
    ("not_worse_same_items", {"new_alone": 0.7, "old_alone": 0.4}, "1.1"),
    ("not_worse_same_items", {"new_alone": 0}, "0.0001"),
    ("finite_pool", {"population": 0}, "10,000"),
    ("finite_pool", {"accuracy": 1.5}, "1.5"),
]


@pytest.mark.parametrize(("name", "values", "said"), REFUSED)
def test_bad_input_is_one_sentence(name: str, values: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as refused:
        plan(name, **values)
    assert said in str(refused.value) and "\n" not in str(refused.value)


def test_strata_in_proportion_have_the_guarantee_of_one_accuracy() -> None:
    answer = plan("one_accuracy", "margin", items=1000, delta=0.05)
    run = stratified(((0.5, 0.9), (0.3, 0.7), (0.2, 0.4)), 1000, "proportional", 0.05, 1)
    assert run.half_width == pytest.approx(answer.achieved, rel=1e-12)
    assert run.half_width == pytest.approx(sqrt(log(2 / 0.05) / 2000), rel=1e-12)
