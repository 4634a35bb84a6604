"""AdaBoost's identities (Amini's homework), on votes of random weak classifiers, and drawing by weights."""

from math import exp, log, prod, sqrt

import numpy as np
import pytest
from scipy.optimize import minimize_scalar
from scipy.stats import chisquare


def _rounds(seed: int, m: int = 12, rounds: int = 6) -> tuple[np.ndarray, np.ndarray, list[float]]:
    """Labels `(m,)`, the weighted vote `(m,)` and each round's normalizer, by the algorithm as printed."""
    rng = np.random.default_rng(seed)
    y, vote, D, Z = rng.choice([-1, 1], m), np.zeros(m), np.full(m, 1 / m), []
    for _ in range(rounds):
        f = np.where(rng.random(m) < 0.35, -y, y)
        f[rng.integers(m)] = y[0]
        error = float(D[f != y].sum())
        if not 0 < error < 1:
            continue
        alpha = log((1 - error) / error) / 2
        D = D * np.exp(-alpha * y * f)
        Z.append(float(D.sum()))
        D, vote = D / D.sum(), vote + alpha * f
    return y, vote, Z


@pytest.mark.parametrize("seed", range(5))
def test_exponential_loss_lies_above_the_training_error(seed: int) -> None:
    """Whichever way a vote of 0 is counted (homework 1); margins 0.5, -0.2 and 1 give 1/3 below 0.732."""
    y, vote, _ = _rounds(seed)
    assert np.mean(y * vote <= 0) <= np.mean(np.exp(-y * vote))
    assert 1 / 3 < (exp(-0.5) + exp(0.2) + exp(-1)) / 3 < 0.73193762


@pytest.mark.parametrize("seed", range(5))
def test_exponential_loss_is_the_product_of_the_normalisers(seed: int) -> None:
    """Homework 2, equation (4); and the worked case of errors 3/10, 3/14 and 3/22."""
    y, vote, Z = _rounds(seed)
    assert len(Z) > 2
    assert abs(np.mean(np.exp(-y * vote)) - prod(Z)) < 1e-12
    assert abs(prod(2 * sqrt(e * (1 - e)) for e in (3 / 10, 3 / 14, 3 / 22)) - 0.5162300907) < 5e-11


@pytest.mark.parametrize("error", [0.01, 0.3, 0.45, 0.7])
def test_the_weight_of_a_vote_minimises_the_normaliser(error: float) -> None:
    """ln((1-e)/e)/2 is the minimizer and 2 sqrt(e(1-e)) the minimum (homework 3 and 4)."""
    minimum = minimize_scalar(lambda a: error * exp(a) + (1 - error) * exp(-a), bounds=(-5, 5), method="bounded")
    assert abs(minimum.x - log((1 - error) / error) / 2) < 1e-4
    assert abs(minimum.fun - 2 * sqrt(error * (1 - error))) < 1e-9
    assert abs(error - 1 / (1 + exp(2 * log((1 - error) / error) / 2))) < 1e-12
    assert abs(log(0.7 / 0.3) / 2 - 0.4236489302) < 5e-11


def test_rejection_sampling_accepts_by_the_weights() -> None:
    """U uniform on the examples, V uniform up to the largest weight: two trials a draw here. False alarm 1e-6."""
    D, trials = np.array([0.4, 0.3, 0.1, 0.1, 0.1]), 40_000
    rng = np.random.default_rng(5)
    U, V = rng.integers(5, size=trials), rng.uniform(0, D.max(), trials)
    taken = U[D[U] > V]
    assert 1 / np.mean(D / D.max()) == pytest.approx(5 * D.max()) == 2.0
    assert abs(len(taken) - trials / 2) < 4.9 * sqrt(trials / 4)  # two-sided, 1e-6
    assert chisquare(np.bincount(taken, minlength=5), D * len(taken)).pvalue > 1e-6
    assert np.mean(D) == pytest.approx(1 / 5)  # V uniform up to 1 keeps the law and accepts one in m only
