"""What a server and its worker processes use of the machine."""

from __future__ import annotations

import time

import psutil

BUSY = 0.2  # of one core; less is what processes use that wait
LONGEST = 40.0  # seconds until something that takes a second or two is given up; what is ENDLESS takes longer
# Learning curves that are measured for minutes.
ENDLESS = {
    "learner": "knn", "world": "real_world", "real_world.name": "digits", "real_world.binarise": "none",
    "real_world.positive": "none", "from": "2000", "to": "2000", "steps": "1", "runs": "1000",
}  # fmt: skip


def cores_used(server: int, seconds: float = 0.2) -> float:
    """How many cores the workers of a server use, over so many seconds."""
    before, began = _spent(server), time.monotonic()
    time.sleep(seconds)
    return max(0.0, _spent(server) - before) / (time.monotonic() - began)


def until_workers(server: int, work: bool) -> float:
    """Seconds until the workers of a server work, or no longer do. Raises TimeoutError after LONGEST."""
    began = time.monotonic()
    while (asked := time.monotonic()) - began < LONGEST:
        if (cores_used(server) > BUSY) == work:
            return asked - began
    raise TimeoutError(f"{LONGEST:g} s later the workers {'do not work' if work else 'work on'}")


def memory(server: int) -> int:
    """Bytes that a server and its workers hold for themselves."""
    process = psutil.Process(server)
    return sum(one.memory_full_info().uss for one in [process, *process.children(recursive=True)])


def _spent(server: int) -> float:
    total = 0.0
    for process in psutil.Process(server).children(recursive=True):
        try:
            total += sum(process.cpu_times()[:2])
        except psutil.NoSuchProcess:  # it ended a moment ago
            continue
    return total
