"""Drawing by rejection: the law by counting areas, the guarantee by hand, AdaBoost's weights by their recursion."""

from math import exp, log, sqrt

import numpy as np
import pytest
from numpy.testing import assert_allclose

from laboratory.topics import views
from laboratory.topics.boosting.rejection.run import drawn_from, weighted
from tests.sentences import facts

VIEW = views["boosting.rejection"]


def test_the_law_is_the_area_under_the_bars() -> None:
    """Of the rectangle of width 5 and height .4 the bars .4, .3, .1, .1, .1 cover 1/2."""
    tried = drawn_from(weighted("five", 15, 12, 0.0, 0), 4_000, 0, 0)
    assert tried.law == pytest.approx(0.5)
    # The trials are a sum of 4,000 geometric numbers of variance (1 - p)/p^2 = 2; five deviations: below 1e-6.
    assert tried.sampling.trials == pytest.approx(8_000, abs=5 * sqrt(2 * 4_000))
    assert tried.accepted == 4_000 / tried.sampling.trials
    assert tried.sampling.trials == 4_000 + tried.sampling.rejected.sum()


def test_frequencies_pass_a_chi_square_test_and_stay_within_the_guarantee() -> None:
    from scipy.stats import chi2, chisquare

    run = weighted("adaboost", 20, 12, 0.1, 0)
    for step in range(run.last + 1):
        tried = drawn_from(run, 5_000, 0, step)
        counts = np.bincount(tried.sampling.indices, minlength=20)
        assert tried.chi_square == pytest.approx(chisquare(counts, 5_000 * tried.weights).statistic)
        assert tried.chi_square < chi2.isf(1e-7, 19)  # at most twelve steps: all together 1e-6
        assert tried.bound == pytest.approx(sqrt((log(20) + log(2 / 0.05)) / (2 * 5_000)))
        assert tried.farthest == pytest.approx(np.abs(counts / 5_000 - tried.weights).max())


def test_equal_weights_cost_one_proposal_each() -> None:
    answer = VIEW(weights="equal", draws=300)
    tried = drawn_from(answer.run, 300, 0, 0)
    assert tried.sampling.trials == 300 and tried.accepted == 1.0 and tried.law == pytest.approx(1.0)
    assert "1 accepted" in facts(answer.sentence)


def test_weights_follow_from_errors_and_votes() -> None:
    """What a stump gets wrong weighs 1/2 in all under the next weights; the product of Z is what is left."""
    run = weighted("adaboost", 20, 12, 0.1, 0)
    assert_allclose(run.weights.sum(axis=1), 1)
    assert_allclose(run.weights[0], 1 / 20)
    for t in range(run.last):
        alpha, error = run.past("alpha")[t], run.past("weighted_error")[t]
        ratio = run.weights[t + 1] / run.weights[t]
        wrong = ratio > ratio.mean() if alpha > 0 else ratio < ratio.mean()
        assert run.weights[t][wrong].sum() == pytest.approx(error)
        assert run.weights[t + 1][wrong].sum() == pytest.approx(0.5)
        assert ratio.max() / ratio.min() == pytest.approx(exp(2 * abs(alpha)))
    assert_allclose(run.past("expected_trials"), 400 * run.weights.max(axis=1))


def test_points_lie_in_the_bars_they_were_accepted_in() -> None:
    answer = VIEW(weights="five", draws=200)
    traces = {trace.name: trace for trace in answer.figures[0].data}
    heights = np.array([0.4, 0.3, 0.1, 0.1, 0.1])
    for name, inside in (("accepted", True), ("rejected", False)):
        x, y = np.asarray(traces[name].x), np.asarray(traces[name].y)
        assert ((y < heights[x - 1]) == inside).all()
    assert len(traces["accepted"].x) + len(traces["rejected"].x) == 250
    assert 1 not in traces["rejected"].x


def test_the_cost_of_rounds_is_drawn_from_the_learners_record() -> None:
    answer = VIEW(beside="cost", m=40, rounds=20)
    traces = {trace.name: trace for trace in answer.figures[1].data}
    assert_allclose(traces["measured"].y, answer.run.past("trials"))
    assert_allclose(traces["expected"].y, 1600 * answer.run.weights.max(axis=1))
