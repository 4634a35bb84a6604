"""Relative entropy, its inverse, and 1 - exp(-x), against mpmath."""

import math

import mpmath
import numpy as np
import pytest

from bounds.formula.functions import binary_kl, kl_inverse, one_minus_exp
from tests.bounds.formula.exact_values import decimal, in_balls, kl, relative_error

RNG = np.random.default_rng(2014)

PAIRS = [
    (0, 0.5),
    (1, 0.5),
    (0.5, 0.5),
    (0.3, 0.3000001),
    (1e-12, 2e-12),
    (1e-300, 0.5),
    (0.5, 1e-300),
    (0.1, 1 - 1e-16),
]
PAIRS += list(zip(RNG.uniform(0, 1, 30).tolist(), RNG.uniform(0, 1, 30).tolist(), strict=True))
PAIRS += [(q, q * (1 + 10.0**-power)) for power in range(1, 12) for q in (0.01, 0.4, 0.7)]


@pytest.mark.parametrize(("q", "p"), PAIRS)
def test_binary_kl(q: float, p: float) -> None:
    assert relative_error(binary_kl(q, p), kl(q, p)) < 1e-13
    ball = float(in_balls(binary_kl, q, p))
    assert ball == pytest.approx(float(kl(decimal(q), decimal(p))), rel=1e-15, abs=0)


def test_binary_kl_at_the_ends() -> None:
    assert binary_kl(0.3, 0) == binary_kl(0.3, 1) == math.inf
    assert binary_kl(0, 0) == binary_kl(1, 1) == 0
    with pytest.raises(ArithmeticError, match="infinite"):
        in_balls(binary_kl, 0.3, 1)


ROOTS = [
    (0, 0.1),
    (0.05, math.log(20) / 1000),
    (0.3, 1e-15),
    (0.3, 5),
    (0.999, 1e-6),
    (1e-300, 1e-3),
    (0.5, 30),
    (0.1, 36),
    (4.45e-59, 8.12e-25),  # 1 - p keeps nothing of p
    (1e-62, 1e-30),
]
ROOTS += list(zip(RNG.uniform(0, 1, 60).tolist(), (10 ** RNG.uniform(-14, 0.5, 60)).tolist(), strict=True))


@pytest.mark.parametrize(("q", "c"), ROOTS)
def test_kl_inverse_is_never_below_the_root_and_hardly_above(q: float, c: float) -> None:
    result = kl_inverse(q, c)
    assert result == 1 or kl(q, result) >= c
    shade = mpmath.mpf(result) * (1 - mpmath.mpf("1e-14"))
    assert shade < q or kl(q, shade) < c
    assert float(in_balls(kl_inverse, q, c)) == pytest.approx(result, rel=1e-12)


def test_kl_inverse_as_printed() -> None:
    assert f"{kl_inverse(0.05, math.log(20) / 1000):.11f}" == "0.06868474665"
    assert kl_inverse(0.3, 0) == 0.3
    assert kl_inverse(1, 0.1) == 1
    assert kl_inverse(0.3, 500) == 1


@pytest.mark.parametrize("x", [0, 1e-300, 1e-17, 1e-8, 0.5, 40, 1000])
def test_one_minus_exp(x: float) -> None:
    with mpmath.workdps(400):
        expected = 1 - mpmath.exp(-mpmath.mpf(x))
    assert relative_error(one_minus_exp(x), expected) < 1e-15
    assert relative_error(float(in_balls(one_minus_exp, x)), expected) < 1e-15
