"""The progress of long work, on standard error: a bar in a terminal, a line now and then elsewhere."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

import click

from laboratory.serving.durations import format_duration

EVERY = 15.0  # seconds between two lines where there is no bar
Done = TypeVar("Done")


def watched(work: Iterable[Done], total: int, what: str) -> Iterator[Done]:
    """The same results, with progress; Ctrl-C ends it as a KeyboardInterrupt."""
    if sys.stderr.isatty():
        with click.progressbar(length=total, label=what, file=sys.stderr, show_eta=True, show_pos=True) as bar:
            for piece in work:
                bar.update(1)
                yield piece
        return
    began = last = time.monotonic()
    for number, piece in enumerate(work, 1):
        now = time.monotonic()
        if now - last >= EVERY or number == total:
            last, left = now, (now - began) / number * (total - number)
            click.echo(f"{what}: {number} of {total}, {format_duration(left)} left", err=True)
        yield piece
