"""Rates, curves, bounds and costs of a scored test set, against SciPy and scikit-learn."""

from math import log, sqrt

import numpy as np
import pytest
from scipy.stats import binomtest, norm
from sklearn.metrics import precision_score, recall_score, roc_auc_score, roc_curve

from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.scored import (
    MetricsRun,
    gaussian_run,
    log_odds,
    true_area,
    true_costs,
    true_curve,
    true_rates,
    tumours_run,
)
from laboratory.worlds.gaussian_pair import GaussianPair
from learners.bayes.costs import bayes_cost, cheapest_threshold, conditional_cost, cost_of_cut
from tests.sentences import pattern

WORLD = GaussianPair(1, 1.5, 0.3)


def run_of(world: GaussianPair = WORLD, m: int = 300, seed: int = 1) -> MetricsRun:
    run = gaussian_run(world, m, seed, 0.05)
    assert run is not None
    return run


def test_scores_are_the_log_odds_of_the_two_densities() -> None:
    sample = WORLD.draw(np.random.default_rng(1), 300)
    x = sample.X[:, 0]
    densities = norm.logpdf(x, 0.75) - norm.logpdf(x, -0.75)
    np.testing.assert_allclose(run_of().scores, densities + log(0.3 / 0.7), atol=1e-12)


def test_rates_and_area_are_those_of_scikit_learn() -> None:
    run = run_of()
    y_pred = run.scores >= log_odds(0.4)
    rates = {rate.name: rate.measured for rate in run.rates(0.4)}
    assert rates["accuracy"] == np.mean(y_pred == run.positive)
    assert rates["sensitivity"] == pytest.approx(recall_score(run.positive, y_pred), abs=1e-15)
    assert rates["specificity"] == pytest.approx(recall_score(~run.positive, ~y_pred), abs=1e-15)
    assert rates["precision"] == pytest.approx(precision_score(run.positive, y_pred), abs=1e-15)
    assert run.curve.area == pytest.approx(roc_auc_score(run.positive, run.scores), abs=1e-14)
    alarms, hits, _ = roc_curve(run.positive, run.scores, drop_intermediate=False)
    np.testing.assert_allclose(run.curve.false_positive_rate, alarms)
    np.testing.assert_allclose(run.curve.true_positive_rate, hits)


def test_bounds_are_exact_binomial_intervals() -> None:
    for rate in run_of().rates(0.6):
        interval = binomtest(rate.right, rate.of).proportion_ci(0.95, method="exact")
        assert (rate.low, rate.high) == pytest.approx((interval.low, interval.high), rel=1e-8)


def test_the_area_is_bounded_by_bounded_differences() -> None:
    run = run_of()
    p = int(run.positive.sum())
    width = sqrt((1 / p + 1 / (300 - p)) / 2 * log(2 / 0.05))
    low, high = run.area_interval
    assert low == pytest.approx(run.curve.area - width) and high == min(1, run.curve.area + width)


def test_one_example_changes_the_area_by_at_most_what_mcdiarmid_is_told() -> None:
    """Exhaustively moving one score to either end of all others is the largest change there is."""
    random = np.random.default_rng(2)
    scores, positive = random.normal(size=12), np.arange(12) < 5
    area = roc_auc_score(positive, scores)
    for i in range(12):
        for end in (-100.0, 100.0):
            moved = scores.copy()
            moved[i] = end
            most = 1 / 5 if positive[i] else 1 / 7
            assert abs(roc_auc_score(positive, moved) - area) <= most + 1e-12


def test_no_positive_told_leaves_no_precision() -> None:
    assert [rate.name for rate in run_of().rates(1.0)] == ["accuracy", "sensitivity", "specificity"]
    assert gaussian_run(GaussianPair(1, 1.0, 0.01), 10, 0, 0.05) is None  # no positive among ten


def test_the_true_curve_and_rates_are_those_of_places_on_the_line() -> None:
    """The score is at least ln(p/(1-p)) exactly from one place on; there SciPy's normal tails are the rates."""
    for p in (0.1, 0.5, 0.8):
        place = (log_odds(p) - log_odds(0.3)) / 1.5
        alarms, hits = norm.sf(place, -0.75), norm.sf(place, 0.75)
        assert [float(rate) for rate in true_curve(WORLD, np.array(log_odds(p)))] == pytest.approx([alarms, hits])
        rates = true_rates(WORLD, p)
        assert rates["accuracy"] == pytest.approx(0.3 * hits + 0.7 * (1 - alarms))
        assert rates["precision"] == pytest.approx(0.3 * hits / (0.3 * hits + 0.7 * alarms))


def test_the_true_area_is_the_integral_of_the_true_curve() -> None:
    alarms, hits = true_curve(WORLD, np.linspace(30, -30, 20_001))
    assert true_area(WORLD) == pytest.approx(np.trapezoid(hits, alarms), abs=1e-6)
    assert true_area(WORLD) == pytest.approx(norm.cdf(1.5 / sqrt(2)))
    assert true_rates(GaussianPair(1, 1.5), 0.5)["accuracy"] == pytest.approx(1 - GaussianPair(1, 1.5).bayes_risk)


