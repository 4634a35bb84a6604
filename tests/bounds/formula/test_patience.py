"""Work ends when nobody waits for it any more, and a long proof lets others compute in between."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from time import monotonic

import pytest

from bounds import theorems
from bounds.formula import balls
from bounds.formula.patience import OutOfTime, Stopped, ending_when, look_up, patiently, within

LONG = (theorems["ks_one_sided"].formula, {"m": 10_000, "delta": 0.3})  # seconds of exact sums
SHORT = (theorems["finite_realizable"].formula, {"m": 1000, "delta": 0.05, "ln_size": 7})


def for_ever(work: Callable[[], object]) -> None:
    while True:
        work()


def test_without_a_limit_nothing_ends() -> None:
    look_up()
    assert list(patiently(range(3))) == [0, 1, 2]


def test_work_ends_soon_after_its_visitor_left() -> None:
    start = monotonic()
    with pytest.raises(Stopped), ending_when(lambda: monotonic() > start + 0.2):
        for_ever(lambda: balls.bracket(*LONG))
    assert monotonic() - start < 2
    look_up()


def test_who_left_before_gets_nothing_begun() -> None:
    with pytest.raises(Stopped), ending_when(lambda: True):
        raise AssertionError("it began")


def test_a_solver_ends_in_its_search_and_in_its_proof() -> None:
    start = monotonic()
    with pytest.raises(Stopped), ending_when(lambda: monotonic() > start + 0.05):
        for_ever(lambda: theorems["vc_original"].solve("m", at_most=0.1, delta=0.05, d=10))


def test_granted_time_is_the_threads_own() -> None:
    with pytest.raises(OutOfTime), within(0.05):
        for_ever(look_up)
    with within(0.05):
        Event().wait(0.1)  # waiting costs none
        look_up()


def test_a_long_proof_lets_others_in_and_both_stay_right() -> None:
    alone = balls.bracket(*LONG)
    with ThreadPoolExecutor(2) as threads:
        long = threads.submit(balls.bracket, *LONG)
        waits = []
        while not long.done():
            start = monotonic()
            low, high = balls.bracket(*SHORT)
            waits.append(monotonic() - start)
            assert low <= 0.0099957322735539915 <= high  # (7 + ln 20)/1000
        assert long.result() == alone
    assert len(waits) > 3 and sorted(waits)[len(waits) // 2] < 0.5
