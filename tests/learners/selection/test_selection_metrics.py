"""Confusion matrix, ROC curve and coarse-to-fine search."""

from itertools import product
from math import inf, isnan, log

import numpy as np
import pytest
import sklearn.metrics as theirs
from numpy.testing import assert_allclose, assert_array_equal
from scipy.stats import chi2

from learners.selection.confusion import Confusion, confusion, precision_at
from learners.selection.paired import cochran_q
from learners.selection.roc import roc
from learners.selection.zoom import grid_search_zoom
from tests.sentences import pattern


def test_spam_filter_of_the_lesson() -> None:
    outcome = Confusion(40, 10, 20, 430)
    rates = [outcome.accuracy, outcome.precision, outcome.recall, outcome.specificity, outcome.f1, outcome.swapped().f1]
    assert_allclose(rates, [0.94, 2 / 3, 0.8, 430 / 450, 8 / 11, 430 / 445])
    assert outcome.error == pytest.approx(0.06)


def test_fifteen_transactions() -> None:
    y = [1, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0]
    predictions = [1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0]
    outcome = confusion(y, predictions)
    assert outcome == Confusion(5, 1, 3, 6)
    assert_allclose(
        [outcome.accuracy, outcome.precision, outcome.recall, outcome.specificity, outcome.f1],
        [11 / 15, 5 / 8, 5 / 6, 6 / 9, 5 / 7],
    )


def test_rates_are_scikit_learns() -> None:
    rng = np.random.default_rng(1)
    y, predictions = rng.choice(["sick", "well"], 200), rng.choice(["sick", "well"], 200)
    outcome = confusion(y, predictions, positive="sick")
    matrix = theirs.confusion_matrix(y, predictions, labels=["sick", "well"])
    assert_array_equal(
        matrix, [[outcome.true_positives, outcome.false_negatives], [outcome.false_positives, outcome.true_negatives]]
    )
    assert outcome.balanced_accuracy == pytest.approx(theirs.balanced_accuracy_score(y, predictions))
    assert outcome.matthews == pytest.approx(theirs.matthews_corrcoef(y, predictions))
    assert outcome.f1 == pytest.approx(theirs.f1_score(y, predictions, pos_label="sick"))
    assert outcome.false_positive_rate == pytest.approx(1 - outcome.specificity)


def test_balanced_accuracy_of_the_docstring() -> None:
    assert confusion([0, 1, 0, 0, 1, 0], [0, 1, 0, 0, 0, 1]).balanced_accuracy == 0.625


def test_a_rate_over_nothing_is_nan() -> None:
    outcome = confusion([0, 0, 0], [0, 0, 0])
    assert outcome.specificity == outcome.accuracy == 1
    assert all(map(isnan, (outcome.precision, outcome.recall, outcome.f1, outcome.matthews)))


def test_costs_of_the_two_mistakes() -> None:
    assert Confusion(40, 10, 20, 430).cost(1, 5) == pytest.approx((20 + 50) / 500)
    with pytest.raises(ValueError, match=pattern("predictions shape")):
        confusion([0, 1], [1])


def test_precision_falls_with_prevalence() -> None:
    assert precision_at(0.20, 0.99, 0.95) == pytest.approx(0.8319327731092, rel=1e-12)
    assert precision_at(0.01, 0.99, 0.95) == pytest.approx(1 / 6)


def test_area_by_hand() -> None:
    outcome = roc([1, 1, 0, 1, 0, 1, 0, 0], [0.95, 0.85, 0.72, 0.65, 0.55, 0.44, 0.30, 0.15])
    assert outcome.area == 0.8125  # 13 of 16 pairs are in order


def test_area_and_average_precision_of_the_docstring() -> None:
    outcome = roc([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8])
    assert outcome.area == 0.75
    assert outcome.average_precision == pytest.approx(5 / 6)
    assert_array_equal(outcome.false_positive_rate, [0, 0, 0.5, 0.5, 1])
    assert_array_equal(outcome.true_positive_rate, [0, 0.5, 0.5, 1, 1])
    assert_array_equal(outcome.thresholds, [inf, 0.8, 0.4, 0.35, 0.1])


@pytest.mark.parametrize("values", [3, 10, 1000])
def test_curve_with_ties_is_scikit_learns_and_counts_pairs(values: int) -> None:
    rng = np.random.default_rng(values)
    y, scores = rng.integers(0, 2, 80), rng.integers(0, values, 80)
    outcome = roc(y, scores)
    false, true, thresholds = theirs.roc_curve(y, scores, drop_intermediate=False)
    assert_allclose(outcome.false_positive_rate, false)
    assert_allclose(outcome.true_positive_rate, true)
    assert_array_equal(outcome.thresholds, thresholds)
    pairs = [np.sign(a - b) for a, b in product(scores[y == 1], scores[y == 0])]
    assert outcome.area == pytest.approx((np.mean(pairs) + 1) / 2)
    assert outcome.area == pytest.approx(theirs.roc_auc_score(y, scores))
    assert outcome.average_precision == pytest.approx(theirs.average_precision_score(y, scores))


