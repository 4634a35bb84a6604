"""Where bounds become informative, the round values beside a field, and a question in symbols."""

import math

import numpy as np
import pytest

from bounds import Ln, theorems
from bounds.comparison.informativeness import Crossing, crossing
from bounds.exercises.posing import posed


def crossing_of(slug: str, over: str, values: np.ndarray, **inputs: float) -> Crossing | None:
    theorem = theorems[slug]
    return crossing(theorem, over, inputs, values, theorem.grid(**{**inputs, over: values}))


def test_a_sample_size_from_which_on() -> None:
    sizes = np.array([1.0, 5.0, 50.0, 500.0])
    assert crossing_of("finite_realizable", "m", sizes, delta=0.05, ln_size=10 * math.log(3)) == Crossing(14, True)


def test_a_class_size_up_to_which() -> None:
    start = crossing_of("finite_realizable", "ln_size", np.array([1.0, 50.0, 500.0]), m=100, delta=0.05)
    assert start is not None and not start.onwards
    assert start.value == pytest.approx(100 - math.log(20), rel=1e-14)


def test_odd_numbers_stay_odd() -> None:
    """sqrt(2 (N (1 + ln 2d) + ln(2/δ))/m) < 1, so N < (500 - ln 40)/(1 + ln 40) = 105.8."""
    nodes = np.array([1.0, 33.0, 501.0])
    start = crossing_of("tree_nodes_erm_relaxed", "nodes", nodes, m=1000, delta=0.05, features=20)
    assert start == Crossing(105, False)


@pytest.mark.parametrize("sizes", [[20.0, 100.0, 1000.0], [1.0, 2.0, 9.0]])
def test_no_place_where_everything_or_nothing_says_something(sizes: list[float]) -> None:
    assert crossing_of("finite_realizable", "m", np.array(sizes), delta=0.05, ln_size=10 * math.log(3)) is None


def test_no_place_without_a_trivial_value_or_for_a_lower_bound() -> None:
    assert crossing_of("perceptron_mistakes", "gamma", np.array([0.1, 0.5, 1.0]), radius=1.0) is None
    assert crossing_of("no_free_lunch", "epsilon", np.array([0.05, 0.1, 0.2])) is None


def test_a_question_keeps_its_unknown_as_a_symbol() -> None:
    theorem = theorems["finite_realizable"]
    text = posed(theorem, {"delta": 0.05, "ln_size": Ln(3, 10)}, 0.1)
    assert text == r"\frac{10\,\ln 3+\ln\frac{1}{0.05}}{m} \le 0.1"
    assert posed(theorem, {"delta": 0.05, "ln_size": Ln(3, 10), "m": 140}).endswith(r"{140}")


def test_a_lower_bound_is_asked_from_below() -> None:
    question, *_ = posed(theorems["two_coins_lower"], {"alpha": 0.1}, 0.02).split(r"\\")
    assert question.endswith(r" \ge 0.02")
