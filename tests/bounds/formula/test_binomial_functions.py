"""Binomial tails and the Clopper-Pearson limit, in doubles and in balls, against integers and mpmath."""

import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from flint import arb, fmpq

from bounds.formula.functions import binomial_cdf, binomial_sf, binomial_upper
from tests.bounds.formula.exact_values import DIGITS, in_balls, relative_error, tails
from tests.sentences import pattern

RNG = np.random.default_rng(2014)

BINOMIALS = [
    (0, 1, 0.3),
    (0, 10, 1e-300),
    (3, 10, 0.5),
    (9, 10, 0.999999),
    (192, 600, 0.359),
    (2, 900, 0.2),
    (700, 900, 0.2),
]
BINOMIALS += [
    (int(n * share), n, float(p))
    for n, share, p in zip(
        RNG.integers(1, 400, 40).tolist(), RNG.uniform(0, 1, 40), RNG.uniform(0.001, 0.999, 40), strict=True
    )
]


@pytest.mark.parametrize(("k", "n", "p"), BINOMIALS)
def test_binomial_tails(k: int, n: int, p: float) -> None:
    k = min(k, n - 1)
    below, above = tails(k, n, p)
    for special, expected in ((binomial_cdf, below), (binomial_sf, above)):
        if expected > 1e-290:
            assert relative_error(special(k, n, p), expected) < 1e-11
        # The ball reads the decimal, the exact sum above the double: apart by the double's own error.
        decimal_below, decimal_above = tails(k, n, Fraction(repr(p)))
        decimal = decimal_below if special is binomial_cdf else decimal_above
        ball = in_balls(special, k, n, p)
        with mpmath.workdps(DIGITS):
            assert abs(ball_middle(ball) - decimal) <= decimal * mpmath.mpf("1e-30")


def ball_middle(ball: arb | fmpq) -> mpmath.mpf:
    with mpmath.workdps(DIGITS):
        if isinstance(ball, fmpq):
            return mpmath.mpf(int(ball.p)) / int(ball.q)
        mantissa, exponent = ball.mid().man_exp()
        return mpmath.mpf(int(mantissa)) * mpmath.mpf(2) ** int(exponent)


def test_binomial_tails_where_nothing_is_random() -> None:
    assert binomial_cdf(-1, 5, 0.3) == 0
    assert binomial_sf(-1, 5, 0.3) == 1
    assert binomial_cdf(5, 5, 0.3) == 1
    assert binomial_sf(5, 5, 0.3) == 0
    assert binomial_cdf(2, 5, 0.0) == 1
    assert binomial_sf(4, 5, 1.0) == 1
    assert in_balls(binomial_cdf, -1, 5, 0.3) == 0
    assert in_balls(binomial_sf, 4, 5, 1) == 1
    assert in_balls(binomial_cdf, 1, 2, 0.5) == fmpq(3, 4)
    with pytest.raises(ArithmeticError, match=pattern("not binomial")):
        in_balls(binomial_cdf, 1, 2, 1.5)


def test_upper_tail_keeps_its_digits() -> None:
    """P[Bin(900, 0.2) > 450], which 1 - cdf would make 0 or 1e-16."""
    _, above = tails(450, 900, 0.2)
    assert above < 1e-70
    assert relative_error(binomial_sf(450, 900, 0.2), above) < 1e-11


# Clopper and Pearson's limits: two published ones, and 1 - 0.05**(1/10).
@pytest.mark.parametrize(
    ("errors", "m", "delta", "printed"),
    [(192, 600, 0.025, "0.358976828068"), (50, 1000, 0.05, "0.06286340351"), (0, 10, 0.05, "0.258865551")],
)
def test_binomial_upper_as_printed(errors: int, m: int, delta: float, printed: str) -> None:
    assert f"{binomial_upper(errors, m, delta):.{len(printed) - 2}f}" == printed


UPPER = [
    (1, 2, 0.5),
    (3, 1000, 1e-300),
    (0, 7, 1e-30),
    (0, 10**15, 0.05),
    (1, 10**15, 0.05),
    (999, 1000, 0.01),
    (5, 10, 0.9999),
]
UPPER += [
    (min(errors, m - 1), m, float(delta))
    for errors, m, delta in zip(
        RNG.integers(0, 60, 30).tolist(),
        RNG.integers(1, 2000, 30).tolist(),
        10 ** RNG.uniform(-30, -0.01, 30),
        strict=True,
    )
]


@pytest.mark.parametrize(("errors", "m", "delta"), UPPER)
def test_binomial_upper_is_the_root_of_the_exact_tail(errors: int, m: int, delta: float) -> None:
    result = binomial_upper(errors, m, delta)

    def tail(p: mpmath.mpf) -> mpmath.mpf:
        return mpmath.fsum(mpmath.binomial(m, i) * p**i * (1 - p) ** (m - i) for i in range(errors + 1))

    if errors > 100:
        assert 1 - mpmath.mpf(result) ** m == pytest.approx(delta, rel=1e-9)
        return
    with mpmath.workdps(60):
        step = mpmath.mpf("1e-12")
        assert tail(result * (1 - step)) > delta > tail(result * (1 + step))
        ball = ball_middle(in_balls(binomial_upper, errors, m, delta))
        resolution = mpmath.mpf("1e-28") * delta + mpmath.mpf("1e-35")  # a ball near 1 has 128 bits
        assert abs(tail(ball) - mpmath.mpf(repr(delta))) < resolution


def test_binomial_upper_where_all_or_none_are_wrong() -> None:
    assert binomial_upper(5, 5, 0.05) == 1
    assert in_balls(binomial_upper, 5, 5, 0.05) == 1
    assert binomial_upper(0, 20, 0.05) == pytest.approx(1 - 0.05 ** (1 / 20), rel=1e-14)
    assert binomial_upper(0, 10**15, 0.5) == pytest.approx(math.log(2) / 10**15, rel=1e-12)


@pytest.mark.parametrize(
    ("errors", "m"), [(10, 100), (5_000, 100_000), (100_000, 1_000_000), (100, 10**9), (10**4, 10**12)]
)
def test_binomial_upper_in_balls_agrees_with_doubles(errors: int, m: int) -> None:
    assert float(in_balls(binomial_upper, errors, m, 0.01)) == pytest.approx(binomial_upper(errors, m, 0.01), rel=1e-11)
