"""tanh against logistic units: trainings by a loop of our own, counted epoch by epoch."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from laboratory.topics import views
from laboratory.topics.networks.symmetric.run import as_logistic, race
from laboratory.worlds.xor import Xor
from learners.networks.network import Network, forward, initial
from tests.sentences import facts
from tests.showing import trace

VIEW = views["networks.symmetric"]
QUICK: dict[str, Any] = {
    "world": "xor", "noise": 0.0, "m": 24, "units": 5, "rate": 0.8, "momentum": 0.9, "level": 0.3, "starts": 3,
    "begin": "weights", "epochs": 90, "seed": 1,
}  # fmt: skip


def logistic(a: np.ndarray) -> np.ndarray:
    return np.asarray(1 / (1 + np.exp(-a)))


def by_a_loop(start: Network, kind: str, X: np.ndarray, y: np.ndarray) -> list[float]:
    """Losses epoch by epoch down to the level, by the chain rule written out."""
    w, v, b, c = start.weights[0], start.weights[1][0], start.biases[0], start.biases[1]
    speed: list[Any] = [0.0, 0.0, 0.0, 0.0]
    losses: list[float] = []
    for _ in range(QUICK["epochs"] + 1):
        h = np.tanh(X @ w.T + b) if kind == "tanh" else logistic(X @ w.T + b)
        out = logistic(h @ v + c)
        losses.append(float(-np.mean(y * np.log(out) + (1 - y) * np.log(1 - out))))
        if losses[-1] <= QUICK["level"]:
            break
        error = (out - y) / len(y)
        back = np.outer(error, v) * (1 - h**2 if kind == "tanh" else h * (1 - h))
        slopes = [back.T @ X, h.T @ error, back.sum(axis=0), np.array([error.sum()])]
        speed = [0.9 * old - 0.8 * slope for old, slope in zip(speed, slopes, strict=True)]
        w, v, b, c = w + speed[0], v + speed[1], b + speed[2], c + speed[3]
    return losses


def doubled(start: Network) -> Network:
    """By hand: v tanh(wx + b) + c = 2v logistic(2wx + 2b) - v + c."""
    (w, v), (b, c) = start.weights, start.biases
    return Network((w + w, v + v), (b + b, c - np.array([sum(v[0])])), "logistic", "logistic")


@pytest.mark.parametrize("begin", ["weights", "function"])
def test_every_training_is_that_of_a_loop(begin: str) -> None:
    run = race(**{**QUICK, "begin": begin})
    sample = Xor(noise=0.0).draw(np.random.default_rng(1), 24)
    X, random = (sample.X - sample.X.mean(axis=0)) / sample.X.std(axis=0), np.random.RandomState(1)
    for number in range(3):
        start = initial((2, 5, 1), random, hidden="tanh", output="logistic")
        own = by_a_loop(start, "tanh", X, sample.y)
        assert_allclose(run.tanh[number].losses, own, rtol=1e-8)
        other = by_a_loop(doubled(start) if begin == "function" else start, "logistic", X, sample.y)
        assert_allclose(run.logistic[number].losses, other, rtol=1e-8)
        for row, losses in enumerate((own, other)):
            assert run.needed[row, number] == (len(losses) - 1 if losses[-1] <= 0.3 else 91)
        if begin == "function":
            assert own[0] == pytest.approx(other[0], rel=1e-12) and own[1] != pytest.approx(other[1], rel=1e-6)


def test_the_same_function_of_logistic_units() -> None:
    random = np.random.RandomState(4)
    start = initial((2, 6, 1), random, hidden="tanh", output="logistic")
    start = start.at(random.normal(size=start.parameters))
    X = random.normal(size=(50, 2))
    assert_allclose(forward(as_logistic(start), X)[-1], forward(start, X)[-1], rtol=1e-12)
    assert_allclose(as_logistic(start).flat(), doubled(start).flat(), rtol=1e-14)


def test_medians_and_counts_by_hand() -> None:
    run = race(**QUICK)
    tanh, other = sorted(run.needed[0].tolist()), sorted(run.needed[1].tolist())
    assert run.middle == (tanh[1], other[1])
    assert run.sooner[0] == sum(a < b for a, b in zip(*run.needed.tolist(), strict=True))
    even = race(**{**QUICK, "starts": 2})
    assert even.middle == (min(run.needed[0][:2]), min(run.needed[1][:2]))  # the lower of two


def test_the_counts_are_shown() -> None:
    result, run = VIEW(**QUICK), race(**QUICK)
    assert result.headline.value == run.sooner[0]
    counts = [f"{count}" if count <= 90 else "> 90" for count in run.middle]
    assert f"0.3 {counts[0]} {counts[1]}" in facts(result.sentence)
    x, y = trace(result, 1, "tanh")
    assert y.tolist() == [count for count in run.needed[0] if count <= 90] and len(x) == len(y)
    never = VIEW(**{**QUICK, "level": 0.0, "epochs": 5})
    assert "> 5" in facts(never.sentence) and never.headline.value == 0
