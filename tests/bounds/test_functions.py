"""Special functions in doubles and in balls, against integers, Fractions and mpmath at 60 digits or more."""

import math
import pickle
import subprocess
import sys
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from flint import fmpq

from bounds import functions
from bounds.balls import decide, enclose
from bounds.functions import (
    binary_kl,
    binomial_cdf,
    binomial_sf,
    binomial_upper,
    growth,
    kl_inverse,
    log_binomial,
    log_catalan,
    log_growth,
    one_minus_exp,
)
from bounds.logarithm import Ln
from bounds.special import Special

DIGITS = 80


def relative_error(found, expected):
    with mpmath.workdps(DIGITS):
        expected = mpmath.mpf(expected)
        return float(abs(mpmath.mpf(found) - expected) / (abs(expected) if expected else 1))


def log_choose(n, k):
    """ln C(n, k): of the exact integer where that is short, else from log-gamma with digits to spare."""
    with mpmath.workdps(DIGITS):
        if min(k, n - k) <= 2000:
            return mpmath.log(math.comb(n, k))
        return mpmath.loggamma(n + 1) - mpmath.loggamma(k + 1) - mpmath.loggamma(n - k + 1)


def tails(k, n, p):
    """(P[X <= k], P[X > k]) for X ~ Bin(n, p), as exact integers over one denominator, rounded once."""
    p = Fraction(p)
    success, failure = p.numerator, p.denominator - p.numerator
    terms = [failure**n]
    for i in range(n):
        terms.append(terms[-1] * (n - i) * success // ((i + 1) * failure))
    with mpmath.workdps(DIGITS):
        whole = mpmath.mpf(p.denominator) ** n
        return mpmath.mpf(sum(terms[: k + 1])) / whole, mpmath.mpf(sum(terms[k + 1 :])) / whole


def decimal(number):
    """What a float shows, as balls read it."""
    with mpmath.workdps(DIGITS):
        return mpmath.mpf(repr(number))


def kl(q, p):
    with mpmath.workdps(DIGITS):
        q, p = mpmath.mpf(q), mpmath.mpf(p)
        first = q * mpmath.log(q / p) if q else mpmath.mpf(0)
        return first + ((1 - q) * mpmath.log((1 - q) / (1 - p)) if q != 1 else 0)


def in_balls(special, *arguments):
    """The ball version, with its arguments through the front door of the evaluator."""
    names = "abc"[: len(arguments)]
    formulas = {1: one, 2: two, 3: three}
    formula = formulas[len(arguments)](special)
    return enclose(formula, dict(zip(names, arguments, strict=True)))


def one(special):
    def formula(a):
        return 1 * special(a)

    return formula


def two(special):
    def formula(a, b):
        return 1 * special(a, b)

    return formula


def three(special):
    def formula(a, b, c):
        return 1 * special(a, b, c)

    return formula


RNG = np.random.default_rng(2014)
SIZES = [(0, 0), (1, 0), (1, 1), (2, 1), (10**15, 3), (10**15, 0), (10**15, 10**15), (10**15, 10**15 - 2), (10**6, 5 * 10**5)]
SIZES += [
    (n, min(n, k))
    for n, k in zip((10 ** RNG.uniform(0, 15, 60)).astype(int).tolist(), (10 ** RNG.uniform(0, 12, 60)).astype(int).tolist(), strict=True)
]


@pytest.mark.parametrize(("n", "k"), SIZES)
def test_log_binomial(n, k):
    expected = log_choose(n, k)
    assert relative_error(log_binomial(n, k), expected) < 1e-13
    assert relative_error(float(in_balls(log_binomial, n, k)), expected) < 1e-15


def test_no_way_to_choose_more_than_there_is():
    assert log_binomial(5, 7) == -math.inf
    with pytest.raises(ArithmeticError, match="no way to choose 7 of 5"):
        in_balls(log_binomial, 5, 7)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 15, 16, 31, 32, 33, 100, 1000, 10**6, 10**15])
