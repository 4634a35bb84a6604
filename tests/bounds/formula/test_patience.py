"""Work ends when nobody waits for it any more, and a long proof lets others compute in between."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest

from bounds import theorems
from bounds.formula import balls
from bounds.formula.patience import Stopped, ending_when, limited_to, look_up, patiently, remembered
from tests.patience import at_most

LONG = (theorems["ks_one_sided"].formula, {"m": 10_000, "delta": 0.3})  # seconds of exact sums
SHORT = (theorems["finite_realizable"].formula, {"m": 1000, "delta": 0.05, "ln_size": 7})


def leaves_when_asked(times: int) -> Callable[[], bool]:
    """Somebody who is there until asked for the last of so many times."""
    counter = count(1)
    return lambda: next(counter) >= times


def for_ever(work: Callable[[], object]) -> None:
    while True:
        work()


def test_without_a_limit_nothing_ends() -> None:
    look_up()
    assert list(patiently(range(3))) == [0, 1, 2]


def test_work_ends_soon_after_its_visitor_left() -> None:
    with pytest.raises(Stopped), ending_when(leaves_when_asked(5)):
        balls.bracket(*LONG)
    look_up()


def test_who_left_before_gets_nothing_begun() -> None:
    with pytest.raises(Stopped), ending_when(lambda: True):
        raise AssertionError("it began")


def test_a_solver_ends_in_its_search_and_in_its_proof() -> None:
    with at_most(300), pytest.raises(Stopped), ending_when(leaves_when_asked(2)):
        for_ever(lambda: theorems["vc_original"].solve("m", at_most=0.1, delta=0.05, d=10))


def test_work_ends_after_so_many_steps() -> None:
    with limited_to(1_000) as work:
        for_ever(look_up)
    assert work.ended_early and work.steps == 1_001
    with limited_to(1_000) as work:
        for step in patiently(range(10), 100):
            last = step
    assert not work.ended_early and (work.steps, last) == (1_000, 9)
    look_up()


def test_a_limit_within_another_counts_for_both() -> None:
    with limited_to(100) as outer:
        with limited_to(60) as inner:
            for_ever(look_up)
        assert inner.ended_early and not outer.ended_early and outer.steps == 61
        with limited_to(60) as inner:
            for_ever(look_up)
        raise AssertionError("the outer limit was not counted")
    assert outer.ended_early and not inner.ended_early


def test_a_limit_ends_neither_what_fails_nor_what_nobody_waits_for() -> None:
    with pytest.raises(ZeroDivisionError), limited_to(100) as work:
        _ = 1 / 0
    assert not work.ended_early
    answers = iter([False, True])
    with pytest.raises(Stopped), ending_when(lambda: next(answers)), limited_to(10**9) as work:
        for_ever(look_up)
    assert not work.ended_early


def test_a_solver_counts_the_same_whatever_was_asked_before() -> None:
    def steps() -> float:
        with limited_to(10**9) as work:
            theorems["vc_original"].solve("m", at_most=0.1, delta=0.05, d=10)
        return work.steps

    assert steps() == steps() > 100


def test_what_is_remembered_counts_as_much_as_what_is_worked_out() -> None:
    worked_out = []

    @remembered(maxsize=2)
    def twice(number: int) -> int:
        worked_out.append(number)
        look_up(number)
        return 2 * number

    for _ in range(2):
        with limited_to(100) as work:
            assert twice(50) == 100
        assert work.steps == 50
        with limited_to(40) as work:
            twice(50)
        assert work.ended_early
        with limited_to(60) as work:
            twice(70)
        assert work.ended_early
    assert worked_out == [50, 70, 70]  # what ended early is not remembered


def test_a_long_proof_lets_others_in_and_both_stay_right() -> None:
    alone = balls.bracket(*LONG)
    with ThreadPoolExecutor(2) as threads:
        long = threads.submit(balls.bracket, *LONG)
        answered = 0
        while not long.done():
            low, high = balls.bracket(*SHORT)
            assert low <= 0.0099957322735539915 <= high  # (7 + ln 20)/1000
            answered += 1
        assert long.result() == alone
    assert answered > 10
