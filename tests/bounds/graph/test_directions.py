"""Which way edges point, and their factors: by exact fractions and closed forms, not by the theorems' own formulas."""

import inspect
import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from bounds import diagnose, theorems
from bounds.graph.confusion import in_between, theorem_behind
from bounds.graph.edges import all_edges, between, named, results_used
from bounds.graph.factors import ends

REASONS = {(edge.upper, edge.lower) for edge in all_edges() if edge.is_reason}
# Proofs once said that they rest on these: what they use is a step that both share, or the other is the special case.
NO_REASON = [
    ("sgd_convex", "gradient_descent"), ("perceptron_hinge", "perceptron_mistakes"), ("bic", "aic"),
    ("perceptron_hinge_sharp", "perceptron_hinge"), ("perceptron_squared_hinge", "perceptron_hinge"),
    ("local_rademacher", "rademacher_expected"), ("privacy_gap", "mean_generalization_gap"),
    ("risk_complexity", "wait_and_judge"), ("cv_plus", "jackknife_plus"),
    ("fisher_test_power_lower", "hoeffding_range"),
]  # fmt: skip


def _binomial_tail(n: int, p: Fraction, most: int) -> Fraction:
    """P(Bin(n, p) <= most)."""
    return sum((math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(most + 1)), Fraction(0))


def _log_growth(m: int, d: int) -> float:
    return math.log(sum(math.comb(m, i) for i in range(d + 1)))


@pytest.mark.parametrize(("upper", "lower"), NO_REASON)
def test_nothing_rests_on_its_special_case_or_on_what_only_looks_alike(upper: str, lower: str) -> None:
    assert (upper, lower) not in REASONS


def test_special_cases_point_to_what_is_general() -> None:
    for pair in [
        ("gradient_descent", "sgd_convex"), ("perceptron_mistakes", "perceptron_hinge"), ("jackknife_plus", "cv_plus"),
        ("wait_and_judge", "risk_complexity"), ("perceptron_hinge", "perceptron_hinge_sharp"),
    ]:  # fmt: skip
        assert pair in REASONS


R, G, H = 2.0, 0.25, 9.0  # radius, margin, sum of hinge losses
ROOT = (R / G + math.sqrt((R / G) ** 2 + 4 * H)) / 2
# The two numbers of an edge at inputs of its upper end, each worked out here.
BY_HAND: list[tuple[str, str, Mapping[str, Any], float, float]] = [
    ("perceptron_hinge", "perceptron_hinge_sharp", dict(radius=R, gamma=G, hinge_sum=H), 121.0, ROOT**2),
    ("perceptron_mistakes", "perceptron_squared_hinge", dict(radius=R, gamma=G), 64.0, 64.0),
    ("perceptron_mistakes_bias", "perceptron_mistakes", dict(radius=2, gamma=1, bias=1), 10.0, 10.0),
    ("gradient_descent", "sgd_convex", dict(steps=400, norm=3, lipschitz=2), 0.3, 0.3),
    ("assouad", "le_cam", dict(n=4, separation=0.5, tv=0.2), 4 * 0.25 * 0.8, 4 * 0.25 * 0.8),
    ("conformal_drift", "conformal_beyond_exchangeability", dict(alpha=0.1, rate=0.001, rho=0.9), 0.882, 0.882),
    ("conformal_coverage", "conformal_covariate_shift", dict(m=20, alpha=0.1), 19 / 21, 0.9),
    ("majority_vote_factor_two", "markov", dict(gibbs=0.2), 0.4, 0.4),
    ("stability_replace_one", "mcdiarmid", dict(m=100, delta=math.exp(-2), beta=0.01, loss_bound=1), 0.31, 0.31),
    ("rademacher_concentration", "mcdiarmid", dict(m=200, delta=math.exp(-4)), 0.2, 0.2),
    ("rademacher_monte_carlo", "mcdiarmid", dict(m=50, draws=4, delta=2 * math.exp(-4)), 0.2, 0.2),
    ("rademacher_empirical", "rademacher_expected", dict(m=200, delta=2 * math.exp(-4), rademacher=0.1), 0.4, 0.4),
    ("margin_expected", "rademacher_loss_expected",
     dict(m=200, delta=math.exp(-4), gamma=0.5, rademacher=0.02, margin_error=0.05), 0.23, 0.23),
    ("multiclass_margin", "rademacher_loss_expected",
     dict(m=200, delta=math.exp(-4), gamma=0.5, rademacher=0.01, classes=3, margin_error=0.05), 0.39, 0.39),
    ("rademacher_l1", "massart", dict(m=100, n=8, norm=2, radius=3), 0.6 * math.sqrt(2 * math.log(16)),
     0.6 * math.sqrt(2 * math.log(16))),
    ("vc_rademacher", "rademacher_loss_expected", dict(m=50, delta=math.exp(-1), d=3),
     math.sqrt(_log_growth(50, 3) / 25) + 0.1, math.sqrt(_log_growth(50, 3) / 25) + 0.1),
    ("vc_expected_gap", "massart_signs", dict(m=50, d=3), math.sqrt((_log_growth(50, 3) + math.log(2)) / 25),
     math.sqrt((_log_growth(50, 3) + math.log(2)) / 25)),
    ("interval_tail", "binomial_lower_tail", dict(m=10, epsilon=0.1), float(_binomial_tail(10, Fraction(1, 10), 1)),
     float(_binomial_tail(10, Fraction(1, 10), 1))),
    ("two_coins_exact", "binomial_lower_tail", dict(m=5, alpha=0.5), float(_binomial_tail(5, Fraction(3, 4), 2)),
     float(_binomial_tail(5, Fraction(3, 4), 2))),
    ("mcnemar", "binomial_lower_tail", dict(only_first=2, only_second=9),
     2 * float(_binomial_tail(11, Fraction(1, 2), 2)), 2 * float(_binomial_tail(11, Fraction(1, 2), 2))),
    ("vc_union_of_two", "vc_union", dict(first=3, second=5), 9.0, 2 * (math.log(2) + 5 * math.log(2 / math.log(2)))
     / math.log(2)),
    ("one_nn_lipschitz", "nearest_neighbour_distance", dict(m=81, n=3, lipschitz=0.5, bayes_risk=0.1),
     0.2 + 2 * math.sqrt(3) / 3, 0.2 + 2 * math.sqrt(3) / 3),
    ("tree_nodes_erm", "finite_agnostic_excess", dict(m=1000, delta=0.05, nodes=5, features=3),
     math.sqrt(2 * math.log(2 * 9 * 8 * 2 / 0.05) / 1000), math.sqrt(2 * math.log(2 * 9 * 8 * 2 / 0.05) / 1000)),
    ("sauer_log", "natarajan", dict(m=10, d=2), math.log(1 + 10 + 45), math.log(10**2 * 2**4)),
]  # fmt: skip


