"""Pruning: the smallest weights go, by hand, and a network without weights says the same everywhere."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.networks.pruning.run import SHARES

RUN = views["networks.pruning"](m=60, epochs=100, units=8).run


def test_what_goes_is_what_is_smallest() -> None:
    """24 weights: at half of them those below the median size."""
    whole, half = RUN.networks[0][0], RUN.networks[0][10]
    flat = np.concatenate([part.ravel() for part in whole.weights])
    left = np.where(np.abs(flat) > np.median(np.abs(flat)), flat, 0)
    np.testing.assert_array_equal(np.concatenate([part.ravel() for part in half.weights]), left)
    assert RUN.weights == 24 and RUN.left(10) == 12
    middle = np.tanh((RUN.points - RUN.mean) / RUN.deviation @ half.weights[0].T + half.biases[0])
    y_pred = middle @ half.weights[1][0] + half.biases[1][0] >= 0
    assert RUN.training_errors[0, 10] == np.mean(y_pred != (RUN.labels == 1))


def test_what_was_removed_stays_away_when_the_rest_is_trained_again() -> None:
    for bare, again in zip(*RUN.networks, strict=True):
        for before, after in zip(bare.weights, again.weights, strict=True):
            assert not after[before == 0].any()


def test_without_weights_it_says_the_same_everywhere() -> None:
    """One answer for all: the risk of a constant, by a fresh sample of 100,000 (false alarms: 1 in 10^6)."""
    label = int(RUN.answers(RUN.networks[0][-1], np.zeros((1, 2)))[0] >= 0.5)
    fresh = RUN.world.draw(np.random.default_rng(7), 100_000)
    assert RUN.risks[0, -1] == pytest.approx(np.mean(fresh.y != label), abs=np.sqrt(np.log(2e6) / 2e5))
    assert SHARES[-1] == 1 and RUN.left(len(SHARES) - 1) == 0
