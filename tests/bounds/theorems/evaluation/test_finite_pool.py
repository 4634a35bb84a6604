"""Limits for a pool: by fractions for every count, by SciPy's law, at ties, and at the ends of every domain."""

import math
from fractions import Fraction
from functools import cache

import numpy as np
import pytest
from flint import fmpq
from scipy.stats import hypergeom

from bounds import theorems
from bounds.formula.functions import pool_upper

UPPER, LOWER = theorems["finite_pool_upper"], theorems["finite_pool_lower"]


@cache
def at_most(k: int, m: int, population: int, marked: int) -> Fraction:
    ways = sum(math.comb(marked, i) * math.comb(population - marked, m - i) for i in range(k + 1))
    return Fraction(ways, math.comb(population, m))


def by_fractions(k: int, m: int, population: int, delta: float) -> int:
    """The largest number of marked items whose tail is above delta, as it is typed."""
    return max(K for K in range(population + 1) if at_most(k, m, population, K) > Fraction(repr(delta)))


@pytest.mark.parametrize("population", [1, 2, 3, 7, 12])
def test_beside_every_tail_the_limit_is_that_of_fractions(population: int) -> None:
    """Every tail as the nearest double, and its neighbours: exact ties and what only whole numbers can tell."""
    for m in range(1, population + 1):
        for k in range(m + 1):
            tails = {float(at_most(k, m, population, K)) for K in range(population + 1)} - {0.0, 1.0}
            levels = {near for tail in tails for near in (tail, math.nextafter(tail, 0), math.nextafter(tail, 1))}
            for delta in {*levels, 0.05, 0.5, 0.9, 1e-9} - {1.0}:
                expected = by_fractions(k, m, population, delta)
                typed = Fraction(repr(delta))
                ball = pool_upper.ball(fmpq(k), fmpq(m), fmpq(population), fmpq(typed.numerator, typed.denominator))
                assert pool_upper(k, m, population, delta) == expected == int(ball.p), (m, k, delta)


def test_a_tail_of_just_delta_is_excluded() -> None:
    """Of 1,000 items 950 were tried, none right: one right one would be missed with probability 50/1000."""
    pool = {"population": 1000, "m": 950, "right": 0}
    assert (UPPER(delta=0.05, **pool), UPPER(delta=0.0499999999999999, **pool)) == (0, 1)


@pytest.mark.parametrize(("population", "m"), [(300, 100), (1000, 200), (164, 50), (40, 39)])
@pytest.mark.parametrize("delta", [0.025, 0.3, 0.7])
def test_limits_for_every_count_by_scipy(population: int, m: int, delta: float) -> None:
    right, marked = np.arange(m + 1), np.arange(population + 1)
    below = np.asarray(hypergeom.cdf(right[:, None], population, marked[None, :], m) > delta)
    above = np.asarray(hypergeom.sf(right[:, None] - 1, population, marked[None, :], m) > delta)
    inputs = {"population": population, "m": m, "right": right, "delta": delta}
    np.testing.assert_array_equal(UPPER(**inputs), population - np.argmax(below[:, ::-1], axis=1))
    np.testing.assert_array_equal(LOWER(**inputs), np.argmax(above, axis=1))


def test_a_program_prints_the_nearest_numbers_that_are_excluded() -> None:
    """R's samplingbook: 45 of 100 of a pool of 300 give 110 to 161. By SciPy both have a tail below 0.025."""
    inputs = {"population": 300, "m": 100, "right": 45, "delta": 0.025}
    assert (LOWER(**inputs) - 1, UPPER(**inputs) + 1) == (110, 161)
    assert hypergeom.sf(44, 300, 110, 100) < 0.025 and hypergeom.cdf(45, 300, 161, 100) < 0.025


def test_both_hold_for_every_pool_and_are_the_sharpest() -> None:
    """Whatever K is, the draws at which a limit fails have a probability of at most delta: added up as fractions.

    No upper limit that rises with the count could be smaller by 1 anywhere: for some K it would fail more often.
    """
    population, m, delta = 23, 9, 0.1
    limits = [by_fractions(k, m, population, delta) for k in range(m + 1)]
    assert limits == [UPPER(population=population, m=m, right=k, delta=delta) for k in range(m + 1)]
    for K in range(population + 1):
        failing = [k for k in range(m + 1) if limits[k] < K]
        assert (at_most(max(failing), m, population, K) if failing else 0) <= Fraction(1, 10)
    for k, limit in enumerate(limits):
        assert at_most(k, m, population, limit) > Fraction(1, 10)


def test_the_whole_pool_leaves_no_doubt_and_a_large_one_is_the_binomial_case() -> None:
    for right in (0, 7, 50):
        whole = {"population": 50, "m": 50, "right": right, "delta": 1e-9}
        assert UPPER(**whole) == LOWER(**whole) == right
    binomial = theorems["test_set_binomial"](m=40, errors=9, delta=0.025)
    assert UPPER(population=10**6, m=40, right=9, delta=0.025) / 10**6 == pytest.approx(binomial, abs=1e-4)


@pytest.mark.parametrize(
    ("right", "m", "delta"),
    [
        (250_000, 500_000, 0.5),
        (250_000, 500_000, 0.05),
        (0, 500_000, 1e-300),
        (499, 999, 0.5),
        (250_000, 500_000, 0.99),
    ],
)
def test_a_million_items_are_decided_in_doubles_and_in_balls_alike(right: int, m: int, delta: float) -> None:
    """Also at one half, where tails are equal to it by symmetry."""
    typed = Fraction(repr(delta))
    proved = pool_upper.ball(fmpq(right), fmpq(m), fmpq(10**6), fmpq(typed.numerator, typed.denominator))
    assert int(proved.p) == UPPER(population=10**6, m=m, right=right, delta=delta)


def test_half_of_all_sets_hold_at_most_half_of_an_odd_number() -> None:
    """Of half the pool, 2c + 1 marked items: as many sets hold c of them as c + 1, so the tail is one half."""
    inputs = {"population": 1000, "m": 500, "right": 250}
    assert (UPPER(delta=0.5, **inputs), UPPER(delta=0.4999999999999999, **inputs)) == (500, 501)


@pytest.mark.parametrize("bad", [{"right": 201}, {"m": 1001}, {"delta": 0}, {"right": -1}, {"population": 0}])
def test_what_cannot_be_is_refused(bad: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        UPPER(**{"population": 1000, "m": 200, "right": 40, "delta": 0.05, **bad})
