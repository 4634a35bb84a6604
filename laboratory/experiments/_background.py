"""A sweep that runs beside whoever watches it: a few runs at a time, so that many can take turns and any can stop."""

from __future__ import annotations

import os
import time
from importlib import import_module
from itertools import count
from threading import Lock, Thread, Timer

from laboratory.experiments._sweep import Row, sweep
from laboratory.experiments.plan import Plan

# joblib keeps one pool of worker processes for the whole program, and who stops his work ends the pool. So only one
# sweep at a time uses it, for about a second; then the next has its turn.
TURN = Lock()
TURN_SECONDS = 1.0
GRACE_SECONDS = 2.0

Known = dict[int, tuple[Row, ...]]  # the rows of each finished run


class BackgroundSweep:
    """Fills `known` with runs 0, 1, ... of a plan until there are `runs`; runs found there are not done again."""

    def __init__(self, plan: Plan, runs: int, known: Known, workers: int = 2) -> None:
        self.error: Exception | None = None
        self._plan, self._runs, self._known = plan, runs, known
        self._workers = min(workers, os.cpu_count() or 1)
        self._guard, self._stopped, self._has_turn = Lock(), False, False
        self._thread = Thread(target=self._work, name="sweep", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until the sweep has ended; has it?"""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    @property
    def waits(self) -> bool:
        """Is somebody else's sweep having its turn?"""
        return TURN.locked() and not self._has_turn and self._thread.is_alive()

    def stop(self) -> None:
        """End the sweep after the runs in hand; when those take long, by ending the worker processes."""
        with self._guard:
            self._stopped = True
        if self._thread.is_alive():
            killer = Timer(GRACE_SECONDS, self._end_workers)
            killer.daemon = True
            killer.start()

    def _work(self) -> None:
        at_once = self._workers
        while not self._stopped and finished_runs(self._known) < self._runs:
            with TURN:
                began, before = time.monotonic(), finished_runs(self._known)
                count = min(at_once, self._runs - before)
                if not self._take_turn(before, count):
                    return
            seconds = max(time.monotonic() - began, 1e-3)
            at_once = max(self._workers, min(4 * at_once, int(count * TURN_SECONDS / seconds)))
            time.sleep(0.01)  # lets the next one in line take the lock

    def _take_turn(self, first: int, count: int) -> bool:
        """Do `count` runs from run `first` on; False when the sweep is over for good."""
        with self._guard:
            if self._stopped or count < 1:
                return False
            self._has_turn = True
        try:
            self._do(first, count)
        except Exception as error:  # noqa: BLE001 - whatever it is, the one who watches must be told
            self.error = None if self._stopped else error
            return False
        finally:
            with self._guard:
                self._has_turn = False
        return True

    def _do(self, first: int, count: int) -> None:
        plan = self._plan
        held = tuple(plan.promises().values())
        done = sweep(
            plan.estimator(), plan.source(), plan.sizes, count, plan.seed, held, plan.delta, self._workers, first, "row"
        )  # fmt: skip
        for run, rows in enumerate(done, first):
            self._known[run] = tuple(rows)

    def _end_workers(self) -> None:
        from joblib.externals.loky import get_reusable_executor

        with self._guard:
            if self._has_turn:
                get_reusable_executor(reuse=True).shutdown(wait=True, kill_workers=True)


def warm_up(workers: int = 2) -> None:
    """Start the worker processes and let them load their libraries, which takes seconds; returns at once."""
    Thread(target=_warm_up, args=(workers,), name="warm-up", daemon=True).start()


def _warm_up(workers: int) -> None:
    from joblib import Parallel, delayed

    with TURN:
        Parallel(n_jobs=min(workers, os.cpu_count() or 1), batch_size=1)(delayed(_load)() for _ in range(workers))


def _load() -> None:
    for library in ("learners.halfspaces.perceptron", "sklearn.neighbors", "sklearn.tree", "laboratory.experiments"):
        import_module(library)


def finished_runs(known: Known) -> int:
    """How many runs are known without a gap."""
    return next(run for run in count() if run not in known)
