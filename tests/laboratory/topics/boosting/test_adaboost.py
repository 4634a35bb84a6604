"""A run of AdaBoost: a plain loop with brute-force stumps, the exponential loss, risks by counting, limits of XOR."""

from functools import cache

import numpy as np
import pytest

from laboratory.topics.boosting.adaboost.run import WORLDS, BoostingRun, boosting_run, boosting_world
from laboratory.topics.boosting.adaboost.stages import Stage, stages
from laboratory.topics.boosting.geometry.run import ten_points
from laboratory.worlds.circles import Circles
from laboratory.worlds.real_world import RealWorld
from laboratory.worlds.world import Sample
from laboratory.worlds.xor import Xor


@cache
def circles() -> BoostingRun:
    return boosting_run(boosting_world("circles"), 60, seed=1, rounds=25)


@cache
def xor() -> BoostingRun:
    return boosting_run(boosting_world("xor"), 80, seed=1, rounds=25)


@cache
def cancer() -> BoostingRun:
    return boosting_run(boosting_world("breast_cancer"), 80, seed=1, rounds=15)


each_run = pytest.mark.parametrize("run", [circles, xor, cancer], indirect=True)


def stump_says(run: BoostingRun, t: int, X: np.ndarray) -> np.ndarray:
    feature, threshold, sign = (run.past(name)[t] for name in ("feature", "threshold", "sign"))
    return np.asarray(np.where(X[:, int(feature)] > threshold, sign, -sign))


@each_run
def test_weights_edges_and_votes_are_those_of_a_plain_loop(run: BoostingRun) -> None:
    weights, votes = np.full(len(run.signs), 1 / len(run.signs)), np.zeros(len(run.signs))
    for t in range(run.rounds):
        np.testing.assert_allclose(run.weights[t], weights, rtol=1e-8)
        says = stump_says(run, t, run.points)
        error = weights[says != run.signs].sum()
        assert run.past("edge")[t] == pytest.approx(0.5 - error, abs=1e-10)
        alpha = np.log((1 - error) / error) / 2
        votes += alpha * says
        weights = weights * np.exp(-alpha * run.signs * says)
        weights /= weights.sum()
        np.testing.assert_allclose(run.votes[t + 1], votes, atol=1e-8)
        assert run.training_errors[t] == np.mean((votes > 0) != (run.signs > 0))


@pytest.mark.parametrize("run", [circles, xor], indirect=True)
def test_no_stump_beats_the_one_taken(run: BoostingRun) -> None:
    for t in (0, 7, 24):
        for feature in (0, 1):
            for threshold in [-np.inf, *run.points[:, feature]]:
                says = np.where(run.points[:, feature] > threshold, 1, -1)
                error = run.weights[t][says != run.signs].sum()
                assert min(error, 1 - error) >= run.past("weighted_error")[t] - 1e-10


@each_run
def test_the_exponential_loss_is_the_product_of_the_normalisers(run: BoostingRun) -> None:
    """2 sqrt(e (1 - e)) over the rounds' weighted errors e; a mistake costs at least 1."""
    error = run.past("weighted_error")
    assert run.exponential_loss is not None
    np.testing.assert_allclose(run.exponential_loss, np.cumprod(2 * np.sqrt(error * (1 - error))), rtol=1e-8)
    assert (run.exponential_loss >= run.training_errors).all()


@each_run
def test_training_error_below_product_below_theorem(run: BoostingRun) -> None:
    losses = np.exp(-run.signs * run.votes[1:]).mean(axis=1)
    np.testing.assert_allclose(run.products, losses, rtol=1e-9)
    np.testing.assert_allclose(run.products, np.cumprod(run.past("z")), rtol=1e-12)
    gamma = 0.5 - run.past("weighted_error").max()
    np.testing.assert_allclose(run.bounds, (1 - 4 * gamma**2) ** (run.counted / 2), rtol=1e-12)
    assert (run.training_errors <= run.products * (1 + 1e-12)).all()
    assert (run.products <= run.bounds * (1 + 1e-12)).all()


@each_run
def test_risks_are_counted_over_the_whole_world(run: BoostingRun) -> None:
    world = run.world
    assert isinstance(world, RealWorld | Circles | Xor)
    X, y = (world.examples.X, world.examples.y) if isinstance(world, RealWorld) else world.support()[:2]
    votes = sum(run.past("alpha")[t] * stump_says(run, t, X) for t in range(run.rounds))
    assert run.risks is not None and len(run.risks) == run.rounds
    assert run.risks[-1] == pytest.approx(np.mean((votes > 0) != (y == 1)), abs=1e-12)
    assert run.risks[-1] == world.risk(run.learner)
    best, least = run.smallest_risk or (0, 0.0)
    assert least == min(run.risks) == run.risks[best - 1] and (run.risks[: best - 1] > least).all()


def test_stumps_stall_on_the_exclusive_or() -> None:
    """Of four mirrored points a sum of functions of one feature each gets one wrong; a single stump gets two."""
    risks = xor().risks
    assert risks is not None
    assert risks[0] == 0.5
    assert (risks >= 0.25).all()


@each_run
def test_margins(run: BoostingRun) -> None:
    np.testing.assert_allclose(run.margins(run.rounds), run.learner.history_["margins"], atol=1e-12)
    assert (run.margins(0) == 0).all()
    for step in (1, 5, run.rounds):
        held = run.margins(step)
        assert (np.abs(held) <= 1 + 1e-12).all()
        assert ((held < 0) <= run.wrong(step)).all() and (run.wrong(step) <= (held <= 0)).all()
        assert run.wrong(step).mean() == run.training_errors[step - 1]