def test_log_catalan(size):
    with mpmath.workdps(DIGITS):
        expected = log_choose(2 * size, size) - mpmath.log(size + 1)
    assert relative_error(log_catalan(size), expected) < 1e-13
    assert relative_error(float(in_balls(log_catalan, size)), expected) < 1e-15


SHATTERED = [(1, 1), (1, 0), (2, 1), (3, 1), (10, 4), (10, 5), (11, 5), (600, 299), (600, 300), (600, 301), (10**15, 10), (7, 30), (3000, 1400)]
SHATTERED += [
    (m, d)
    for m, d in zip((10 ** RNG.uniform(0, 15, 40)).astype(int).tolist(), RNG.integers(0, 300, 40).tolist(), strict=True)
]


@pytest.mark.parametrize(("m", "d"), SHATTERED)
def test_log_growth_is_the_logarithm_of_the_exact_sum(m, d):
    with mpmath.workdps(DIGITS):
        expected = mpmath.log(sum(math.comb(m, i) for i in range(min(d, m) + 1)))
    assert relative_error(log_growth(m, d), expected) < 1e-13
    assert relative_error(float(in_balls(log_growth, m, d)), expected) < 1e-15


@pytest.mark.parametrize(
    ("m", "d"),
    [(20_001, 8_900), (20_001, 9_990), (20_001, 12_345), (10**6, 10**5), (10**6, 499_000), (10**6, 460_000), (10**7, 10**6)],
)
def test_log_growth_of_long_sums(m, d):
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


@pytest.mark.parametrize(("m", "d"), [(10**15, 10**6), (10**15, 4 * 10**14), (2 * 10**12, 10**12 - 10**8), (10**15, 499 * 10**12)])
def test_log_growth_beyond_any_sum_lies_between_its_last_term_and_sauers_entropy_bound(m, d):
    """ln C(m, d) <= ln sum <= m h(d/m) for 2d <= m; both ends agree to 1e-10 at this size."""
    with mpmath.workdps(DIGITS):
        share = mpmath.mpf(d) / m
        entropy = -share * mpmath.log(share) - (1 - share) * mpmath.log(1 - share)
        low, high = log_choose(m, d), m * entropy
    assert low * (1 - mpmath.mpf("1e-15")) <= log_growth(m, d) <= high * (1 + mpmath.mpf("1e-15"))


def test_log_growth_of_a_class_as_rich_as_its_sample():
    assert log_growth(12, 12) == log_growth(12, 10**6) == 12 * math.log(2)
    assert log_growth(0, 0) == log_growth(1000, 0) == 0


def test_log_growth_in_balls_reaches_integers_no_double_holds():
    m, d = 10**300, 3
    with mpmath.workdps(400):
        expected = mpmath.log(1 + m + math.comb(m, 2) + math.comb(m, 3))
    assert relative_error(float(in_balls(log_growth, m, d)), expected) < 1e-15


BINOMIALS = [(0, 1, 0.3), (0, 10, 1e-300), (3, 10, 0.5), (9, 10, 0.999999), (192, 600, 0.359), (2, 900, 0.2), (700, 900, 0.2)]
BINOMIALS += [
    (int(n * share), n, float(p))
    for n, share, p in zip(RNG.integers(1, 400, 40).tolist(), RNG.uniform(0, 1, 40), RNG.uniform(0.001, 0.999, 40), strict=True)
]


@pytest.mark.parametrize(("k", "n", "p"), BINOMIALS)
def test_binomial_tails(k, n, p):
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


def ball_middle(ball):
    with mpmath.workdps(DIGITS):
        if isinstance(ball, fmpq):
            return mpmath.mpf(int(ball.p)) / int(ball.q)
        mantissa, exponent = ball.mid().man_exp()
        return mpmath.mpf(int(mantissa)) * mpmath.mpf(2) ** int(exponent)


