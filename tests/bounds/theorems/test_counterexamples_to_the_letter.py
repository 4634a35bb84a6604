"""Worlds that satisfied every line of a theorem as it once read, and broke its bound: the line now rules them out."""

import math
import re
from itertools import product
from math import ceil, log

import numpy as np
import pytest
from scipy.stats import binom, chi2, norm

from bounds import theorems
from tests.bounds.theorems.test_counterexamples import line
from tests.sentences import facts


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(9)


@pytest.mark.parametrize(("target", "kept"), [(0.25, False), (0.3, True)])
def test_a_threshold_with_just_enough_mass_beside_it(target: float, kept: bool, rng: np.random.Generator) -> None:
    """Uniform on [0, 1], ε = 1/4: with a mass of just 1/4 on the left no threshold there has a risk above 1/4."""
    points = rng.random((40_000, 5))
    left = target - np.max(np.where(points < target, points, 0), axis=1)
    right = np.min(np.where(points >= target, points, 1), axis=1) - target
    bad = float(np.mean(np.maximum(left, right) > 0.25))
    bound = theorems["threshold_worst_erm"](epsilon=0.25, m=5)
    assert bound == pytest.approx(2 * 0.75**5 - 0.5**5)
    assert (abs(bad - bound) < 0.0125) is kept  # five standard deviations
    assert bad == pytest.approx(bound if kept else 0.75**5, abs=0.0125)
    assert "more than varepsilon" in facts(line("threshold_worst_erm", "continuous_mass"))


def test_an_inclusion_graph_directed_the_wrong_way() -> None:
    """The empty set and the singletons of m + 1 points: with all edges away from the truth every point is missed."""
    points, truth = 5, frozenset[int]()
    labellings = [truth, *(frozenset({x}) for x in range(points))]
    edges = [(a, b) for a, b in product(labellings, repeat=2) if len(a ^ b) == 1 and len(a) < len(b)]
    assert len(edges) == points
    missed = {away: sum((a if away else b) == truth for a, b in edges) for away in (True, False)}
    bound = theorems["vc_one_inclusion"](m=points - 1, d=1) * points
    assert missed[True] == points > bound >= missed[False]
    assert "≤ d vertex" in facts(line("vc_one_inclusion", "one_inclusion"))


@pytest.mark.parametrize("slug", ["vc_realizable_constant", "vc_realizable_logarithmic"])
@pytest.mark.parametrize("C", [4, 1000])
def test_one_example_for_risks_near_one(slug: str, C: int) -> None:
    """Right everywhere, or at one point of an interval only: a class of dimension 2. After one example some
    hypothesis without error is wrong almost everywhere, and at ε and δ near 1 any C asks for one example only."""
    near = 1 - 1 / (10 * C)
    others = dict(A=1, B=1) if slug == "vc_realizable_logarithmic" else {}
    assert ceil(theorems[slug](epsilon=near, delta=near, d=2, C=C, **others)) == 1
    at_half = theorems[slug](epsilon=0.5, delta=near, d=2, C=C, **others)
    assert at_half > 2 * C * log(2)  # of the order of d, as it must be
    assert r"for $\varepsilon\le1/2$" in theorems[slug].statement


def test_an_expert_with_a_head_start() -> None:
    """Two experts, weights 10⁶ to 1: the heavy one errs until β has eaten its start, 20 times for β = 1/2."""
    weights, mistakes = np.array([1e6, 1.0]), 0
    for _ in range(50):
        mistakes += bool(weights[0] > weights[1])
        weights[0] /= 2
    assert mistakes == 20
    assert theorems["weighted_majority"](best_mistakes=0, experts=2, beta=0.5) < 3
    assert "equal weights" in line("weighted_majority", "weighted_majority")


def test_the_fixed_point_at_zero() -> None:
    """All sets of a million points, targets empty: who learns by heart has no training error and nearly always errs.

    ψ(r) = √(250 r) bounds the local complexity, at most 1/2 and at most 500 r, and has the fixed points 0 and 250.
    """
    radii = np.geomspace(1e-9, 1, 200)
    assert np.all(np.sqrt(250 * radii) >= np.minimum(0.5, 500 * radii))
    inputs = dict(m=1000, delta=0.05, training_error=0, K=2)
    assert theorems["local_rademacher"](fixed_point=0, **inputs) < 0.03
    assert theorems["local_rademacher"](fixed_point=250, **inputs) >= 1
    assert "largest" in line("local_rademacher", "local_complexity")


def test_bits_that_got_their_meaning_from_the_sample() -> None:
    """One parameter of one bit that stands for 0 or for the number whose digits are the sample's labels: coins."""
    bound = theorems["quantised_network"](m=1000, delta=0.05, parameters=1, bits=1, training_error=0)
    assert bound < 0.01 < 1 / 2
    assert "bits beforehand" in facts(line("quantised_network", "quantised"))


