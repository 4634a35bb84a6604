"""Memorizer, intervals, boxes and Find-S: against brute force and by hand."""

from functools import partial
from itertools import combinations_with_replacement
from math import log

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from laboratory.worlds.uniform_rectangle import UniformRectangle
from laboratory.worlds.uniform_threshold import UniformThreshold
from learners import learners
from tests.sentences import pattern

Memoriser, IntervalERM = learners["memoriser"], learners["interval_erm"]
RectangleERM, FindS = learners["rectangle_erm"], learners["find_s"]


def test_memoriser_errs_nowhere_on_the_sample_and_by_half_beyond() -> None:
    rng = np.random.default_rng(0)
    X, held = rng.uniform(size=(300, 2)), rng.uniform(size=(20000, 2))
    learner = Memoriser(unseen="last").fit(X, (X[:, 1] > 0.5).astype(int))
    assert learner.history_["training_error"] == 0
    assert_array_equal(learner.predict(X), X[:, 1] > 0.5)
    # Every new point is told 1; Hoeffding allows .0191 with probability 1 - 10^-6.
    assert abs(np.mean(learner.predict(held) != (held[:, 1] > 0.5)) - 0.5) < 0.0191


def test_stored_minus_one_and_plus_one_elsewhere() -> None:
    learner = Memoriser(unseen="last").fit([[0.2], [0.4], [0.9]], [-1, -1, 1])
    assert_array_equal(learner.predict([[0.2], [0.3], [0.4], [0.9]]), [-1, 1, -1, 1])


def test_atoms_are_learnt_once_seen() -> None:
    X, y = np.repeat(np.arange(4.0), 3).reshape(-1, 1), np.repeat([0, 1, 0, 1], 3)
    learner = Memoriser().fit(X, y)
    assert learner.history_["distinct"] == 4
    assert_array_equal(learner.predict([[0.0], [1.0], [2.0], [3.0], [4.0]]), [0, 1, 0, 1, 0])


def test_contradicting_labels_go_to_the_majority() -> None:
    learner = Memoriser().fit([[1.0], [1.0], [1.0], [2.0], [2.0], [-0.0]], [0, 1, 1, 1, 0, 1])
    assert_array_equal(learner.predict([[1.0], [2.0], [0.0], [7.0]]), [1, 0, 1, 1])
    assert (learner.history_["conflicts"], learner.history_["distinct"]) == (2, 3)
    assert learner.history_["training_error"] == pytest.approx(2 / 6)
    assert Memoriser(unseen="first").fit([[1.0], [2.0]], ["b", "a"]).predict([[3.0]]) == ["a"]


@pytest.mark.parametrize("seed", range(25))
def test_interval_is_best_of_all(seed: int) -> None:
    rng = np.random.default_rng(seed)
    x, y = rng.integers(0, 7, 12).astype(float), rng.integers(0, 2, 12)
    y[0], y[1] = 0, 1
    best = min(
        int((((x >= a) & (x <= b)) != (y == 1)).sum()) for a, b in [*combinations_with_replacement(range(7), 2), (9, 9)]
    )
    learner = IntervalERM().fit(x[:, None], y)
    assert learner.history_["training_error"] == pytest.approx(best / 12)
    assert np.mean(learner.predict(x[:, None]) != y) == pytest.approx(best / 12)


def test_interval_of_a_consistent_sample_is_the_tightest() -> None:
    learner = IntervalERM().fit([[0.1], [0.3], [0.5], [0.6], [0.9]], [0, 1, 1, 1, 0])
    assert (learner.low_, learner.high_) == (0.3, 0.6)
    assert learner.history_["realisable"]
    assert learner.vc_dimension(1) == 2


def test_interval_with_noise_by_hand() -> None:
    # Signs + - + + - - +: best is the third and fourth, or the first four; the shorter is kept.
    learner = IntervalERM().fit(np.arange(7.0)[:, None], [1, 0, 1, 1, 0, 0, 1])
    assert (learner.low_, learner.high_, learner.history_["training_error"]) == (2, 3, 2 / 7)


def test_empty_interval_without_positives_and_ends_that_belong() -> None:
    learner = IntervalERM(labels=(0, 1)).fit([[1.0], [2.0]], [0, 0])
    assert learner.history_["empty"]
    assert_array_equal(learner.predict([[1.0], [9.0]]), [0, 0])
    tied = IntervalERM().fit([[1.0], [1.0], [2.0]], [1, 0, 0])  # one of each at 1: inside or out, one mistake
    assert tied.history_["empty"]
    with pytest.raises(ValueError, match=pattern("feature integer 0..0; 1")):
        IntervalERM(feature=1).fit([[1.0], [2.0]], [0, 1])


