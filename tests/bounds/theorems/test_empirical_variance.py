"""Bounds that read the variance off the sample, held against exact laws: all samples of three-valued losses."""

import itertools
import math

import pytest

from bounds import theorems

LAWS = [(0.9, 0.05, 0.05), (0.5, 0.3, 0.2), (0.2, 0.2, 0.6), (0.5, 0.0, 0.5), (0.99, 0.0, 0.01)]
M = 30


def _samples(law: tuple[float, float, float]) -> list[tuple[float, float, float]]:
    """Of losses 0, 1/2, 1: probability, mean and mean squared distance from it, for every sample up to order."""
    results = []
    for half, entry in itertools.product(range(M + 1), repeat=2):
        if half + entry <= M:
            ways = math.comb(M, half) * math.comb(M - half, entry)
            mean = (half / 2 + entry) / M
            chance = ways * law[0] ** (M - half - entry) * law[1] ** half * law[2] ** entry
            results.append((chance, mean, max((half / 4 + entry) / M - mean**2, 0.0)))
    return results


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("delta", [0.3, 0.1, 0.01])
def test_missed_no_more_often_than_allowed(law: tuple[float, float, float], delta: float) -> None:
    risk = law[1] / 2 + law[2]
    sigma = math.sqrt(law[1] / 4 + law[2] - risk**2)
    too_narrow = too_small = too_large = 0.0
    for chance, mean, variance in _samples(law):
        gap = theorems["empirical_bernstein_two_sided"](m=M, delta=delta, variance=variance)
        unbiased = variance * M / (M - 1)
        bound = theorems["standard_deviation"](m=M, delta=delta, variance=unbiased)
        too_narrow += chance * (abs(risk - mean) > gap)
        too_small += chance * (sigma > bound)
        too_large += chance * (sigma < 2 * math.sqrt(unbiased) - bound)
    assert max(too_narrow, too_small, too_large) <= delta


def test_the_steps_of_the_proof_add_up() -> None:
    """The constants by which the variance seen replaces the true one, for t up to 1/3 and variances up to 1/4."""
    for t in (1e-6, 1e-3, 0.1, 1 / 3):
        distance = 0.5 * math.sqrt(2 * t) + t / 3
        assert distance**2 <= 0.81 * t
        for seen in (0.0, 0.01, 0.25):
            largest = math.sqrt(t / 2) + math.sqrt(t / 2 + seen + 0.81 * t)
            assert largest <= math.sqrt(seen) + 1.86 * math.sqrt(t)
    assert 1.86 * math.sqrt(2) + 1 / 3 < 3
