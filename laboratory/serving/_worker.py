"""A worker process: never forked from a server with threads, with lower priority than the server.

It does its linear algebra on one core, and ends when it is idle for long, when it is killed, or when its server is.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any

from laboratory.serving.ending import end_with

if TYPE_CHECKING:
    from joblib.externals.loky import ProcessPoolExecutor

IDLE_SECONDS = 300  # after so long without work a process ends, and gives back its memory
NICE = 5
ON_ITS_WAY_SECONDS = 1.0
ONE_CORE = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMBA")}


class NoProcess(OSError):
    """The machine starts no worker process: it has no shared memory, or too many processes."""


class Worker:
    """One process, started when there is work; ended in the middle of it, the next task finds a new one."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None
        self._begun: Future[Any] = Future()

    @property
    def is_started(self) -> bool:
        """Has it worked before, so that what it loaded is there?"""
        return self._process is not None

    def begin(self, payload: bytes) -> Future[Any]:
        """Work on what is pickled; raises BrokenExecutor where the process died while it had nothing to do."""
        from joblib.externals.loky import ProcessPoolExecutor

        if self._process is None:
            self._process = ProcessPoolExecutor(
                1, timeout=IDLE_SECONDS, initializer=_stand_back, initargs=(os.getpid(),), env=ONE_CORE
            )
        self._begun = self._process.submit(_do, payload)
        return self._begun

    def failed(self, why: str) -> Future[Any]:
        """The answer where no process could be started; the next task tries it again."""
        self._process, self._begun = None, Future()
        self._begun.set_exception(NoProcess(why))
        return self._begun

    def forget(self) -> Callable[[], None]:
        """The process is this worker's no longer; returns what kills it."""
        process, self._process = self._process, None
        return partial(_kill, process, self._begun)


def _kill(process: ProcessPoolExecutor | None, begun: Future[Any]) -> None:
    """End a process in the middle of what it has begun."""
    if process is None:
        return
    # A task that is on its way to the process when that ends is looked for in vain by loky, whose thread then dies.
    until = time.monotonic() + ON_ITS_WAY_SECONDS
    while not (begun.running() or begun.done()) and time.monotonic() < until:
        time.sleep(0.001)
    process.shutdown(wait=True, kill_workers=True)


def _stand_back(server: int) -> None:
    """The server has priority; Ctrl-C is for the server."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with(server)


def _do(payload: bytes) -> Any:
    import pickle

    work, inputs = pickle.loads(payload)
    return work(*inputs)
