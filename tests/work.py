"""How much work something is, counted in calls of functions: the same on every machine, however slow or busy it is."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

CALLS = {"call", "c_call"}


@contextmanager
def at_most_calls(most: int) -> Iterator[None]:
    """Raise AssertionError in what calls more functions, of Python or of C: what takes for ever ends here, too."""
    made, before = 0, sys.getprofile()

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal made
        made += event in CALLS
        if made > most:
            sys.setprofile(before)
            raise AssertionError(f"more than {most:,} calls")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)


@contextmanager
def calls_of(*functions: Callable[..., Any]) -> Iterator[Counter[str]]:
    """How often each of these functions of Python is called meanwhile, by its name."""
    names, made, before = (
        {function.__code__: function.__name__ for function in functions},
        Counter[str](),
        sys.getprofile(),
    )

    def count(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code in names:
            made[names[frame.f_code]] += 1

    sys.setprofile(count)
    try:
        yield made
    finally:
        sys.setprofile(before)
