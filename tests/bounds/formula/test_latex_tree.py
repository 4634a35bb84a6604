"""What is printed is what runs: an independent reader of the LaTeX must arrive at the formula's value."""

import ast
import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

import hypothesis
import numpy as np
import pytest
from hypothesis import assume, example
from hypothesis import strategies as st

from bounds.formula.functions import (
    binary_kl,
    binomial_cdf,
    binomial_sf,
    binomial_upper,
    ceil,
    e,
    exp,
    floor,
    kl_inverse,
    log,
    log2,
    log_binomial,
    log_catalan,
    log_growth,
    maximum,
    minimum,
    one_minus_exp,
    pi,
    sqrt,
    where,
)
from bounds.formula.inlining import inlined
from bounds.formula.latex_piece import number, symbol
from bounds.formula.latex_tree import typeset as typeset_tree
from bounds.formula.special.growth import growth
from bounds.formula.special_function import Special
from bounds.vocabulary.variables import Number
from tests.bounds.formula.latex_reader import Misread, read_latex

SYMBOLS = {"a": "a", "b": r"\beta", "c": r"\ln|\mathcal H|", "d": r"\hat L_S(h)", "x": "x"}
HALF = 0.5

mean = Special("mean", lambda p, q: (p + q) / 2, max, lambda p, q: rf"\mathrm{{mean}}\left({p},\;{q}\right)")
drop = Special("drop", lambda p: 1 - np.exp(-p), max, lambda p: rf"\left(1-e^{{-{p}}}\right)")


# One formula a line: every node there is, in every place where brackets could be forgotten.
def sums(a: Number, b: Number, c: Number, d: Number) -> Number:
    return a - (b - c) + (d - a) - (a + b) + -c


def differences(a: Number, b: Number, c: Number, d: Number) -> Number:
    return a - (b + (c - d)) - (-a)


def negatives(a: Number, b: Number, c: Number, d: Number) -> Number:
    return -a * b + -(a + b) * c - -d + a * -b + -(a * b) / c - (-a) ** 2 - -(a**2)


def products(a: Number, b: Number, c: Number, d: Number) -> Number:
    return (a + b) * c * (a - d) * 2 * 3 * b * (2 * a) * 0.5 * c * 1e-05 * d * 12345678.9


