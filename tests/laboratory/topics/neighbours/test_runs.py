"""Neighbours ranked once agree with the learner, with scikit-learn and with exact laws."""

import numpy as np
import pytest
from scipy.stats import beta, binom

from laboratory.topics.neighbours.curse.run import BALLS, DIMENSIONS, curse_run
from laboratory.topics.neighbours.ladder import ladder
from laboratory.topics.neighbours.plane.ranking import Ranking
from laboratory.topics.neighbours.plane.run import World, cells, neighbours_run, regions
from laboratory.worlds.circles import Circles
from laboratory.worlds.lipschitz_eta import LipschitzEta
from laboratory.worlds.xor import Xor
from learners.neighbours.knn import KNN

WORLDS = [LipschitzEta(2, 2.0), Circles(noise=0.2), Xor(noise=0.0)]


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: type(world).__name__)
@pytest.mark.parametrize("m", [3, 40])
def test_every_rule_is_the_learner(world: World, m: int) -> None:
    run = neighbours_run(world, m, 5)
    rules = [KNN(k).fit(run.points, run.labels) for k in run.ks]
    assert run.risk.tolist() == [world.risk(rule) for rule in rules]
    assert run.training.tolist() == [rule.history_["training_error"] for rule in rules]
    assert (run.risk >= world.bayes_risk).all()


@pytest.mark.parametrize("k", [1, 2, 3, 5, 8, 12])
def test_ties_are_broken_as_the_learner_breaks_them(k: int) -> None:
    rng = np.random.default_rng(0)
    points, labels = rng.integers(0, 3, (12, 2)).astype(float), rng.integers(0, 2, 12)
    places = rng.integers(-1, 4, (60, 2)) / 2
    expected = KNN(k).fit(points, labels).predict(places)
    np.testing.assert_array_equal(Ranking(points, labels).labels_at(places, k), expected)


def test_the_ladder_is_odd_and_ends_at_the_sample() -> None:
    for m in range(3, 301):
        ks = ladder(m)
        assert all(k % 2 for k in ks) and list(ks) == sorted(set(ks))
        assert ks[0] == 1 and m - 1 <= ks[-1] <= m


def test_cover_and_hart_by_hand() -> None:
    run = neighbours_run(Circles(noise=0.25), 10, 0)
    assert run.bayes == pytest.approx(0.25, rel=1e-14)
    assert run.limit == pytest.approx(0.375, rel=1e-14)
    assert run.finite_bound is None
    # c = 0: the label is a fair coin everywhere, and the bound is 2 * 1/2, whatever the sample.
    assert neighbours_run(LipschitzEta(2, 0.0), 10, 0).finite_bound == pytest.approx(1, rel=1e-14)
    # m = 27, n = 2, c = 3: 2 L* + 4 * 3 * sqrt(2) / 3.
    run = neighbours_run(LipschitzEta(2, 3.0), 27, 0)
    assert run.finite_bound == pytest.approx(2 * run.bayes + 4 * np.sqrt(2), rel=1e-14)


def test_a_border_is_equally_far_from_its_two_nearest_examples() -> None:
    run = neighbours_run(LipschitzEta(2, 2.0), 60, 1)
    middles = cells(run).mean(axis=1)
    inside = middles[np.abs(middles).max(axis=1) < 1]
    distance = np.sort(np.linalg.norm(inside[:, None] - np.unique(run.points, axis=0), axis=2), axis=1)
    assert len(inside) > 60
    np.testing.assert_allclose(distance[:, 0], distance[:, 1], atol=1e-9)


def test_regions_for_one_neighbour_carry_its_label() -> None:
    run = neighbours_run(Circles(noise=0.2), 30, 1)
    along, labels = regions(run, 1)
    for row, column in ((0, 0), (20, 70), (70, 20), (140, 3)):
        nearest = np.argmin(((run.points - [along[column], along[row]]) ** 2).sum(axis=1))
        assert labels[row, column] == run.labels[nearest]


def test_the_nearest_of_a_ball_keeps_its_exact_law() -> None:
    """False alarms: 1e-6 in all. As many measured distances as a fair coin shows heads fall below the median."""
    run = curse_run(50, 3)
    level = 1e-6 / len(DIMENSIONS)
    low, high = (binom.ppf(chance, BALLS, 0.5) / BALLS for chance in (level / 2, 1 - level / 2))
    # Of m uniform numbers the least is Beta(1, m); the sample median lies between these two of its quantiles.
    ends = [beta.ppf(share, 1, 50) for share in (low, high)]
    for n, measured, exact in zip(DIMENSIONS, run.centre, run.median, strict=True):
        assert exact == pytest.approx(beta.ppf(0.5, 1, 50) ** (1 / n), rel=1e-12)
        assert ends[0] ** (1 / n) <= measured <= ends[1] ** (1 / n)


def test_distances_concentrate() -> None:
    run = curse_run(50, 3)
    assert (run.nearest <= run.middle).all() and (run.middle <= run.farthest).all()
    np.testing.assert_allclose(run.spread, np.sqrt(1.4 / np.array(DIMENSIONS)), rtol=1e-14)
    # The mean of n in-cube coordinates, to within six deviations of a mean over at least 30 independent samples.
    assert (np.abs(run.middle - 1) <= 6 * run.spread / np.sqrt(30)).all()
    assert np.isnan(run.below[0]) and run.ratio(1_000) < 1.5 < run.ratio(2)
