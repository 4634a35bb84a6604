"""What the page on finite classes draws, against enumeration, closed forms, SciPy and the catalogued numbers."""

from fractions import Fraction
from itertools import product
from math import comb, exp, log
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom
from sklearn.neighbors import KNeighborsClassifier

from bounds import theorems
from laboratory.experiments.line import NeighboursOnALine
from laboratory.topics import views
from laboratory.topics.finite_classes.areas.figures import fates, share_of
from laboratory.topics.finite_classes.areas.run import OVERLAPS, POINTS, BadHypotheses, bad_hypotheses, sample_square
from laboratory.topics.finite_classes.chosen.neighbour import neighbour_runs
from laboratory.topics.finite_classes.chosen.run import chosen_run
from laboratory.topics.finite_classes.five.run import FIVE, five_points
from laboratory.topics.finite_classes.memoriser.run import spikes
from laboratory.topics.finite_classes.square.run import fair_square, memorised_square, misleading_square
from laboratory.topics.finite_classes.unseen.run import unseen_bound, unseen_curve
from laboratory.worlds.uniform_threshold import UniformThreshold
from tests.sentences import facts, pattern


def enumerated(bad: BadHypotheses, m: int, first: int) -> Fraction:
    """The share of all samples that avoid the errors of one of the first hypotheses, counted one by one."""
    samples = list(product(range(POINTS), repeat=m))
    misled = sum(any(not wrong & set(sample) for wrong in bad.errs[:first]) for sample in samples)
    return Fraction(misled, len(samples))


@pytest.mark.parametrize("overlap", OVERLAPS)
@pytest.mark.parametrize(("count", "wrong", "m"), [(3, 3, 3), (4, 2, 2), (5, 5, 3), (1, 1, 1)])
def test_misleading_samples_are_those_that_can_be_counted(overlap: str, count: int, wrong: int, m: int) -> None:
    bad = bad_hypotheses(count, wrong, overlap)
    square = sample_square(bad, m)
    for first in range(1, count + 1):
        truth = enumerated(bad, m, first)
        assert bad.misled(m, first) == truth
        assert share_of(square, square.fooled(first) > 0) == pytest.approx(float(truth), abs=1e-12)
        own = [float(area) for area in bad.areas(m)]
        assert share_of(square, square.within(first - 1)) == pytest.approx(own[first - 1], abs=1e-12)
        new = share_of(square, fates(square, first) == 2)
        before = float(enumerated(bad, m, first - 1)) if first > 1 else 0.0
        assert new == pytest.approx(float(truth) - before, abs=1e-12)
    assert square.right[-1] == pytest.approx(1) and square.up[-1] == pytest.approx(1)


def test_the_bound_lies_above_the_sum_and_the_sum_above_the_truth() -> None:
    bad = bad_hypotheses(3, 3, "apart")
    assert float(bad.misled(4)) == 1 - (1 - 0.6436) == pytest.approx(3 * 0.7**4 - 3 * 0.4**4 + 0.1**4)
    assert bad.bound(4) == pytest.approx(4 * exp(-1.2))
    for overlap in OVERLAPS:
        bad_ones = bad_hypotheses(4, 2, overlap)
        assert (bad_ones.exact_curve <= bad_ones.summed_curve + 1e-15).all()
        assert (bad_ones.summed_curve <= np.asarray(bad_ones.bound(bad_ones.sizes)) + 1e-15).all()
    nested = bad_hypotheses(4, 2, "nested")
    assert nested.misled(7) == Fraction(8, 10) ** 7  # the rest lies inside


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(ValueError, match=pattern("overlap bad_hypotheses")):
        bad_hypotheses(6, 3, "apart")


def test_the_square_fools_a_learner_with_probability_two_to_the_minus_m() -> None:
    run = misleading_square(10, 4)
    assert (run.chosen, run.training_error, run.risk, run.chance) == (0, 0.0, 0.5, 2.0**-10)
    assert ((run.points[:, 0] < 0.5) == (run.labels == 1)).all()
    fair = memorised_square(10, 4)
    assert (fair.training_error, fair.risk) == (0.0, 0.5)
    np.testing.assert_array_equal(fair.points, fair_square(10, 4)[0])


@pytest.mark.parametrize("seen", range(FIVE + 1))
def test_five_points_leave_every_way_of_being_wrong(seen: int) -> None:
    left = FIVE - seen
    for target in (0, 22, 31):
        run = five_points(target)
        assert run.counts(seen).tolist() == [comb(left, k) for k in range(left + 1)]
        assert target in run.consistent(seen)


