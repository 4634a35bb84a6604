"""Ball arithmetic against mpmath, over all theorems, in many threads; names it refuses."""

import math
import random
import sys
import threading
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import hypothesis
import mpmath
import numpy as np
import pytest
from flint import arb, ctx
from hypothesis import strategies as st

from bounds import theorems
from bounds.formula.balls import bracket, check_names, decide, enclose
from bounds.formula.functions import exp, kl_inverse, log, log2, maximum, minimum, sqrt
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Number
from tests.all_told import over
from tests.bounds.formula.formulas import DIGITS, FINITE, difference_of_equals, gap, pieces, samples, twice_the_theorem
from tests.sentences import pattern

LARGE = st.floats(1e-6, 1e6)


@hypothesis.given(x=LARGE, y=LARGE, n=st.integers(-3, 3))
def test_brackets_contain_what_mpmath_finds(x: float, y: float, n: int) -> None:
    def formula(x: Number, y: Number, n: Number) -> Number:
        t = sqrt(x) / (1 + y**n)
        return log(1 + t) * exp(-t) + minimum(t, y) - maximum(x**0.25, 2) + log2(y + 1 / 3)

    low, high = bracket(formula, {"x": x, "y": y, "n": n})
    with mpmath.workdps(DIGITS):
        a, b = mpmath.mpf(repr(x)), mpmath.mpf(repr(y))
        t = mpmath.sqrt(a) / (1 + b**n)
        value = mpmath.log(1 + t) * mpmath.exp(-t) + min(t, b) - max(a**0.25, 2)
        value += mpmath.log(b + mpmath.mpf(1) / 3) / mpmath.log(2)
        assert mpmath.mpf(low) <= value <= mpmath.mpf(high)
    assert high <= math.nextafter(math.nextafter(low, math.inf), math.inf)


@hypothesis.given(
    m=st.integers(1, 10**12),
    delta=st.floats(1e-300, 0.999),
    ln_size=st.floats(0, 1e6),
    nudge=st.sampled_from([-1e-40, 1e-40]),
)
def test_verdicts_agree_with_mpmath_far_below_double_precision(
    m: int, delta: float, ln_size: float, nudge: float
) -> None:
    with mpmath.workdps(DIGITS):
        value = mpmath.sqrt((mpmath.mpf(repr(ln_size)) + mpmath.log(2 / mpmath.mpf(repr(delta)))) / (2 * m))
        target = value * (1 + mpmath.mpf(repr(nudge)))
        numerator = int(target * mpmath.mpf(10) ** 55)
    inputs = {"m": m, "delta": delta, "ln_size": ln_size}
    assert decide(FINITE.formula, "<=", Fraction(numerator, 10**55), inputs) is (nudge > 0)
    assert decide(FINITE.formula, ">=", Fraction(numerator, 10**55), inputs) is (nudge < 0)


@over(theorems)
def test_every_formula_has_a_version_in_balls(theorem: Theorem) -> None:
    check_names(theorem.formula)
    for form in theorem.equivalent_forms:
        check_names(form)


def uses_mathematics(x: Number) -> Number:
    return math.log(x)


def uses_a_builtin(x: Number) -> Number:
    return max(x, 1)


def uses_numpy(x: Number) -> Number:
    return np.log(x)


def hides_it(x: Number) -> Number:
    return 1 + uses_a_builtin(x)


def calls_itself(x: Number) -> Number:
    return calls_itself(x - 1)


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        (uses_mathematics, "math no"),
        (uses_a_builtin, "max no"),
        (uses_numpy, "np no"),
        (hides_it, "max no"),
    ],
)
def test_names_without_a_version_in_balls_are_refused(formula: Callable[..., Any], words: str) -> None:
    with pytest.raises(NameError, match=pattern(words)):
        check_names(formula)


def test_names_are_checked_once_each() -> None:
    check_names(calls_itself)
    check_names(twice_the_theorem)
    check_names(pieces)


def test_no_double_and_no_array_takes_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every NumPy function is broken, and nothing changes."""

    def broken(*_: object) -> None:
        raise AssertionError("NumPy was called in a proof")

    expected = enclose(FINITE.formula, {"m": 1000, "delta": 0.05, "ln_size": 6.9})
    for name in ("log", "sqrt", "exp", "maximum", "minimum", "where", "ceil", "floor", "log2"):
        monkeypatch.setattr(np, name, broken)
    result = enclose(FINITE.formula, {"m": 1000, "delta": 0.05, "ln_size": 6.9})
    assert isinstance(result, arb) and isinstance(expected, arb)
    assert (result.mid(), result.rad()) == (expected.mid(), expected.rad())


def test_threads_that_ask_at_once_get_right_answers() -> None:
    """flint's precision is shared; ties need 2048 bits while others are done with 64."""

    def pac_bayes(q: Number, c: Number) -> Number:
        return kl_inverse(q, c)

    questions: list[tuple[Callable[..., Any], float, dict[str, Any], bool | None]] = [
        (difference_of_equals, 0, {"x": 1e-300}, False),
        (difference_of_equals, 0, {"x": 0}, None),
        (samples, 2000, {"epsilon": 0.05}, True),
        (pac_bayes, 0.0686847466491, {"q": 0.05, "c": math.log(20) / 1000}, True),
        (pac_bayes, 0.0686847466490, {"q": 0.05, "c": math.log(20) / 1000}, False),
        (gap, 0.07, {"m": 1000, "ln_size": 6.9}, False),
    ]
    wrong = []

    def ask(seed: int) -> None:
        order = random.Random(seed)
        for _ in range(60):
            formula, target, inputs, expected = order.choice(questions)
            if decide(formula, "<=", target, inputs) is not expected:
                wrong.append((formula.__name__, inputs))

    before = ctx.prec
    switching = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    threads = [threading.Thread(target=ask, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(switching)
    assert wrong == []
    assert ctx.prec == before
