"""The power of McNemar's test: by SciPy's binomial laws, by all tables of few items, and its bound from below."""

from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import comb, factorial

import numpy as np
import pytest
from scipy.stats import binom

from bounds import theorems
from bounds.formula.special.evaluations.binomial_mass import binomial_mass
from bounds.formula.special.evaluations.mcnemar_region import region

POWER, SURE = theorems["mcnemar_power"], theorems["mcnemar_power_sure"]
PLANS = [(0.2, 0.1, 0.05), (0.1, 0.02, 0.025), (0.5, 0.3, 0.025), (0.02, 0.001, 0.025), (0.3, 0.0, 0.1)]


def by_scipy(m: int, p: float, q: float, alpha: float) -> float:
    D = np.arange(m + 1)
    critical = [least(d, Fraction(str(alpha))) for d in range(m + 1)]
    return float(binom.pmf(D, m, p + q) @ binom.sf(np.array(critical) - 1, D, p / (p + q)))


@cache
def least(D: int, alpha: Fraction) -> int:
    """The least count with a tail of at most alpha, from above in whole numbers."""
    tail, c = 0, D + 1
    while (tail + comb(D, c - 1)) <= alpha * 2**D:
        c -= 1
        tail += comb(D, c)
    return c


def by_all_tables(m: int, p: Fraction, q: Fraction, alpha: Fraction) -> Fraction:
    """Every pair of counts of both kinds of discordant items, in fractions."""
    total = Fraction(0)
    for b in range(m + 1):
        for c in range(m + 1 - b):
            if Fraction(sum(comb(b + c, k) for k in range(b, b + c + 1)), 2 ** (b + c)) <= alpha:
                ways = factorial(m) // (factorial(b) * factorial(c) * factorial(m - b - c))
                total += ways * p**b * q**c * (1 - p - q) ** (m - b - c)
    return total


@pytest.mark.parametrize(("p", "q", "alpha"), PLANS)
@pytest.mark.parametrize("m", [1, 7, 40, 150])
def test_power_is_that_of_a_loop_with_scipy(m: int, p: float, q: float, alpha: float) -> None:
    assert POWER(m=m, p10=p, p01=q, alpha=alpha) == pytest.approx(by_scipy(m, p, q, alpha), abs=1e-12)


@pytest.mark.parametrize(("p", "q", "alpha"), [("1/5", "1/10", "1/20"), ("1/2", "1/2", "1/32"), ("7/10", "0", "1/8")])
def test_power_is_that_of_all_tables(p: str, q: str, alpha: str) -> None:
    """At a level of 1/32 five discordant items of one kind are just enough: met exactly."""
    exact = by_all_tables(14, Fraction(p), Fraction(q), Fraction(alpha))
    value = POWER(m=14, p10=float(Fraction(p)), p01=float(Fraction(q)), alpha=float(Fraction(alpha)))
    assert value == pytest.approx(float(exact), abs=1e-13)


def test_published_powers() -> None:
    """G*Power's manual cuts its sum short: .839343; the R package pwrss prints the rest; 199 items are enough too."""
    assert POWER(m=50, p10=0.32, p01=0.08, alpha=0.05) == pytest.approx(0.839356985, abs=5e-10)
    assert POWER(m=199, p10=0.2, p01=0.1, alpha=0.05) == pytest.approx(0.8010941751, abs=5e-11)
    assert POWER(m=79, p10=0.15, p01=0.05, alpha=0.025) < 0.44  # a page of formulas prints 79 items for a power of .8


@pytest.mark.parametrize(("p", "q", "alpha", "first", "sure"), [
    (0.2, 0.05, 0.05, 74, 130), (0.1, 0.02, 0.025, 153, 279), (0.5, 0.3, 0.025, 164, 186),
])  # fmt: skip
def test_solved_sizes_are_those_of_another_enumeration(p: float, q: float, alpha: float, first: int, sure: int) -> None:
    """Both columns were worked out beforehand by a slow enumeration of their own."""
    solution = POWER.solve("m", at_least=0.8, p10=p, p01=q, alpha=alpha)
    assert (solution.value, solution.certified) == (first, True)
    assert by_scipy(first, p, q, alpha) >= 0.8 > by_scipy(first - 1, p, q, alpha)
    assert SURE.solve("m", at_least=0.8, p10=p, p01=q, alpha=alpha).value == sure


@pytest.mark.parametrize(("p", "q", "alpha"), PLANS)
def test_the_lower_bound_rises_and_stays_below(p: float, q: float, alpha: float) -> None:
    m = np.arange(1, 700, 3)
    exact, sure = (theorem(m=m, p10=p, p01=q, alpha=alpha) for theorem in (POWER, SURE))
    assert np.all(sure <= exact + 1e-12) and np.all(np.diff(sure) >= -1e-12)


def test_sizes_at_the_edge_of_what_keeps_the_level() -> None:
    """Equally good models: the true level, never above the nominal one."""
    values = POWER(m=np.arange(1, 400), p10=0.2, p01=0.2, alpha=0.05)
    assert values.max() <= 0.05
    assert POWER(m=50, p10=0.2, p01=0.2, alpha=0.05) == pytest.approx(0.0325786742, abs=5e-11)


def test_the_region_is_that_of_whole_numbers() -> None:
    for alpha in (Fraction(1, 2), Fraction(1, 20), Fraction(1, 32), Fraction(1, 10**6)):
        critical = region(400, alpha).critical
        for D in (0, 5, 61, 299, 300, 301, 400):
            tails = [sum(comb(D, k) for k in range(c, D + 1)) for c in range(D + 2)]
            assert critical[D] == next(c for c, tail in enumerate(tails) if tail <= alpha * 2**D)
        assert all(b - a in (0, 1) for a, b in pairwise(critical))


@pytest.mark.parametrize(("n", "p"), [(30, Fraction(1, 3)), (800, Fraction(1, 50)), (800, Fraction(1, 1))])
def test_binomial_masses_are_those_of_fractions(n: int, p: Fraction) -> None:
    k = np.arange(-1, n + 2)
    exact = [float(comb(n, i) * p**i * (1 - p) ** (n - i)) if 0 <= i <= n else 0.0 for i in k.tolist()]
    np.testing.assert_allclose(binomial_mass(k, np.full(k.shape, n), float(p)), exact, rtol=1e-12)
