"""Work on what strangers send, in a worker process with a limit on its memory: what goes wrong there is one sentence.

rows = apart("This file", table_in, content)
"""

import math
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import contextmanager
from typing import Any, TypeVar

from bounds.numbers import pluralize
from laboratory.serving._worker import NoProcess
from laboratory.serving.workers import workers

Result = TypeVar("Result")
MB = 2**20
MEMORY = 1_500 * MB  # beyond what the process has before
# The last of the limits: bytes, rows and cells are counted as they are read, and what is within them takes some
# seconds. Only the processor's own work counts, so that a busy machine refuses nothing that a quiet one reads.
SECONDS = 120
SPENT = "SIGXCPU"  # by what the system ends a process beyond that


def apart(what: str, work: Callable[..., Result], *inputs: Any, memory: int = MEMORY, seconds: int = SECONDS) -> Result:
    """What `work(*inputs)` returns or raises in a worker process. Raises ValueError about `what` was sent in one
    sentence where that needs more memory or work than is allowed, ends the process, or none can be started."""
    line = workers().line()
    try:
        result: Result = line.put(within, memory, seconds, work, *inputs).result()
        return result
    except MemoryError:
        raise ValueError(f"{what} needs more than {memory // MB:,} MB to be read") from None
    except NoProcess as trouble:
        raise ValueError(f"{what} cannot be read: {trouble}") from None
    except (BrokenExecutor, CancelledError) as end:
        if SPENT in str(end):
            raise ValueError(
                f"{what} takes more than {pluralize(seconds, 'second')} of a processor to be read"
            ) from None
        raise ValueError(f"{what} cannot be read: the process that read it ended") from None
    finally:
        line.leave()


def within(memory: int, seconds: int, work: Callable[..., Result], *inputs: Any) -> Result:
    """The same work with so many bytes of memory and seconds of work. Raises MemoryError, or ends the process."""
    with _limited(memory, seconds):
        return work(*inputs)


@contextmanager
def _limited(memory: int, seconds: int) -> Iterator[None]:
    """Beyond what this process has and has used now. Windows knows no such limits."""
    try:
        import resource
    except ImportError:
        yield
        return
    import psutil

    own = psutil.Process()
    used = math.ceil(sum(own.cpu_times()[:2]))
    most = {resource.RLIMIT_AS: own.memory_info().vms + memory, resource.RLIMIT_CPU: used + seconds}
    before = {kind: resource.getrlimit(kind) for kind in most}
    for kind, (_, hard) in before.items():
        resource.setrlimit(kind, (most[kind] if hard == resource.RLIM_INFINITY else min(most[kind], hard), hard))
    try:
        yield
    finally:
        for kind, ends in before.items():
            resource.setrlimit(kind, ends)
