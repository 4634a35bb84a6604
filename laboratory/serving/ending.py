"""Workers that end soon after the process that they work for, however that was ended: nobody else would end them."""

import os
import time
from collections.abc import Callable
from functools import cache
from threading import Thread
from typing import TypeVar

ALONE_SECONDS = 0.5  # so often a worker checks whether it is still worked for
Result = TypeVar("Result")


def end_with(process: int) -> None:
    """End this worker soon after the process that began it was killed, in the middle of its work too."""
    Thread(target=_watch, args=(process,), name="end-with-the-first", daemon=True).start()


def beside(process: int, work: Callable[..., Result], *inputs: object) -> Result:
    """What `work` returns; a worker of joblib that does it ends with `process`. All others have their own end."""
    if process != os.getpid():
        _end_with_once(process)
    return work(*inputs)


@cache
def _end_with_once(process: int) -> None:
    from multiprocessing import current_process

    from joblib.externals.loky.backend.process import LokyProcess

    if isinstance(current_process(), LokyProcess):
        end_with(process)


def _watch(process: int) -> None:
    import psutil

    while os.getppid() == process and psutil.pid_exists(process):
        time.sleep(ALONE_SECONDS)
    os._exit(1)