def test_the_memorisers_risk_among_finitely_many_points() -> None:
    assert spikes(500, 1000, 0).at(500) == pytest.approx(0.6063789449, abs=5e-11)
    assert spikes(3, 7, 0).at(0) == 1


def test_a_point_of_one_in_a_hundred_is_missed_by_a_hundred_examples() -> None:
    assert unseen_curve(0.01, np.array([100]))[0] == pytest.approx(0.3660, abs=5e-5)
    assert unseen_bound(0.01, 100) == pytest.approx(exp(-1))


def test_tails_of_the_fixed_and_of_the_chosen_hypothesis() -> None:
    run = chosen_run(100, 100, 0.5, 0.05)
    assert run.naive == pytest.approx(np.sqrt(log(20) / 200))
    assert run.union == pytest.approx(np.sqrt(log(2000) / 200))
    assert run.deviations[[0, -1]] == pytest.approx([0.01, 0.5])
    for place in (0, 12, 19):
        fixed = binom.cdf(round(100 * (0.5 - run.deviations[place])), 100, 0.5)
        assert run.fixed_tail[place] == pytest.approx(fixed)
        assert run.chosen_tail[place] == pytest.approx(1 - (1 - fixed) ** 100)
    assert run.beyond(run.naive) == pytest.approx((binom.cdf(37, 100, 0.5), 1 - binom.sf(37, 100, 0.5) ** 100))
    assert (run.fixed_tail <= run.one_bound(run.deviations)).all()
    assert (run.chosen_tail <= run.union_bound(run.deviations)).all()


def test_measured_tails_are_near_the_exact_ones() -> None:
    """Dvoretzky, Kiefer and Wolfowitz: farther apart with probability 10⁻⁶ at most, for each of the two."""
    run = chosen_run(20, 50, 0.3, 0.1)
    allowed = np.sqrt(np.log(2e6) / (2 * len(run.fixed)))
    assert np.abs(run.measured(run.fixed) - run.fixed_tail).max() < allowed
    assert np.abs(run.measured(run.chosen) - run.chosen_tail).max() < allowed
    alone = chosen_run(1, 50, 0.3, 0.1)
    np.testing.assert_array_equal(alone.fixed, alone.chosen)


def test_the_nearest_neighbour_is_never_covered() -> None:
    runs = neighbour_runs(1000, 0.2, 0.05)
    assert runs.held == 0 and len(runs.risk) == 200
    assert (runs.training == 0).all()
    assert runs.naive[0] == pytest.approx(0.0387, abs=5e-5)
    error = runs.risk.std(ddof=1) / np.sqrt(200)
    assert error < 0.001  # a normal mean strays by six of them with probability 2·10⁻⁹
    assert runs.risk.mean() == pytest.approx(0.320, abs=6 * error)


@pytest.mark.parametrize("k", [1, 3, 7])
def test_neighbours_on_a_line_are_scikit_learns(k: int) -> None:
    world = UniformThreshold(0.2, 0.5)
    X, y = world.draw(np.random.default_rng(3), 60)
    grid = np.linspace(0, 1, 997)[:, np.newaxis]
    theirs = KNeighborsClassifier(k).fit(X, y).predict(grid)
    np.testing.assert_array_equal(NeighboursOnALine(X[:, 0], y, k).predict(grid), theirs)


def test_the_calculator_is_asked_what_the_figure_says() -> None:
    bad = bad_hypotheses(3, 3, "apart")
    assert theorems["finite_realizable"](**bad.inputs(5)) == pytest.approx(bad.epsilon)


@pytest.mark.parametrize("fields", [{}, {"hypotheses": 20, "m": 50, "risk": 0.3}])
def test_the_stairs_drawn_are_at_the_gap_for_one_what_the_headline_says(fields: dict[str, Any]) -> None:
    """`vh` keeps, between two points, the height of the one on the right; a slope would lie between the two."""
    answer = views["finite_classes.chosen"](**fields)
    stairs = next(trace for trace in answer.figures[0].data if trace.name == "chosen")
    assert stairs.line.shape == "vh"
    right = int(np.searchsorted(np.asarray(stairs.x), answer.run.naive))
    assert stairs.y[right] == answer.headline.value
    words = {trace.text for trace in answer.figures[0].layout.annotations}
    assert {"gap for one", "gap for all"} <= words
    assert "gaps guarantees" in facts(answer.view.drawings[0].caption)
