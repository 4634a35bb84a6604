"""How long work will still take, estimated while it goes on."""

import time

from laboratory.serving.durations import format_duration


class TimeLeft:
    """Begins when it is made, with `done` of `pieces` found done already."""

    def __init__(self, done: int, pieces: int) -> None:
        self._done_before, self._pieces, self._began = done, pieces, time.monotonic()

    def in_words(self, done: int) -> str:
        """`; about 12 s left`, from what was done since; nothing while nothing was."""
        new = done - self._done_before
        if new < 1 or done >= self._pieces:
            return ""
        seconds = (time.monotonic() - self._began) * (self._pieces - done) / new
        return f"; about {format_duration(max(seconds, 1.0))} left"
