"""Half the target, twice as many examples: what then? One line under an answer, from the theorem itself."""

import math

import pytest

from bounds import theorems
from bounds.display.what_then import WhatThen, after_evaluating, after_solving
from tests.bounds.test_command_line import run
from tests.bounds.test_command_line_json import answer
from tests.sentences import facts

AGNOSTIC = {"delta": 0.05, "ln_size": 6.9}


def test_half_the_gap_takes_four_times_as_many() -> None:
    """By hand: (6.9 + ln 40)/(2 0.05^2) = 2117.8, and with 0.025 it is 8471.1."""
    theorem = theorems["finite_agnostic"]
    then = after_solving(theorem, theorem.solve("m", at_most=0.05, **AGNOSTIC))
    assert isinstance(then, WhatThen)
    assert (then.to, then.value, then.times) == (0.025, 8472, 4.0)
    assert "0.025 m = 8,472 4" in facts(then.sentence)


def test_half_the_risk_takes_about_twice_as_many() -> None:
    """By hand: (10 ln 3 + ln 20)/0.1 = 139.8 and /0.05 = 279.6, so 140 and 280."""
    theorem = theorems["finite_realizable"]
    then = after_solving(theorem, theorem.solve("m", at_most=0.1, delta=0.05, ln_size="10*ln(3)"))
    assert then is not None and (then.value, then.times) == (280, 2.0)


def test_twice_as_many_examples_tighten_a_value() -> None:
    """By hand: sqrt(ln 40/4000) = 0.030368, rounded up."""
    theorem, inputs = theorems["hoeffding_two_sided"], {"m": 1000, "delta": 0.05}
    then = after_evaluating(theorem, inputs, theorem(**inputs))
    assert then is not None
    assert then.value == pytest.approx(math.sqrt(math.log(40) / 4000), rel=1e-12)
    assert "2,000" in then.sentence and "at most 0.03037" in then.sentence


def test_a_bound_from_below_is_rounded_down() -> None:
    """By hand: (1 - sqrt(1/2))/2 = 0.1464466, by Pinsker's inequality at m = 200."""
    theorem, inputs = theorems["le_cam_samples"], {"m": 100, "separation": 1, "divergence": 0.005}
    then = after_evaluating(theorem, inputs, theorem(**inputs))
    assert then is not None and then.value == pytest.approx((1 - math.sqrt(0.5)) / 2, rel=1e-12)
    assert "at least 0.1464." in then.sentence


@pytest.mark.parametrize(("target", "first", "second"), [(0.06, 513, 2050), (0.05, 738, 2952)])
def test_a_ratio_that_is_rounded_is_called_about_so_many(target: float, first: int, second: int) -> None:
    """By hand: ln 40/(2 0.06^2) = 512.3 and 2049.4 give 3.996 times as many; 737.8 and 2951.1 exactly four times."""
    theorem = theorems["hoeffding_two_sided"]
    solution = theorem.solve("m", at_most=target, delta=0.05)
    then = after_solving(theorem, solution)
    assert then is not None and (solution.value, then.value) == (first, second)
    assert ("about" in then.sentence) == (second != 4 * first)


def test_where_something_else_is_solved_for_the_sample_is_doubled() -> None:
    """By hand: delta = 2 e^(-2 m eps^2) = 2 e^(-10) with m = 2000 and eps = 0.05."""
    theorem = theorems["hoeffding_two_sided"]
    then = after_solving(theorem, theorem.solve("delta", at_most=0.05, m=1000))
    assert then is not None and then.to == 2000
    assert then.value == pytest.approx(2 * math.exp(-10), rel=1e-9)


@pytest.mark.parametrize(
    ("slug", "inputs"),
    [
        ("hoeffding_two_sided", {"m": 1, "delta": 0.05}),  # vacuous
        ("perceptron_mistakes", {"radius": 3.3, "gamma": 1}),  # nothing to double
    ],
)
def test_nothing_is_said_where_there_is_no_second_answer(slug: str, inputs: dict[str, float]) -> None:
    assert after_evaluating(theorems[slug], inputs, theorems[slug](**inputs)) is None


def test_what_grows_along_with_the_sample_is_not_held_fixed() -> None:
    """Twice the test set has other mistakes: the bound for the same number of them would be about another event."""
    for slug in ("test_set_binomial", "rademacher_uniform"):
        if slug in theorems:
            theorem = theorems[slug]
            inputs = {variable.name: variable.default for variable in theorem.variables}
            assert after_evaluating(theorem, inputs, theorem(**inputs)) is None


def test_losses_on_the_sample_stay_as_they_are_and_it_is_said() -> None:
    """Another sample has another training error."""
    then = after_evaluating(theorems["pac_bayes_mcallester"], *_default("pac_bayes_mcallester"))
    assert then is not None and "L̂" in then.sentence


def _default(slug: str) -> tuple[dict[str, float], float]:
    inputs = {variable.name: variable.default for variable in theorems[slug].variables}
    return inputs, theorems[slug](**inputs)


def test_no_answer_has_no_line() -> None:
    theorem = theorems["finite_agnostic"]
    assert after_solving(theorem, theorem.solve("m", at_most=0, **AGNOSTIC)) is None


def test_the_command_line_says_it() -> None:
    _, output = run("solve", "finite_agnostic", "m", "at_most=0.05", "delta=0.05", "ln_size=6.9")
    assert "0.025 m = 8,472 4" in facts(output)
    _, output = run("value", "hoeffding_two_sided", "m=1000", "delta=0.05")
    assert "2,000 ≤ 0.03037" in facts(output)


def test_as_json() -> None:
    then = answer("solve", "finite_agnostic", "m", "at_most=0.05", "delta=0.05", "ln_size=6.9")["what_then"]
    assert (then["at_most"], then["value"], then["times"]) == (0.025, 8472, 4.0)
    then = answer("value", "hoeffding_two_sided", "m=1000", "delta=0.05")["what_then"]
    assert then["m"] == 2000