def test_cells_hold_the_votes_answers() -> None:
    for step in (1, 4, 25):
        x, y, labels = circles().cells(step)
        assert labels.shape == (len(y) - 1, len(x) - 1)
        columns, rows = (np.searchsorted(end, circles().points[:, axis]) - 1 for axis, end in ((0, x), (1, y)))
        np.testing.assert_array_equal(labels[rows, columns] == 1, circles().votes[step] > 0)


def test_when_no_mistake_is_left() -> None:
    run = boosting_run(boosting_world("breast_cancer"), 80, seed=1, rounds=40)
    assert run.clean_since is not None and run.clean_by_product is not None
    assert (run.training_errors[run.clean_since - 1 :] == 0).all()
    assert run.clean_since == 1 or run.training_errors[run.clean_since - 2] > 0
    assert run.products[run.clean_by_product - 1] < 1 / 80 <= run.products[run.clean_by_product - 2]
    assert run.clean_since <= run.clean_by_product
    assert xor().clean_since is None and xor().clean_by_product is None


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_one_example_is_a_perfect_stump(seed: int) -> None:
    run = boosting_run(boosting_world("circles"), 1, seed, 10)
    assert (run.rounds, run.stopped_by, run.smallest_edge) == (1, "perfect stump", 0.5)
    assert run.products.tolist() == run.bounds.tolist() == [0.0]
    assert run.margins(1).tolist() == [1.0] and not run.wrong(1).any()
    assert (run.cells(1)[2] == run.labels[0]).all()


def test_four_corners_leave_no_edge() -> None:
    """One example in each square of the exclusive or: every stump has two of four, or a corner's luck, no more."""

    class Corners(Xor):
        def draw(self, rng: np.random.Generator, m: int) -> Sample:
            X = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
            return Sample(X, np.array([0, 1, 1, 0]))

    run = boosting_run(Corners(), 4, 0, 10)
    assert (run.rounds, run.stopped_by, run.smallest_edge, run.smallest_risk) == (0, "no edge", None, None)
    assert len(run.products) == len(run.bounds) == 0
    assert run.clean_since is None and run.clean_by_product is None


def test_every_world_by_its_name() -> None:
    for name in WORLDS:
        run = boosting_run(boosting_world(name), 30, 0, 3)
        assert run.is_planar() == (name != "breast_cancer")
        assert (run.risks is None) == (name in {"uniform_rectangle", "margin_halfspace"})
        if run.is_planar():
            assert (run.window[0] <= run.points).all() and (run.points <= run.window[1]).all()
        if name != "breast_cancer":
            assert boosting_world(name, 0.2).bayes_risk == pytest.approx(0.2)


def test_a_stage_is_a_shorter_run() -> None:
    shorter = boosting_run(boosting_world("circles"), 60, seed=1, rounds=9)
    X = boosting_world("circles").draw(np.random.default_rng(5), 200).X
    np.testing.assert_array_equal(Stage(circles().learner, 9).predict(X), shorter.learner.predict(X))


@each_run
def test_the_risk_after_each_round_is_that_of_its_stage(run: BoostingRun) -> None:
    assert run.world is not None and run.risks is not None
    alone = [Stage(run.learner, rounds) for rounds in range(1, run.rounds + 1)]
    np.testing.assert_array_equal(run.risks, [run.world.risk(stage) for stage in alone])


def test_a_stage_answers_whatever_was_asked_before() -> None:
    """Of any of them, about any points, in any order and twice."""
    run = circles()
    known = stages(run.learner, run.rounds)
    for rounds, X in ((5, run.points), (2, run.points), (5, run.points[::-1]), (5, run.points[:3]), (2, run.points)):
        np.testing.assert_array_equal(known[rounds - 1].predict(X), Stage(run.learner, rounds).predict(X))


def test_the_ten_points_of_the_book() -> None:
    """Schapire & Freund (2012), section 1.2: errors .30, .21, .14 and votes .42, .65, .92; as exact fractions here."""
    run = ten_points()
    errors = np.array([3 / 10, 3 / 14, 3 / 22])
    np.testing.assert_allclose(run.past("weighted_error"), errors, rtol=1e-13)
    np.testing.assert_allclose(run.past("alpha"), [0.4236489302, 0.6496414921, 0.9229133452], atol=5e-11)
    assert run.products[-1] == pytest.approx(0.5162300907, abs=5e-11)
    assert run.training_errors[-1] == 0 and run.risks is None
    for t in range(3):  # after its round a stump is a coin flip
        says = stump_says(run, t, run.points)
        assert run.weights[t + 1][says != run.signs].sum() == pytest.approx(0.5, rel=1e-13)


@pytest.mark.parametrize(("run", "step"), [(ten_points, 3), (ten_points, 2), (circles, 7)], indirect=["run"])
def test_votes_in_cells_are_the_votes_of_the_examples_inside(run: BoostingRun, step: int) -> None:
    x, y, votes = run.votes_in_cells(step)
    columns = np.clip(np.searchsorted(x, run.points[:, 0]) - 1, 0, len(x) - 2)
    rows = np.clip(np.searchsorted(y, run.points[:, 1]) - 1, 0, len(y) - 2)
    np.testing.assert_allclose(votes.sum(axis=0)[rows, columns], run.votes[step], atol=1e-12)
    assert votes.shape == (step, len(y) - 1, len(x) - 1)
