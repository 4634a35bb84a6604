"""Bandits, adaptive sets, private choices and largest entropies, read a second time from their definitions."""

from typing import Any

import mpmath as mp
import pytest
from mpmath import exp, mpf, sqrt
from mpmath import log as ln

from tests.bounds.theorems.forty_digits import Reading, at_most, bisected, check


def optimist(rounds: int, arms: int, gap: Any) -> Any:
    """Pulls of one arm: until the bonus is half the gap, and what failures of either bonus add over all rounds."""
    pulls = 8 * ln(rounds) / gap**2 + 1 + mp.nsum(lambda t: 2 * t**-2, [1, mp.inf])
    return gap * (arms - 1) * pulls


def gaussian_pair(sensitivity: Any, sigma: Any, privacy: Any) -> Any:
    """Where one density exceeds e^ε times the other, what it has more: by integration from the point where it does."""
    start = sensitivity / 2 - privacy * sigma**2 / sensitivity  # left of it the density around 0 is large enough

    def more(x: Any) -> Any:
        return mp.npdf(x, 0, sigma) - exp(privacy) * mp.npdf(x, sensitivity, sigma)

    return mp.quad(more, [start - 40 * sigma, start - 8 * sigma, start - 2 * sigma, start])


def geometric(mean: Any) -> Any:
    ratio = mean / (1 + mean)
    return mp.nsum(lambda x: -(1 - ratio) * ratio**x * ln((1 - ratio) * ratio**x), [0, mp.inf])


def gaussian(variance: Any) -> Any:
    def part(x: Any) -> Any:
        density = mp.npdf(x, 0, sqrt(variance))
        return -density * ln(density)

    return 2 * mp.quad(part, [0, 3 * sqrt(variance), 12 * sqrt(variance)])


READINGS: dict[str, Reading] = {
    "ucb1": optimist,
    "bandit_lower": lambda rounds, arms: min(sqrt(rounds * mpf(arms)), mpf(rounds)) / 20,
    "adaptive_conformal": lambda rounds, step, start: (max(start, 1 - start) / step + 1) / rounds,
    "risk_controlling_hoeffding": lambda m, delta, training_error: bisected(
        lambda p: p <= training_error or exp(-2 * m * (p - training_error) ** 2) >= delta, mpf(0), mpf(10)
    ),
    "risk_controlling_binomial": lambda m, delta, misses: at_most(misses, m, delta),
    "exponential_mechanism": lambda ln_results, sensitivity, privacy, delta: bisected(
        lambda t: exp(ln_results - privacy * t / (2 * sensitivity)) > delta, mpf(0), mpf(10) ** 9
    ),
    "analytic_gaussian_mechanism": gaussian_pair,
    "pac_bayes_mcallester_2003": lambda m, delta, kl, training_error: (
        training_error + sqrt((kl - ln(delta) + ln(m) + 2) / (2 * m - 1))
    ),
    "max_entropy_uniform": lambda outcomes: -outcomes * (mpf(1) / outcomes) * ln(mpf(1) / outcomes),
    "max_entropy_geometric": geometric,
    "max_entropy_gaussian": gaussian,
}


@pytest.mark.parametrize("slug", READINGS)
def test_both_readings_agree(slug: str) -> None:
    check(slug, READINGS[slug])
