"""How long work may go on: whoever asks can end it, and whoever works looks up between two steps.

with ending_when(visitor_left):     # a function without arguments that turns true
    theorem.solve("m", ...)         # raises Stopped within some hundredths of a second after that

`look_up` stands in every loop of `bounds` that may take long: searching, proving, adding up exact sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import TypeVar

Look = Callable[[], None]
Step = TypeVar("Step")

OFTEN = 0.02  # seconds between two looks
_LOOKS: ContextVar[tuple[Look, ...]] = ContextVar("looks", default=())


class Stopped(Exception):
    """Nobody waits for the answer any more."""


class OutOfTime(Exception):
    """The seconds granted by `within` are over."""


def look_up() -> None:
    """Raise Stopped or OutOfTime if the work at hand is to end here."""
    for look in _LOOKS.get():
        look()


@contextmanager
def looking(look: Look) -> Iterator[None]:
    """Let `look_up` call `look` too, inside this block and in this thread."""
    token = _LOOKS.set((*_LOOKS.get(), look))
    try:
        yield
    finally:
        _LOOKS.reset(token)


def _now_and_then(look: Look) -> Look:
    """The same look, some dozen times a second at most: looking may cost more than the work between."""
    next_time = 0.0

    def seldom() -> None:
        nonlocal next_time
        if monotonic() >= next_time:
            look()
            next_time = monotonic() + OFTEN

    return seldom


@contextmanager
def ending_when(nobody_waits: Callable[[], bool]) -> Iterator[None]:
    """End the work inside this block, by Stopped, soon after `nobody_waits()` turns true.

    It is asked at once and then every few hundredths of a second, in the thread that works.
    """

    def look() -> None:
        if nobody_waits():
            raise Stopped

    with looking(_now_and_then(look)):
        look()
        yield


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """End the work inside this block, by OutOfTime, after so many seconds of this thread's own processor time.

    How busy the machine is hardly changes an answer.
    """
    end = thread_time() + seconds

    def look() -> None:
        if thread_time() > end:
            raise OutOfTime

    with looking(_now_and_then(look)):
        yield


def patiently(steps: Iterable[Step]) -> Iterator[Step]:
    """The same steps, looking up before each."""
    for step in steps:
        look_up()
        yield step
