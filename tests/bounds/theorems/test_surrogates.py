"""Surrogate losses on random finite worlds: both excesses exactly, for every score."""

import math
from collections.abc import Callable

import numpy as np
import pytest
from scipy.optimize import minimize_scalar

from bounds import theorems

LOSSES: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "surrogate_hinge": lambda z: np.maximum(0, 1 - z),
    "surrogate_square": lambda z: (1 - z) ** 2,
    "surrogate_exponential": lambda z: np.exp(-z),
    "surrogate_logistic": lambda z: np.logaddexp(0, -z),
}


def _excesses(slug: str, weights: np.ndarray, eta: np.ndarray, score: np.ndarray) -> tuple[float, float]:
    """Of the surrogate and of the mistakes; a score of 0 counts as the wrong label. Minima by search."""
    loss = LOSSES[slug]
    least = [
        minimize_scalar(lambda f, p=p: p * loss(f) + (1 - p) * loss(-f), bounds=(-30, 30), method="bounded").fun
        for p in eta
    ]
    mean = eta * loss(score) + (1 - eta) * loss(-score)
    wrong = np.where(score * (2 * eta - 1) <= 0, np.abs(2 * eta - 1), 0)
    return float(weights @ (mean - least)), float(weights @ wrong)


@pytest.mark.parametrize("slug", LOSSES)
def test_no_world_breaks_the_bound(slug: str) -> None:
    rng = np.random.default_rng(2006)
    for _ in range(150):
        size = int(rng.integers(1, 5))
        weights, eta = rng.dirichlet(np.ones(size)), rng.uniform(0.001, 0.999, size)
        surrogate, mistakes = _excesses(slug, weights, eta, rng.normal(size=size) * rng.choice([0, 0.3, 2]))
        assert mistakes <= theorems[slug](surrogate_excess=max(surrogate, 0)) + 1e-5


@pytest.mark.parametrize("slug", LOSSES)
def test_the_score_zero_attains_it(slug: str) -> None:
    """One point of probability 0.55: exactly so but for the logistic loss, where Pinsker's inequality is used."""
    surrogate, mistakes = _excesses(slug, np.ones(1), np.array([0.55]), np.zeros(1))
    assert mistakes == pytest.approx(0.1)
    slack = 1.002 if slug == "surrogate_logistic" else 1 + 1e-4
    assert mistakes * (1 - 1e-4) <= theorems[slug](surrogate_excess=surrogate) <= slack * mistakes


def test_the_logistic_excess_is_a_relative_entropy() -> None:
    surrogate, _ = _excesses("surrogate_logistic", np.ones(1), np.array([0.6]), np.zeros(1))
    assert surrogate == pytest.approx(0.6 * math.log(1.2) + 0.4 * math.log(0.8), abs=1e-8)
