"""Stability bounds against learners small enough to be worked out exactly."""

import itertools
import math

import numpy as np
import pytest

from bounds import theorems


def ridge(x: np.ndarray, y: np.ndarray, lam: float, m: int) -> np.ndarray:
    """Minimiser of sum of squared residuals / m + lam |w|^2; `m` stays when an example is left out."""
    return np.linalg.solve(x.T @ x / m + lam * np.eye(x.shape[1]), x.T @ y / m)


@pytest.mark.parametrize("seed", range(6))
def test_ridge_moves_less_than_its_bound(seed: int) -> None:
    rng = np.random.default_rng(seed)
    x = rng.normal(size=(15, 2))
    x /= np.maximum(np.linalg.norm(x, axis=1, keepdims=True), 1)
    y = rng.choice((-1.0, 1.0), size=15)
    whole = ridge(x, y, 0.3, 15)
    moved = max(
        abs((x[j] @ whole - label) ** 2 - (x[j] @ ridge(np.delete(x, i, 0), np.delete(y, i), 0.3, 15) - label) ** 2)
        for i in range(15) for j in range(15) for label in (-1, 1)
    )  # fmt: skip
    assert moved <= theorems["ridge_uniform_stability"](m=15, lam=0.3, radius=1, label_bound=1)


def test_the_printed_ridge_constant_is_too_small() -> None:
    x, y = np.ones((100, 1)), np.array([1.0] * 99 + [-1.0])
    with_it, without = ridge(x, y, 1, 100), ridge(x[:99], y[:99], 1, 100)
    change = (without[0] + 1) ** 2 - (with_it[0] + 1) ** 2
    assert change == pytest.approx(0.02237, abs=5e-6)
    assert 2 / 100 < change <= theorems["ridge_uniform_stability"](m=100, lam=1, radius=1, label_bound=1)


@pytest.mark.parametrize("lam", [0.1, 0.5, 2.0])
@pytest.mark.parametrize("m", [3, 20])
def test_regularised_median_in_one_dimension(m: int, lam: float) -> None:
    """Loss |w - z|, z = 1 with probability 0.7 and -1 otherwise: the minimizer is in closed form."""
    risk = gap = 0.0
    for ones in range(m + 1):
        chance = math.comb(m, ones) * 0.7**ones * 0.3 ** (m - ones)
        share = ones / m
        w = float(np.clip((2 * share - 1) / (2 * lam), -1, 1))
        true, seen = 0.7 * (1 - w) + 0.3 * (1 + w), share * (1 - w) + (1 - share) * (1 + w)
        risk, gap = risk + chance * true, gap + chance * (true - seen)
    assert 0 <= gap <= theorems["tikhonov_lipschitz"](m=m, lam=lam, lipschitz=1)
    for norm in (0.2, 0.5, 1.0):
        excess = risk - (1 - 0.4 * norm)  # the best w of this length
        assert excess <= theorems["rlm_oracle"](m=m, lam=lam, lipschitz=1, norm=norm)


def test_leaving_one_out_is_unbiased_for_one_example_fewer() -> None:
    """The majority label (0 in a tie) of coins that show 1 with probability 0.3."""

    def chance(sample: tuple[int, ...]) -> float:
        return math.prod(0.3 if label else 0.7 for label in sample)

    def majority(sample: tuple[int, ...]) -> int:
        return int(2 * sum(sample) > len(sample))

    risk = sum(chance(s) * (0.7 if majority(s) else 0.3) for s in itertools.product((0, 1), repeat=4))
    left_out = sum(
        chance(s) * np.mean([majority(s[:i] + s[i + 1 :]) != s[i] for i in range(5)])
        for s in itertools.product((0, 1), repeat=5)
    )
    assert left_out == pytest.approx(risk, rel=1e-12)


def test_gap_of_the_mean_by_enumeration() -> None:
    gap = 0.0
    for ones in range(6):
        mean, chance = ones / 5, math.comb(5, ones) * 0.3**ones * 0.7 ** (5 - ones)
        true = 0.3 * (1 - mean) ** 2 + 0.7 * mean**2
        gap += chance * (true - mean * (1 - mean))
    assert theorems["mean_generalization_gap"](m=5, variance=0.21) == pytest.approx(gap, rel=1e-12)


@pytest.mark.parametrize("steps", [1, 10, 100])
def test_gradient_descent_on_a_distance(steps: int) -> None:
    w, total = 0.0, 0.0
    for _ in range(steps):
        total += w
        w -= np.sign(w - 0.6) / math.sqrt(steps)
    assert abs(total / steps - 0.6) <= theorems["gradient_descent"](steps=steps, norm=1, lipschitz=1)