def test_many_test_sets_keep_the_bound() -> None:
    """150 sets at delta = 0.05; more than 24 misses of any rate have a chance below 10⁻⁶."""
    truth = true_rates(WORLD, 0.5)
    missed = dict.fromkeys(truth, 0)
    for seed in range(150):
        for rate in run_of(m=60, seed=seed).rates(0.5):
            missed[rate.name] += not rate.low <= truth[rate.name] <= rate.high
    assert max(missed.values()) <= 24


def test_the_threshold_of_the_costs_is_cheapest_in_truth() -> None:
    grid = np.linspace(0.001, 0.999, 999)
    for unit_costs in ((2.0, 1.0), (1.0, 1.0), (1.0, 5.0)):
        best = cheapest_threshold(*unit_costs)
        assert grid[np.argmin(true_costs(WORLD, grid, *unit_costs))] == pytest.approx(best, abs=1.1e-3)
    assert cheapest_threshold(2, 1) == pytest.approx(2 / 3)


def test_costs_of_a_test_set_count_its_mistakes() -> None:
    run = run_of()
    y_pred = run.scores >= log_odds(0.7)
    alarms, missed = (y_pred & ~run.positive).sum(), (~y_pred & run.positive).sum()
    assert run.costs(np.array([0.7]), 2, 1)[0] == pytest.approx((2 * alarms + missed) / 300)


def test_tumours_are_scored_by_what_was_learned_from_others() -> None:
    run = tumours_run(0, 0.05)
    assert run.samples == 228 and run.world is None
    assert run.curve.area > 0.95  # any sane classifier; the notes' own learners are above it


@pytest.mark.parametrize("unit_costs", [(1.0, 1.0), (2.0, 1.0), (1.0, 3.0)])
def test_bayes_cost_of_two_gaussians_in_closed_form(unit_costs: tuple[float, float]) -> None:
    alarm, miss = unit_costs
    run = EtaRun("gaussians", 2.0, alarm, miss, 0.4)
    place = log(alarm / miss) / 2
    assert run.best_cut == pytest.approx(place, abs=1e-12)
    assert run.bayes == pytest.approx((miss * norm.cdf(place, 1) + alarm * norm.sf(place, -1)) / 2, abs=1e-8)
    assert run.risk == pytest.approx((miss * norm.cdf(0.4, 1) + alarm * norm.sf(0.4, -1)) / 2, abs=1e-8)


def test_bayes_risks_of_lines_and_sigmoids_in_closed_form() -> None:
    assert EtaRun("line", 0.4, 1, 1, 0).bayes == pytest.approx(0.3, abs=1e-10)
    run = EtaRun("line", 0.4, 1, 1, 0.5)
    assert run.risk == pytest.approx(0.35, abs=1e-10)  # 2 * 0.4 x over [0, 1/2], density 1/2, on top
    a = 4.0
    assert EtaRun("sigmoid", a, 1, 1, 0).bayes == pytest.approx(1 - log((1 + np.exp(a)) / 2) / a, abs=1e-10)


def test_where_one_answer_is_always_cheaper_the_other_is_never_given() -> None:
    run = EtaRun("line", 0.1, 5, 1, 0.0)  # eta <= 0.6 < 5/6
    assert run.best_cut > 1
    assert run.bayes == pytest.approx(0.5, abs=1e-10)  # all positives are missed
    assert EtaRun("line", 0.0, 5, 1, 0.0).best_cut == np.inf


def test_areas_drawn_are_the_risks() -> None:
    for run in (EtaRun("line", 0.4, 1, 1, 0.5), EtaRun("gaussians", 2, 2, 1, -0.3)):
        assert np.trapezoid(run.densities * run.least, run.places) == pytest.approx(run.bayes, abs=1e-3)
        assert np.trapezoid(run.densities * run.of_rule, run.places) == pytest.approx(run.risk, abs=5e-3)


def test_conditional_cost_is_that_of_the_cheaper_answer() -> None:
    eta = np.linspace(0, 1, 11)
    np.testing.assert_allclose(conditional_cost(eta), np.minimum(eta, 1 - eta))
    np.testing.assert_allclose(conditional_cost(eta, 2, 1), [min(2 * (1 - e), e) for e in eta])


def test_costs_below_nothing_are_refused() -> None:
    for unit_costs in ((-1.0, 1.0), (0.0, 0.0), (float("nan"), 1.0)):
        with pytest.raises(ValueError, match=pattern("costs mistakes")):
            cheapest_threshold(*unit_costs)
    assert cost_of_cut(lambda x: 0.5, lambda x: 0.5, 3.0, low=-1, high=1) == pytest.approx(0.5)
    assert bayes_cost(lambda x: 0.5, lambda x: 0.5, low=-1, high=1) == pytest.approx(0.5)
