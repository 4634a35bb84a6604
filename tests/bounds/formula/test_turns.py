"""Threads that compute in turns leave flint's precision as it was, in whichever order they end."""

import threading
import time

import pytest
from flint import ctx

from bounds.formula import turns
from bounds.formula.turns import _TURN, Working

SECONDS = 60  # until a thread that hangs is given up


def until(arrived: threading.Event) -> None:
    assert arrived.wait(SECONDS)


def until_another_waits() -> None:
    end = time.monotonic() + SECONDS
    while not _TURN._waiting and time.monotonic() < end:
        time.sleep(0.001)
    assert _TURN._waiting


def test_who_begins_last_may_end_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first lets the second in, which lets the first in and out again: each has its own precision all along."""
    before, seen = ctx.prec, list[tuple[str, int]]()
    begun, both_begun, ended = threading.Event(), threading.Event(), threading.Event()
    # Who gives way comes back only after the other has come as far as the scenario wants: no scheduler decides.
    comes_back_after = {"first": both_begun, "second": ended}
    monkeypatch.setattr(turns, "SHARE", -1.0)
    monkeypatch.setattr(turns, "sleep", lambda _: until(comes_back_after[threading.current_thread().name]))

    def first() -> None:
        with Working(64):
            begun.set()
            until_another_waits()
            _TURN.give_way(0)
            seen.append(("first", ctx.prec))
        ended.set()

    def second() -> None:
        until(begun)
        with Working(256):
            both_begun.set()
            until_another_waits()
            _TURN.give_way(0)
            seen.append(("second", ctx.prec))

    threads = [threading.Thread(target=act, name=act.__name__, daemon=True) for act in (first, second)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    assert seen == [("first", 64), ("second", 256)]
    assert ctx.prec == before
