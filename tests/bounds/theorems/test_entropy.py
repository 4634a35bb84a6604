"""Largest entropies are reached by the laws named and by no other; the least training error is optimistic."""

import numpy as np
import pytest
from scipy.special import entr
from scipy.stats import expon, gamma, laplace, logistic, uniform

from bounds import theorems


@pytest.mark.parametrize("mean", [0.05, 1.0, 7.3])
def test_counts_of_a_mean(mean: float) -> None:
    """By sums: the geometric law has all of it; a Poisson law, two values, and a uniform law of that mean less."""
    bound = theorems["max_entropy_geometric"](mean=mean)
    counts = np.arange(4000)
    geometric = (mean / (1 + mean)) ** counts / (1 + mean)
    assert entr(geometric).sum() == pytest.approx(bound, rel=1e-12)
    share = mean / np.ceil(mean)
    poisson = np.exp(-mean + counts[:80] * np.log(mean) - np.cumsum(np.log(np.maximum(1, counts[:80]))))
    for law in (poisson, np.array([1 - share, share])):
        assert law.sum() == pytest.approx(1) and entr(law).sum() < bound - 1e-4
    whole = int(np.ceil(mean))
    even = theorems["max_entropy_uniform"](outcomes=2 * whole + 1)
    assert even < theorems["max_entropy_geometric"](mean=whole)


@pytest.mark.parametrize("scale", [0.01, 1.0, 30.0])
def test_densities_of_a_variance(scale: float) -> None:
    """By SciPy's entropies, which are in nats."""
    for law in (uniform(scale=scale), laplace(scale=scale), logistic(scale=scale)):
        assert law.entropy() < theorems["max_entropy_gaussian"](variance=law.var()) - 0.01


def test_the_least_of_many_training_errors_is_too_small_on_average() -> None:
    """By the exact law of independent models, equally bad: never above their risk, and equal for one model."""
    for error in (0.1, 0.5):
        bound = theorems["erm_training_error"](best_risk=error)
        for m in (1, 10, 40):
            means = [theorems["best_of_models"](m=m, error=error, models=models) for models in (1, 2, 30)]
            assert means[0] == pytest.approx(bound) and bound > means[1] > means[2]


@pytest.mark.parametrize("mean", [0.01, 1.0, 30.0])
def test_positive_densities_of_a_mean(mean: float) -> None:
    """By SciPy's entropies: the exponential density has all of it, others of the mean less."""
    bound = theorems["max_entropy_exponential"](mean=mean)
    assert expon(scale=mean).entropy() == pytest.approx(bound, abs=1e-12)
    for law in (uniform(scale=2 * mean), gamma(3, scale=mean / 3), gamma(0.5, scale=2 * mean)):
        assert law.mean() == pytest.approx(mean) and law.entropy() < bound - 0.01
