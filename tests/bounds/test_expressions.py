"""Whole numbers typed by people: against Python's own integers, mpmath, and a list of what must be refused."""

import math
from collections.abc import Callable

import hypothesis
import mpmath
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from bounds.classes.expressions import evaluate, in_latex
from bounds.vocabulary.logarithm import Ln
from tests.work import at_most_calls


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3**10 + 1", 3**10 + 1),
        ("2^10", 1024),
        ("2**3**2", 512),
        ("-2**2 + 5", 1),
        ("20!/(10!*10!)", math.comb(20, 10)),
        ("C(20, 10) + binomial(5,2) + comb(4, 2)", math.comb(20, 10) + 16),
        ("(2+3)!", 120),
        ("C(5, 2)!", math.factorial(10)),
        ("3!!", math.factorial(6)),
        ("factorial(5)", 120),
        ("7//2", 3),
        ("1_000 × 3", 3000),
        ("0**0", 1),
        ("2**2000 / 2**1999", 2),
        ("2**5000 - 2**5000 + 1", 1),
        ("C(3, 5) + 1", 1),
        ("2**(2**20) // 2**(2**20 - 3)", 8),
        ("(" * 80 + "1" + ")" * 80, 1),
    ],
)
def test_values_by_pythons_integers(text: str, value: int) -> None:
    assert evaluate(text) == value
    assert isinstance(evaluate(text), int)


def test_what_cannot_be_built_is_kept_as_a_power() -> None:
    for text, base, exponent in (
        ("2**(2**20)", 2, 2**20),
        ("2**(2**30)", 2, 2**30),
        ("3**(10**6) * 2**(10**6)", 6, 10**6),
        ("2**(2**30) / 2**(2**29)", 2, 2**29),
        ("(2**(10**6))**(10**6)", 2, 10**12),
        ("9**9**9", 9, 9**9),
    ):
        value = evaluate(text)
        assert isinstance(value, Ln)
        assert (value.base, value.multiplier) == (base, exponent)


def test_sums_near_huge_powers_are_exact_while_they_can_be_built() -> None:
    assert evaluate("2**(2**20) + 1") == 2 ** (2**20) + 1
    assert evaluate("3 * 2**(2**20)") == 3 * 2 ** (2**20)


@pytest.mark.parametrize(
    ("text", "logarithm"),
    [
        ("1000000!", lambda: mpmath.loggamma(10**6 + 1)),
        ("C(10**7, 5*10**6)", lambda: mpmath.loggamma(10**7 + 1) - 2 * mpmath.loggamma(5 * 10**6 + 1)),
        ("2**(2**30) + 3**(2**29)", lambda: 2**30 * mpmath.log(2) + mpmath.log1p(mpmath.exp(2**29 * mpmath.log(0.75)))),
        ("2**(2**30) * 3", lambda: 2**30 * mpmath.log(2) + mpmath.log(3)),
        ("2**(2**21) + 2**(2**21)", lambda: (2**21 + 1) * mpmath.log(2)),
    ],
)
def test_what_is_rounded_is_rounded_up_and_hardly(text: str, logarithm: Callable[[], mpmath.mpf]) -> None:
    value = evaluate(text)
    assert isinstance(value, Ln)
    with mpmath.workdps(60):
        true = logarithm()
        assert value.multiplier.denominator > 1
        result = mpmath.mpf(value.multiplier.numerator) / value.multiplier.denominator * mpmath.log(value.base)
        assert 0 <= (result - true) / true < mpmath.mpf("1e-13")


def test_a_binomial_coefficient_of_huge_numbers_loses_no_digits_to_cancellation() -> None:
    with mpmath.workdps(700):
        n, k = mpmath.mpf(10) ** 300, 5000
        true = mpmath.loggamma(n + 1) - mpmath.loggamma(k + 1) - mpmath.loggamma(n - k + 1)
        value = evaluate("C(10**300, 5000)")
        assert 0 <= (mpmath.mpf(float(value)) - true) / true < 1e-13 or abs(float(value) / float(true) - 1) < 1e-13


@pytest.mark.parametrize(
    "text",
    [
        "", "()", "1,2", "a", "x+1", "__import__('os')", "().__class__", "1.5e0", "3.5", "0x10", "1 if 1 else 2",
        "[1]", "2+!",
        "lambda: 1", "10/4", "1/0", "1//0", "0", "1-2", "2**-1", "9**9**9**9", "10**(10**400)", "(10**300)!", "!",
        "3⁴⁴⁴⁴⁴", "(-3)!", "factorial(1,2)", "C(5)", "2(3)", "factorial", "C(n=3)", "1 2", "(3+4", "1;2",
        "\x00",
        "2**(2**30) - 1", "-" * 399 + "1", "1+" * 250 + "1", "(" * 150, "1" * 401, "2**(2**30)//3", "1 = 1", "1 and 2",
    ],
)  # fmt: skip
def test_the_rest_is_refused_in_one_sentence(text: str) -> None:
    with at_most_calls(100_000), pytest.raises(ValueError) as refused:
        evaluate(text)
    sentence = str(refused.value)
    assert "\n" not in sentence and len(sentence) < 300


def test_the_heaviest_expressions_that_fit_do_not_hang() -> None:
    powers = "(3**(2**18)+1)*" * 20 + "1"
    quotients = "(2**(2**20)-1)//(3**(2**18)+1)+" * 12 + "1"
    with at_most_calls(200_000):
        for text in (powers, quotients, "50000!//40000!" + "+9!" * 90):
            evaluate(text)


@st.composite
def sums(draw: st.DrawFn, depth: int = 3) -> str:
    if depth == 0 or draw(st.booleans()):
        return str(draw(st.integers(0, 12)))
    left, right = draw(sums(depth - 1)), draw(sums(depth - 1))
    return f"({left}) {draw(st.sampled_from(['+', '*', '-', '//']))} ({right})"


@hypothesis.given(sums())
@settings(max_examples=300, deadline=None, derandomize=True)
def test_arithmetic_agrees_with_pythons(text: str) -> None:
    try:
        expected = eval(text)
    except ZeroDivisionError:
        expected = 0
    if expected < 1:
        with pytest.raises(ValueError):
            evaluate(text)
    else:
        assert evaluate(text) == expected


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("3**10 + 1", "3^{10}+1"),
        ("(1+2)*3", r"\left(1+2\right)\cdot 3"),
        ("2**(2**20)", "2^{2^{20}}"),
        ("(2**3)**2", r"\left(2^{3}\right)^{2}"),
        ("1-(2-3)", r"1-\left(2-3\right)"),
        ("10!/2", r"\frac{10!}{2}"),
        ("C(10,3)//4", r"\left\lfloor\frac{\binom{10}{3}}{4}\right\rfloor"),
        ("59050", "59{,}050"),
        ("(3!)!", r"\left(3!\right)!"),
    ],
)
def test_typeset(text: str, latex: str) -> None:
    assert in_latex(text) == latex
