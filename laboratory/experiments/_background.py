"""A sweep that runs in the background: a few runs at a time, so that many can take turns and any can stop."""

import time
from collections import deque
from concurrent.futures import BrokenExecutor, CancelledError, Future
from itertools import count
from threading import Thread

from laboratory.experiments._sweep import Row, lost, sweep
from laboratory.experiments.plan import Plan
from laboratory.serving.workers import workers

TASK_SECONDS = 0.5  # whoever waits for a turn waits no longer, where runs are short
GRACE_SECONDS = 1.0

MOST_DEATHS = 3  # of processes, before the sweep is given up

Known = dict[int, tuple[Row, ...]]  # the rows of each finished run
Done = tuple[list[list[Row]], float]  # the rows of some runs, and the seconds that they took


class BackgroundSweep:
    """Fills `known` with runs 0, 1, ... of a plan until there are `runs`; runs already there are not repeated."""

    def __init__(self, plan: Plan, runs: int, known: Known, processes: int = 2) -> None:
        self.error: Exception | None = None
        self._plan, self._runs, self._known, self._processes = plan, runs, known, processes
        self._line, self._deaths = workers().line(), 0
        self._thread = Thread(target=self._work, name="sweep", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until the sweep has ended; has it?"""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    @property
    def waits(self) -> bool:
        """Are all workers busy with others?"""
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
        at_once, begun = 1, deque[tuple[int, int, Future[Done]]]()
        missing = deque(run for run in range(self._runs) if run not in self._known)
        while missing or begun:
            # One more than can be begun: nobody waits for the slowest.
            while len(begun) <= self._processes and (few := self._next_few(missing, at_once)):
                begun.append((few[0], len(few), self._line.put(_rows_of, self._plan, few[0], len(few))))
            first, runs, answer = begun.popleft()
            rows, seconds = self._rows(first, runs, answer)
            self._known.update((run, tuple(each)) for run, each in enumerate(rows, first))
            fitting = int(TASK_SECONDS * len(rows) / max(seconds, 1e-3))
            most = max(1, min(2 * at_once, fitting, len(missing) // self._processes))
            at_once = 1 << most.bit_length() - 1

    def _rows(self, first: int, runs: int, answer: Future[Done]) -> Done:
        """A worker's result. Where its process died, its runs are done one by one, and a fatal one is lost."""
        try:
            return answer.result()
        except BrokenExecutor as died:
            if runs > 1:
                alone = [
                    self._rows(run, 1, self._line.put(_rows_of, self._plan, run, 1))
                    for run in range(first, first + runs)
                ]
                return [rows for done, _ in alone for rows in done], sum(seconds for _, seconds in alone)
            self._deaths += 1
            if self._deaths > MOST_DEATHS:
                raise
            plan = self._plan
            return [lost(plan.sizes, first, plan.seed, tuple(plan.adapters().values()), died)], 0.0

    def _next_few(self, missing: deque[int], at_once: int) -> list[int]:
        """Take runs without a gap up to the next multiple of `at_once`: equal requests get equal batches."""
        taken: list[int] = []
        while missing and (not taken or (missing[0] == taken[-1] + 1 and missing[0] % at_once)):
            run = missing.popleft()
            if run not in self._known:  # another window requested it, too
                taken.append(run)
            elif taken:
                break
        return taken


def _rows_of(plan: Plan, first: int, runs: int) -> Done:
    """The rows of so many runs, and the seconds that they took; done in a worker."""
    began, held = time.perf_counter(), tuple(plan.adapters().values())
    done = sweep(plan.estimator(), plan.source(), plan.sizes, runs, plan.seed, held, plan.delta, 1, first, "row")
    return list(done), time.perf_counter() - began


def finished_runs(known: Known) -> int:
    """How many runs are known without a gap."""
    return next(run for run in count() if run not in known)
