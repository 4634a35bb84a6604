"""A judge beside labels: coverages by adding up every outcome of small cases, the variances by the law itself."""

from itertools import product
from math import comb, log, sqrt
from statistics import NormalDist

import numpy as np
import pytest
from scipy.stats import beta

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.evaluation.judge.run import Judge, binomial_law, coverages, error_law, judged_test
from tests.sentences import facts
from tests.showing import trace

VIEW = views["evaluation.judge"]


def covered_by_adding_up(
    n: int, many: int, p: float, sensitivity: float, specificity: float, delta: float
) -> list[float]:
    """Over the four cells of labelled items and the ones of the others: labels alone, both, judge alone, exact."""
    q = NormalDist().inv_cdf(1 - delta / 2)
    cells = p * sensitivity, p * (1 - sensitivity), (1 - p) * (1 - specificity), (1 - p) * specificity
    yes = cells[0] + cells[2]
    sums = np.zeros(4)
    for a, b, c in product(range(n + 1), repeat=3):
        d = n - a - b - c
        if d < 0:
            continue
        labels = np.repeat([1.0, 1.0, 0.0, 0.0], [a, b, c, d])
        answers = np.repeat([1.0, 0.0, 1.0, 0.0], [a, b, c, d])
        ways = comb(n, a) * comb(n - a, b) * comb(n - a - b, c)
        mass = ways * cells[0] ** a * cells[1] ** b * cells[2] ** c * cells[3] ** d
        ones = a + b
        low = beta.ppf(delta / 2, ones, n - ones + 1) if ones else 0.0
        high = beta.isf(delta / 2, ones + 1, n - ones) if ones < n else 1.0
        sums[0] += mass * (abs(labels.mean() - p) <= q * labels.std() / sqrt(n) + 1e-9)
        sums[3] += mass * (low <= p <= high)
        variance, error = (labels - answers).var(), (labels - answers).mean()
        for said in range(many + 1):
            others = comb(many, said) * yes**said * (1 - yes) ** (many - said)
            share = said / many
            half = q * sqrt(variance / n + share * (1 - share) / many)
            sums[1] += mass * others * (abs(share + error - p) <= half + 1e-9)
    for said in range(many + 1):
        share = said / many
        held = abs(share - p) <= q * sqrt(share * (1 - share) / many) + 1e-9
        sums[2] += held * comb(many, said) * yes**said * (1 - yes) ** (many - said)
    return sums.tolist()


CASES = [
    (6, 17, 0.8, 0.9, 0.7, 0.05), (9, 5, 0.35, 0.6, 1.0, 0.2), (4, 30, 0.5, 1.0, 0.0, 0.1),
    (7, 12, 0.62, 1.0, 1.0, 0.3),
]  # fmt: skip


@pytest.mark.parametrize(("n", "many", "p", "sensitivity", "specificity", "delta"), CASES)
def test_coverages_are_sums_over_every_outcome(
    n: int, many: int, p: float, sensitivity: float, specificity: float, delta: float
) -> None:
    run = judged_test(n, many, p, sensitivity, specificity, delta)
    expected = covered_by_adding_up(n, many, p, sensitivity, specificity, delta)
    assert run.at_share == pytest.approx(expected, abs=1e-10)
    assert coverages(n, many, p, Judge(sensitivity, specificity), delta) == pytest.approx(expected[:3], abs=1e-10)


def test_what_is_left_out_of_the_law_is_nothing() -> None:
    for n, miss, invent in ((300, 0.01, 0.2), (300, 0.0, 0.3), (50, 0.5, 0.5), (2, 0.4, 0.1)):
        missed, invented, probability = error_law(n, miss, invent)
        assert probability.sum() == pytest.approx(1, abs=1e-11)
        means = float(missed @ probability), float(invented @ probability)
        assert means == pytest.approx((n * miss, n * invent), abs=1e-8)
    assert binomial_law(20_000, 0.3).sum() == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize(("p", "sensitivity", "specificity"), [(0.8, 0.97, 0.75), (0.3, 0.5, 0.6), (0.5, 1.0, 0.9)])
def test_variances_and_weights_are_those_of_the_four_cells(p: float, sensitivity: float, specificity: float) -> None:
    n, many = 100, 2000
    run = judged_test(n, many, p, sensitivity, specificity, 0.05)
    cells = np.array([p * sensitivity, p * (1 - sensitivity), (1 - p) * (1 - specificity), (1 - p) * specificity])
    label, answer = np.array([1, 1, 0, 0.0]), np.array([1, 0, 1, 0.0])

    def variance(values: np.ndarray) -> float:
        return float(cells @ values**2 - (cells @ values) ** 2)

    def spread(weight: float) -> float:
        return variance(label - weight * answer) / n + weight**2 * variance(answer) / many

    assert run.worth == pytest.approx(variance(label) / spread(1.0))
    weights = np.linspace(-0.5, 1.5, 2001)
    best = float(weights[np.argmin([spread(weight) for weight in weights])])
    assert run.best_weight == pytest.approx(best, abs=1e-3)
    assert run.best_worth == pytest.approx(variance(label) / spread(run.best_weight))
    assert run.best_worth >= max(run.worth, n) - 1e-9
    assert run.bias == pytest.approx(float(cells @ (answer - label)))
    q = NormalDist().inv_cdf(0.975)
    halves = q * sqrt(variance(label) / n), q * sqrt(spread(1.0)), q * sqrt(variance(answer) / many)
    assert run.half_widths == pytest.approx(halves)
    by_hand = sqrt(log(40) / (2 * n)), sqrt((4 / n + 1 / many) * log(40) / 2)
    assert run.guaranteed == pytest.approx(by_hand)


def test_a_judge_that_is_always_right_is_worth_the_others_and_one_that_says_yes_to_all_is_worth_nothing() -> None:
    run = judged_test(100, 2000, 0.8, 1.0, 1.0, 0.05)
    assert (run.worth, run.best_worth) == pytest.approx((2000, 2100))
    useless = judged_test(100, 2000, 0.8, 1.0, 0.0, 0.05)
    assert (useless.worth, useless.best_weight, useless.best_worth) == pytest.approx((100, 0, 100))
    assert useless.at_share[1] == pytest.approx(useless.at_share[0])


def test_the_page_says_what_the_run_holds() -> None:
    result = VIEW()
    run = result.run
    assert "helps" in result.sentence and "harms" in VIEW(sensitivity=0.6, specificity=0.5).sentence
    assert f"{run.half_widths[1]:.3g}" in facts(result.sentence)
    np.testing.assert_allclose(trace(result, 0, "labels and judge")[1], run.together)
    np.testing.assert_allclose(trace(result, 1, "judge alone")[1], run.covered[2])
    at = np.interp(100, run.sizes, run.together)
    assert at == pytest.approx(run.half_widths[1], rel=0.01)
    together = theorems["ppi_normal"](**run.normal_inputs)
    assert result.headline.value == pytest.approx(100 * (run.half_widths[0] / together) ** 2)
    assert run.covered[3].min() >= 0.95 - 1e-12
