"""Work on what strangers send, in a worker process with a limit on its memory: what goes wrong there is one sentence.

rows = apart("This file", table_in, content)
"""

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import contextmanager
from typing import Any, TypeVar

from laboratory.serving.workers import workers

Result = TypeVar("Result")
MB = 2**20
MEMORY = 1_500 * MB  # beyond what the process has before
SECONDS = 120.0  # to be let go: what is within the limits takes some seconds


def apart(what: str, work: Callable[..., Result], *inputs: Any, memory: int = MEMORY) -> Result:
    """What `work(*inputs)` returns or raises in a worker process. Raises ValueError about `what` was sent in one
    sentence where that needs more memory or time than there is, or ends the process."""
    line = workers().line()
    try:
        result: Result = line.put(within, memory, work, *inputs).result(SECONDS)
        return result
    except MemoryError:
        raise ValueError(f"{what} needs more than {memory // MB:,} MB to be read") from None
    except TimeoutError:
        raise ValueError(f"{what} takes more than {SECONDS:g} seconds to be read") from None
    except (BrokenExecutor, CancelledError):
        raise ValueError(f"{what} cannot be read: the process that read it ended") from None
    finally:
        line.leave()


def within(memory: int, work: Callable[..., Result], *inputs: Any) -> Result:
    """The same work with so many bytes of memory and no more. Raises MemoryError."""
    with _limited(memory):
        return work(*inputs)


@contextmanager
def _limited(memory: int) -> Iterator[None]:
    """Bytes beyond what this process has now. Windows knows no such limit."""
    try:
        import resource
    except ImportError:
        yield
        return
    import psutil

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = psutil.Process().memory_info().vms + memory
    resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