def test_binomial_tails_where_nothing_is_random():
    assert binomial_cdf(-1, 5, 0.3) == 0
    assert binomial_sf(-1, 5, 0.3) == 1
    assert binomial_cdf(5, 5, 0.3) == 1
    assert binomial_sf(5, 5, 0.3) == 0
    assert binomial_cdf(2, 5, 0.0) == 1
    assert binomial_sf(4, 5, 1.0) == 1
    assert in_balls(binomial_cdf, -1, 5, 0.3) == 0
    assert in_balls(binomial_sf, 4, 5, 1) == 1
    assert in_balls(binomial_cdf, 1, 2, 0.5) == fmpq(3, 4)
    with pytest.raises(ArithmeticError, match="no binomial distribution"):
        in_balls(binomial_cdf, 1, 2, 1.5)


def test_upper_tail_keeps_its_digits():
    """P[Bin(900, 0.2) > 450], which 1 - cdf would make 0 or 1e-16."""
    _, above = tails(450, 900, 0.2)
    assert above < 1e-70
    assert relative_error(binomial_sf(450, 900, 0.2), above) < 1e-11


# Clopper and Pearson's limits: two published ones, and 1 - 0.05**(1/10).
@pytest.mark.parametrize(
    ("errors", "m", "delta", "printed"),
    [(192, 600, 0.025, "0.358976828068"), (50, 1000, 0.05, "0.06286340351"), (0, 10, 0.05, "0.258865551")],
)
def test_binomial_upper_as_printed(errors, m, delta, printed):
    assert f"{binomial_upper(errors, m, delta):.{len(printed) - 2}f}" == printed


UPPER = [(1, 2, 0.5), (3, 1000, 1e-300), (0, 7, 1e-30), (0, 10**15, 0.05), (1, 10**15, 0.05), (999, 1000, 0.01), (5, 10, 0.9999)]
UPPER += [
    (min(errors, m - 1), m, float(delta))
    for errors, m, delta in zip(
        RNG.integers(0, 60, 30).tolist(), RNG.integers(1, 2000, 30).tolist(), 10 ** RNG.uniform(-30, -0.01, 30), strict=True
    )
]


@pytest.mark.parametrize(("errors", "m", "delta"), UPPER)
def test_binomial_upper_is_the_root_of_the_exact_tail(errors, m, delta):
    found = binomial_upper(errors, m, delta)

    def tail(p):
        return mpmath.fsum(mpmath.binomial(m, i) * p**i * (1 - p) ** (m - i) for i in range(errors + 1))

    if errors > 100:
        assert 1 - mpmath.mpf(found) ** m == pytest.approx(delta, rel=1e-9)
        return
    with mpmath.workdps(60):
        step = mpmath.mpf("1e-12")
        assert tail(found * (1 - step)) > delta > tail(found * (1 + step))
        ball = ball_middle(in_balls(binomial_upper, errors, m, delta))
        assert abs(tail(ball) - mpmath.mpf(repr(delta))) < mpmath.mpf("1e-28") * delta


def test_binomial_upper_where_all_or_none_are_wrong():
    assert binomial_upper(5, 5, 0.05) == 1
    assert in_balls(binomial_upper, 5, 5, 0.05) == 1
    assert binomial_upper(0, 20, 0.05) == pytest.approx(1 - 0.05 ** (1 / 20), rel=1e-14)
    assert binomial_upper(0, 10**15, 0.5) == pytest.approx(math.log(2) / 10**15, rel=1e-12)


@pytest.mark.parametrize(("errors", "m"), [(10, 100), (5_000, 100_000), (100_000, 1_000_000), (100, 10**9), (10**4, 10**12)])
def test_binomial_upper_in_balls_agrees_with_doubles(errors, m):
    assert float(in_balls(binomial_upper, errors, m, 0.01)) == pytest.approx(binomial_upper(errors, m, 0.01), rel=1e-11)


