"""Violation bounds against the papers' polynomials in exact fractions; the Beta law of the tightest interval."""

import math
from fractions import Fraction

import pytest
from flint import fmpq
from scipy.stats import beta

from bounds import theorems
from bounds.formula.functions import risk_complexity_upper, wait_and_judge_upper
from bounds.formula.special_function import Special


def polynomial(t: Fraction, k: int, m: int, delta: Fraction, last: int) -> Fraction:
    total = sum(math.comb(j, k) * t ** (j - k) for j in range(k, last + 1))
    return delta / (last + 1) * total - math.comb(m, k) * t ** (m - k)


@pytest.mark.parametrize(("k", "m", "delta"), [(0, 1, "1/2"), (0, 30, "1/20"), (3, 40, "1/100"), (25, 30, "3/10")])
@pytest.mark.parametrize(("special", "missing"), [(wait_and_judge_upper, 0), (risk_complexity_upper, 1)])
def test_roots_of_the_papers_polynomials(special: Special, missing: int, k: int, m: int, delta: str) -> None:
    result = special(k, m, float(Fraction(delta)))
    t = 1 - Fraction(result)
    step = Fraction(1, 10**12)
    left, right = (polynomial(t + s, k, m, Fraction(delta), m - missing) for s in (-step, step))
    assert left > 0 > right
    ball = special.ball(fmpq(k), fmpq(m), fmpq(*Fraction(delta).as_integer_ratio()))
    assert float(ball) == pytest.approx(result, rel=1e-13)
    assert special.below is not None
    for t, sign in ((result * (1 - 1e-9), -1), (result * (1 + 1e-9), 1)):
        exact = fmpq(*Fraction(t).as_integer_ratio())
        assert sign * special.below(exact, fmpq(k), fmpq(m), fmpq(*Fraction(delta).as_integer_ratio())) > 0


@pytest.mark.parametrize("m", [2, 10, 200])
def test_the_tightest_interval_attains_the_scenario_bound(m: int) -> None:
    # What m uniform points leave outside their range has a Beta(2, m - 1) law.
    bound = theorems["scenario"](m=m, delta=0.1, d=2)
    assert beta.sf(bound, 2, m - 1) == pytest.approx(0.1, rel=1e-10)


def test_siblings_agree_where_they_meet() -> None:
    inputs = dict(m=500, delta=0.05, size=12)
    chosen = theorems["compression_chosen_size"](**inputs)
    assert theorems["compression_binomial"](**inputs, errors=0) == pytest.approx(chosen, rel=1e-13)
    assert chosen <= theorems["graepel_compression"](**inputs)
    assert theorems["compression_realizable"](**inputs) <= chosen
