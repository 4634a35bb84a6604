"""Numbers that no double holds: what is said of them does not contradict them, and nothing fails on them."""

import pytest

from bounds import DomainError, theorems
from bounds.asking.ask import ask
from bounds.reading.ranges import read_range
from tests.sentences import facts


@pytest.mark.parametrize(("m", "delta", "says"), [("10^400", "0.05", "≤ 300"), ("100", "1e-400", "0 and 1, ≥ 1e-300")])
def test_what_is_too_large_or_small_is_said_to_be(m: str, delta: str, says: str) -> None:
    with pytest.raises(DomainError) as refusal:
        theorems["hoeffding_two_sided"](m=m, delta=delta)
    assert says in facts(str(refusal.value))


def test_a_question_with_such_a_number_is_answered_without_it() -> None:
    assert ask("10^400 examples, d = 3, delta 0.05")


def test_a_range_of_such_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match=r"10\^400"):
        read_range("m", "1:10^400:log5", False)
