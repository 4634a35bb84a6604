"""Cells and the Lipschitz cone: known integrals, counting, nearest points drawn, and the graph by hand."""

import math

import numpy as np
import pytest
from scipy.spatial import cKDTree

from laboratory.topics.neighbours.cells.run import cells_run, mean_distance
from laboratory.topics.neighbours.lipschitz.run import FAR, SIZES, LipschitzRun, lipschitz_run
from laboratory.worlds.lipschitz_eta import LipschitzEta
from learners.neighbours.knn import KNN
from tests.sentences import facts


def test_mean_distance_of_two_points_in_a_square() -> None:
    # (2 + sqrt 2 + 5 ln(1 + sqrt 2)) / 15 in the unit square, a classical integral; the side here is 2.
    assert mean_distance(1) == pytest.approx(2 * (2 + 2**0.5 + 5 * np.log(1 + 2**0.5)) / 15, rel=1e-5)


@pytest.mark.parametrize("m", [7, 200])
def test_mean_distance_is_that_of_drawn_points(m: int) -> None:
    # The mean of independent samples; five standard errors, exceeded about once in a million seeds.
    rng = np.random.default_rng(11)
    nearest = (cKDTree(rng.uniform(-1, 1, (m, 2))).query(rng.uniform(-1, 1, (50, 2)))[0] for _ in range(400))
    distances = [np.mean(each_distance) for each_distance in nearest]
    assert abs(np.mean(distances) - mean_distance(m)) < 5 * np.std(distances) / 20


def test_cells_are_counted_and_new_examples_fall_where_they_should() -> None:
    run = cells_run(50, 7, 3)
    expected, _, _ = np.histogram2d(run.points[:, 1], run.points[:, 0], bins=7, range=[[-1, 1], [-1, 1]])
    np.testing.assert_array_equal(run.counts, expected)
    assert run.empty == np.mean(expected == 0)
    assert run.empty_expected == pytest.approx((48 / 49) ** 50)
    ends = np.linspace(-1, 1, 8)
    for new, held in zip(run.news, (True, False), strict=True):
        column, row = np.searchsorted(ends, new) - 1
        assert (run.counts[row, column] > 0) == held
        near = run.nearest(new)
        assert np.linalg.norm(near - new) == pytest.approx(cKDTree(run.points).query(new)[0])
    assert np.isnan(cells_run(30, 1, 0).news[1]).all()


def test_the_bound_lies_above_the_proof_lies_above_the_mean() -> None:
    for m in (3, 40, 300):
        run = cells_run(m, 5, 0)
        k = np.arange(1, 41)
        np.testing.assert_allclose(run.bounds, 2**0.5 * (2 / k + 2 * k**2 / (math.e * m)))
        np.testing.assert_allclose(run.before_relaxing, 2**0.5 * (2 / k + 2 * (1 - 1 / k**2) ** m))
        assert (run.bounds >= run.before_relaxing).all() and (run.before_relaxing > run.distance).all()
        assert run.bound == run.bounds[4]


def test_the_graph_and_its_cone() -> None:
    run = LipschitzRun(2.0, 1.0, np.empty(0))
    np.testing.assert_allclose(run.eta, 0.5 + np.sin(4 * run.along) / 2)
    steepest = np.abs(np.diff(run.eta) / np.diff(run.along)).max()
    assert steepest == pytest.approx(2, rel=1e-3) and not run.holds
    assert run.outside(0.0).any()
    low, high = run.cone(0.0)
    assert low[0] == 0 and high[0] == 1 and low[200] == high[200] == 0.5
    for place in (-1.0, 0.0, 0.25):
        assert not LipschitzRun(2.0, 2.0, np.empty(0)).outside(place).any()
    assert run.along[-1] == pytest.approx(FAR) and pytest.approx(FAR) == 2**0.5


def test_measured_risks_are_the_learners_and_the_bound_starts_where_it_should() -> None:
    run = lipschitz_run(2.0, 2.0)
    world = LipschitzEta(2, 2.0)
    sample = world.draw(np.random.default_rng(4), SIZES[2])
    assert run.measured[2, 4] == world.risk(KNN(1).fit(sample.X, sample.y))
    # 2R* + 4 c sqrt(2) m^(-1/3) <= 1 from m = (8 sqrt(2) / (1 - 2R*))^3 on
    assert run.informative_from == np.ceil((8 * 2**0.5 / (1 - 2 * world.bayes_risk)) ** 3)
    assert run.bound(1000) == pytest.approx(2 * world.bayes_risk + 8 * 2**0.5 / 10)
    assert LipschitzRun(0.0, 0.0, np.empty(0)).bayes == 0.5


def by_hand(shape: str, s: np.ndarray) -> np.ndarray:
    return np.where(s < 0, 0.2, 0.8) if shape == "jump" else 0.5 + 0.4 * np.sign(s) * np.abs(s) ** 0.5


@pytest.mark.parametrize("shape", ["jump", "root"])
def test_a_jump_and_a_square_root_leave_every_cone_at_0(shape: str) -> None:
    run = LipschitzRun(1.0, 20.0, np.empty(0), shape)
    np.testing.assert_allclose(run.eta, by_hand(shape, run.along))
    assert not run.holds and run.leaves(0.0) and run.outside(0.0).any()
    distances = np.array([0.1, 0.01, 0.001, 1e-6])
    expected = 0.6 / distances if shape == "jump" else 0.8 * (distances / 2) ** 0.5 / distances
    np.testing.assert_allclose(run.quotients[shape], expected, rtol=1e-9)
    assert (run.quotients["sine"] <= 1).all()


@pytest.mark.parametrize("shape", ["jump", "root"])
@pytest.mark.parametrize("place", [-1.0, -0.3, 0.01, 0.25, 1.2])
def test_the_steepest_chord_from_a_place_decides_whether_its_cone_is_left(shape: str, place: float) -> None:
    s = np.concatenate([-np.geomspace(1e-12, FAR, 200_000), [0.0], np.geomspace(1e-12, FAR, 200_000)])
    s = s[np.abs(s - place) > 1e-3 * abs(place)]
    chords = np.abs(by_hand(shape, s) - by_hand(shape, np.array([place]))) / np.abs(s - place)
    steepest = float(chords.max())
    assert not LipschitzRun(1.0, 1.0001 * steepest, np.empty(0), shape).leaves(place)
    assert LipschitzRun(1.0, 0.9999 * steepest, np.empty(0), shape).leaves(place)


def test_a_rough_probabilitys_view_names_where_the_cone_is_left() -> None:
    from laboratory.topics import views

    view = views["neighbours.lipschitz"]
    assert "0.16" in facts(view(shape="root", place=0).more) and "0.6" in facts(view(shape="jump", place=0).more)
    assert "566" in facts(view().more) and view(shape="jump").headline.at_most is None
    risks = lipschitz_run(3.0, 1.0, "jump").measured
    assert risks[-1].mean() == pytest.approx(2 * 0.2 * 0.8, abs=0.02)  # twice η(1 − η), far from the jump
