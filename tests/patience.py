"""Tests that wait for others end after a while, come what may: a cluster that does not answer stops no suite."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

AGAIN = 10.0  # seconds after which what hangs while it ends, too, is told once more


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise TimeoutError in what takes longer, on any test too: `@at_most(120)`."""

    def end(*signalled: Any) -> None:
        raise TimeoutError(f"not finished within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
