"""PAC-Bayes for losses that have two moments and no bound: the parabola of its proof, and exact laws."""

from math import exp, log, sqrt

import numpy as np
import pytest
from scipy.stats import binom

from bounds import gibbs_posterior, theorems

BOUND = theorems["pac_bayes_heavy_tails"]


def test_an_exponential_lies_below_its_parabola_where_losses_are() -> None:
    x = np.linspace(0, 30, 3001)
    assert (np.exp(-x) <= 1 - x + x**2 / 2 + 1e-15).all()
    assert exp(1) > 1 + 1 + 1 / 2  # at x = -1: a loss below 0 would break it


@pytest.mark.parametrize("size", [1.0, 30.0])
@pytest.mark.parametrize("lam", [0.01, 0.1, 2.0])
def test_one_hypothesis_whose_loss_is_large_and_rare(lam: float, size: float) -> None:
    """Losses of 0 or `size`: the exact law of their number, for a posterior that is the prior."""
    for m in (1, 20, 300):
        for chance in (0.01, 0.3, 0.9):
            for delta in (0.5, 0.01):
                bound = BOUND(m=m, delta=delta, kl=0, second_moment=chance * size**2, lam=lam)
                hits = np.arange(m + 1)
                assert binom.pmf(hits[size * (chance - hits / m) > bound], m, chance).sum() <= delta


@pytest.mark.parametrize("lam", [0.1, 1.0])
def test_every_posterior_at_once_over_two_hypotheses(lam: float) -> None:
    """The posterior that gains most from a sample is Gibbs': its worst gap, by the exact law of both mistake counts."""
    m, delta, chances = 12, 0.2, np.array([0.2, 0.5])
    failed = 0.0
    for first in range(m + 1):
        for second in range(m + 1):
            gaps = chances - np.array([first, second]) / m
            worst = gibbs_posterior((1 - gaps) / 2, 2 * lam * m)  # weights that grow like exp(lam m gap)
            bound = BOUND(m=m, delta=delta, kl=worst.kl, second_moment=0.5, lam=lam)
            if worst.weights @ gaps > bound:
                failed += float(np.prod(binom.pmf([first, second], m, chances)))
    assert failed <= delta


def test_it_is_the_bound_for_light_tails_with_another_scale() -> None:
    """Where sigma^2 is the second moment and both lambdas mean the same."""
    light = theorems["pac_bayes_subgaussian"](m=500, delta=0.1, kl=3, sigma=2, lam=0.05 * 500)
    assert BOUND(m=500, delta=0.1, kl=3, second_moment=4, lam=0.05) == pytest.approx(light)


def test_the_best_lambda_found_and_by_hand() -> None:
    inputs = dict(m=400, delta=0.05, kl=5, second_moment=3)
    result = BOUND.optimize("lam", **inputs)
    weight = 5 + log(20)
    assert result.value == pytest.approx(sqrt(2 * weight / (400 * 3)), rel=1e-4)
    assert result.achieved == pytest.approx(sqrt(2 * 3 * weight / 400), rel=1e-6)


def test_a_loss_below_zero_breaks_it() -> None:
    """One example, whose loss is -1 with chance 0.06 and 0 otherwise: then the risk is 0.94 above the sample's loss."""
    bound = BOUND(m=1, delta=0.05, kl=0, second_moment=0.06, lam=10)
    assert bound < 1 - 0.06 and 0.06 > 0.05
    assert "square_integrable_loss" in {assumption.key for assumption in BOUND.assumes}
