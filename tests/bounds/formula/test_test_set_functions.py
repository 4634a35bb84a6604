"""Special functions of test-set bounds: doubles against balls, and the inequalities that define them."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bounds.formula.balls import bracket, decide
from bounds.formula.functions import (
    bennett_inverse,
    bentkus_upper,
    binomial_lower,
    binomial_upper_exp,
    log_one_minus,
    mixture_upper,
    smirnov_tail,
    smirnov_upper,
)
from bounds.formula.patience import limited_to


def one_minus(a: Any) -> Any:
    return log_one_minus(a)


def bennett(a: Any) -> Any:
    return bennett_inverse(a)


def bentkus(a: Any, b: Any, c: Any) -> Any:
    return bentkus_upper(a, b, c)


def lower(a: Any, b: Any, c: Any) -> Any:
    return binomial_lower(a, b, c)


def far_upper(a: Any, b: Any, c: Any) -> Any:
    return binomial_upper_exp(a, b, c)


def mixture(a: Any, b: Any, c: Any) -> Any:
    return mixture_upper(a, b, c)


def half_lines(a: Any, b: Any) -> Any:
    return smirnov_upper(a, b)


def half_lines_tail(a: Any, b: Any) -> Any:
    return smirnov_tail(a, b)


CASES: list[tuple[Callable[..., Any], tuple[float, ...]]] = [
    *((one_minus, (x,)) for x in (1e-300, 1e-9, 0.3, 0.999)),
    *((bennett, (y,)) for y in (1e-300, 1e-20, 1e-3, 0.063, 1.0, 1e5, 1e300)),
    *(
        (bentkus, inputs)
        for inputs in ((0.05, 1000, 0.05), (0.07, 100, 0.05), (0.0, 10, 0.5), (1.0, 10, 0.5), (8 / 61, 61, 0.2))
    ),
    *(
        (lower, inputs)
        for inputs in ((1, 10**6, 0.05), (3, 10**15, 0.01), (9, 10, 0.999), (5, 10, 1e-300), (7, 7, 0.1))
    ),
    *((lower, inputs) for inputs in ((10, 1000, 1e-300), (200, 1000, 1e-100), (50, 1000, 0.05))),
    *((far_upper, inputs) for inputs in ((50, 1000, 16.86), (50, 1000, 599.9), (50, 1000, 600.1), (500, 1000, 3000.0))),
    *((far_upper, inputs) for inputs in ((3, 10**15, 650.0), (10**6, 10**15, 1e4), (5000, 10**5, 1e3), (0, 9, 1e3))),
    *((far_upper, inputs) for inputs in ((999, 1000, 5000.0), (60, 61, 20.0), (9, 10, 500.0), (7, 7, 3.0))),
    *((mixture, inputs) for inputs in ((50, 1000, 0.05), (0, 100, 0.05), (200, 10**5, 0.3), (10, 10**15, 0.05))),
    *((mixture, inputs) for inputs in ((999, 1000, 1e-20), (10, 10, 0.05), (1, 2, 1e-300))),
    *((half_lines, inputs) for inputs in ((1, 0.05), (2, 0.5), (50, 1e-300), (1000, 0.05), (300, 0.999))),
    *((half_lines_tail, inputs) for inputs in ((1, 0.05), (7, 0.5), (1000, 0.04), (300, 1e-9))),
]


@pytest.mark.parametrize(("formula", "inputs"), CASES, ids=lambda entry: getattr(entry, "__name__", str(entry)))
def test_doubles_agree_with_balls(formula: Callable[..., Any], inputs: tuple[float, ...]) -> None:
    low, high = bracket(formula, dict(zip("abc", inputs, strict=False)))
    assert formula(*inputs) == pytest.approx((low + high) / 2, rel=1e-12, abs=0)


DEFINED = [case for case in CASES if case[0] in (lower, far_upper, mixture, half_lines)]


@pytest.mark.parametrize(("formula", "inputs"), DEFINED, ids=lambda entry: getattr(entry, "__name__", str(entry)))
def test_defining_inequality_agrees_with_the_value(formula: Callable[..., Any], inputs: tuple[float, ...]) -> None:
    value, named = formula(*inputs), dict(zip("abc", inputs, strict=False))
    if value < 1 - 1e-9:
        assert decide(formula, "<=", value * (1 + 1e-10), named) is True
    assert decide(formula, "<=", value * (1 - 1e-10), named) is False
    assert decide(formula, "<=", 2, named) is True
    assert decide(formula, "<=", -1, named) is False


def test_a_far_root_is_the_same_for_a_number_and_in_an_array_and_each_counts_its_work() -> None:
    """Of an array the same operations take some thirty times as long: a limit must see that."""
    for errors, m, x in ((6, 8545, 2000.0), (1, 10**6, 601.0), (700, 1000, 3000.0)):
        with limited_to(math.inf) as single:
            number = far_upper(errors, m, x)
        with limited_to(math.inf) as double:
            both = far_upper(np.array([errors] * 2), m, x)
        assert both.tolist() == [number] * 2
        assert 5 * single.steps < double.steps < 50 * single.steps
