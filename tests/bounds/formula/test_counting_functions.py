"""Logarithms of binomial coefficients, Catalan numbers and Sauer sums, against integers and mpmath."""

import math

import mpmath
import numpy as np
import pytest

from bounds.formula.functions import log_binomial, log_catalan, log_growth
from tests.bounds.formula.exact_values import DIGITS, in_balls, log_choose, relative_error
from tests.sentences import pattern

RNG = np.random.default_rng(2014)

SIZES = [
    (0, 0),
    (1, 0),
    (1, 1),
    (2, 1),
    (10**15, 3),
    (10**15, 0),
    (10**15, 10**15),
    (10**15, 10**15 - 2),
    (10**6, 5 * 10**5),
]
SIZES += [
    (n, min(n, k))
    for n, k in zip(
        (10 ** RNG.uniform(0, 15, 60)).astype(int).tolist(),
        (10 ** RNG.uniform(0, 12, 60)).astype(int).tolist(),
        strict=True,
    )
]


@pytest.mark.parametrize(("n", "k"), SIZES)
def test_log_binomial(n: int, k: int) -> None:
    expected = log_choose(n, k)
    assert relative_error(log_binomial(n, k), expected) < 1e-13
    assert relative_error(float(in_balls(log_binomial, n, k)), expected) < 1e-15


def test_no_way_to_choose_more_than_there_is() -> None:
    assert log_binomial(5, 7) == -math.inf
    with pytest.raises(ArithmeticError, match=pattern("no 7 of 5")):
        in_balls(log_binomial, 5, 7)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 15, 16, 31, 32, 33, 100, 1000, 10**6, 10**15])
def test_log_catalan(size: int) -> None:
    with mpmath.workdps(DIGITS):
        expected = log_choose(2 * size, size) - mpmath.log(size + 1)
    assert relative_error(log_catalan(size), expected) < 1e-13
    assert relative_error(float(in_balls(log_catalan, size)), expected) < 1e-15


SHATTERED = [
    (1, 1),
    (1, 0),
    (2, 1),
    (3, 1),
    (10, 4),
    (10, 5),
    (11, 5),
    (600, 299),
    (600, 300),
    (600, 301),
    (10**15, 10),
    (7, 30),
    (3000, 1400),
]
SHATTERED += [
    (m, d)
    for m, d in zip((10 ** RNG.uniform(0, 15, 40)).astype(int).tolist(), RNG.integers(0, 300, 40).tolist(), strict=True)
]


@pytest.mark.parametrize(("m", "d"), SHATTERED)
def test_log_growth_is_the_logarithm_of_the_exact_sum(m: int, d: int) -> None:
    with mpmath.workdps(DIGITS):
        expected = mpmath.log(sum(math.comb(m, i) for i in range(min(d, m) + 1)))
    assert relative_error(log_growth(m, d), expected) < 1e-13
    assert relative_error(float(in_balls(log_growth, m, d)), expected) < 1e-15


@pytest.mark.parametrize(
    ("m", "d"),
    [
        (20_001, 8_900),
        (20_001, 9_990),
        (20_001, 12_345),
        (10**6, 10**5),
        (10**6, 499_000),
        (10**6, 460_000),
        (10**7, 10**6),
    ],
)
def test_log_growth_of_long_sums(m: int, d: int) -> None:
    """mpmath sums the tail, or the other tail, as a terminating series."""
    with mpmath.workdps(40):
        smaller = min(d, m - d - 1)
        term = total = mpmath.mpf(1)
        for i in range(smaller):
            term = term * (smaller - i) / (m - smaller + 1 + i)
            total += term
            if term < total * mpmath.mpf("1e-35"):
                break
        tail = log_choose(m, smaller) + mpmath.log(total)
        expected = tail if smaller == d else m * mpmath.log(2) + mpmath.log1p(-mpmath.exp(tail - m * mpmath.log(2)))
    assert relative_error(log_growth(m, d), expected) < 1e-13
    assert relative_error(float(in_balls(log_growth, m, d)), expected) < 1e-15


@pytest.mark.parametrize(
    ("m", "d"), [(10**15, 10**6), (10**15, 4 * 10**14), (2 * 10**12, 10**12 - 10**8), (10**15, 499 * 10**12)]
)
def test_log_growth_beyond_any_sum_lies_between_its_last_term_and_sauers_entropy_bound(m: int, d: int) -> None:
    """ln C(m, d) <= ln sum <= m h(d/m) for 2d <= m; both ends agree to 1e-10 at this size."""
    with mpmath.workdps(DIGITS):
        share = mpmath.mpf(d) / m
        entropy = -share * mpmath.log(share) - (1 - share) * mpmath.log(1 - share)
        low, high = log_choose(m, d), m * entropy
    assert low * (1 - mpmath.mpf("1e-15")) <= log_growth(m, d) <= high * (1 + mpmath.mpf("1e-15"))


def test_log_growth_of_a_class_as_rich_as_its_sample() -> None:
    assert log_growth(12, 12) == log_growth(12, 10**6) == 12 * math.log(2)
    assert log_growth(0, 0) == log_growth(1000, 0) == 0


def test_log_growth_in_balls_reaches_integers_no_double_holds() -> None:
    m, d = 10**300, 3
    with mpmath.workdps(400):
        expected = mpmath.log(1 + m + math.comb(m, 2) + math.comb(m, 3))
    assert relative_error(float(in_balls(log_growth, m, d)), expected) < 1e-15


def test_the_sum_of_one_has_the_bits_that_it_has_among_many() -> None:
    rng = np.random.default_rng(4)
    m = np.floor(np.exp(rng.uniform(0, 40, 600)))
    d = np.minimum(np.floor(np.exp(rng.uniform(0, 6, 600))), np.floor(m * rng.uniform(0, 1.1, 600)))
    alone = [log_growth(*point) for point in zip(m.tolist(), d.tolist(), strict=True)]
    assert log_growth(m, d).tolist() == alone
