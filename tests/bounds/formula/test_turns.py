"""Threads that compute in turns leave flint's precision as it was, in whichever order they end."""

import threading
import time

import pytest
from flint import ctx

from bounds.formula import turns
from bounds.formula.turns import _TURN, working

SECONDS = 60  # until a thread that hangs is given up


def until(arrived: threading.Event) -> None:
    assert arrived.wait(SECONDS)


def until_another_waits() -> None:
    while not _TURN._waiting:
        time.sleep(0.001)


def test_who_begins_last_may_end_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first lets the second in, which lets the first in and out again: each has its own precision all along."""
    monkeypatch.setattr(turns, "SHARE", 0.0)
    before, seen = ctx.prec, list[tuple[str, int]]()
    begun, ended = threading.Event(), threading.Event()

    def first() -> None:
        with working(64):
            begun.set()
            until_another_waits()
            _TURN.give_way(0)
            seen.append(("first", ctx.prec))
        ended.set()

    def second() -> None:
        until(begun)
        with working(256):
            until_another_waits()
            _TURN.give_way(0)
            while not ended.is_set():
                _TURN.give_way(0)
                time.sleep(0.001)
            seen.append(("second", ctx.prec))

    threads = [threading.Thread(target=act, daemon=True) for act in (first, second)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    assert seen == [("first", 64), ("second", 256)]
    assert ctx.prec == before
