"""What a server and its worker processes use of the machine."""

import time
from collections.abc import Callable

import psutil

LONGEST = 120.0  # seconds until what takes a second or two is given up; what is ENDLESS takes longer on any machine
LOOKS, BETWEEN = 25, 0.02  # so many, with so many seconds between them, show that nobody works
# Learning curves that are measured for minutes.
ENDLESS = {
    "learner": "knn", "world": "real_world", "real_world.name": "digits", "real_world.binarise": "none",
    "real_world.positive": "none", "from": "2000", "to": "2000", "steps": "1", "runs": "1000",
}  # fmt: skip


def at_work(server: int) -> bool:
    """Whether a worker of a server computes, or would if the machine had a core left for it."""
    return any(_is_runnable(process) for process in psutil.Process(server).children(recursive=True))


def until_workers(server: int, work: bool) -> float:
    """Seconds until the workers of a server work, or no longer do. Raises TimeoutError after LONGEST."""
    began = time.monotonic()
    while (query := time.monotonic()) - began < LONGEST:
        if any(_later(at_work, server) for _ in range(LOOKS)) == work:
            return query - began
    raise TimeoutError(f"{LONGEST:g} s later the workers {'do not work' if work else 'work on'}")


def memory(server: int) -> int:
    """Bytes that a server and its workers hold for themselves."""
    process = psutil.Process(server)
    return sum(child.memory_full_info().uss for child in [process, *process.children(recursive=True)])


def _later(look: Callable[[int], bool], server: int) -> bool:
    time.sleep(BETWEEN)
    return look(server)


def _is_runnable(process: psutil.Process) -> bool:
    try:
        return process.status() in {psutil.STATUS_RUNNING, psutil.STATUS_DISK_SLEEP}
    except psutil.NoSuchProcess:  # it ended a moment ago
        return False
