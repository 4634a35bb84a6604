"""Draws without replacement, games whose stakes depend on the past, and the distance from the normal law, exactly."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest
from scipy.stats import binom, norm

from bounds import theorems


def chance_above(m: int, population: int, wrong: int, distance: float) -> Fraction:
    """Of drawing a share of mistakes more than `distance` above that of the pool, in whole numbers."""
    limit = Fraction(distance) + Fraction(wrong, population)
    ways = sum(
        comb(wrong, k) * comb(population - wrong, m - k)
        for k in range(max(0, m - population + wrong), min(m, wrong) + 1)
        if Fraction(k, m) > limit
    )
    return Fraction(ways, comb(population, m))


@pytest.mark.parametrize("delta", [0.3, 0.05, 0.001])
def test_serflings_bound_fails_no_more_often_than_it_may(delta: float) -> None:
    """For every pool of up to 14 right and wrong answers and every number drawn."""
    for population in range(1, 15):
        for m in range(1, population + 1):
            bound = theorems["serfling"](m=m, population=population, delta=delta, loss_range=1)
            for wrong in range(population + 1):
                assert chance_above(m, population, wrong, bound) <= Fraction(delta)


def test_the_sum_in_serflings_proof() -> None:
    """The sum of 1/j^2 over n < j <= M is at most (M - n)/(n(M + 1)), exactly."""
    for n in range(1, 30):
        total = Fraction(0)
        for end in range(n + 1, 60):
            total += Fraction(1, end**2)
            assert total <= Fraction(end - n, n * (end + 1))


def test_a_pool_without_end_is_hoeffdings() -> None:
    """To first order the square is less by the share drawn: (m - 1)/N."""
    serfling, hoeffding = theorems["serfling"], theorems["hoeffding_one_sided"]
    usual = hoeffding(m=100, delta=0.05)
    assert serfling(m=100, population=10**12, delta=0.05, loss_range=1) == pytest.approx(usual, rel=1e-9)
    ratio = serfling(m=100, population=200, delta=0.05, loss_range=3) / (3 * usual)
    assert ratio**2 == pytest.approx(101 / 200)


@pytest.mark.parametrize("delta", [0.5, 0.05, 1e-4])
def test_a_fair_walk_stays_within_azumas_bound(delta: float) -> None:
    for steps in (1, 2, 7, 40, 300):
        bound = theorems["azuma_hoeffding"](delta=delta, squares=steps)
        heads = np.arange(steps + 1)
        assert binom.pmf(heads[2 * heads - steps > bound], steps, 0.5).sum() <= delta
    assert theorems["azuma_hoeffding"](delta=delta, squares=0) == 0


def test_azumas_bound_is_twice_mcdiarmids_for_steps_of_even_sides() -> None:
    azuma, mcdiarmid = (theorems[name](delta=0.05, squares=3) for name in ("azuma_hoeffding", "mcdiarmid"))
    assert azuma == pytest.approx(2 * mcdiarmid)


@pytest.mark.parametrize("m", [1, 2, 10, 300])
@pytest.mark.parametrize("p", [0.5, 0.1, 0.01])
def test_shares_of_mistakes_are_as_near_the_normal_law_as_berry_and_esseen_say(m: int, p: float) -> None:
    k = np.arange(m + 1)
    normal = norm.cdf((k - m * p) / np.sqrt(m * p * (1 - p)))
    away = max(np.abs(binom.cdf(k, m, p) - normal).max(), np.abs(binom.cdf(k - 1, m, p) - normal).max())
    skew = (p**2 + (1 - p) ** 2) / np.sqrt(p * (1 - p))
    bound = theorems["berry_esseen"](m=m, skew=skew)
    assert away <= bound
    assert theorems["berry_esseen"].is_vacuous(bound, m=m, skew=skew) == (bound >= 1)


def test_no_constant_below_esseens_would_do() -> None:
    """At his p, (4 - sqrt(10))/2, the distance tends to (sqrt(10) + 3)/(6 sqrt(2 pi)) = 0.40973 times kappa/sqrt(m)."""
    p, m = (4 - np.sqrt(10)) / 2, 20_000
    k = np.arange(m + 1)
    normal = norm.cdf((k - m * p) / np.sqrt(m * p * (1 - p)))
    away = max(np.abs(binom.cdf(k, m, p) - normal).max(), np.abs(binom.cdf(k - 1, m, p) - normal).max())
    skew = (p**2 + (1 - p) ** 2) / np.sqrt(p * (1 - p))
    assert 0.405 < away * np.sqrt(m) / skew < 0.4748
