"""Worker processes for everybody: a bounded number of them; the line with the fewest turns has the next.

line = workers().line()              # one for each long run
answer = line.put(function, *given)  # a Future; `function` and what is given are pickled
line.leave(seconds)                  # what is not begun is dropped; what is takes no longer than so many seconds
workers().warm_up(2, function)       # processes that load what later work needs, before somebody waits for it
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from functools import cache, partial
from itertools import count
from threading import RLock, Timer
from typing import Any

from laboratory.serving._worker import Worker


class Line:
    """The tasks of one long run, one behind the other."""

    def __init__(self, pool: Workers) -> None:
        self.tasks: deque[_Task] = deque()
        self.served = 0  # when it last had a turn
        self.left = False
        self._pool = pool

    def put(self, work: Callable[..., Any], *inputs: Any) -> Future[Any]:
        """What `work(*given)` returns or raises; requested twice at a time, by anyone, it is done once.

        Cancelled when the line is left.
        """
        return self._pool.put(self, _pickled(work, inputs))

    @property
    def waits(self) -> bool:
        """Does it have tasks, and others have all the workers?"""
        return self._pool.waits(self)

    def leave(self, seconds: float = 0.0) -> None:
        """Drop what is not begun at once, and what is after so many seconds, by ending its process."""
        self._pool.drop(self)
        if seconds:
            later = Timer(seconds, self._pool.end, (self,))
            later.daemon = True
            later.start()
        else:
            self._pool.end(self)


class _Task:
    """Work that is pickled, with all who wait for it."""

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self.askers: list[tuple[Line, Future[Any]]] = []
        self.worker: Worker | None = None

    def asked_by(self, line: Line) -> bool:
        return any(asker is line for asker, _ in self.askers)

    def forget(self, line: Line) -> None:
        for asker, future in self.askers:
            if asker is line:
                future.cancel()
        self.askers = [(asker, future) for asker, future in self.askers if asker is not line]

    def tell(self, answer: Future[Any]) -> None:
        """Pass the result to all who wait for it."""
        for _, future in self.askers:
            if not future.set_running_or_notify_cancel():
                continue
            if (error := answer.exception()) is not None:
                future.set_exception(error)
            else:
                future.set_result(answer.result())


class Workers:
    """At most `processes` at a time, of which one line has `each` at most."""

    def __init__(self, processes: int, each: int) -> None:
        self._guard = RLock()
        self._all = [Worker() for _ in range(processes)]
        self._idle = list(self._all)
        self._closed = False
        self._each = each
        self._lines: list[Line] = []  # those with tasks that are not begun
        self._tasks: dict[bytes, _Task] = {}  # begun or not
        self._to_warm: deque[bytes] = deque()  # a process that is still to be started for each
        self._warming = False
        self._turns = count(1)

    def line(self) -> Line:
        """A new, empty line."""
        return Line(self)

    def warm_up(self, processes: int, work: Callable[[], object]) -> None:
        """Start so many processes, one behind the other, each with this work, which loads what later work needs.

        Tasks wait for the one that warms up: a process of their own would load the same beside it, and later.
        """
        with self._guard:
            self._to_warm.extend([_pickled(work, ())] * processes)
            self._go_on()

    def put(self, line: Line, payload: bytes) -> Future[Any]:
        """Add a task to the line."""
        future: Future[Any] = Future()
        with self._guard:
            if line.left or self._closed:
                future.cancel()
                return future
            task = self._tasks.setdefault(payload, _Task(payload))
            task.askers.append((line, future))
            if task.worker is None:
                line.tasks.append(task)
                if line not in self._lines:
                    self._lines.append(line)
            self._go_on()
        return future

    def waits(self, line: Line) -> bool:
        """Does it have tasks, none of them begun, though no process is warming up for them?"""
        with self._guard:
            return bool(line.tasks) and not self._begun(line) and not self._warming

    def drop(self, line: Line) -> None:
        """Nothing more of this line begins."""
        with self._guard:
            line.left = True
            self._forget(line, [task for task in self._tasks.values() if task.worker is None])
            line.tasks.clear()

    def end(self, line: Line) -> None:
        """End what is begun and nobody else waits for."""
        with self._guard:
            begun = [task for task in self._tasks.values() if task.worker is not None and task.asked_by(line)]
            self._forget(line, begun)
            to_kill = [task.worker.forget() for task in begun if task.worker is not None and not task.askers]
        for kill in to_kill:
            kill()

    def close(self) -> None:
        """End everything, for good: for a server that ends."""
        with self._guard:
            self._closed = True
            self._to_warm.clear()
            for line in {line for task in self._tasks.values() for line, _ in task.askers}:
                self._forget(line, list(self._tasks.values()))
            self._lines.clear()
            to_kill = [worker.forget() for worker in self._all]
        for kill in to_kill:
            kill()

    def _forget(self, line: Line, tasks: list[_Task]) -> None:
        for task in tasks:
            task.forget(line)
            if not task.askers:
                del self._tasks[task.payload]

    def _go_on(self) -> None:
        """Begin what can be begun."""
        self._warm_next()
        while (worker := self._able()) is not None and (line := self._next()) is not None:
            line.served = next(self._turns)
            self._begin(line.tasks.popleft(), worker)

    def _warm_next(self) -> None:
        """Start the next process that is to be warm, unless one is warming up, or all are there."""
        cold = [worker for worker in self._idle if not worker.is_started]
        if self._warming or not self._to_warm or not cold:
            return
        self._warming = True
        self._idle.remove(cold[0])
        _begun(cold[0], self._to_warm.popleft()).add_done_callback(partial(self._warmed, cold[0]))

    def _warmed(self, worker: Worker, answer: Future[Any]) -> None:
        with self._guard:
            self._warming = False
            self._is_idle(worker, answer)

    def _able(self) -> Worker | None:
        """The worker for the next task: one that has its libraries loaded, the last of them that worked."""
        started = [worker for worker in self._idle if worker.is_started]
        able = started or ([] if self._warming else self._idle)
        return able[-1] if able else None

    def _next(self) -> Line | None:
        """The line with the fewest workers, and of those the one that has waited longest for a turn."""
        for line in self._lines:
            while line.tasks and (line.tasks[0].worker is not None or not line.tasks[0].askers):
                line.tasks.popleft()  # another line's turn began it, or nobody waits for it any more
        self._lines = [line for line in self._lines if line.tasks]
        able = [line for line in self._lines if self._begun(line) < self._each]
        return min(able, key=lambda line: (self._begun(line), line.served), default=None)

    def _begun(self, line: Line) -> int:
        return sum(task.worker is not None and task.asked_by(line) for task in self._tasks.values())

    def _begin(self, task: _Task, worker: Worker) -> None:
        self._idle.remove(worker)
        task.worker = worker
        _begun(worker, task.payload).add_done_callback(partial(self._ended, task))

    def _ended(self, task: _Task, answer: Future[Any]) -> None:
        worker = task.worker
        assert worker is not None
        with self._guard:
            if self._tasks.get(task.payload) is task:
                del self._tasks[task.payload]
            self._is_idle(worker, answer)
        task.tell(answer)

    def _is_idle(self, worker: Worker, answer: Future[Any]) -> None:
        if isinstance(answer.exception(), BrokenExecutor):
            worker.forget()
        self._idle.append(worker)
        self._go_on()


def _pickled(work: Callable[..., object], inputs: tuple[Any, ...]) -> bytes:
    from joblib.externals.loky.backend.reduction import dumps

    return bytes(dumps((work, inputs)))


def _begun(worker: Worker, payload: bytes) -> Future[Any]:
    """The answer to come: NoProcess where none can be started."""
    try:
        try:
            return worker.begin(payload)
        except BrokenExecutor:  # it died while it had nothing to do
            worker.forget()
            return worker.begin(payload)
    except OSError as trouble:
        needs = "it needs shared memory and a free process"
        return worker.failed(f"no worker process starts on this machine; {needs} ({trouble.strerror})")


@cache
def workers() -> Workers:
    """Those of this program: everybody may have as many as there are cores, and all together twice as many."""
    cores = os.cpu_count() or 1
    return Workers(2 * cores, cores)