@pytest.mark.parametrize(("upper", "lower", "inputs", "number", "other"), BY_HAND)
def test_both_numbers_of_an_edge_by_hand(
    upper: str, lower: str, inputs: Mapping[str, Any], number: float, other: float
) -> None:
    (edge,) = (edge for edge in between(upper, lower) if edge.connection and edge.upper == upper)
    both = ends(edge, inputs)
    assert both is not None
    assert (both.upper, both.lower) == pytest.approx((number, other), rel=1e-9)
    assert both.factor == pytest.approx(max(number, other) / min(number, other), rel=1e-9)


def test_a_hypothesis_fixed_beforehand_pays_less_than_a_posterior() -> None:
    """Independent: kl(q, p) at the number of the one is ln(1/δ)/m, at that of the other ln(2√m/δ)/m."""
    (edge,) = (edge for edge in between("test_set_kl", "pac_bayes_kl") if edge.connection)
    m, delta, q = 100, 0.05, 0.1
    both = ends(edge, dict(m=m, delta=delta, test_error=q))
    assert both is not None
    for p, budget in ((both.upper, math.log(1 / delta)), (both.lower, math.log(2 * math.sqrt(m) / delta))):
        assert m * (q * math.log(q / p) + (1 - q) * math.log((1 - q) / (1 - p))) == pytest.approx(budget, rel=1e-9)


def test_what_counts_labellings_by_the_dimension_rests_on_sauer() -> None:
    """Whose formula has Sauer's sum, of a VC dimension, has Sauer's lemma below it."""
    below: dict[str, set[str]] = {}
    for upper, lower in REASONS:
        below.setdefault(upper, set()).add(lower)

    def reaches(slug: str) -> bool:
        return "sauer" in below.get(slug, ()) or any(map(reaches, below.get(slug, ())))

    of_sums = [slug for slug in theorems.families["vc"] if "log_growth(" in inspect.getsource(theorems[slug].formula)]
    assert len(of_sums) >= 10 and [slug for slug in of_sums if not reaches(slug) and slug != "sauer"] == []


@pytest.mark.parametrize(("words", "slug"), [("Chernoff's method", "markov"), ("Markov's inequality", "markov")])
def test_what_a_step_names_it_rests_on(words: str, slug: str) -> None:
    steps = [step for theorem in theorems.values() for step in theorem.proof if words in step.text]
    assert len(steps) >= 4
    assert [step.text for step in steps if slug not in {named(result, theorems) for result in results_used(step)}] == []


@pytest.mark.parametrize(
    ("answer", "slug", "inputs", "other"),
    [
        ("0.038702", "hoeffding_two_sided", dict(m=1000, delta=0.05), "hoeffding_one_sided"),
        ("0.14558", "finite_agnostic", dict(m=1000, delta=0.05, ln_size=math.log(1000)), "finite_agnostic_excess"),
        ("0.042947", "validation_selection", dict(m=1000, delta=0.05, k=20), "validation_two_sided"),
        ("0.18883", "test_set_binomial", dict(m=100, delta=0.05, errors=10), "test_set_kl"),
        ("100", "perceptron_hinge", dict(radius=1, gamma=0.1, hinge_sum=25), "perceptron_mistakes"),
    ],
)
def test_a_slip_by_another_name_leads_to_the_theorem_whose_number_it_is(
    answer: str, slug: str, inputs: Mapping[str, Any], other: str
) -> None:
    """One side for both, a factor 2, a term forgotten: the same number is that of a theorem with an edge to it."""
    slip = diagnose(answer, slug, **inputs)[0]
    assert theorem_behind(slip, theorems[slug]) == other
    assert all(theorems[other].title in sentence for sentence in in_between(theorems[slug], other))


def test_a_slip_that_is_no_theorem_leads_nowhere() -> None:
    slip = diagnose("0.0387", "hoeffding_two_sided", m=1000, delta=0.05)[1]
    assert theorem_behind(slip, theorems["hoeffding_two_sided"]) == ""
