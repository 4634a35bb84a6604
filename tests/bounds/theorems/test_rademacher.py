"""Rademacher complexities and margins against enumeration of all signs and a small AdaBoost."""

import itertools
import math

import numpy as np
import pytest
from flint import fmpq

from bounds import theorems
from bounds.data_dependent.boosting import training_error_product
from bounds.formula.functions import central_binomial, scaled_erfc


def all_signs(m: int) -> np.ndarray:
    return np.array(list(itertools.product((-1, 1), repeat=m)))


def complexity(values: np.ndarray) -> float:
    """Mean over all signs of the maximum over rows of `values`, shape (functions, m), over m."""
    return float(np.mean(np.max(all_signs(values.shape[1]) @ values.T, axis=1))) / values.shape[1]


@pytest.mark.parametrize("m", range(1, 13))
def test_thresholds_by_enumeration(m: int) -> None:
    rays = np.array([[1 if i >= start else -1 for i in range(m)] for start in range(m + 1)])
    assert theorems["rademacher_thresholds"](m=m) == pytest.approx(complexity(rays), rel=1e-13)
    assert theorems["massart"](m=m, ln_size=math.log(m + 1), radius=math.sqrt(m)) >= complexity(rays)


@pytest.mark.parametrize("seed", range(5))
def test_linear_predictors_lie_between_their_bounds(seed: int) -> None:
    x = np.random.default_rng(seed).normal(size=(9, 4))
    sums = all_signs(9) @ x
    inputs = dict(m=9, norm=2, trace=float(np.sum(x**2)))
    exact = 2 * float(np.mean(np.linalg.norm(sums, axis=1))) / 9
    assert theorems["rademacher_kernel_lower"](**inputs) <= exact <= theorems["rademacher_kernel"](**inputs)
    by_features = 2 * float(np.mean(np.max(np.abs(sums), axis=1))) / 9
    assert by_features <= theorems["rademacher_l1"](m=9, n=4, norm=2, radius=float(np.max(np.abs(x))))


@pytest.mark.parametrize("seed", range(5))
def test_contraction_by_the_ramp(seed: int) -> None:
    scores = np.random.default_rng(seed).normal(size=(6, 8))
    ramp = np.clip(1 - scores / 0.4, 0, 1)
    inputs = dict(rademacher=complexity(scores), lipschitz=1 / 0.4)
    assert complexity(ramp) <= theorems["talagrand_contraction"](**inputs)


def test_symmetrisation_by_enumerating_all_samples() -> None:
    losses = np.array([[0, 1, 0.5], [1, 0, 0.2], [0.3, 0.3, 1], [0, 0, 1]])  # 4 functions on a domain of 3 points
    samples = list(itertools.product(range(3), repeat=4))
    gap = np.mean([np.max(losses.mean(1) - losses[:, sample].mean(1)) for sample in samples])
    assert 0 < gap <= 2 * np.mean([complexity(losses[:, sample]) for sample in samples])


@pytest.mark.parametrize("half", [0, 1, 2, 15, 16, 500])
def test_return_of_a_walk(half: int) -> None:
    exact = math.comb(2 * half, half) / 4**half
    assert central_binomial(half) == pytest.approx(exact, rel=1e-14)
    assert float(central_binomial.ball(fmpq(half))) == pytest.approx(exact, rel=1e-15)


def test_scaled_erfc() -> None:
    for x in (0.0, 0.3, 2.0, 5.0):
        assert scaled_erfc(x) == pytest.approx(math.exp(x * x) * math.erfc(x), rel=1e-13)


def test_simulated_complexity_varies_less_than_its_bound() -> None:
    rng = np.random.default_rng(1)
    rays = np.array([[1 if i >= start else -1 for i in range(20)] for start in range(21)])
    draws = rng.choice((-1, 1), size=(400, 50, 20))
    simulated = np.mean(np.max(draws @ rays.T, axis=2), axis=1) / 20
    bound = theorems["rademacher_monte_carlo"](m=20, delta=0.05, draws=50)
    truth = theorems["rademacher_thresholds"](m=20)
    assert np.mean(np.abs(simulated - truth) > bound) <= 0.05 + 5 * math.sqrt(0.05 / 400)  # false alarm < 1e-6


@pytest.mark.parametrize("seed", range(8))
def test_margins_of_a_small_adaboost(seed: int) -> None:
    rng = np.random.default_rng(seed)
    agrees = rng.choice((-1, 1), size=(60, 16), p=(0.4, 0.6))  # y h(x) of 60 weak classifiers on 16 examples
    agrees = agrees[(agrees < 0).any(axis=1)]
    weights, votes = np.full(16, 1 / 16), np.zeros(16)
    alphas: list[float] = []
    edges: list[float] = []
    for _ in range(12):
        error = np.min((agrees < 0) @ weights)
        chosen = agrees[np.argmin((agrees < 0) @ weights)]
        alpha = math.log((1 - error) / error) / 2
        votes, weights = votes + alpha * chosen, weights * np.exp(-alpha * chosen)
        weights, alphas, edges = weights / weights.sum(), [*alphas, alpha], [*edges, 0.5 - error]
    assert np.mean(np.exp(-votes)) == pytest.approx(training_error_product(edges), rel=1e-12)
    for theta in (0, min(edges) / 2, min(edges)):
        share = np.mean(votes / sum(alphas) <= theta)
        assert share <= theorems["adaboost_margin_loss"](gamma=min(edges), rounds=12, theta=theta)
