"""Ball arithmetic proves what it says: exact where it can be, open where it must be, never NumPy inside."""

import math
import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import mpmath
import numpy as np
import pytest
from flint import arb, ctx, fmpq

from bounds.formula.balls import bracket, decide, enclose
from bounds.formula.exact import enclosed, exact
from bounds.formula.functions import ceil, exp, log, log2, log_growth, one_minus_exp, sqrt, where
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.variables import Number
from tests.bounds.formula.formulas import (
    DIGITS,
    FINITE,
    all_constants,
    clipped,
    difference_of_equals,
    distance,
    gap,
    guarded,
    larger,
    logarithm,
    one_or_the_other,
    pieces,
    reciprocal,
    rounded_up,
    samples,
    smaller,
    twice_the_gap,
    twice_the_theorem,
    whole_part_of_root,
)
from tests.sentences import pattern


def test_a_float_is_the_decimal_it_shows() -> None:
    assert exact(0.05) == fmpq(1, 20)
    assert exact(np.float64(0.1)) == fmpq(1, 10)
    assert exact(1e-300) == fmpq(1, 10**300)
    assert exact(Fraction(0.05)) != exact(0.05)
    assert exact(Fraction(1, 3)) == fmpq(1, 3)
    assert exact(np.int64(7)) == exact(7.0) == fmpq(7)
    assert exact(10**300) == fmpq(10**300)
    assert exact(Ln(1)) == 0
    with pytest.raises(ValueError, match=pattern("no finite")):
        exact(math.inf)
    with pytest.raises(TypeError, match="irrational"):
        exact(Ln(2))


@pytest.mark.parametrize(
    ("logarithm", "base", "factor"), [(Ln(59050), 59050, 1), (Ln(2, 2**20), 2, 2**20), (Ln(3, 10), 59049, 1)]
)
def test_an_exact_logarithm_is_exact(logarithm: Ln, base: int, factor: int) -> None:
    with mpmath.workdps(DIGITS):
        expected = mpmath.nstr(factor * mpmath.log(base), 40)
    with ctx.workprec(256):
        ball = enclosed(logarithm)
        assert isinstance(ball, arb)
        assert arb(expected, 1e-30).contains(ball)
        assert ball.rel_accuracy_bits() > 240


def test_ties_are_decided_exactly() -> None:
    """1 / (4 * .05 * .05²) is 2000, and no rounding makes it anything else."""
    assert enclose(samples, {"epsilon": 0.05}) == fmpq(2000)
    assert bracket(samples, {"epsilon": 0.05}) == (2000, 2000)
    assert decide(samples, "<=", 2000, {"epsilon": 0.05}) is True
    assert decide(samples, ">=", 2000, {"epsilon": 0.05}) is True
    assert decide(samples, "<=", 1999.9999999, {"epsilon": 0.05}) is False
    assert decide(samples, ">=", 2000.0000001, {"epsilon": 0.05}) is False


def test_roots_of_squares_stay_rational() -> None:
    def root(x: Number) -> Number:
        return sqrt(x) + x**0.5 + x ** (-3 / 2)

    assert enclose(root, {"x": 0.25}) == fmpq(1, 2) + fmpq(1, 2) + 8
    assert enclose(whole_part_of_root, {"x": 64}) == fmpq(8 + 6)
    assert enclose(whole_part_of_root, {"x": 10**300}) == fmpq(10**150 + 997)
    assert bracket(whole_part_of_root, {"x": 65}) == (15, 15)


def test_logarithms_and_powers_that_are_rational() -> None:
    def formula(x: Number) -> Number:
        return log(x) + exp(log(x)) + log2(x / 8) + one_minus_exp(log(x)) + 0**x + (x - 1) ** 0

    assert enclose(formula, {"x": 1}) == fmpq(1 - 3 + 1)


def test_a_tie_that_no_precision_opens() -> None:
    assert decide(difference_of_equals, "<=", 0, {"x": 0}) is None
    assert decide(difference_of_equals, ">=", 0, {"x": 0}) is None
    assert decide(difference_of_equals, "<=", 0, {"x": 1e-300}) is False
    assert decide(difference_of_equals, ">=", 0, {"x": 1e-300}) is True
    assert decide(difference_of_equals, "<=", 0, {"x": -1e-300}) is True


