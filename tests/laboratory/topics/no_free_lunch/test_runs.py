"""What the page on no free lunch and rates draws, against brute force, scikit-learn's rules and closed forms."""

from itertools import product
from math import exp, sqrt

import numpy as np
import pytest
from scipy.stats import norm
from sklearn.neighbors import KNeighborsClassifier

from laboratory.experiments.line import NeighboursOnALine, ThresholdOnALine
from laboratory.topics.no_free_lunch.cross.run import (
    CROSSING_SIZES,
    NEIGHBOURS,
    ONE,
    THRESHOLD,
    crossing_run,
    odd_root,
)
from laboratory.topics.no_free_lunch.erm.run import chosen_with, consistency_run
from laboratory.topics.no_free_lunch.lunch.run import averages, doubled, fits, lunch_run, rules
from laboratory.topics.no_free_lunch.rates.run import hardest, neighbours, parametric
from laboratory.topics.no_free_lunch.slow.run import (
    LEVELS,
    RUNS,
    SEQUENCES,
    measured,
    measured_sizes,
    slow_sizes,
    slow_world,
)
from laboratory.worlds.uniform_interval import UniformInterval
from learners.erm.memoriser import Memoriser
from learners.erm.threshold_erm import ThresholdERM
from learners.neighbours.knn import KNN
from tests.sentences import pattern


def test_all_that_repeat_what_they_saw_have_the_same_mean() -> None:
    """(1 - 1/N)^m / 2, and the threshold, which does not, has more (brute force over samples and targets)."""
    for points, m in ((4, 2), (5, 3), (6, 2)):
        run = lunch_run(points, m)
        assert run.average == pytest.approx((1 - 1 / points) ** m / 2)
        assert run.mean("memorizer") == pytest.approx(run.average, abs=1e-14)
        assert run.mean("nearest neighbour") == pytest.approx(run.average, abs=1e-14)
        assert run.mean("best threshold") > run.average
        assert all(run.worst(name) >= run.average for name in run.costs)
    assert lunch_run(6, 2).bound == pytest.approx(1 / 7)
    assert lunch_run(4, 3).bound is None
    assert lunch_run(6, 2).often_bad("memorizer") >= 1 / 7


def test_the_rules_of_the_lunch_are_the_learners() -> None:
    """On samples without ties between neighbours or votes the estimators answer alike."""
    points = np.arange(5.0)[:, np.newaxis]
    estimators = {
        "memorizer": Memoriser(),
        "nearest neighbour": KNN(1),
        "best threshold": ThresholdERM(labels=(0, 1)),
    }
    compared = 0
    for places, labels in product(product(range(5), repeat=3), product((0, 1), repeat=5)):
        X, y = points[list(places)], np.array(labels)[list(places)]
        for name, learn in rules(5).items():
            if name == "nearest neighbour" and _ambiguous(X):
                continue
            ours = learn(X, y).predict(points)
            np.testing.assert_array_equal(ours, estimators[name].fit(X, y).predict(points), err_msg=name)
            compared += 1
        if compared > 200:
            return


def _ambiguous(X: np.ndarray) -> bool:
    seen = np.unique(X)
    return any(np.sum(np.abs(seen - x) == np.abs(seen - x).min()) > 1 for x in range(5))


def test_too_many_samples_are_refused_beforehand() -> None:
    assert fits(6, 3) == 6**3 * 8
    with pytest.raises(ValueError, match=pattern("≤ 6,000 8 4")):
        lunch_run(8, 4)


def test_the_exact_averages() -> None:
    assert averages(20, np.array([10]))[0] == pytest.approx(0.299368469619, abs=1e-12)
    assert doubled(np.array([1, 10, 10_000])) == pytest.approx([0.25, 0.299368469619, exp(-0.5) / 2], abs=1e-5)


@pytest.mark.parametrize("sequence", SEQUENCES)
def test_the_slow_world_is_slower_than_was_asked(sequence: str) -> None:
    world = slow_world(sequence)
    sizes = np.unique(np.concatenate([np.arange(1, 200), slow_sizes(), 2 ** np.arange(LEVELS + 1)]))
    assert world.masses.min() > 0 and world.masses.sum() == pytest.approx(1)
    assert (world.risk(sizes) >= world.required(sizes)).all()
    assert world.required(np.array([1]))[0] == 1 / 16
    point = np.repeat(world.masses / world.atoms, world.atoms)
    for m in (1, 7, 300):
        assert world.risk(np.array([m]))[0] == pytest.approx((point * (1 - point) ** m).sum() / 2, rel=1e-10)
    assert slow_world("root").required(np.array([100]))[0] == pytest.approx(0.00625)


