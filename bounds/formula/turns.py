"""Flint keeps one working precision for all threads: they compute in turns, and a long turn lets others in between."""

from threading import Lock
from time import monotonic, sleep

from flint import ctx

from bounds.formula.patience import Looking

SHARE = 0.02  # seconds before a turn lets others in


class _Turn:
    def __init__(self) -> None:
        self._lock, self._waiting, self._began = Lock(), 0, 0.0
        self._outside = ctx.prec  # the precision while nobody has a turn

    def take(self) -> None:
        self._waiting += 1
        self._lock.acquire()
        self._waiting -= 1
        self._began, self._outside = monotonic(), ctx.prec

    def leave(self) -> None:
        self._lock.release()

    def give_way(self, steps: int) -> None:
        """Let another thread compute, if one waits and this one had its share; its precision stays its own."""
        if self._waiting and monotonic() > self._began + SHARE:
            precision, ctx.prec = ctx.prec, self._outside
            self.leave()
            sleep(SHARE / 20)  # who waits wakes up, where this thread would otherwise be first again
            self.take()
            ctx.prec = precision


_TURN = _Turn()


class Working:
    """A turn of this thread, at a precision of so many bits. Turns do not nest."""

    def __init__(self, bits: int) -> None:
        self._bits, self._looking = bits, Looking(_TURN.give_way)

    def __enter__(self) -> None:
        _TURN.take()
        self._looking.__enter__()
        self._before, ctx.prec = ctx.prec, self._bits

    def __exit__(self, *error: object) -> None:
        ctx.prec = self._before
        self._looking.__exit__(*error)
        _TURN.leave()