PAIRS = [(0, 0.5), (1, 0.5), (0.5, 0.5), (0.3, 0.3000001), (1e-12, 2e-12), (1e-300, 0.5), (0.5, 1e-300), (0.1, 1 - 1e-16)]
PAIRS += list(zip(RNG.uniform(0, 1, 30).tolist(), RNG.uniform(0, 1, 30).tolist(), strict=True))
PAIRS += [(q, q * (1 + 10.0**-power)) for power in range(1, 12) for q in (0.01, 0.4, 0.7)]


@pytest.mark.parametrize(("q", "p"), PAIRS)
def test_binary_kl(q, p):
    assert relative_error(binary_kl(q, p), kl(q, p)) < 1e-13
    ball = float(in_balls(binary_kl, q, p))
    assert ball == pytest.approx(float(kl(decimal(q), decimal(p))), rel=1e-15, abs=0)


def test_binary_kl_at_the_ends():
    assert binary_kl(0.3, 0) == binary_kl(0.3, 1) == math.inf
    assert binary_kl(0, 0) == binary_kl(1, 1) == 0
    with pytest.raises(ArithmeticError, match="infinite"):
        in_balls(binary_kl, 0.3, 1)


ROOTS = [(0, 0.1), (0.05, math.log(20) / 1000), (0.3, 1e-15), (0.3, 5), (0.999, 1e-6), (1e-300, 1e-3), (0.5, 30), (0.1, 36)]
ROOTS += list(zip(RNG.uniform(0, 1, 60).tolist(), (10 ** RNG.uniform(-14, 0.5, 60)).tolist(), strict=True))


@pytest.mark.parametrize(("q", "c"), ROOTS)
def test_kl_inverse_is_never_below_the_root_and_hardly_above(q, c):
    found = kl_inverse(q, c)
    assert found == 1 or kl(q, found) >= c
    shade = mpmath.mpf(found) * (1 - mpmath.mpf("1e-14"))
    assert shade < q or kl(q, shade) < c
    assert float(in_balls(kl_inverse, q, c)) == pytest.approx(found, rel=1e-12)


def test_kl_inverse_as_printed():
    assert f"{kl_inverse(0.05, math.log(20) / 1000):.11f}" == "0.06868474665"
    assert kl_inverse(0.3, 0) == 0.3
    assert kl_inverse(1, 0.1) == 1
    assert kl_inverse(0.3, 500) == 1


@pytest.mark.parametrize("x", [0, 1e-300, 1e-17, 1e-8, 0.5, 40, 1000])
def test_one_minus_exp(x):
    with mpmath.workdps(400):
        expected = 1 - mpmath.exp(-mpmath.mpf(x))
    assert relative_error(one_minus_exp(x), expected) < 1e-15
    assert relative_error(float(in_balls(one_minus_exp, x)), expected) < 1e-15


EVERY = [(special, arguments) for special, arguments in (
    (log_growth, (np.array([10.0, 100.0, 1e15]), 5)),
    (growth, (np.array([10.0, 100.0, 1e15]), 5)),
    (log_binomial, (np.array([[10.0], [100.0]]), np.array([2.0, 3.0]))),
    (log_catalan, (np.arange(5.0),)),
    (binomial_cdf, (np.arange(4.0), 10, 0.3)),
    (binomial_sf, (np.arange(4.0), 10, 0.3)),
    (binomial_upper, (np.arange(11.0), 10, 0.05)),
    (binary_kl, (np.linspace(0, 1, 5), 0.3)),
    (kl_inverse, (np.linspace(0, 1, 5), 0.3)),
    (one_minus_exp, (np.linspace(0, 1, 5),)),
)]  # fmt: skip


@pytest.mark.parametrize(("special", "arguments"), EVERY, ids=lambda value: getattr(value, "name", ""))
def test_arrays_are_taken_entry_by_entry(special, arguments):
    broadcast = np.broadcast_arrays(*arguments)
    found = special(*arguments)
    assert found.shape == broadcast[0].shape
    expected = [special(*(float(entry) for entry in entries)) for entries in zip(*(a.ravel() for a in broadcast), strict=True)]
    assert all(isinstance(value, float) for value in expected)
    # Newton's last step is shared by all entries of an array.
    assert found.ravel().tolist() == pytest.approx(expected, rel=1e-15, abs=0)


