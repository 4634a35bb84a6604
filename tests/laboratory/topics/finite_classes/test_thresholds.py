"""Thresholds on a line: errors counted one by one, risks as the world tells them, a bound for all of them."""

from math import log, sqrt
from types import SimpleNamespace

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.finite_classes.threshold.run import hand
from laboratory.topics.finite_classes.thresholds import GRID, thresholds
from laboratory.worlds.uniform_threshold import UniformThreshold
from tests.sentences import facts, pattern


@pytest.mark.parametrize("noise", [0.0, 0.1, 0.3])
def test_true_risks_are_those_that_the_world_tells(noise: float) -> None:
    tried, world = thresholds(20, noise, 0), UniformThreshold(noise, 0.5)
    for place in (0, 17, 50, 99, 100):
        theta = GRID[place]
        rule = SimpleNamespace(threshold_=theta, predict=lambda X, at=theta: (X[:, 0] >= at).astype(int))
        assert tried.risks[place] == pytest.approx(world.risk(rule), abs=1e-12)


def test_training_errors_are_counted_one_by_one() -> None:
    tried = thresholds(30, 0.2, 4)
    sample = tried.world.draw(np.random.default_rng(4), 30)
    for place in (3, 50, 80):
        wrong = sum((x >= GRID[place]) != y for (x,), y in zip(sample.X, sample.y, strict=True))
        assert tried.errors[place] == wrong / 30


def test_the_gap_is_hoeffding_and_a_union_over_the_class() -> None:
    assert hand(50, 0.1, 0.05, 0).gap == pytest.approx(sqrt(log(2 * 101 / 0.05) / 100))


def test_the_gap_holds_for_all_thresholds_at_once_but_for_a_share_of_the_samples() -> None:
    """δ = 0.2 allows 20 of 100 samples on average; more than 42 would be chance once in a million."""
    runs = (hand(30, 0.2, 0.2, seed) for seed in range(100))
    assert sum(run.farthest > run.gap for run in runs) <= 42


def test_where_the_threshold_is_dragged_its_mistakes_are_read() -> None:
    answer = views["finite_classes.threshold"](m=40, seed=7)
    run, (drawing, other) = answer.run, answer.drawings
    (held,), (on_curve,) = answer.handles(drawing), answer.handles(other)
    assert held.stops is not None and on_curve.stops is not None
    for at in (0, 31, 100):
        wrong = int(((run.tried.x >= at / 100) != run.tried.y).sum())
        assert facts(held.stops.texts[at]) == f"{wrong} of 40 wrong"
        assert on_curve.stops.y[at] == wrong / 40


def test_a_threshold_outside_the_class_is_refused() -> None:
    with pytest.raises(ValueError, match=pattern("0.33 0.333 not")):
        views["finite_classes.threshold"](threshold=0.333)


def test_a_guarantee_above_1_is_none() -> None:
    headline = views["finite_classes.threshold"](m=4, threshold=0.9).headline
    assert headline.at_most is None and "vacuous not below 1" in facts(headline.by)
