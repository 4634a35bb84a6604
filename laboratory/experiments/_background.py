"""A sweep that runs beside whoever watches it: a few runs at a time, so that many can take turns and any can stop."""

from __future__ import annotations

import time
from collections import deque
from concurrent.futures import CancelledError, Future
from importlib import import_module
from itertools import count
from threading import Thread

from laboratory.experiments._sweep import Row, sweep
from laboratory.experiments.plan import Plan
from laboratory.workers import workers

TASK_SECONDS = 0.5  # whoever waits for a turn waits no longer, where runs are short
GRACE_SECONDS = 1.0

Known = dict[int, tuple[Row, ...]]  # the rows of each finished run


class BackgroundSweep:
    """Fills `known` with runs 0, 1, ... of a plan until there are `runs`; runs found there are not done again."""

    def __init__(self, plan: Plan, runs: int, known: Known, processes: int = 2) -> None:
        self.error: Exception | None = None
        self._plan, self._runs, self._known, self._processes = plan, runs, known, processes
        self._line = workers().line()
        self._thread = Thread(target=self._work, name="sweep", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until the sweep has ended; has it?"""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    @property
    def waits(self) -> bool:
        """Do others have all the workers?"""
        return self._line.waits

    def stop(self) -> None:
        """End the sweep after the runs in hand; when those take long, by ending their processes."""
        self._line.leave(GRACE_SECONDS)

    def _work(self) -> None:
        try:
            self._fill()
        except CancelledError:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it is, the one who watches must be told
            self.error = None if self._line.left else error
        self._line.leave()

    def _fill(self) -> None:
        at_once, begun = 1, deque[tuple[int, Future[tuple[list[list[Row]], float]]]]()
        missing = deque(run for run in range(self._runs) if run not in self._known)
        while missing or begun:
            while len(begun) < self._processes and (runs := self._next_few(missing, at_once)):
                begun.append((runs[0], self._line.put(_rows_of, self._plan, runs[0], len(runs))))
            first, answer = begun.popleft()
            rows, seconds = answer.result()
            self._known.update((run, tuple(one)) for run, one in enumerate(rows, first))
            fitting = int(TASK_SECONDS * len(rows) / max(seconds, 1e-3))
            most = max(1, min(2 * at_once, fitting, len(missing) // self._processes))
            at_once = 1 << most.bit_length() - 1

    def _next_few(self, missing: deque[int], at_once: int) -> list[int]:
        """Take runs without a gap up to the next multiple of `at_once`: who asks for the same asks for the same few."""
        taken: list[int] = []
        while missing and (not taken or (missing[0] == taken[-1] + 1 and missing[0] % at_once)):
            run = missing.popleft()
            if run not in self._known:  # another window asked for it, too
                taken.append(run)
            elif taken:
                break
        return taken


def _rows_of(plan: Plan, first: int, runs: int) -> tuple[list[list[Row]], float]:
    """The rows of so many runs, and the seconds that they took; done in a worker."""
    began, held = time.perf_counter(), tuple(plan.promises().values())
    done = sweep(plan.estimator(), plan.source(), plan.sizes, runs, plan.seed, held, plan.delta, 1, first, "row")
    return list(done), time.perf_counter() - began


def warm_up(processes: int = 2) -> None:
    """Start the worker processes and let them load their libraries, which takes seconds; returns at once."""
    line = workers().line()
    for number in range(processes):
        line.put(_load, number)


def _load(number: int = 0) -> None:
    for library in ("learners.halfspaces.perceptron", "sklearn.neighbors", "sklearn.tree", "laboratory.experiments"):
        import_module(library)


def finished_runs(known: Known) -> int:
    """How many runs are known without a gap."""
    return next(run for run in count() if run not in known)
