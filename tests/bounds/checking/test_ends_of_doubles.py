"""Numbers at the ends of what doubles hold are judged like any other: none ends in a quotient by 0 or an overflow."""

import math
import sys

import numpy as np
import pytest

from bounds import DomainError, diagnose, theorems
from bounds.comparison.dependence import exponent
from bounds.diagnosis import iterations
from bounds.diagnosis.answers import enough_digits, read_answer
from bounds.diagnosis.chances import Chances
from bounds.diagnosis.root_finding import root
from bounds.diagnosis.task import TARGET, tasks
from bounds.diagnosis.verdict import Verdict
from bounds.numbers import format_number
from bounds.solving.doubts import shown_value
from tests.sentences import pattern

SMALLEST, LARGEST = math.ulp(0.0), sys.float_info.max
ENDS = (SMALLEST, 1e-310, sys.float_info.min, 1e-300, 1.0, 1e300, LARGEST)
ANSWERS = ("145.38", "5e-324", "6.6e-324", "1e-323", "1e-310", "3e300", "1.7e308", "0." + "123456789" * 40, "12" * 150)


@pytest.mark.parametrize("typed", ANSWERS)
def test_an_answer_to_a_question_whose_number_is_next_to_nothing_is_judged(typed: str) -> None:
    """0.157...^402 is 6.6·10^-324: it lies between the two smallest doubles, and whoever gives one of them is right."""
    judged = diagnose(typed, "threshold_one_sided_tail", m=402, epsilon=0.8429412749774233)
    assert (judged.verdict is Verdict.RIGHT) == (typed in ("5e-324", "6.6e-324", "1e-323"))


@pytest.mark.parametrize("typed", ANSWERS)
@pytest.mark.parametrize("right", ENDS)
@pytest.mark.parametrize("beside", [False, True])
def test_chances_of_a_guess_are_probabilities(typed: str, right: float, beside: bool) -> None:
    answer = read_answer(typed)
    for around in (right, abs(answer.value)):
        weighed = [(1.0, min(around * factor, LARGEST)) for factor in (0.0, 0.3, 1.0, 1.2, 3.0)]
        chances = Chances(weighed, right, answer, beside=beside)
        assert 0 <= chances.up_to(1.0) <= 1


@pytest.mark.parametrize(("number", "digits"), [(SMALLEST, 2), (1.5e-310, 3), (3e-310, 2), (LARGEST, 3)])
def test_digits_that_tell_are_counted_of_the_smallest_numbers_too(number: float, digits: int) -> None:
    """Two digits tell of a number that begins with 2 or more: one in the second digit is then at most 5 % of it."""
    assert enough_digits(number) == digits


def test_a_root_is_where_the_sign_changes_however_small_the_values() -> None:
    """The product of two values below 10^-162 is 0, whatever their signs."""
    assert root(lambda x: (x - 50) * 1e-200, 1.0, 0.0, math.inf) == pytest.approx(50)
    assert math.isnan(root(lambda x: 1e-200, 1.0, 0.0, math.inf))


def test_an_iteration_may_pass_beyond_all_doubles() -> None:
    theorem = theorems["vc_vapnik"]
    *_, task = tasks(theorem, theorem.variable("m"), 1e-200, {"d": 10, "delta": 0.05}, 1000.0)
    assert task.inputs[TARGET] == 1e-200 and list(iterations.suspects(task)) == []


def test_a_bound_whose_square_is_no_double_has_no_exponent() -> None:
    assert exponent(theorems["hoeffding_two_sided"], {"m": 100, "delta": 0.05}) is not None
    ranged = theorems["bernstein"]
    assert exponent(ranged, {"m": 100, "delta": 0.05, "variance": 1e300, "loss_range": 1e200}) is None


@pytest.mark.parametrize("m", [10**305, 1e305, "1e305", "1" + "0" * 305, np.float64(1e305), np.array([10.0, 1e305])])
def test_a_whole_number_is_too_long_however_it_is_written(m: object) -> None:
    with pytest.raises(DomainError, match=pattern("integer ≥ 1 ≤ 300 digits")):
        theorems["hoeffding_two_sided"](m=m, delta=0.05)
    assert theorems["hoeffding_two_sided"](m=1e299, delta=0.05) == theorems["hoeffding_two_sided"](
        m=10**299, delta=0.05
    )


@pytest.mark.parametrize("value", [2**63, 2**64, 10**300])
def test_a_doubt_names_a_whole_number_that_no_machine_word_holds(value: int) -> None:
    assert shown_value(value) == format_number(value)
