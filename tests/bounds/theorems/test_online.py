"""Mistake and regret bounds against the algorithms themselves, on hard and on random sequences."""

import math
from collections.abc import Iterator

import numpy as np
import pytest

from bounds import theorems


def hedge_regret(losses: np.ndarray, rates: np.ndarray) -> tuple[float, float]:
    """Total loss, and regret to the best expert, of exponential weights with step sizes `rates`."""
    seen, total = np.zeros(losses.shape[1]), 0.0
    for row, eta in zip(losses, rates, strict=True):
        weights = np.exp(-eta * (seen - seen.min()))
        total += float(weights @ row / weights.sum())
        seen = seen + row
    return total, total - seen.min()


def sequences(rounds: int, experts: int) -> Iterator[np.ndarray]:
    rng = np.random.default_rng(7)
    yield rng.integers(0, 2, size=(rounds, experts)).astype(float)
    yield np.indices((rounds, experts)).sum(0) % 2.0
    yield np.tile(np.arange(experts) > 0, (rounds, 1)).astype(float)
    yield np.eye(experts)[np.arange(rounds) % experts]


@pytest.mark.parametrize(("rounds", "experts"), [(1, 2), (50, 2), (400, 10)])
def test_hedge(rounds: int, experts: int) -> None:
    logarithm, t = math.log(experts), np.arange(1, rounds + 1)
    for losses in sequences(rounds, experts):
        best = losses.sum(0).min()
        fixed = np.full(rounds, math.sqrt(8 * logarithm / rounds))
        assert hedge_regret(losses, fixed)[1] <= theorems["hedge"](rounds=rounds, experts=experts) + 1e-9
        anytime = hedge_regret(losses, np.sqrt(8 * logarithm / t))[1]
        assert anytime <= theorems["hedge_anytime"](rounds=rounds, experts=experts)
        small = np.full(rounds, math.log1p(math.sqrt(2 * logarithm / best)) if best else 50.0)
        lost = hedge_regret(losses, small)[0]
        assert lost <= theorems["hedge_small_loss"](best_loss=best, experts=experts) + 1e-9


def test_the_usual_step_size_does_not_profit_from_small_losses() -> None:
    losses = np.tile([0.0, 1.0], (1000, 1))
    lost, _ = hedge_regret(losses, np.full(1000, math.sqrt(8 * math.log(2) / 1000)))
    assert lost > 9 > theorems["hedge_small_loss"](best_loss=0, experts=2)


@pytest.mark.parametrize("size", [2, 7, 64, 100])
def test_halving_on_thresholds_against_bisection(size: int) -> None:
    left, mistakes = size, 0
    while left > 1:  # the adversary always keeps the majority's opponents, here the smaller half
        left, mistakes = left // 2, mistakes + 1
    assert mistakes <= theorems["halving"](ln_size=math.log(size)) + 1e-12


@pytest.mark.parametrize("seed", range(6))
def test_perceptron_on_noisy_examples(seed: int) -> None:
    rng = np.random.default_rng(seed)
    x = rng.normal(size=(200, 3))
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    v = np.array([1.0, 0, 0])
    y = np.sign(x @ v) * rng.choice((1, -1), size=200, p=(0.95, 0.05))
    w, mistakes = np.zeros(3), 0
    for point, label in zip(x, y, strict=True):
        if label * (w @ point) <= 0:
            w, mistakes = w + label * point, mistakes + 1
    for gamma in (0.05, 0.2, 0.5):
        missed = np.maximum(gamma - y * (x @ v), 0)
        hinge = dict(radius=1, gamma=gamma, hinge_sum=float(missed.sum()) / gamma)
        sharp = theorems["perceptron_hinge_sharp"](**hinge)
        assert mistakes <= sharp <= theorems["perceptron_hinge"](**hinge)
        deviation = float(np.sqrt(np.sum(missed**2)))
        assert mistakes <= theorems["perceptron_squared_hinge"](radius=1, gamma=gamma, deviation=deviation)


@pytest.mark.parametrize("rounds", [1, 100])
def test_online_gradient_descent_on_alternating_slopes(rounds: int) -> None:
    slopes = np.where(np.arange(rounds) % 3, 1.0, -1.0)
    w, lost = 0.0, 0.0
    for slope in slopes:
        lost += slope * w
        w = float(np.clip(w - slope / math.sqrt(rounds), -1, 1))
    regret = lost + abs(slopes.sum())
    assert regret <= theorems["online_gradient_descent"](rounds=rounds, norm=1, lipschitz=1) + 1e-12