def test_box_is_tight_and_within_the_true_box() -> None:
    rng = np.random.default_rng(2)
    X = rng.uniform(size=(400, 3))
    inside = ((X > 0.2) & (X < 0.8)).all(axis=1)
    learner = RectangleERM().fit(X, inside.astype(int))
    assert learner.history_ == {"training_error": 0, "consistent": True, "empty": False, "negatives_inside": 0}
    assert_array_equal(learner.low_, X[inside].min(axis=0))
    assert (learner.low_ > 0.2).all()
    assert (learner.high_ < 0.8).all()
    held = rng.uniform(size=(2000, 3))
    assert not (learner.predict(held).astype(bool) & ~((held > 0.2) & (held < 0.8)).all(axis=1)).any()
    assert learner.vc_dimension(3) == 6


def test_box_of_one_point_and_of_none() -> None:
    learner = RectangleERM().fit([[1.0, 2.0], [3.0, 4.0]], [1, 0])
    assert_array_equal(learner.predict([[1.0, 2.0], [1.0, 2.1]]), [1, 0])
    none = RectangleERM(labels=(0, 1)).fit([[1.0, 2.0]], [0])
    assert none.history_["empty"]
    assert_array_equal(none.predict([[1.0, 2.0]]), [0])


def test_tightest_box_is_not_best_when_no_box_fits() -> None:
    # One stray positive at 10 draws in three negatives; the box [0, 1] would err once.
    learner = RectangleERM().fit([[0.0], [1.0], [3.0], [4.0], [5.0], [10.0]], [1, 1, 0, 0, 0, 1])
    assert (learner.history_["consistent"], learner.history_["negatives_inside"]) == (False, 3)


# Sky, AirTemp, Humidity, Wind, Water, Forecast of Mitchell's table, values numbered as they appear.
ENJOY_SPORT = [[0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [1, 1, 1, 0, 0, 1], [0, 0, 1, 0, 1, 1]]
ENJOYED = [1, 1, 0, 1]


def test_find_s_on_mitchells_table() -> None:
    learner = FindS().fit(ENJOY_SPORT, ENJOYED)
    assert_array_equal(learner.values_, [0, 0, np.nan, 0, np.nan, np.nan])  # Sunny, Warm, ?, Strong, ?, ?
    assert (learner.history_["generalisations"], learner.history_["demands"]) == (3, 3)
    assert learner.history_["consistent"]


def test_find_s_tells_of_a_target_that_is_no_conjunction() -> None:
    learner = FindS().fit([[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 1, 0])
    assert (learner.history_["consistent"], learner.history_["negatives_covered"]) == (False, 2)
    nothing = FindS(labels=(0, 1)).fit([[0, 0], [1, 1]], [0, 0])
    assert nothing.history_["empty"]
    assert_array_equal(nothing.predict([[0, 0], [5, 5]]), [0, 0])


def test_find_s_lies_within_the_target() -> None:
    rng = np.random.default_rng(0)
    X = rng.integers(0, 2, (40, 6))
    target = (X[:, 0] == 1) & (X[:, 3] == 0)
    cube = np.array(np.meshgrid(*[[0, 1]] * 6)).reshape(6, -1).T
    said = FindS().fit(X, target).predict(cube)
    assert not (said & ~((cube[:, 0] == 1) & (cube[:, 3] == 0))).any()


@pytest.mark.parametrize("bits", [3, 8, 12])
def test_thresholds_of_so_many_bits_are_a_finite_class_beside_the_exact_one(bits: int) -> None:
    rng = np.random.default_rng(bits)
    X = rng.uniform(size=(60, 1))
    y = ((X[:, 0] > 0.4) ^ (rng.uniform(size=60) < 0.1)).astype(int)
    grid = [partial(_at_least, a=k / 2**bits) for k in range(2**bits)]
    finite = learners["finite_class_erm"](hypotheses=grid).fit(X, y)
    assert finite.ln_size_ == pytest.approx(bits * log(2))
    exact = learners["threshold_erm"]().fit(X, y).history_["training_error"]
    # Between neighbours of the grid lie only so many examples; those are all that rounding the threshold can cost.
    crowd = np.bincount((X[:, 0] * 2**bits).astype(int)).max() / 60
    assert exact <= finite.history_["training_error"] <= exact + crowd


def _at_least(X: np.ndarray, a: float) -> np.ndarray:
    return X[:, 0] >= a


def test_true_risks_in_known_worlds() -> None:
    line, square = UniformThreshold(threshold=0.5, noise=0.0), UniformRectangle(noise=0.0)
    rng = np.random.default_rng(0)
    sample = line.draw(rng, 30)
    assert line.risk(Memoriser(unseen="last").fit(sample.X, sample.y)) == 0.5
    assert line.risk(FindS().fit(sample.X, sample.y)) == 0.5  # two positives have nothing in common: all is positive
    assert line.risk(learners["bayes_predictor"]().fit(sample.X, sample.y)) == 0.5
    interval = IntervalERM().fit(sample.X, sample.y)
    assert line.risk(interval) == pytest.approx(interval.low_ - 0.5 + 1 - interval.high_)
    sample = square.draw(rng, 400)
    box = RectangleERM().fit(sample.X, sample.y)
    true_area = np.prod(np.subtract(square.high, square.low))
    assert square.risk(box) == pytest.approx(true_area - np.prod(box.high_ - box.low_))
