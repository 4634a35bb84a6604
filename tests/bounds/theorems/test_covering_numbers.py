"""Covers of real-valued classes: those that can be counted, and the steps between them and the chance of a gap."""

from math import ceil, comb, exp, log, sqrt

import numpy as np
import pytest
from scipy.stats import binom

from bounds import theorems

BOUND = theorems["covering_numbers"]


@pytest.mark.parametrize("m", [500, 2000, 10_000])
@pytest.mark.parametrize("epsilon", [0.3, 0.5, 0.9])
def test_constants_against_tosses_of_a_coin(m: int, epsilon: float) -> None:
    """The gap of the constant c is (1 - 2c) times that of the share of heads: the exact law of the worst."""
    for p in (0.5, 0.1):
        heads = np.arange(m + 1)
        chance = binom.pmf(heads[np.abs(heads / m - p) >= epsilon], m, p).sum()
        assert chance <= BOUND(m=m, epsilon=epsilon, ln_covering=log(ceil(8 / epsilon)))


def test_two_functions_and_the_number_by_hand() -> None:
    """4 * 2 exp(-ε² m/32), of which Hoeffding's inequality for both needs 2 * 2 exp(-2 ε² m)."""
    value = BOUND(m=1600, epsilon=0.4, ln_covering=log(2))
    assert value == pytest.approx(8 * exp(-8)) and value > 4 * exp(-2 * 0.16 * 1600)


def test_twins_that_change_places_seldom_differ_much() -> None:
    """The mean of m signs is ε/4 or more off, either way, with probability 2 exp(-ε² m/32) at most: by counting."""
    for m in (4, 30, 200):
        for epsilon in (0.2, 0.7, 1.0):
            ways = sum(comb(m, k) for k in range(m + 1) if abs(2 * k - m) / m >= epsilon / 4)
            assert ways / 2**m <= 2 * exp(-(epsilon**2) * m / 32)


def test_squared_losses_move_twice_as_far_at_most() -> None:
    u, v, y = np.meshgrid(*[np.linspace(0, 1, 21)] * 3)
    assert (np.abs((u - y) ** 2 - (v - y) ** 2) <= 2 * np.abs(u - v) + 1e-15).all()


def test_below_two_over_the_square_nothing_is_bounded() -> None:
    """Where the second sample would not stand in for the distribution, the number is above 1."""
    for epsilon in (0.01, 0.5, 0.99):
        inputs = dict(m=max(1, int(2 / epsilon**2)), epsilon=epsilon, ln_covering=0)
        assert BOUND.is_vacuous(BOUND(**inputs), **inputs)


def test_solved_for_m_and_for_the_gap() -> None:
    solution = BOUND.solve("m", at_most=0.05, epsilon=0.1, ln_covering=10)
    assert solution.certified and solution.value == ceil(3200 * (10 + log(80)))
    gap = BOUND.solve("epsilon", at_most=0.05, m=100_000, ln_covering=10).value
    assert gap == pytest.approx(sqrt(32 * (10 + log(80)) / 100_000))
