"""Where the work is done: this process, processes on this machine, or a Dask cluster. The rows are the same."""

import logging
import os
import platform
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from bounds.reports.version import VERSION
from laboratory.serving.ending import beside
from learners.extras import need

ENGINES = ("loky", "dask", "sequential")
ANY_PORT = "127.0.0.1:0"  # of the scheduler's own page: a second cluster finds the usual one taken
SECONDS = 15  # that a cluster has to answer
Task = Callable[..., Any]


class Unreachable(ValueError):
    """A cluster that does not answer, or cannot do the work."""


@dataclass(frozen=True)
class Engine:
    """`name` is one of ENGINES; `workers` None is as many as there are; `scheduler` is a Dask cluster's address."""

    name: str = "loky"
    workers: int | None = None
    scheduler: str | None = None

    def __post_init__(self) -> None:
        if self.name not in ENGINES:
            raise ValueError(f"backend must be one of {', '.join(ENGINES)}; got {self.name!r}")
        if self.scheduler and self.name != "dask":
            raise ValueError(f"a scheduler goes with the backend dask; got {self.name}")

    @property
    def may_stay(self) -> bool:
        """Nobody said how many processes there are to be."""
        return self.name == "loky" and self.workers is None

    def done(self, task: Task, arguments: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        """The task's result for each, in the order in which they are finished. Raises Unreachable."""
        if self.name == "sequential":
            return (task(*argument) for argument in arguments)
        return self._by_joblib(task, arguments) if self.name == "loky" else self._by_dask(task, arguments)

    def _by_joblib(self, task: Task, arguments: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        from joblib import Parallel, delayed

        calls = (delayed(beside)(os.getpid(), task, *argument) for argument in arguments)
        yield from Parallel(n_jobs=self.workers or -1, return_as="generator_unordered", batch_size=1)(calls)

    def _by_dask(self, task: Task, arguments: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        from joblib import parallel_config

        need("cluster", "the backend dask")
        with _client(self.scheduler, self.workers), parallel_config(backend="dask"), _losses_told(self.scheduler):
            yield from self._by_joblib(task, arguments)


@contextmanager
def _losses_told(scheduler: str | None) -> Iterator[None]:
    """A cluster that goes away while it works is a sentence, too."""
    from asyncio import CancelledError
    from concurrent.futures import CancelledError as Cancelled

    try:
        yield
    except (OSError, CancelledError, Cancelled) as error:
        lost = f"the cluster at {scheduler or 'this machine'} was lost ({type(error).__name__})"
        raise Unreachable(f"{lost}; what is finished is kept, and the same command goes on") from None


@contextmanager
def _client(scheduler: str | None, workers: int | None) -> Iterator[Any]:
    """A cluster that answers and has our version; without an address one of this machine's processes."""
    import distributed

    dask: Any = distributed  # its functions have no types

    if scheduler is None:
        deaf = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"  # Ctrl-C is for this process to answer
        try:
            with _silent("distributed.nanny"):
                here = dask.LocalCluster(
                    n_workers=workers, threads_per_worker=1, dashboard_address=ANY_PORT, preload=deaf
                )
        except (OSError, RuntimeError) as error:  # no shared memory, or too many processes
            raise Unreachable(f"no Dask cluster starts on this machine ({error}): try --backend loky") from None
        with here as cluster, dask.Client(cluster) as client:
            yield client
        return
    try:
        client = dask.Client(scheduler, timeout=SECONDS, set_as_default=True)
    except (OSError, TimeoutError, ValueError) as error:
        silent = f"no Dask scheduler answers at {scheduler} within {SECONDS} s"
        raise Unreachable(f"{silent} ({type(error).__name__})") from None
    with client:
        _check(client, scheduler)
        yield client


@contextmanager
def _silent(name: str) -> Iterator[None]:
    """Nothing is logged under the name: our own sentence says what goes wrong, without a traceback for each process."""
    log = logging.getLogger(name)
    before, log.disabled = log.disabled, True
    try:
        yield
    finally:
        log.disabled = before


def _check(client: Any, scheduler: str) -> None:
    """Check the identity of every worker: without the package joblib would wait forever."""
    import distributed

    dask: Any = distributed
    workers = list(client.nthreads())
    if not workers:
        alone = f"the Dask scheduler at {scheduler} has no workers"
        raise Unreachable(f"{alone}: start some with `dask worker {scheduler}`")
    try:
        queries = [client.submit(identity, workers=[worker], pure=False) for worker in workers]
        dask.wait(queries, timeout=SECONDS)
        entries = {query.result() for query in queries}
    except Exception as error:  # noqa: BLE001 - whatever it is, the cluster cannot do the work
        here = f"the program is installed on the scheduler and on every worker ({type(error).__name__})"
        raise Unreachable(f"the cluster at {scheduler} cannot do the work: check that {here}") from None
    if others := sorted(entries - {identity()}):
        there = f"workers at {scheduler} have {'; '.join(others)}"
        raise Unreachable(f"{there}, here is {identity()}: the tables would differ")


def identity() -> str:
    """What must be the same everywhere."""
    import numpy as np

    return f"Learning Theory Lab {VERSION}, Python {platform.python_version()}, NumPy {np.__version__}"