def test_every_special_function_is_tried_here():
    offered = {value for value in vars(functions).values() if isinstance(value, Special)}
    assert {special for special, _ in EVERY} == offered


def bound_of_test_set(a, b, c):
    return binomial_upper(a, b, c)


def inverse_of_kl(a, b):
    return kl_inverse(a, b)


@pytest.mark.parametrize("given", [(192, 600, 0.025), (0, 50, 0.1), (3, 1000, 1e-300), (5000, 100_000, 0.05), (1, 2, 0.25)])
def test_defining_inequality_of_binomial_upper_agrees_with_its_value(given):
    check_both_sides(bound_of_test_set, binomial_upper(*given), dict(zip("abc", given, strict=True)))


@pytest.mark.parametrize("given", [(0.05, 0.003), (0, 0.1), (0.3, 1e-12), (0.999, 0.001), (0.5, 20)])
def test_defining_inequality_of_kl_inverse_agrees_with_its_value(given):
    check_both_sides(inverse_of_kl, kl_inverse(*given), dict(zip("ab", given, strict=True)))


def check_both_sides(formula, value, given):
    above, beneath = value * (1 + 1e-11), value * (1 - 1e-11)
    assert decide(formula, "<=", above, given) is True
    assert decide(formula, ">=", above, given) is False
    assert decide(formula, "<=", beneath, given) is False
    assert decide(formula, ">=", beneath, given) is True
    assert decide(formula, "<=", 2, given) is True
    assert decide(formula, "<=", -1, given) is False


def test_defining_inequality_decides_a_tie():
    """(1 - 0.9)**2 = 0.01 exactly: no error in two, and a bound of nine tenths."""
    given = {"a": 0, "b": 2, "c": 0.01}
    assert decide(bound_of_test_set, "<=", 0.9, given) is True
    assert decide(bound_of_test_set, ">=", 0.9, given) is True


def test_formulas_start_without_heavy_libraries():
    """scipy costs a quarter of a second and flint 45 ms; neither is wanted before it is needed."""
    script = "import sys, bounds.functions; sys.exit(any(name in sys.modules for name in ('scipy', 'flint')))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


@pytest.mark.parametrize(
    ("logarithm", "expected"),
    [
        (Ln(59050), "ln(59050)"),
        (Ln(2, 2**20), "2**20 * ln(2)"),
        (Ln(10**5000, 3), "15000 * ln(10)"),
        (Ln(Fraction(10**400 + 1, 10**400)), "mpf(10)**-400"),
        (Ln(Fraction(1, 7), Fraction(1, 2)), "-ln(7) / 2"),
        (Ln(1), "0"),
    ],
)
def test_exact_logarithms(logarithm, expected):
    with mpmath.workdps(60):
        value = eval(expected, {"ln": mpmath.log, "mpf": mpmath.mpf})
    assert float(logarithm) == pytest.approx(float(value), rel=1e-15, abs=0)
    copy = pickle.loads(pickle.dumps(logarithm))
    assert (copy, copy.base, copy.multiplier) == (logarithm, logarithm.base, logarithm.multiplier)
    assert hash(copy) == hash(float(logarithm))
    assert type(logarithm + 1) is float
    assert type(np.float64(2) * logarithm) is np.float64


def test_exact_logarithms_print_as_they_are_written():
    assert repr(Ln(59050)) == "Ln(59050)"
    assert repr(Ln(2, 1048576)) == "Ln(2, 1048576)"
    assert repr(Ln(Fraction(1, 7))) == "Ln(Fraction(1, 7))"
    assert repr(Ln(10**5000)) == f"Ln({hex(10**5000)})"
    with pytest.raises(ValueError, match="only positive numbers have a logarithm; got 0"):
        Ln(0)