def test_every_threshold_is_a_confusion_matrix() -> None:
    rng = np.random.default_rng(5)
    y, scores = rng.integers(0, 2, 30), rng.integers(0, 6, 30).astype(float)
    outcome = roc(y, scores)
    costs = []
    for step, threshold in enumerate(outcome.thresholds):
        table = confusion(y, scores >= threshold)
        assert (outcome.true_positives[step], outcome.false_positives[step]) == (
            table.true_positives,
            table.false_positives,
        )
        costs.append(table.cost(2, 3))
    threshold, cost = outcome.cheapest(2, 3)
    assert threshold == outcome.thresholds[np.argmin(costs)]
    assert cost == pytest.approx(min(costs))


def test_diagonal_is_not_the_worst() -> None:
    assert roc([1, 0], [1.0, 1.0]).area == 0.5
    assert roc([1, 0], [0.0, 1.0]).area == 0
    with pytest.raises(ValueError, match=pattern("y both classes; 2 of 2")):
        roc([1, 1], [0.2, 0.3])


def test_zoom_finds_the_bottom_of_a_bowl_in_logarithms() -> None:
    outcome = grid_search_zoom(lambda a: (log(a) - log(3.7)) ** 2, {"a": [0.01, 0.1, 1, 10, 100]}, rounds=12)
    assert outcome.best["a"] == pytest.approx(3.7, rel=1e-3)
    assert outcome.stopped_by == "rounds"
    widths = [log(each.axes["a"][-1] / each.axes["a"][0]) for each in outcome.rounds]
    assert_allclose(np.divide(widths[1:], widths[:-1]), 0.5)  # five points: each grid half as wide


def test_zoom_extends_a_grid_whose_end_is_best() -> None:
    outcome = grid_search_zoom(
        lambda a: (a - 9) ** 2, {"a": [0, 1, 2, 3, 4]}, rounds=1, logarithmic=False, extensions=3
    )
    assert [each.best["a"] for each in outcome.rounds] == [4, 6, 8, 9]
    assert [each.at_border for each in outcome.rounds] == [("a",), ("a",), ("a",), ()]
    assert_array_equal(outcome.rounds[1].axes["a"], [2, 3, 4, 5, 6])
    assert outcome.evaluations == 11  # 0..10, each asked once
    assert outcome.stopped_by == "rounds"
    still = grid_search_zoom(lambda a: -a, {"a": [1, 2, 3]}, rounds=2, logarithmic=False)
    assert still.stopped_by == "border"


def test_zoom_in_two_directions() -> None:
    points = []

    def score(c: float, gamma: float) -> float:
        points.append((c, gamma))
        return (log(c) - 1) ** 2 + (log(gamma) + 2) ** 2 + 0.5 * (log(c) - 1) * (log(gamma) + 2)

    outcome = grid_search_zoom(score, {"c": [0.1, 1, 10, 100], "gamma": [0.001, 0.01, 0.1, 1]}, rounds=10)
    assert outcome.best["c"] == pytest.approx(np.e, rel=0.01)
    assert outcome.best["gamma"] == pytest.approx(np.exp(-2), rel=0.01)
    assert outcome.rounds[0].scores.shape == (4, 4)
    assert len(set(points)) == len(points) == outcome.evaluations


def test_zoom_shifts_a_logarithmic_grid_onto_values_it_knows() -> None:
    points = []

    def score(a: float, b: float) -> float:
        points.append(a)
        return abs(log(a / 1000)) + b

    outcome = grid_search_zoom(score, {"a": [0.01, 0.1, 1, 10, 100], "b": [2.0]}, rounds=1)
    assert [each.best for each in outcome.rounds] == [{"a": 100, "b": 2}, {"a": 1000, "b": 2}]
    assert points == [0.01, 0.1, 1, 10, 100, 1000, 10000]
    assert outcome.rounds[1].at_border == ()


def test_a_local_minimum_may_be_all_there_is() -> None:
    # The deep narrow well at 60 lies between the coarse points 10 and 100; the search never sees it.
    outcome = grid_search_zoom(lambda a: -5.0 if 55 < a < 65 else abs(a - 1), {"a": [0.1, 1, 10, 100]}, rounds=5)
    assert outcome.best["a"] == pytest.approx(1)


def test_grids_are_judged() -> None:
    with pytest.raises(ValueError, match=pattern("a ascending reals > 0")):
        grid_search_zoom(lambda a: a, {"a": [0, 1]})


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cochrans_q_of_two_is_mcnemars_statistic(seed: int) -> None:
    """(b - c)^2/(b + c), where b and c count the examples that one of the two gets right and the other not."""
    first, second = np.random.default_rng(seed).integers(0, 2, (2, 50))
    b, c = int((first > second).sum()), int((first < second).sum())
    outcome = cochran_q([first, second])
    assert outcome.statistic == pytest.approx((b - c) ** 2 / (b + c))
    assert outcome.degrees_of_freedom == 1
    assert outcome.p_value == pytest.approx(chi2.sf((b - c) ** 2 / (b + c), 1))


def test_cochrans_q_of_three_by_hand() -> None:
    """3, 2 and 0 right: squares about 5/3 add up to 14/3; times k(k - 1) = 6, over 3*5 - (4 + 4 + 1) = 6."""
    right = np.array([[1, 1, 1, 0, 0], [1, 1, 0, 0, 0], [0, 0, 0, 0, 0]])
    assert cochran_q(right).statistic == pytest.approx(14 / 3)