def test_literals_are_exact_in_ceilings() -> None:
    """In doubles ceil(10 * (0.1 + 0.2)) is 4."""
    assert enclose(rounded_up, {"x": 0.1}) == fmpq(3)
    assert float(rounded_up(0.1)) == 4


def test_an_undecided_ceiling_covers_both_integers() -> None:
    def formula(x: Number) -> Number:
        return ceil(log(9) - 2 * log(3) + x)

    low, high = bracket(formula, {"x": 5})
    assert low <= 5 < 6 <= high
    assert decide(formula, "<=", 7, {"x": 5}) is True
    assert decide(formula, "<=", 5, {"x": 5}) is None
    assert bracket(formula, {"x": 5.5}) == (6, 6)


@pytest.mark.parametrize(("x", "expected"), [(0.3, 1), (0.1 + 0.2, (0.1 + 0.2) ** 2), (1.5, 2.25), (3, math.log(3))])
def test_pieces(x: float, expected: float) -> None:
    low, high = bracket(pieces, {"x": x})
    assert low <= high == pytest.approx(expected, rel=1e-15)


def test_the_branch_not_taken_is_not_computed() -> None:
    assert enclose(guarded, {"x": 0}) == fmpq(7)
    assert enclose(guarded, {"x": 4}) == fmpq(1, 4)


def test_an_open_condition_covers_both_branches() -> None:
    def formula(x: Number) -> Number:
        return where(log(9) - 2 * log(3) + x <= 0, 1, 2)

    def undefined_on_one_side(x: Number) -> Number:
        return where(log(9) - 2 * log(3) + x <= 0, 1, 1 / x)

    low, high = bracket(formula, {"x": 0})
    assert low <= 1 < 2 <= high
    assert decide(formula, "<=", 2.5, {"x": 0}) is True
    with pytest.raises(ArithmeticError, match="undefined_on_one_side"):
        enclose(undefined_on_one_side, {"x": 0})


@pytest.mark.parametrize(("x", "expected"), [(0.5, 0), (1.25, 0.25), (3, 1), (1e300, 1)])
def test_clipping_is_exact(x: float, expected: float) -> None:
    assert enclose(clipped, {"x": x}) == exact(expected)


def test_a_root_that_touches_zero() -> None:
    low, high = bracket(distance, {"x": 0})
    assert low <= 0 <= high < 1e-150
    assert bracket(distance, {"x": -1}) == (0, 0)


def test_constants_are_the_numbers_they_name() -> None:
    with mpmath.workdps(DIGITS):
        expected = mpmath.e**2 * mpmath.pi * 2 + mpmath.mpf("0.1")
        low, high = bracket(all_constants, {"x": 0.1})
        assert mpmath.mpf(low) < expected < mpmath.mpf(high)
    assert high == math.nextafter(low, math.inf)


def test_formulas_are_read_in_place() -> None:
    inputs = {"m": 1000, "ln_size": 6.9}
    expected = 2 * gap(**inputs)
    for low, high in (bracket(twice_the_gap, inputs), bracket(twice_the_theorem, {**inputs, "delta": 0.05})):
        assert low == pytest.approx(expected, rel=1e-15)
        assert high == pytest.approx(expected, rel=1e-15)


def test_every_kind_of_number_is_given_alike() -> None:
    with mpmath.workdps(DIGITS):
        expected = mpmath.sqrt((mpmath.log(1000) + mpmath.log(40)) / 2000)
        for m in (1000, 1000.0, np.int64(1000), Fraction(1000), np.float64(1000)):
            low, high = bracket(FINITE.formula, {"m": m, "delta": 0.05, "ln_size": Ln(10, 3)})
            assert mpmath.mpf(low) < expected < mpmath.mpf(high)
            assert high - low < 1e-16


