"""Independent values of the special functions: integers and mpmath at 80 digits."""

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import mpmath

from bounds.formula.balls import enclose
from bounds.formula.exact import Exact
from bounds.formula.special_function import Special
from bounds.vocabulary.variables import Number

DIGITS = 80


def relative_error(result: float, expected: mpmath.mpf) -> float:
    with mpmath.workdps(DIGITS):
        expected = mpmath.mpf(expected)
        return float(abs(mpmath.mpf(result) - expected) / (abs(expected) if expected else 1))


def log_choose(n: int, k: int) -> mpmath.mpf:
    """ln C(n, k): of the exact integer where that is short, else from log-gamma with digits to spare."""
    with mpmath.workdps(DIGITS):
        if min(k, n - k) <= 2000:
            return mpmath.log(math.comb(n, k))
        return mpmath.loggamma(n + 1) - mpmath.loggamma(k + 1) - mpmath.loggamma(n - k + 1)


def tails(k: int, n: int, p: Fraction | float) -> tuple[mpmath.mpf, mpmath.mpf]:
    """(P[X <= k], P[X > k]) for X ~ Bin(n, p), as exact integers over one denominator, rounded once."""
    p = Fraction(p)
    success, failure = p.numerator, p.denominator - p.numerator
    terms = [failure**n]
    for i in range(n):
        terms.append(terms[-1] * (n - i) * success // ((i + 1) * failure))
    with mpmath.workdps(DIGITS):
        whole = mpmath.mpf(p.denominator) ** n
        return mpmath.mpf(sum(terms[: k + 1])) / whole, mpmath.mpf(sum(terms[k + 1 :])) / whole


def decimal(number: float) -> mpmath.mpf:
    """What a float shows, as balls read it."""
    with mpmath.workdps(DIGITS):
        return mpmath.mpf(repr(number))


def kl(q: float | mpmath.mpf, p: float | mpmath.mpf) -> mpmath.mpf:
    with mpmath.workdps(DIGITS):
        q, p = mpmath.mpf(q), mpmath.mpf(p)
        first = q * mpmath.log(q / p) if q else mpmath.mpf(0)
        return first + ((1 - q) * mpmath.log((1 - q) / (1 - p)) if q != 1 else 0)


def in_balls(special: Special, *arguments: float) -> Exact:
    """The ball version, with its arguments through the front door of the evaluator."""
    names = "abc"[: len(arguments)]
    formulas = {1: of_one, 2: of_two, 3: of_three}
    formula = formulas[len(arguments)](special)
    return enclose(formula, dict(zip(names, arguments, strict=True)))


def of_one(special: Special) -> Callable[..., Any]:
    def formula(a: Number) -> Number:
        return 1 * special(a)

    return formula


def of_two(special: Special) -> Callable[..., Any]:
    def formula(a: Number, b: Number) -> Number:
        return 1 * special(a, b)

    return formula


def of_three(special: Special) -> Callable[..., Any]:
    def formula(a: Number, b: Number, c: Number) -> Number:
        return 1 * special(a, b, c)

    return formula
