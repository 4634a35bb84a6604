"""Outputs that somebody closed: before the program began (`>&-`), or while it writes (`| head -1`)."""

import contextlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

READER_GONE = 141  # as of a program that the closed pipe ended: 128 + SIGPIPE


def open_what_is_closed() -> None:
    """Give a stream that was closed from the beginning nothing to read, and a place for what is written.

    A file that is opened later would else have its number, and get what others write to it.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - open to the end


@contextmanager
def ended_with_its_reader() -> Iterator[None]:
    """End the program quietly where nobody reads its output any more."""
    try:
        yield
    except BrokenPipeError:
        say_no_more()
        raise SystemExit(READER_GONE) from None


def say_no_more() -> None:
    """Python would try an output that takes no more once again at its end, and complain."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
            continue
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