def test_decimals_meet_decimals() -> None:
    """The double 0.01 lies above 1/100; a condition "delta <= 0.01" must not refuse it."""

    def formula(delta: Number) -> Number:
        return where(delta <= 0.01, delta, 1)

    assert enclose(formula, {"delta": 0.01}) == fmpq(1, 100)
    assert decide(formula, "<=", 0.01, {"delta": 0.01}) is True


def test_integers_beyond_doubles() -> None:
    def formula(m: Number) -> Number:
        return log_growth(m, 2) - log(1 + m + m * (m - 1) / 2)

    low, high = bracket(formula, {"m": 10**300})
    assert low <= 0 <= high < 1e-200
    assert decide(FINITE.formula, "<=", 1e-149, {"m": 10**300, "delta": 0.05, "ln_size": 6.9}) is True


def test_beyond_the_range_of_doubles_brackets_stay_true() -> None:
    def huge(x: Number) -> Number:
        return exp(x)

    low, high = bracket(huge, {"x": 10**6})
    assert (low, high) == (sys.float_info.max, math.inf)
    assert bracket(huge, {"x": -(10**6)}) == (0, math.ulp(0))
    assert bracket(huge, {"x": -(10**300)})[1] == math.ulp(0)
    assert decide(huge, "<=", 1, {"x": -(10**300)}) is True
    with pytest.raises(ArithmeticError, match="huge: exponential"):
        decide(huge, "<=", 1, {"x": 10**300})


@pytest.mark.parametrize(
    ("formula", "x", "words"),
    [
        (reciprocal, 0.1, "reciprocal zero"),
        (logarithm, 0.1, "logarithm not"),
        (logarithm, 0, "logarithm not"),
        (gap, -1, "square negative"),
    ],
)
def test_what_is_undefined_is_refused_by_name(formula: Callable[..., Any], x: float, words: str) -> None:
    inputs = {"m": x, "ln_size": 6.9} if formula is gap else {"x": x}
    before = ctx.prec
    for ask in (
        lambda: enclose(formula, inputs),
        lambda: bracket(formula, inputs),
        lambda: decide(formula, "<=", 1, inputs),
    ):
        with pytest.raises(ArithmeticError, match=pattern(words)):
            ask()
    assert ctx.prec == before


def test_undefined_for_all_that_any_precision_can_tell() -> None:
    def formula(x: Number) -> Number:
        return 1 / (log(9) - 2 * log(3) + x)

    with pytest.raises(ArithmeticError, match=pattern("formula undefined")):
        enclose(formula, {"x": 0})
    with pytest.raises(ArithmeticError, match=pattern("formula undefined")):
        decide(formula, "<=", 1, {"x": 0})


def test_sums_too_long_are_refused_in_words() -> None:
    def formula(m: Number) -> Number:
        return log_growth(m, m / 2 - 1)

    with pytest.raises(NotImplementedError, match=pattern("≈ 5·10⁷")):
        decide(formula, "<=", 1, {"m": 10**14})


@pytest.mark.parametrize("formula", [smaller, larger, one_or_the_other])
def test_bounds_defined_by_inequalities_are_decided_by_them(formula: Callable[..., Any]) -> None:
    """Within 1e-8 of the value in doubles, and on the side of it that is asked."""
    for inputs in ({"m": 100, "q": 0.1, "delta": 0.05}, {"m": 1000, "q": 0.05, "delta": 1e-9}):
        value = formula(**inputs)
        for relation in ("<=", ">="):
            assert decide(formula, relation, value * (1 + 1e-8), inputs) is (relation == "<=")
            assert decide(formula, relation, value * (1 - 1e-8), inputs) is (relation == ">=")
        low, high = bracket(formula, inputs)
        assert low * (1 - 1e-9) <= value <= high * (1 + 1e-9)


def test_precision_is_given_back() -> None:
    before = ctx.prec
    decide(difference_of_equals, "<=", 0, {"x": 0})
    enclose(difference_of_equals, {"x": 0}, bits=300)
    assert ctx.prec == before


def test_missing_inputs_are_named() -> None:
    with pytest.raises(TypeError, match=pattern("gap ln_size")):
        enclose(gap, {"m": 1000})
