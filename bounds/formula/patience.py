"""How long work may go on: whoever asks can end it, and whoever works looks up between two steps.

with ending_when(visitor_left):     # a function without arguments that turns true
    theorem.solve("m", ...)         # raises Stopped within some hundredths of a second after that

with limited_to(500_000) as work:   # steps
    found = theorem.solve("m", ...)
if work.ended_early: ...

`look_up` is in every loop of `bounds` that may take long: searching, proving, adding up exact sums. It says how
many steps the work at hand counts as: a step is about a microsecond of a quiet machine. So the same question ends at
the same place on every machine, however busy; a clock only lets go of answers that nobody waits for.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from time import monotonic
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

Look = Callable[[int], None]
Step = TypeVar("Step")
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

OFTEN = 0.02  # seconds between two looks at whether somebody waits
_LOOKS: ContextVar[tuple[Look, ...]] = ContextVar("looks", default=())


class Stopped(Exception):
    """Nobody waits for the answer any more."""


class OutOfSteps(Exception):
    """The steps granted by `limited_to` are done."""

    def __init__(self, work: Work) -> None:
        super().__init__(f"more than {work.limit:,} steps")
        self.work = work


def look_up(steps: int = 1) -> None:
    """Count the steps, and raise Stopped or OutOfSteps if the work at hand is to end here."""
    for look in _LOOKS.get():
        look(steps)


class Looking:
    """Inside this block, and in this thread, `look_up` tells its steps to `look`, too."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def __enter__(self) -> None:
        self._token = _LOOKS.set((*_LOOKS.get(), self._look))

    def __exit__(self, *error: object) -> None:
        _LOOKS.reset(self._token)


def _now_and_then(look: Callable[[], None]) -> Look:
    """The same look, some dozen times a second at most: looking may cost more than the work between."""
    next_time = 0.0

    def seldom(steps: int) -> None:
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

    with Looking(_now_and_then(look)):
        look()
        yield


class Work:
    """What is done inside `limited_to`: how many steps so far, and whether they were too many to come to an end."""

    def __init__(self, limit: float) -> None:
        self.limit, self.steps, self.ended_early = limit, 0, False

    def __enter__(self) -> Work:
        self._looking = Looking(self._count)
        self._looking.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> bool:
        self._looking.__exit__(None, None, None)
        self.ended_early = isinstance(error, OutOfSteps) and error.work is self
        return self.ended_early

    def _count(self, steps: int) -> None:
        self.steps += steps
        if self.steps > self.limit:
            raise OutOfSteps(self)


def limited_to(steps: float) -> Work:
    """End the work inside this block after so many steps: what follows the block asks whether it `ended_early`.

    One limit within another counts for both, and each block ends by its own.
    """
    return Work(steps)


def remembered(maxsize: int) -> Callable[[Callable[Arguments, Result]], Callable[Arguments, Result]]:
    """`lru_cache`, but what was worked out before counts as many steps as it did then: no limit depends on history."""

    def remember(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
        @lru_cache(maxsize)
        def known(*arguments: Hashable) -> dict[str, Any]:
            return {}

        @wraps(function)
        def call(*arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
            known_work = known(*arguments, *named.items())
            if known_work:
                look_up(known_work["steps"])
            else:
                with Work(math.inf) as work:
                    result = function(*arguments, **named)
                known_work.update(result=result, steps=work.steps)
            answer: Result = known_work["result"]
            return answer

        return call

    return remember


def patiently(steps: Iterable[Step], each: int = 1) -> Iterator[Step]:
    """The same steps, looking up before each, which counts as `each`."""
    for step in steps:
        look_up(each)
        yield step
