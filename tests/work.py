"""How much work something is, counted in calls of functions: the same on every machine, however slow or busy it is."""

import sys
from collections.abc import Iterator
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