def number_first(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 2 * a * b + 2 * (a + b) + 2 * log(a) + 2 * sqrt(2) * a + 2 * (1 / 3) * a + 3e-7 * a + 1e9 * 3


def logarithm_in_product(a: Number, b: Number, c: Number, d: Number) -> Number:
    return log(a) * b * log(b / a) + c * a + a * c + log(a) * log(b) * log(a * b) + c / log(a + b) + log(log(a + 3)) * 2


def logarithms(a: Number, b: Number, c: Number, d: Number) -> Number:
    return (
        log(a**2)
        + log(sqrt(a))
        - log(1 / a)
        + log(2)
        + log2(a) * log2(b / 3)
        + log(c + 1)
        + log(1e-5)
        + log(3 + -a / b)
    )


def divisions(a: Number, b: Number, c: Number, d: Number) -> Number:
    return a / b / c + a / (b * c) + a / (b / c) + a / b * c + a * b / c + a / (b + c) / 2 + (a + b) / c / d


def deep_fractions(a: Number, b: Number, c: Number, d: Number) -> Number:
    return a / (b + c / (d + a / (b + 1 / c))) + log(2 / (a / (1 + b / c))) / (1 + 1 / (a / b))


def powers(a: Number, b: Number, c: Number, d: Number) -> Number:
    return (a + b) ** 2 + (a * b) ** 2 + (a / b) ** 2 + c**2 + (a**b) ** 0.3 + log(a + 1) ** 2 + 2**a + 0.1**2 + d**3


def small_powers(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 2**-a + a ** (-b / 3) + (a + 1) ** (1 / b) + 2 ** (a / (b + 1)) + 2 ** (2**-a) + 3 ** (-(a + b)) + a**-1


def roots(a: Number, b: Number, c: Number, d: Number) -> Number:
    return (
        sqrt(a + sqrt(b / a)) + (a + b) ** 0.5 + a**0.5 * b + sqrt(a) ** 3 + (a + b) ** (1 / 2) + sqrt(a * b) / sqrt(c)
    )


def exponentials(a: Number, b: Number, c: Number, d: Number) -> Number:
    return (
        exp(-a) * b + 2 * exp(-2 * a * b**2 / 3) + exp(-a / (b + c)) + exp(a) ** 2 + e ** (-a) + e * a + exp(a / b - c)
    )


def tall_exponentials(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 1 - exp(-(a + sqrt(b / c)) / (a + b)) + exp(-sqrt(a)) * a + a * exp(-1 / (1 + exp(-a / (b * c))))


def roundings(a: Number, b: Number, c: Number, d: Number) -> Number:
    return ceil(a / b) * c + floor(a + b) ** 2 + 2 * ceil(a) + log(ceil(a) + 1) + ceil(log2(a + 2))


def extremes(a: Number, b: Number, c: Number, d: Number) -> Number:
    return maximum(a, b / c) * minimum(a - b, -c) + 2 * maximum(1, a) ** 2 + log(maximum(a, 1 / b)) + minimum(a, HALF)


def extremes_of_negatives(a: Number, b: Number, c: Number, d: Number) -> Number:
    return maximum(a, -b) - minimum(a, d) ** 2 + 2**a - 2**-b + floor(c) * a / b - where(a < b, a, c)


def choices(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 2 * where(a < b, log(b / a), where(a >= 2 * b, a - b, -c)) + where((a < 1) & (b > 2), a / c, b) / a


def guarded(a: Number, b: Number, c: Number, d: Number) -> Number:
    return where(a + b <= c, sqrt(c - a - b), d)


def with_locals(a: Number, b: Number, c: Number, d: Number) -> Number:
    t = a + b
    s = t * c - d
    return s**2 / t - t * s - (d - t)


def helper(x: Number, a: Number) -> Number:
    t = x - a
    return t * 2 - x


def calling(a: Number, b: Number, c: Number, d: Number) -> Number:
    return c - helper(a + b, d) * 3 - helper(x=a, a=b - c)


def specials(a: Number, b: Number, c: Number, d: Number) -> Number:
    return mean(a + b, a / b) ** 2 * 3 - drop(a + b) * a + log(drop(a / b))


def sauer_sums(a: Number, b: Number, c: Number, d: Number) -> Number:
    return log_growth(ceil(a), 2) + log(b) - log_growth(ceil(b) + 2, ceil(c)) * a + exp(log_growth(ceil(a), 1)) + d


def constants(a: Number, b: Number, c: Number, d: Number) -> Number:
    return pi * a**2 + log(2 * e * a / b) + a * e + HALF * a


FORMULAS = [
    sums, differences, negatives, products, number_first, logarithm_in_product, logarithms, divisions,
    deep_fractions, powers, small_powers, roots, exponentials, tall_exponentials, roundings, extremes, choices,
    guarded, with_locals, calling, specials, sauer_sums, constants,
]  # fmt: skip
READABLE = {r"\mathrm{mean}": lambda p, q: (p + q) / 2}
typed = st.builds(lambda digits, places: digits / 10**places, st.integers(1, 9999), st.integers(2, 4))


def _typeset(function: Callable[..., Any], leaves: dict[str, Any]) -> str:
    trees = {name: ast.Constant(leaves[name]) for name in inspect.signature(function).parameters}
    return typeset_tree(inlined(function, trees)).latex


@cache
def _in_symbols(function: Callable[..., Any]) -> str:
    return _typeset(function, {name: symbol(latex) for name, latex in SYMBOLS.items()})


def _close(result: float, value: float, *sizes: float) -> bool:
    # Sums may lose digits by cancellation, whichever way they are bracketed.
    return abs(result - value) <= 1e-12 * max(abs(value), *sizes)


@pytest.mark.parametrize("formula", FORMULAS, ids=lambda formula: formula.__name__)
@hypothesis.given(a=typed, b=typed, c=typed, d=typed)
@example(a=1e-5, b=0.5, c=1e7, d=2e-6)
@example(a=3, b=2, c=1000, d=1)
def test_what_is_printed_is_what_runs(formula: Callable[..., Any], a: float, b: float, c: float, d: float) -> None:
    values = {"a": a, "b": b, "c": c, "d": d}
    with np.errstate(all="ignore"):
        value = float(formula(**{name: np.float64(entry) for name, entry in values.items()}))
    assume(np.isfinite(value) and abs(value) < 1e12)
    size = max(1, *values.values()) ** 2
    symbols = {SYMBOLS[name]: entry for name, entry in values.items()}
    in_symbols = _in_symbols(formula)
    assert _close(read_latex(in_symbols, {**symbols, **READABLE}), value, size), in_symbols
    in_numbers = _typeset(formula, {name: number(entry) for name, entry in values.items()})
    assert _close(read_latex(in_numbers, READABLE), value, size), in_numbers


def tails(a: Number, b: Number, k: Number, m: Number) -> Number:
    return binomial_cdf(k, m, a / b) / 2 + log(binomial_sf(k - 1, m, a / b)) + 2 * binomial_upper(k, m, a) ** 2


def entropies(a: Number, b: Number, k: Number, m: Number) -> Number:
    return binary_kl(a / b, a) - kl_inverse(k / m, log(1 / a) / m) * b + one_minus_exp(a - b) / one_minus_exp(a / b)


def counts(a: Number, b: Number, k: Number, m: Number) -> Number:
    return growth(m, k) * a + growth(m, 2) + log(growth(m, k)) - log_growth(2 * m, k) + log_growth(m - k, k + 1) * b


def counts_in_logarithms(a: Number, b: Number, k: Number, m: Number) -> Number:
    return a * log_catalan((k - 1) / 2) - log_binomial(m, k) * 2 - (log_binomial(m - 1, k - 1) - a / log_catalan(k))


@pytest.mark.parametrize("formula", [tails, entropies, counts, counts_in_logarithms])
@hypothesis.given(
    a=st.floats(0.01, 0.9), b=st.floats(1, 3), k=st.integers(1, 20).map(lambda k: 2 * k + 1), m=st.integers(50, 400)
)
def test_special_functions_read_back(formula: Callable[..., Any], a: float, b: float, k: int, m: int) -> None:
    values = {"a": a, "b": b, "k": k, "m": m}
    value = formula(**values)
    in_symbols = _typeset(formula, {name: symbol(name) for name in values})
    in_numbers = _typeset(formula, {name: number(entry) for name, entry in values.items()})
    assert read_latex(in_symbols, values) == pytest.approx(value, rel=1e-9), in_symbols
    assert read_latex(in_numbers, {}) == pytest.approx(value, rel=1e-9), in_numbers


@pytest.mark.parametrize("formula", [sums, differences, negatives, divisions, extremes_of_negatives, specials])
@hypothesis.given(a=typed, b=typed, c=typed, d=typed)
def test_negative_numbers_keep_their_brackets(
    formula: Callable[..., Any], a: float, b: float, c: float, d: float
) -> None:
    values = {"a": -a, "b": -b, "c": -c, "d": -d}
    with np.errstate(all="ignore"):
        value = float(formula(**{name: np.float64(entry) for name, entry in values.items()}))
    assume(np.isfinite(value))
    in_numbers = _typeset(formula, {name: number(entry) for name, entry in values.items()})
    assert _close(read_latex(in_numbers, READABLE), value, a**2, b**2, c**2, d**2), in_numbers


@pytest.mark.parametrize(
    "latex",
    [
        r"\ln 2 m", r"2 3", r"2\,3", r"m/2 m", r"m/2\cdot 3", r"\frac{1}{2}^m", r"\ln m^2", r"\sqrt{m}^2", r"2+-m",
        r"3\times10^{2}\cdot m", r"\sum_{i=0}^{2}\binom{m}{i}+1", r"\arctan m", r"\ln|\mathcal H|^2", r"(m", r"m)",
        r"n", r"\max\{m,2\}", r"1e-05", r"1,000", r"\left(m\right", r"--m", r"",
    ],
)  # fmt: skip
def test_the_reader_refuses_what_could_be_misread(latex: str) -> None:
    with pytest.raises(Misread):
        read_latex(latex, {"m": 3.0, r"\ln|\mathcal H|": 2.0})