def test_memorisers_in_the_slow_world_lie_on_the_law() -> None:
    """Within five and a half standard errors: a normal mean strays so far with probability 4·10⁻⁸ at each size."""
    world = slow_world("fourth")
    risks = measured(world)
    errors = risks.std(axis=1, ddof=1) / sqrt(RUNS)
    assert (np.abs(risks.mean(axis=1) - world.risk(measured_sizes())) < 5.5 * errors).all()
    assert (errors[-2:] < 0.02 * risks.mean(axis=1)[-2:]).all()


def test_which_hypothesis_erm_chooses_by_counting_all_outcomes() -> None:
    risks, m = np.array([0.5, 0.4, 0.2]), 2
    probabilities = np.zeros((3, m + 1))
    for outcome in product((0, 1), repeat=3 * m):
        wrong = np.array(outcome).reshape(3, m)
        counts = wrong.sum(axis=1)
        weight = np.prod(np.where(wrong == 1, risks[:, np.newaxis], 1 - risks[:, np.newaxis]))
        probabilities[counts.argmin(), counts.min()] += weight
    np.testing.assert_allclose(chosen_with(risks, m), probabilities, atol=1e-14)


def test_both_risks_approach_the_best_of_the_class() -> None:
    run = consistency_run(20, 0.2, 0.5, 1_000, 0.05)
    grid = np.linspace(0.5, 0.2, 20)  # after one example: the worst without a mistake, or the worst if all err
    earlier = np.concatenate([[1.0], np.cumprod(grid)[:-1]])
    assert run.true[0] == pytest.approx(float(earlier @ (grid * (1 - grid)) + 0.5 * np.prod(grid)))
    assert (np.diff(run.true) < 1e-12).all() and (np.diff(run.training) > -1e-3).all()
    assert run.training[-1] < run.best < run.true[-1] < run.best + 0.005
    assert (run.true <= run.best + run.gap).all() and (run.training >= run.best - run.gap).all()
    assert run.apart[0] > 0.99 and run.apart[-1] < 1e-3
    alone = consistency_run(1, 0.3, 0.3, 100, 0.05)
    assert alone.training == pytest.approx(np.full(len(alone.sizes), 0.3))


def test_the_consistent_rule_overtakes() -> None:
    run = crossing_run(0.85, 0.1)
    assert run.limits == {NEIGHBOURS: 0.1, THRESHOLD: pytest.approx(0.22), ONE: pytest.approx(0.18)}
    assert run.crossing == 32
    first, last = run.means[NEIGHBOURS][0], run.means[NEIGHBOURS][-1]
    assert first > run.means[THRESHOLD][0] and last < 0.11
    for name in (THRESHOLD, ONE):
        assert run.means[name][-1] == pytest.approx(run.limits[name], abs=0.01)
    assert CROSSING_SIZES[-1] == 2048
    assert [odd_root(m) for m in (1, 4, 16, 100, 121)] == [1, 3, 5, 11, 11]


def test_rules_on_a_line_are_those_of_libraries() -> None:
    world = UniformInterval(0.2, 0.85, 0.1)
    rng = np.random.default_rng(5)
    grid = np.linspace(0, 1, 801)[:, np.newaxis]
    for m in (4, 16, 60):
        X, y = world.draw(rng, m)
        ours, theirs = ThresholdOnALine(X[:, 0], y), ThresholdERM(labels=(0, 1)).fit(X, y)
        np.testing.assert_array_equal(ours.predict(grid), theirs.predict(grid))
        assert world.risk(ours) == world.risk(theirs)
        votes = KNeighborsClassifier(odd_root(m)).fit(X, y)
        np.testing.assert_array_equal(NeighboursOnALine(X[:, 0], y, odd_root(m)).predict(grid), votes.predict(grid))


def test_exponents_are_those_of_theory() -> None:
    threshold, coins, rare = parametric()
    assert threshold.exponent == pytest.approx(-1, abs=0.005)
    assert coins.exponent == pytest.approx(-0.5, abs=0.005)
    assert -0.3 < rare.exponent < -0.05
    limit = max(c * norm.sf(c) for c in np.linspace(0.01, 3, 2_000))
    assert hardest(10_001)[0] * sqrt(10_001) == pytest.approx(limit, rel=2e-3)
    for curve in (threshold, coins):
        assert curve.bound is not None and (curve.values <= curve.bound).all()


def test_neighbours_come_nearer_more_slowly_in_more_dimensions() -> None:
    curves = neighbours()
    assert curves[0].values == pytest.approx((curves[0].sizes + 3) / ((curves[0].sizes + 1) * (curves[0].sizes + 2)))
    for curve, n in zip(curves, (1, 2, 5, 10), strict=True):
        assert curve.bound is not None and (curve.values <= curve.bound).all()
        assert -1.35 / n < curve.exponent < -0.85 / n