def test_a_test_score_that_knows_the_calibration_scores(rng: np.random.Generator) -> None:
    """No shift at all: two uniform scores, the larger M, and a test score M² + 1/4 mod 1, uniform too."""
    largest = rng.random((40_000, 2)).max(axis=1)
    test = (largest**2 + 0.25) % 1
    assert np.quantile(test, [0.25, 0.5, 0.75]) == pytest.approx([0.25, 0.5, 0.75], abs=0.02)
    bound = theorems["conformal_covariate_shift"](alpha=1 / 3, weight_error=0)
    assert np.mean(test <= largest) < 0.3 < bound
    assert np.mean(rng.random(40_000) <= largest) == pytest.approx(bound, abs=0.012)
    assert "test independent" in facts(line("conformal_covariate_shift", "covariate_shift"))


def test_approximations_err_on_either_side() -> None:
    """At m = 30 a fair coin is covered more often than asked; far out, chi-square's p-value is above the exact one."""
    counts = np.arange(31)
    width = norm.isf(0.025) * np.sqrt(counts / 30 * (1 - counts / 30) / 30)
    covered = binom.pmf(counts, 30, 0.5)[np.abs(counts / 30 - 0.5) <= width].sum()
    assert covered > 0.957
    assert "covers less" in facts(theorems["normal_interval"].statement)
    exact = 2 * 0.5**12
    assert chi2.sf(12, 1) > exact == theorems["mcnemar"](only_first=12, only_second=0)
    assert re.findall(r"0\.0005\d", theorems["mcnemar_chi_square"].see_also) == ["0.00053"]


@pytest.mark.parametrize(("first", "second"), [(12, 2), (14, 3), (1, 0), (0, 0), (7, 7), (30, 15)])
def test_the_mid_p_value_is_never_above_the_exact_one(first: int, second: int) -> None:
    """Nor, as 12 to 2 shows, always between that and chi-square's: it is below both there."""
    exact, mid = (theorems[slug](only_first=first, only_second=second) for slug in ("mcnemar", "mcnemar_midp"))
    lower_tail = binom.cdf(min(first, second), first + second, 0.5)
    point = binom.pmf(min(first, second), first + second, 0.5)
    assert mid == pytest.approx(min(2 * lower_tail - point, 1)) and mid <= exact
    assert "between" not in theorems["mcnemar_midp"].see_also


def test_a_limit_that_only_equal_rivals_attain() -> None:
    """Labels of probabilities .6, .3 and .1 everywhere: two draws differ with probability .54, below the bound."""
    differ = {rivals: 1 - 0.6**2 - sum(p**2 for p in rivals) for rivals in ((0.3, 0.1), (0.2, 0.2))}
    bound = theorems["cover_hart"](bayes_risk=0.4, classes=3)
    assert differ[0.3, 0.1] == pytest.approx(0.54) and bound == pytest.approx(0.56)
    assert differ[0.2, 0.2] == pytest.approx(bound)
    assert "likeliest equal" in facts(theorems["cover_hart"].see_also)


def test_siblings_are_ordered_only_where_they_say() -> None:
    """Ends at which what was said of a sibling was false."""

    def coins(m: int) -> tuple[float, float]:
        kl = 0.1 * log(1.1 / 0.9)
        by_le_cam = theorems["le_cam_samples"](m=m, separation=1, divergence=kl)
        return float(theorems["two_coins_lower"](m=m, alpha=0.1)), float(by_le_cam)

    assert coins(1)[0] < coins(1)[1] and coins(99) == pytest.approx((0.0507, 0.0356), abs=6e-5)

    def original(slug: str, d: int) -> float:
        return float(theorems[slug](m=1000, delta=0.05, d=d))

    assert original("vc_lecture_form", 2) > original("vc_original_polynomial", 2)
    assert original("vc_original", 3) < original("vc_lecture_form", 3) < original("vc_original_polynomial", 3)

    def relaxed_over_exact(nodes: int) -> float:
        relaxed, exact = (theorems[s](nodes=nodes, features=20) for s in ("tree_class_size_relaxed", "tree_class_size"))
        return float(relaxed / exact)

    assert relaxed_over_exact(15) > 2 > relaxed_over_exact(1001)

    for d in (2, 10, 100):
        ratio = theorems["vc_one_inclusion"](m=1000, d=d) / theorems["expected_risk_lower"](m=1000, d=d)
        assert ratio == pytest.approx(2 * math.e * d / (d - 1), rel=1e-3)
    assert theorems["binomial_midp"](m=10, delta=0.05, errors=10) == 1  # as exactly


def test_a_threshold_at_the_end_of_the_law() -> None:
    """One label only: the one-sided learner never errs, and the worst has twice the midpoint's risk, not thrice."""
    one_label, two_labels = (
        [theorems[f"threshold_{slug}_mean"](m=100, theta=theta) for slug in ("midpoint", "one_sided", "worst")]
        for theta in (1, 0.5)
    )
    assert one_label == pytest.approx([1 / 202, 0, 1 / 101])
    assert two_labels == pytest.approx([1 / 202, 1 / 101, 3 / 202])
    for slug in ("threshold_midpoint_mean", "threshold_one_sided_mean"):
        assert "both labels" in facts(theorems[slug].see_also)
